import { Box, DataList, Heading, HStack, Kbd } from '@chakra-ui/react';
import { Fragment, useId } from 'react';
import { useHotkeysContext } from 'react-hotkeys-hook';
import { agrupar } from '#domain/common/agrupar';

/** The keys that work now: those of the page, then those of every page. Each is here that says of itself what it does. */
export function KeyList() {
  const { hotkeys } = useHotkeysContext();
  const said = hotkeys.filter(({ description }) => description !== undefined);
  const [onAll, here] = [true, false].map((everywhere) =>
    said.filter(({ metadata }) => (metadata?.everywhere === true) === everywhere),
  );
  return (
    <>
      <Keys title="Teclas de esta pantalla" keys={here ?? []} />
      <Keys title="Teclas de todas las pantallas" keys={onAll ?? []} />
    </>
  );
}

interface KeysProps {
  readonly title: string;
  readonly keys: ReturnType<typeof useHotkeysContext>['hotkeys'];
}

function Keys({ title, keys }: KeysProps) {
  const id = useId();
  if (keys.length === 0) return null;
  return (
    <Box as="section" mb={4} aria-labelledby={id}>
      <Heading as="h3" id={id} size="md" mb={2}>
        {title}
      </Heading>
      <DataList.Root gridTemplateColumns="repeat(auto-fill, minmax(15rem, 1fr))" css={{ '--label-width': '5.75rem' }}>
        {agrupar(keys, ({ description }) => description).map(([description, , same]) => (
          <DataList.Item key={description}>
            <DataList.ItemLabel>
              <HStack gap={1}>
                {/* One that works on the page and in a window is one key. */}
                {[...new Set(same.map(({ hotkey }) => hotkey))].map((hotkey, place) => (
                  <Fragment key={hotkey}>
                    {place > 0 && 'o'}
                    {strokesOf(hotkey).map((stroke) => (
                      <Kbd key={stroke}>{stroke}</Kbd>
                    ))}
                  </Fragment>
                ))}
              </HStack>
            </DataList.ItemLabel>
            <DataList.ItemValue>{description}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  );
}

/** The strokes of a key, as keyboards in Spanish are labelled. */
function strokesOf(hotkey: string): readonly string[] {
  return hotkey.split(/[+>]/).map((stroke) => NAMES[stroke] ?? stroke.toUpperCase());
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ mod: 'Ctrl', ctrl: 'Ctrl', shift: 'Mayús', enter: 'Entrar', escape: 'Esc', esc: 'Esc', space: 'Espacio' },
  ...{ arrowup: '↑', up: '↑', arrowdown: '↓', down: '↓', left: '←', arrowleft: '←', right: '→', arrowright: '→' },
};
