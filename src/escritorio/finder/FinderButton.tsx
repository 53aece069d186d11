import { chakra, Span } from '@chakra-ui/react';
import {
  type ComponentProps,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHotkeys } from 'react-hotkeys-hook';
import { esFolioDeVale, normalizarFolio } from '#domain/common/folios';
import { esFolioCertificado } from '#domain/vales/certificados';
import { onScan, watchScans } from '../../system/scanner.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { isFree } from '../../ui/useShortcut.ts';
import type { Opening } from './entries.ts';

const loadFinder = () => import('./Finder.tsx');
const Finder = lazy(async () => ({ default: (await loadFinder()).Finder }));

/** After so long the page has its code, in milliseconds, and that of the search is fetched: its first key must not wait. */
const QUIET_MS = 1_500;

const SAID = { description: 'Encontrar', metadata: { everywhere: true } };

/** The search of everything in the middle of the bar: by a click, Ctrl+K, '/', or a scanned code that no page knows. */
export function FinderButton({ invoice }: Pick<ComponentProps<typeof Finder>, 'invoice'>) {
  const [wanted, setWanted] = useState(false);
  const [opening, setOpening] = useState<Opening | null>(null);
  // At once: the next key belongs into the field already.
  const open = (first: Opening = { text: '', now: false }) =>
    flushSync(() => {
      setWanted(true);
      setOpening(first);
    });
  // By the letter, with or without Shift: where the stroke is on the keyboard hangs on its language.
  useHotkeys('/', ({ ctrlKey, altKey, metaKey }) => !(ctrlKey || altKey || metaKey) && isFree() && open(), {
    ...{ ...SAID, useKey: true, ignoreModifiers: true, preventDefault: true },
  });
  useHotkeys('mod+k', () => isFree() && open(), {
    ...{ ...SAID, preventDefault: true, enableOnFormTags: true },
  });
  useEffect(() => watchScans(), []);
  const openScanned = useEffectEvent((code: string) => open({ text: code, now: true }));
  useEffect(() => onScan((code, focused) => (isLookedUp(code, focused) ? () => openScanned(code) : null), 'last'), []);
  useEffect(() => {
    const timer = setTimeout(() => void loadFinder(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Box type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K /" onClick={() => open()}>
        <SearchIcon />
        <Span flex={1} truncate>
          Encontrar…
        </Span>
        <Span hideBelow="lg" fontSize="xs">
          Ctrl K
        </Span>
      </Box>
      {wanted && (
        <Suspense fallback={opening !== null && <EarlyKeys onKeys={setOpening} />}>
          <Finder opening={opening} onClose={() => setOpening(null)} invoice={invoice} />
        </Suspense>
      )}
    </>
  );
}

/** Takes what is typed while the window is on its way: its first keys belong to it. */
function EarlyKeys({ onKeys }: { readonly onKeys: (opening: Opening) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      className="sr-only"
      aria-label="Qué busca"
      onChange={({ target }) => onKeys({ text: target.value, now: false })}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') onKeys({ text: currentTarget.value, now: true });
      }}
    />
  );
}

/** A code in a field may be meant for that field, but for those that only papers of the house carry. */
function isLookedUp(code: string, focused: Element | null): boolean {
  const folio = normalizarFolio(code);
  const isInField = focused?.matches('input, textarea, select') === true;
  return !isInField || esFolioDeVale(folio) || esFolioCertificado(folio);
}

const Box = chakra('button', {
  base: {
    display: 'flex',
    flex: '0 1 24rem',
    alignItems: 'center',
    gap: 2,
    minW: 'control',
    h: 'control',
    px: 2.5,
    border: '1px solid',
    borderColor: 'bar.subtle',
    borderRadius: 'md',
    bg: 'bar.subtle',
    color: 'bar.muted',
    cursor: 'pointer',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _hover: { color: 'bar.fg' },
    _focusVisible: { outlineColor: 'bar.fg' },
  },
});
