import { Flex, Grid, Spinner, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import type { EntregaRef } from '#machines/entrega.machine';
import type { EntregaContext } from '#machines/entrega.types';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Tasks } from '../../ui/tasks.ts';
import { useFocusAfterSave } from '../../ui/works/focus.ts';
import type { WorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { useVoucherPage } from '../detail/context.ts';
import { METODO, refundSchema } from '../detail/refund.ts';
import { voucherWorks } from '../works.ts';
import { type ShownPart, shownParts } from './parts.ts';
import { useHandover } from './useHandover.ts';

interface Props {
  /** The person has asked for it with the save already. */
  readonly atOnce: boolean;
  /** It has begun: who opens the page again has not asked for it. */
  readonly onBegun: () => void;
  readonly onClosed: () => void;
}

/** How far the window is, by the tags of its chart; none once it is closed. */
const PHASES = ['editable', 'giving', 'busy', 'failed', 'done'] as const;

type Phase = (typeof PHASES)[number];

/** Gives a voucher back by all its methods and prints its ticket: what is done, what failed, and how to go on. */
export function HandoverDialog({ atOnce, onBegun, onClosed }: Props) {
  const { shown } = useVoucherPage();
  const { entrega, work } = useHandover(atOnce);
  const context = useSelector(entrega, (state) => state.context);
  const phase = useSelector(entrega, (state) => PHASES.find((tag) => state.hasTag(tag)));
  useEffect(() => {
    if (atOnce) onBegun();
  }, [atOnce, onBegun]);
  useFocusAfterSave();
  const isBusy = phase === 'busy' || work.isBusy;
  const number = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [cheque, setCheque] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const asksForCheque = phase === 'editable' && context.partes.some(({ pide }) => pide === 'cheque');
  const begin = () => {
    const judged = asksForCheque ? refundSchema.safeParse({ metodo: String(METODO.cheque), folio: cheque }) : null;
    if (judged?.success === false) {
      setFault(judged.error.issues[0]?.message ?? null);
      number.current?.focus();
      return;
    }
    // The field of the number goes, and with it the focus of who pressed Enter in it.
    main.current?.focus();
    entrega.send({ type: 'devolver', cheque: judged?.data.folio ?? null });
  };
  const close = () => {
    if (isBusy) return;
    entrega.send({ type: 'cerrar' });
    onClosed();
  };
  if (phase === undefined) return null;
  return (
    <Dialog
      title={`Devolver el vale ${shown.folio}`}
      size="md"
      onClose={close}
      footer={<Foot ref={main} {...{ entrega, work, context, phase, isBusy }} onBegin={begin} onClose={close} />}
    >
      {shown.cliente !== null && (
        <p>
          Para <strong>{shown.cliente.nombre}</strong>
        </p>
      )}
      <Tasks.Root my={2} aria-label="Qué se devuelve">
        {shownParts(context, phase === 'giving').map((part) => (
          <Part key={part.metodo} part={part} isSending={work.isBusy} />
        ))}
        <Ticket phase={phase} />
      </Tasks.Root>
      {asksForCheque && (
        <TextField
          ref={number}
          label="Número del cheque"
          marked
          inputMode="numeric"
          value={cheque}
          error={fault}
          onChange={({ target }) => {
            setCheque(target.value);
            setFault(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') begin();
          }}
        />
      )}
      {phase === 'editable' && context.partes.some(({ pide }) => pide === 'terminal') && (
        <Note colorPalette="blue" fontSize="sm">
          Pase la devolución por la terminal antes de registrarla aquí.
        </Note>
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly part: ShownPart;
  readonly isSending: boolean;
}

function Part({ part: { metodo, monto, folio, progress }, isSending }: PartProps) {
  return (
    <Tasks.Item>
      <Tasks.Name>{METODOS_DEVOLUCION[metodo as keyof typeof METODOS_DEVOLUCION]}</Tasks.Name>
      {folio !== null && (
        <Text as="strong" fontSize="xl" userSelect="all" overflowWrap="anywhere">
          {folio}
        </Text>
      )}
      <Money value={monto} />
      {progress === 'given' && <StatusChip color="verde">DEVUELTO</StatusChip>}
      {progress === 'waits' && <StatusChip color="gris">POR DEVOLVER</StatusChip>}
      {progress === 'left' && <StatusChip color="naranja">PARA DESPUÉS</StatusChip>}
      {progress === 'now' && (isSending ? <Spinner /> : <StatusChip color="rojo">NO SE DEVOLVIÓ</StatusChip>)}
    </Tasks.Item>
  );
}

function Ticket({ phase }: { readonly phase: Phase }) {
  return (
    <Tasks.Item>
      <Tasks.Name>Ticket</Tasks.Name>
      {phase === 'busy' && <Spinner />}
      {phase === 'done' && <StatusChip color="verde">IMPRESO</StatusChip>}
      {phase === 'failed' && <StatusChip color="rojo">NO SALIÓ</StatusChip>}
      {(phase === 'editable' || phase === 'giving') && <StatusChip color="gris">POR IMPRIMIR</StatusChip>}
    </Tasks.Item>
  );
}

interface FootProps {
  /** The one button with which it goes on. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly entrega: EntregaRef;
  readonly work: WorkState;
  readonly context: EntregaContext;
  readonly phase: Phase;
  readonly isBusy: boolean;
  /** Gives back what is left, if what was written is right. */
  readonly onBegin: () => void;
  readonly onClose: () => void;
}

/** Why something was not done, and the one button with which it goes on; it stays where it is and keeps the focus. */
function Foot({ ref, entrega, work, context, phase, isBusy, onBegin, onClose }: FootProps) {
  const { told, against, refreshing, showNewest } = useVoucherPage();
  const { failed, busy } = voucherWorks.devolver;
  const acts: Readonly<Record<Phase, { readonly words: string; readonly act: () => void }>> = {
    editable: { words: context.partes.length === 0 ? 'Imprimir ticket' : 'Devolver e imprimir', act: onBegin },
    giving: { words: work.isBusy ? busy : 'Reintentar', act: work.again },
    busy: { words: 'Imprimiendo...', act: () => undefined },
    failed: { words: 'Reintentar', act: () => entrega.send({ type: 'reintentar' }) },
    done: { words: 'Listo', act: onClose },
  };
  const { words, act } = acts[phase];
  return (
    <Grid flex={1} gap={2} minW={0}>
      {phase === 'giving' && (
        <WorkFailure
          work={work}
          failed={failed}
          tell={({ cambios }) => told(cambios)}
          against={against('devolver', 'newest')}
          refreshing={refreshing}
          onAccept={showNewest}
          submitsElsewhere
        />
      )}
      {context.failure !== null && (
        <Note colorPalette="red" fontSize="sm" role="alert">
          <strong>El ticket no salió.</strong> {context.failure.texto}
        </Note>
      )}
      <Flex wrap="wrap" justify="flex-end" gap={2}>
        {phase !== 'done' && (
          <Button disabled={isBusy} onClick={onClose}>
            Cerrar
          </Button>
        )}
        {phase === 'giving' && !work.isBusy && (
          <Button onClick={() => entrega.send({ type: 'seguir' })}>Seguir con lo demás</Button>
        )}
        {work.conflict === null && (
          <Button
            ref={ref}
            variant="solid"
            data-first-focus=""
            busy={isBusy}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || act()}
          >
            {words}
          </Button>
        )}
      </Flex>
    </Grid>
  );
}
