import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { avanceEnPalabras, desenlaceEnPalabras } from '#domain/common/varios';
import { Button } from '../Button.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { PageFoot } from '../PageFoot.tsx';
import { useShortcut } from '../useShortcut.ts';
import type { AnyWork } from '../works/work.ts';
import { SeveralWindow } from './SeveralWindow.tsx';
import { type ActAtOnce, inWords, type Several, useMarks } from './several.ts';
import { countsOf } from './useSeveral.ts';

/** The works for all that is marked, always in view while anything is; then it says how that went. */
export function SeveralBar() {
  const several = useMarks();
  const { actor, list, seen } = several;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { marcadas, enviadas, trabajo, filas } = state.context;
  const rows = marcadas.flatMap(({ fila }) => seen(fila) ?? []);
  const { acts, note } = list.offered(rows);
  const isMarking = state.hasTag('editable');
  const keys = acts.map((act) => (
    <ActKey key={act.trabajo} act={act} several={several} enabled={isMarking && rows.length > 0} />
  ));
  if (marcadas.length + enviadas.length === 0) return keys;

  const kind = (enviadas[0] ?? marcadas[0])?.clase ?? 'caso';
  const words = list.works[kind]?.[trabajo]?.several;
  const inOneSentence = () => {
    if (state.hasTag('busy')) return avanceEnPalabras(countsOf(enviadas));
    if (state.hasTag('failed') && words !== undefined) return desenlaceEnPalabras(words, countsOf(enviadas));
    return inWords(several, marcadas);
  };
  const act = acts.find((one) => one.trabajo === trabajo);
  return (
    <>
      {keys}
      <PageFoot gap={2} py={2} role="group" aria-label={list.label}>
        <Text role="status" me="auto" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {inOneSentence()}
        </Text>
        {isMarking && note && <Text color="fg.muted">{note}</Text>}
        {state.hasTag('failed') && (
          <>
            <Button onClick={() => actor.send({ type: 'listo' })}>Listo</Button>
            {state.can({ type: 'reintentar' }) && (
              <Button variant="solid" onClick={() => actor.send({ type: 'reintentar' })}>
                Reintentar los que faltan
              </Button>
            )}
          </>
        )}
        {isMarking && (
          <>
            <Button
              variant="ghost"
              onClick={() => actor.send({ type: 'desmarcar', filas: marcadas.map(({ fila }) => fila) })}
            >
              Quitar marcas
            </Button>
            {acts.map((one) => (
              <ActButton key={one.trabajo} act={one} several={several} rows={rows} />
            ))}
          </>
        )}
      </PageFoot>
      {state.hasTag('asked') && act !== undefined && (
        <SeveralWindow act={act} marcadas={marcadas.filter(({ fila }) => filas.includes(fila))} all={rows} />
      )}
    </>
  );
}

/** The work of an act on some rows. */
function workOf({ list }: Several, { trabajo }: ActAtOnce<object>, rows: readonly object[]): AnyWork | undefined {
  const [first] = rows.flatMap((row) => list.mark(row) ?? []);
  return first && list.works[first.clase]?.[trabajo];
}

/** Asks for an act on all that are marked and allow it; where nothing must be written, nothing is asked for. */
function ask(several: Several, act: ActAtOnce<object>): void {
  const { actor, list, seen } = several;
  const marked = actor.getSnapshot().context.marcadas.flatMap(({ fila }) => seen(fila) ?? []);
  const going = marked.filter((row) => (act.against?.(row) ?? null) === null);
  const { blank, schema } = workOf(several, act, going) ?? {};
  const values = schema?.safeParse(blank).success === false ? null : (blank ?? {});
  actor.send({ type: 'pedir', trabajo: act.trabajo, filas: going.map(list.numberOf), values });
}

function ActKey({ act, several, enabled }: { act: ActAtOnce<object>; several: Several; enabled: boolean }): ReactNode {
  const { shortcut = '', trabajo, button = trabajo } = act;
  useShortcut(shortcut, () => ask(several, act), { enabled, description: `${button} lo marcado` });
  return null;
}

interface ActButtonProps {
  readonly act: ActAtOnce<object>;
  readonly several: Several;
  readonly rows: readonly object[];
}

/** The button of an act; one that no marked row allows says why. */
function ActButton({ act, several, rows }: ActButtonProps) {
  const { solid = false, shortcut } = act;
  const [why] = rows.map((row) => act.against?.(row) ?? null);
  const isNone = rows.every((row) => (act.against?.(row) ?? null) !== null);
  return (
    <Button
      variant={solid ? 'solid' : 'outline'}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      aria-disabled={isNone || undefined}
      title={isNone ? (why ?? undefined) : undefined}
      aria-description={isNone ? (why ?? undefined) : undefined}
      onClick={() => {
        if (!isNone) ask(several, act);
      }}
    >
      {act.button ?? workOf(several, act, rows)?.button}
      {shortcut !== undefined && <KeyHint>{shortcut}</KeyHint>}
    </Button>
  );
}
