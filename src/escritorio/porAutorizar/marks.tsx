import { chakra, Flex } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import { DECIDIDA, type RespuestaASolicitud } from '#domain/escritorio/decisionDeVarias';
import type { Decidida } from '#machines/decidirVarias.types';
import { useTableRows } from '../../ui/DataTable/tableRows.ts';
import { CellChip, type ChipColor } from '../../ui/StatusChip.tsx';
import { rowNumber, type Waiting } from './pending.ts';
import { againstDeciding, markedAs, waitingTitle } from './rows.ts';
import { type Many, ManyContext, useManyContext } from './useMany.ts';

/** Marks a request to be decided with others. It alone is drawn again, not its row; one that others decide says so. */
export function MarkBox({ waiting }: { readonly waiting: Waiting }) {
  const { actor } = useManyContext();
  const { avisar } = useRouteContext({ from: '/_app' });
  const fila = rowNumber(waiting);
  const isMarked = useSelector(actor, ({ context }) => context.marcadas.some((marcada) => marcada.fila === fila));
  const isOpen = useSelector(actor, canMark);
  const against = againstDeciding(waiting);
  const change = () => {
    if (against !== null) avisar('info', against);
    else if (isMarked) actor.send({ type: 'desmarcar', filas: [fila] });
    else if (isOpen) actor.send({ type: 'marcar', marcadas: [markedAs(waiting)] });
  };
  return (
    // The whole cell is its target: beside it a press would open the row.
    <label data-choice="" title={against ?? undefined}>
      <input
        type="checkbox"
        aria-label={`Marcar ${waitingTitle(waiting)}`}
        aria-description={against ?? undefined}
        aria-disabled={against !== null || !isOpen || undefined}
        checked={isMarked}
        onChange={change}
      />
    </label>
  );
}

/** One box for all rows of the page that this person decides. */
export function MarkPage() {
  const { actor } = useManyContext();
  const waiting = (useTableRows().rows as readonly Waiting[]).filter((row) => againstDeciding(row) === null);
  const marked = useSelector(actor, ({ context }) => context.marcadas);
  const isOpen = useSelector(actor, canMark);
  const isMarked = (row: Waiting) => marked.some(({ fila }) => fila === rowNumber(row));
  const isAll = waiting.length > 0 && waiting.every(isMarked);
  return (
    <Flex as="label" align="center" gap={2} fontSize="sm">
      <chakra.input
        type="checkbox"
        boxSize={4}
        accentColor="brand.solid"
        checked={isAll}
        disabled={!isOpen || waiting.length === 0}
        onChange={() =>
          actor.send(
            isAll
              ? { type: 'desmarcar', filas: waiting.map(rowNumber) }
              : { type: 'marcar', marcadas: waiting.map(markedAs) },
          )
        }
      />
      Marcar todos los de esta página
    </Flex>
  );
}

function canMark(state: ReturnType<Many['actor']['getSnapshot']>): boolean {
  return state.can({ type: 'marcar', marcadas: [] });
}

/** How the decision on a request goes, in the place of what it asks; a request that has left the list says so. */
export function DecisionOutcome({ waiting, children }: { readonly waiting: Waiting; readonly children: string }) {
  const many = use(ManyContext);
  return many === null ? children : <OutcomeOf many={many} waiting={waiting} asked={children} />;
}

interface OutcomeProps {
  readonly many: Many;
  readonly waiting: Waiting;
  readonly asked: string;
}

function OutcomeOf({ many: { actor }, waiting, asked }: OutcomeProps) {
  const fila = rowNumber(waiting);
  const one = useSelector(actor, ({ context }) => context.decididas.find((decidida) => decidida.fila === fila));
  const answer = useSelector(actor, ({ context }) => context.respuesta);
  if (one === undefined) return asked;
  const [color, said] = inWords(one, answer);
  return (
    <>
      <CellChip color={color}>{said}</CellChip>
      {one.texto !== '' && ` ${one.texto}`}
    </>
  );
}

function inWords({ estado, clase }: Decidida, answer: RespuestaASolicitud): readonly [ChipColor, string] {
  switch (estado) {
    case 'pendiente':
      return ['gris', 'Sin enviar'];
    case 'enviando':
      return ['azul', 'Enviando...'];
    case 'hecha':
      return ['verde', DECIDIDA[clase][answer]];
    case 'ajena':
      return ['naranja', 'Sin decidir'];
    case 'rechazada':
      return ['rojo', 'No se guardó'];
    case 'incierta':
      return ['naranja', 'No se sabe si quedó'];
  }
}
