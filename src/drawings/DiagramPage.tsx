import { Box, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Diagram } from '#diagrams/diagram';
import { LEGEND } from '#diagrams/legend';
import type { PlayedLife } from '#diagrams/lives/lives';
import type { Notify } from '../system/notices.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ComparePanel } from './compare/ComparePanel.tsx';
import { useComparison } from './compare/useComparison.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { drawnAt, found } from './found.ts';
import { LifePlayPanel } from './life/LifePlayPanel.tsx';
import type { OnPath } from './onPath.ts';
import { Picture } from './Picture.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { SeenPanel } from './SeenPanel.tsx';
import { StateList } from './StateList.tsx';
import { usePlayed } from './usePlayed.ts';
import { usePrintInLight } from './usePrintInLight.ts';
import { useView } from './useView.ts';
import { SizeButtons, Viewer } from './Viewer.tsx';

interface Props {
  readonly diagram: Diagram;
  readonly tell: Notify;
  /** It is the life of records whose passages are counted. */
  readonly hasUsage: boolean;
  /** The life that is played by its own machine; null for a chart of a page. */
  readonly life: PlayedLife | null;
  /** The arrows that the player took so far, and the facts answered anew; null while it is not played. */
  readonly path: readonly string[] | null;
  /** The number of the state in which the play of a life begins; null for its beginning. */
  readonly from: number | null;
  readonly onPath: OnPath;
  /** Id of the state or arrow that the address names; null for none. */
  readonly part: string | null;
  readonly onPart: (part: string | null) => void;
  /** Stands below the drawing; notes are another capability's. */
  readonly notes: ReactNode;
}

/** The height above the drawing, which has the rest of the window. */
const ABOVE = '11.75rem';

/** One chart: its drawing, and below it the same in words. */
export function DiagramPage({ diagram, tell, hasUsage, life, path, from, onPath, part, onPart, notes }: Props) {
  const { chart, drawing } = diagram;
  const view = useView(drawing);
  usePrintInLight();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const [isComparing, setIsComparing] = useState(false);
  const comparison = useComparison(diagram);
  const hits = useMemo(() => found(chart, sought), [chart, sought]);
  const { lived, walked, alive, newest } = usePlayed(chart, { life, path, from });
  const lit = useMemo(() => {
    const marked = part === null ? hits : [part, ...hits];
    return new Set([...alive, ...marked.flatMap((id) => [id, drawnAt(diagram, id)?.id ?? id])]);
  }, [alive, diagram, hits, part]);
  const { show } = view;
  useEffect(() => {
    const place = newest === null ? null : drawnAt(diagram, newest);
    if (place !== null) show(place);
  }, [diagram, newest, show]);

  useEffect(() => {
    const place = part === null ? null : drawnAt(diagram, part);
    if (place !== null) show(place);
  }, [diagram, part, show]);

  const go = (index: number, ids: readonly string[]) => {
    const id = ids[index];
    setAt(index);
    const place = id === undefined ? null : drawnAt(diagram, id);
    if (place !== null) view.show(place);
  };
  return (
    <>
      <PageHeading title={chart.title} below={chart.description}>
        <Flex gap={2} _print={{ display: 'none' }}>
          {hasUsage && (
            <LinkButton to="/diagramas/$maquina/uso" params={{ maquina: chart.id }}>
              Uso
            </LinkButton>
          )}
          <LinkButton to="/diagramas">Todos los diagramas</LinkButton>
        </Flex>
      </PageHeading>
      <Flex wrap="wrap" align="center" gap={2} mb={2} _print={{ display: 'none' }}>
        <InputGroup
          flex="1 1 12rem"
          maxW="22rem"
          endElement={
            <Text as="output" fontSize="sm">
              {sought.trim() !== '' && (hits.length === 0 ? 'No hay nada' : `${at + 1} de ${hits.length}`)}
            </Text>
          }
        >
          <Input
            type="search"
            aria-label="Buscar un estado o una flecha"
            placeholder="Buscar un estado o una flecha"
            value={sought}
            onChange={({ target }) => {
              setSought(target.value);
              go(0, found(chart, target.value));
            }}
            onKeyDown={({ key, shiftKey }) => {
              if (key === 'Enter' && hits.length > 0) go((at + (shiftKey ? hits.length - 1 : 1)) % hits.length, hits);
            }}
          />
        </InputGroup>
        <Box me="auto">
          <SizeButtons view={view} />
        </Box>
        <Button
          aria-pressed={path !== null}
          variant={path === null ? 'outline' : 'solid'}
          onClick={() => onPath(path === null ? [] : null)}
        >
          Probar
        </Button>
        <Button
          aria-pressed={isComparing}
          variant={isComparing ? 'solid' : 'outline'}
          onClick={() => setIsComparing(!isComparing)}
        >
          Comparar
        </Button>
        <ExportMenu {...{ diagram, tell }} />
      </Flex>
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={3}
        h={view.heightWithin(ABOVE)}
        minH={path === null ? '18rem' : { base: `min(100dvh - ${ABOVE}, 60rem)`, lg: `min(100dvh - ${ABOVE}, 34rem)` }}
        mb={2}
        _print={{ display: 'block', h: 'auto' }}
      >
        <Viewer view={view} onPick={onPart} flex="1 1 0" minW={0} minH={0}>
          <Picture
            title={chart.title}
            drawing={drawing}
            scale={view.scale}
            lit={lit}
            changes={isComparing ? comparison.compared?.markOf : undefined}
          />
        </Viewer>
        {walked !== null && <PlayPanel {...{ chart, tell, onPath }} played={walked} />}
        {lived !== null && life !== null && <LifePlayPanel {...{ chart, life, from, tell, onPath }} played={lived} />}
      </Flex>
      {isComparing && <ComparePanel {...{ chart, comparison, tell }} />}
      {part !== null && <SeenPanel {...{ chart, part, tell }} onClose={() => onPart(null)} />}
      <Text mb={5} color="fg.muted" fontSize="sm">
        {LEGEND}
      </Text>
      {notes}
      <StateList chart={chart} />
    </>
  );
}
