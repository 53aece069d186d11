import { Flex, Input, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { Diagram } from '#machines/diagram/diagram';
import type { Notify } from '../system/notices.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { copyText } from './copyText.ts';
import { loadSource } from './diagrams.ts';
import { found, placeOf } from './found.ts';
import { Frame, Picture } from './Picture.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { play } from './play.ts';
import { printInLight } from './printInLight.ts';
import { StateList } from './StateList.tsx';
import { useView } from './useView.ts';

interface Props {
  readonly diagram: Diagram;
  readonly tell: Notify;
  /** The arrows taken so far by who plays it; null while nobody does. */
  readonly path: readonly string[] | null;
  readonly onPath: (path: readonly string[] | null) => void;
}

/** One chart: its drawing, and below it the same in words. */
export function DiagramPage({ diagram, tell, path, onPath }: Props) {
  const { chart, drawing } = diagram;
  const view = useView(drawing);
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(() => found(chart, sought), [chart, sought]);
  const played = useMemo(() => (path === null ? null : play(chart, path)), [chart, path]);
  const lit = useMemo(() => {
    const alive = played === null ? [] : [...innermost(played.states), ...played.taken.slice(-1).map(({ id }) => id)];
    return new Set([...alive, ...hits.flatMap((id) => [id, placeOf(diagram, id)?.id ?? id])]);
  }, [diagram, hits, played]);
  const { show } = view;
  useEffect(() => {
    const [state] = played === null ? [] : innermost(played.states);
    const place = state === undefined ? null : placeOf(diagram, state);
    if (place !== null) show(place);
  }, [diagram, played, show]);

  const go = (index: number, ids: readonly string[]) => {
    const id = ids[index];
    setAt(index);
    const place = id === undefined ? null : placeOf(diagram, id);
    if (place !== null) view.show(place);
  };
  const copy = async () => {
    if (copyText(await loadSource(chart.id))) tell('success', 'Copiado: péguelo entero en Stately Sketch.');
    else tell('error', 'El navegador no dejó copiar. Inténtelo de nuevo o copie el archivo de la máquina.');
  };

  return (
    <>
      <PageHeading title={chart.title} below={chart.description}>
        <LinkButton to="/diagramas" _print={{ display: 'none' }}>
          Todos los diagramas
        </LinkButton>
      </PageHeading>
      <Flex wrap="wrap" align="center" gap={2} mb={3} _print={{ display: 'none' }}>
        <Input
          flex="1 1 12rem"
          maxW="20rem"
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
        <Text as="output" minW="5.5rem" color="fg.muted">
          {sought.trim() !== '' && (hits.length === 0 ? 'No hay nada' : `${at + 1} de ${hits.length}`)}
        </Text>
        <Flex gap={1} flex="1 1 auto">
          <Button aria-label="Más pequeño" onClick={view.smaller}>
            −
          </Button>
          <Button aria-label="Más grande" onClick={view.larger}>
            +
          </Button>
          <Button onClick={view.whole}>Ver todo</Button>
        </Flex>
        <Button aria-pressed={path !== null} onClick={() => onPath(path === null ? [] : null)}>
          Recorrer
        </Button>
        <Button onClick={printInLight}>Imprimir</Button>
        <Button onClick={() => void copy()}>Copiar para Stately</Button>
      </Flex>
      <Frame
        ref={view.frame}
        h={`min(100dvh - 13.5rem, ${drawing.height + 4}px)`}
        minH="18rem"
        mb={2}
        role="region"
        aria-label="Dibujo: las flechas lo mueven; + y − cambian su tamaño, y 0 lo muestra entero"
        tabIndex={0}
        {...view.handlers}
      >
        <Picture title={chart.title} drawing={drawing} scale={view.scale} lit={lit} />
      </Frame>
      <Legend />
      {played !== null && path !== null && <PlayPanel {...{ chart, played, tell, onPath }} />}
      <StateList chart={chart} />
    </>
  );
}

/** Of the states in which a chart is, those that hold none of the others. */
function innermost(states: ReadonlySet<string>): readonly string[] {
  return [...states].filter((id) => ![...states].some((other) => other.startsWith(`${id}.`)));
}

function Legend() {
  return (
    <Text mb={5} color="fg.muted" fontSize="sm">
      El punto señala dónde se empieza; el marco doble, donde se termina; el marco de rayas, lo que pasa a la vez. Azul:
      lo que se hace o llega. Verde: contesta lo que se pidió. Rojo: falla. Naranja: pasa solo o con el tiempo. «Entre
      comillas», el botón de la pantalla. «No:» dice por qué no se puede.
    </Text>
  );
}
