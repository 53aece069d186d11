import { Badge, Flex, Grid, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { HelpLink } from '../HelpLink.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { useShortcut } from '../useShortcut.ts';
import { type Act, canAct } from './act.ts';

const MoreActs = lazy(async () => ({ default: (await import('./MoreActs.tsx')).MoreActs }));

interface Props {
  /** How a screen reader calls it. */
  readonly label: string;
  /** The acts in the order in which people want them. */
  readonly acts: readonly Act[];
  /** The name of the act that most do next here. */
  readonly likely: string | undefined;
}

/** So many acts stand beside the likely one. */
const PLAIN = 2;

/**
 * The acts on a record, at the right of its heading: the likely one last, where its place never changes, two plain ones
 * before it, and the others under 'Más'. A reason of a button stands below them, one of an entry in the entry.
 */
export function ActionBar({ label, acts, likely }: Props) {
  const id = useId();
  const solid = acts.find(({ name }) => name === likely);
  const others = acts.filter((act) => act !== solid);
  // A list of one entry would hide it for nothing.
  const shown = others.length === PLAIN + 1 ? PLAIN + 1 : PLAIN;
  const plain = others.slice(0, shown);
  const more = others.slice(shown);
  const reasons = [...new Set([...plain, ...(solid ? [solid] : [])].flatMap(({ reason }) => reason ?? []))];
  const idOf = (reason: string | undefined) => (reason === undefined ? undefined : `${id}-${reasons.indexOf(reason)}`);
  if (acts.length === 0) return null;
  return (
    <Grid alignSelf="start" justifyItems={{ base: 'start', md: 'end' }} gap={1} ms={{ md: 'auto' }}>
      <Flex as="section" wrap="wrap" justify={{ base: 'flex-start', md: 'flex-end' }} gap={2} aria-label={label}>
        {acts.map((act) => (
          <ActKey key={act.name} {...act} />
        ))}
        {plain.map((act) => (
          <ActButton key={act.name} act={act} variant="outline" describedBy={idOf(act.reason)} />
        ))}
        {more.length > 0 && <More acts={more} />}
        {solid && <ActButton key={solid.name} act={solid} variant="solid" describedBy={idOf(solid.reason)} />}
      </Flex>
      {reasons.map((text) => (
        // Narrower than a page, so that the bar keeps its place beside the title.
        <Flex key={text} wrap="wrap" align="center" justify={{ md: 'flex-end' }} columnGap={1} maxW="42rem">
          <Text id={idOf(text)} color="fg.muted" fontSize="sm" textAlign={{ md: 'end' }}>
            {text}
          </Text>
          <HelpLink of={text} />
        </Flex>
      ))}
    </Grid>
  );
}

function ActKey(act: Act): ReactNode {
  useShortcut(act.shortcut ?? '', act.act, { description: act.label, enabled: canAct(act) });
  return null;
}

/** The acts that are not of every day, in a list that comes after the page: a press that is faster opens it when it is here. */
function More({ acts }: { readonly acts: readonly Act[] }) {
  const [isOpen, setOpen] = useState(false);
  useShortcut('m', () => setOpen(true), { description: 'Más acciones' });
  return (
    <Suspense fallback={<Button onClick={() => setOpen(true)}>Más</Button>}>
      <MoreActs acts={acts} isOpen={isOpen} onToggle={setOpen} />
    </Suspense>
  );
}

interface ActButtonProps {
  readonly act: Act;
  readonly variant: 'solid' | 'outline';
  /** The id of the text that says why it cannot be done. */
  readonly describedBy: string | undefined;
}

function ActButton({ act, variant, describedBy }: ActButtonProps) {
  const { label, shortcut, hasDraft = false, busy = false } = act;
  return (
    // Only marked, not disabled: a disabled button loses the focus, and no one hears why.
    <Button
      variant={variant}
      busy={busy}
      aria-disabled={!canAct(act) || undefined}
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      onClick={() => canAct(act) && act.act()}
    >
      {label}
      {hasDraft && <Badge>Borrador</Badge>}
      {shortcut !== undefined && <KeyHint>{shortcut}</KeyHint>}
    </Button>
  );
}
