import { chakra, Flex } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Deshaciendo } from '#machines/deshacer.types';
import type { Enviada } from '#machines/variosRegistros.types';
import { useTableRows } from '../DataTable/tableRows.ts';
import { CellChip, type ChipColor } from '../StatusChip.tsx';
import { type Several, useMarks } from './several.ts';

/** Marks a row to be worked on with others. It alone is drawn again, not its row; one that is left to others says so. */
export function MarkBox({ row }: { readonly row: object }) {
  const { actor, list, mark } = useMarks();
  const { avisar } = useRouteContext({ from: '/_app' });
  const fila = list.numberOf(row);
  const isMarked = useSelector(actor, ({ context }) => context.marcadas.some((marcada) => marcada.fila === fila));
  const isOpen = useSelector(actor, canMark);
  if (list.mark(row) === null) return ' ';
  const against = list.against?.(row) ?? null;
  const change = () => {
    if (against !== null) avisar('info', against);
    else if (isMarked) actor.send({ type: 'desmarcar', filas: [fila] });
    else if (isOpen) mark([row]);
  };
  return (
    // The whole cell is its target: beside it a press would open the row.
    <label data-choice="" title={against ?? undefined}>
      <input
        type="checkbox"
        aria-label={`Marcar ${list.title(row)}`}
        aria-description={against ?? undefined}
        aria-disabled={against !== null || !isOpen || undefined}
        checked={isMarked}
        onChange={change}
      />
    </label>
  );
}

const ALL = 'Marcar todos los de esta página';

/** One box for all rows of the page that this person marks, over the table. */
export function MarkPage() {
  return (
    <Flex as="label" align="center" gap={2} fontSize="sm">
      <PageBox />
      {ALL}
    </Flex>
  );
}

/** The same in the head of the column of marks, whose name it is. */
export function MarkPageHead() {
  return <PageBox aria-label={ALL} title={ALL} display="block" mx="auto" />;
}

function PageBox(looks: { 'aria-label'?: string; title?: string; display?: string; mx?: string }) {
  const { actor, list, mark } = useMarks();
  const open = useTableRows().rows.filter((row) => list.mark(row) !== null && (list.against?.(row) ?? null) === null);
  const filas = open.map(list.numberOf);
  const marked = useSelector(actor, ({ context }) => context.marcadas);
  const isOpen = useSelector(actor, canMark);
  const isAll = filas.length > 0 && filas.every((fila) => marked.some((one) => one.fila === fila));
  return (
    <chakra.input
      {...looks}
      type="checkbox"
      boxSize={4}
      accentColor="brand.solid"
      checked={isAll}
      disabled={!isOpen || filas.length === 0}
      onChange={() => (isAll ? actor.send({ type: 'desmarcar', filas }) : mark(open))}
    />
  );
}

function canMark(state: ReturnType<Several['actor']['getSnapshot']>): boolean {
  return state.can({ type: 'marcar', marcadas: [] });
}

/** How the work on a row goes, in the place of what it says else. */
export function Outcome({ row, children }: { readonly row: object; readonly children: string }) {
  const { actor, list } = useMarks();
  const fila = list.numberOf(row);
  const one = useSelector(actor, ({ context }) => context.enviadas.find((enviada) => enviada.fila === fila));
  const trabajo = useSelector(actor, ({ context }) => context.trabajo);
  return one === undefined ? children : outcomeOf(one, trabajo, list);
}

/** How the work on one row goes: a chip, and why not. */
export function outcomeOf(one: Enviada, trabajo: string, { works }: Several['list']): ReactNode {
  const { hecho = '', sinHacer = '' } = works[one.clase]?.[trabajo]?.several ?? {};
  const [color, said] = LOOKS[one.estado];
  return (
    <>
      <CellChip color={color}>{said ?? (one.estado === 'hecha' ? hecho : sinHacer)}</CellChip>
      {one.texto !== '' && ` ${one.texto}`}
    </>
  );
}

/** The words that are null are the work's own. */
const LOOKS: Readonly<Record<Enviada['estado'], readonly [ChipColor, string | null]>> = {
  pendiente: ['gris', 'Sin enviar'],
  enviando: ['azul', 'Enviando...'],
  hecha: ['verde', null],
  ajena: ['naranja', null],
  rechazada: ['rojo', 'No se guardó'],
  incierta: ['naranja', 'No se sabe si quedó'],
};

/** Whether what was done to a record stays, or nobody knows, though the person wanted to take it back. */
export function isKept({ estado }: Deshaciendo): boolean {
  return estado === 'negado' || estado === 'incierto';
}

/** Why what was done to a row stays: a chip, and the words of the server. */
export function keptOutcome({ estado, texto }: Deshaciendo): ReactNode {
  const isUnknown = estado === 'incierto';
  return (
    <>
      <CellChip color={isUnknown ? 'naranja' : 'rojo'}>
        {isUnknown ? 'No se sabe si se deshizo' : 'No se deshizo'}
      </CellChip>{' '}
      {texto}
    </>
  );
}
