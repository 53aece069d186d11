import { chapters } from 'virtual:manual';
import { Box, Heading, Input, List, Text } from '@chakra-ui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Dialog.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { KeyList } from './KeyList.tsx';
import { findAnchor, searchManual } from './manual.ts';
import { Prose } from './Prose.tsx';
import { manualPageOf } from './places.ts';

interface Props {
  /** Where in the manual it opens; null for the present page. */
  readonly anchor: string | null;
  readonly onClose: () => void;
}

/** The help over the page: its keys, what the manual says of it, and a search through the whole manual, whose links stay inside. */
export function HelpDrawer({ anchor, onClose }: Props) {
  const [typed, setTyped] = useState('');
  /** The anchors that were followed, the last one being read. */
  const [trail, setTrail] = useState<readonly string[]>(anchor === null ? [] : [anchor]);
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  const follow = (to: string) => setTrail([...trail, to]);
  const field = useRef<HTMLInputElement>(null);
  const goBack = () => {
    setTrail(trail.slice(0, -1));
    if (trail.length === 1) field.current?.focus();
  };
  const reading = trail.at(-1);
  return (
    <Drawer title="Ayuda" placement="end" onClose={onClose}>
      <Input
        ref={field}
        aria-label="Buscar en el manual"
        placeholder="Buscar en el manual"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setTrail([]);
        }}
      />
      <Box mt={4}>
        {reading !== undefined && (
          <>
            <Button size="sm" variant="ghost" onClick={goBack}>
              <BackIcon />
              Volver
            </Button>
            <Reading key={trail.length} anchor={reading} hasFocus onFollow={follow} />
          </>
        )}
        {reading === undefined && typed.trim() !== '' && <Results typed={typed} onFollow={follow} />}
        {reading === undefined && typed.trim() === '' && (
          <>
            <KeyList />
            <Reading anchor={manualPageOf(route) ?? COVER} onFollow={follow} />
            {manualPageOf(route) !== null && (
              <Button mt={5} size="sm" onClick={() => follow(COVER)}>
                Todo el manual
              </Button>
            )}
          </>
        )}
      </Box>
    </Drawer>
  );
}

/** The cover of the manual, with its chapters. */
const COVER = 'manual';

interface ReadingProps {
  readonly anchor: string;
  /** It came in the place of what had the focus. */
  readonly hasFocus?: boolean;
  readonly onFollow: (anchor: string) => void;
}

/** A chapter, or one section of it with the way to the others. */
function Reading({ anchor, hasFocus = false, onFollow }: ReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const found = findAnchor(chapters, anchor);
  if (found === null) return null;
  const { chapter, section } = found;
  const isWhole = section.id === chapter.id;
  const shown = isWhole ? chapter.sections : [section];
  return (
    <Box as="article" mt={3}>
      {shown.map(({ id, title, body }, place) => (
        <Box key={id} mt={place === 0 ? 0 : 5}>
          <Heading
            as={place === 0 ? 'h3' : 'h4'}
            size={place === 0 ? 'lg' : 'md'}
            {...(place === 0 ? { ref: heading, tabIndex: -1 } : {})}
          >
            {title}
          </Heading>
          <Prose nodes={body} onFollow={onFollow} />
        </Box>
      ))}
      {!isWhole && (
        <Box mt={3} color="fg.muted" fontSize="sm">
          <Prose nodes={[['p', 'Del capítulo ', [{ to: chapter.id }, chapter.title], '.']]} onFollow={onFollow} />
        </Box>
      )}
    </Box>
  );
}

function Results({ typed, onFollow }: { readonly typed: string; readonly onFollow: (anchor: string) => void }) {
  const found = searchManual(chapters, typed);
  return (
    <>
      <Text role="status" color="fg.muted" fontSize="sm">
        {found.length === 0 ? `El manual no dice nada de «${typed.trim()}».` : counted(found.length)}
      </Text>
      <List.Root variant="plain" mt={3} gap={2} display="grid">
        {found.map(({ chapter, section }) => (
          <List.Item key={section.id}>
            <Prose nodes={[[{ to: section.id }, section.title]]} onFollow={onFollow} />
            {section.id !== chapter.id && (
              <Text color="fg.muted" fontSize="sm">
                {chapter.title}
              </Text>
            )}
          </List.Item>
        ))}
      </List.Root>
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 resultado' : `${count} resultados`;
}
