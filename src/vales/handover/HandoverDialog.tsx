import { Flex, Grid, Spinner, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { METODOS_DEVOLUCION } from '#domain/metodosDevolucion';
import type { EntregaRef } from '#machines/entrega.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Tasks } from '../../ui/tasks.ts';
import { regainFocus } from '../../ui/works/focus.ts';
import { OnceFailure } from '../../ui/works/OnceFailure.tsx';
import { useVoucherPage } from '../detail/context.ts';
import { MAX_CHEQUE, METODO, refundSchema } from '../detail/refund.ts';
import type { ShownPart } from './parts.ts';
import { shownParts } from './parts.ts';
import { useHandover } from './useHandover.ts';

interface Props {
  /** The person has asked for it with the save already. */
  readonly atOnce: boolean;
  /** It has begun: who opens the page again has not asked for it. */
  readonly onBegun: () => void;
  readonly onClosed: () => void;
}

/** Gives a voucher back by all its methods and prints its ticket: what is done, what failed, and how to go on. */
export function HandoverDialog({ atOnce, onBegun, onClosed }: Props) {
  const { shown } = useVoucherPage();
  const [entrega, work] = useHandover(atOnce, onClosed);
  const context = useSelector(entrega, (state) => state.context);
  useEffect(() => {
    if (atOnce) onBegun();
  }, [atOnce, onBegun]);
  useEffect(() => () => void requestAnimationFrame(() => regainFocus()), []);
  const isEditing = useSelector(entrega, (state) => state.hasTag('editable'));
  const isGiving = useSelector(entrega, (state) => state.matches('givingBack'));
  const number = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [cheque, setCheque] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const asksForCheque = isEditing && context.partes.some(({ pide }) => pide === 'cheque');
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
  return (
    <Dialog
      title={`Devolver el vale ${shown.folio}`}
      size="md"
      onClose={() => {
        if (!isBusyNow(entrega, work)) entrega.send({ type: 'cerrar' });
      }}
      footer={<Foot ref={main} entrega={entrega} work={work} onBegin={begin} />}
    >
      {shown.cliente !== null && (
        <p>
          Para <strong>{shown.cliente.nombre}</strong>
        </p>
      )}
      <Tasks.Root my={2} aria-label="Qué se devuelve">
        {shownParts(context, isGiving).map((part) => (
          <Part key={part.metodo} part={part} work={work} />
        ))}
        <Ticket entrega={entrega} />
      </Tasks.Root>
      {asksForCheque && (
        <TextField
          ref={number}
          label="Número del cheque"
          marked
          maxLength={MAX_CHEQUE}
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
      {isEditing && context.partes.some(({ pide }) => pide === 'terminal') && (
        <Note colorPalette="blue" fontSize="sm">
          Pase la devolución por la terminal antes de registrarla aquí.
        </Note>
      )}
    </Dialog>
  );
}

function isBusyNow(entrega: EntregaRef, work: TrabajoUnicoRef | undefined): boolean {
  return entrega.getSnapshot().hasTag('busy') || (work?.getSnapshot().hasTag('busy') ?? false);
}

interface PartProps {
  readonly part: ShownPart;
  readonly work: TrabajoUnicoRef | undefined;
}

function Part({ part: { metodo, monto, folio, progress }, work }: PartProps) {
  const isSending = useSelector(work, (state) => state?.hasTag('busy') ?? false);
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

function Ticket({ entrega }: { readonly entrega: EntregaRef }) {
  const isPrinting = useSelector(entrega, (state) => state.matches('printing'));
  const isPrinted = useSelector(entrega, (state) => state.matches('done'));
  const hasFailed = useSelector(entrega, (state) => state.matches('notPrinted'));
  return (
    <Tasks.Item>
      <Tasks.Name>Ticket</Tasks.Name>
      {isPrinting && <Spinner />}
      {isPrinted && <StatusChip color="verde">IMPRESO</StatusChip>}
      {hasFailed && <StatusChip color="rojo">NO SALIÓ</StatusChip>}
      {!isPrinting && !isPrinted && !hasFailed && <StatusChip color="gris">POR IMPRIMIR</StatusChip>}
    </Tasks.Item>
  );
}

interface FootProps {
  /** The one button with which it goes on. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly entrega: EntregaRef;
  readonly work: TrabajoUnicoRef | undefined;
  /** Gives back what is left, if what was written is right. */
  readonly onBegin: () => void;
}

/** Why something was not done, and the one button with which it goes on; it stays where it is and keeps the focus. */
function Foot({ ref, entrega, work, onBegin }: FootProps) {
  const { told, against, refreshing, showNewest } = useVoucherPage();
  const failure = useSelector(entrega, ({ context }) => context.failure);
  const isGiving = useSelector(entrega, (state) => state.matches('givingBack'));
  const isPrinting = useSelector(entrega, (state) => state.matches('printing'));
  const isDone = useSelector(entrega, (state) => state.matches('done'));
  const isNothingLeft = useSelector(entrega, ({ context }) => context.partes.length === 0);
  const isSending = useSelector(work, (state) => state?.hasTag('busy') ?? false);
  const inConflict = useSelector(work, (state) => state?.matches('conflict') ?? false);
  const isBusy = isPrinting || isSending;
  const again = () => entrega.send({ type: 'reintentar' });
  const main = mainAct({ isGiving, isPrinting, isSending, isDone, isNothingLeft, hasFailed: failure !== null });
  const act = () => {
    if (isBusy) return;
    if (isDone) entrega.send({ type: 'cerrar' });
    else if (isGiving || failure !== null) again();
    else onBegin();
  };
  return (
    <Grid flex={1} gap={2} minW={0}>
      {work !== undefined && (
        <OnceFailure
          work={work}
          failed="No se devolvió."
          tell={({ cambios }) => told(cambios)}
          against={against('devolver', 'newest')}
          refreshing={refreshing}
          onAgain={again}
          onAccept={showNewest}
          submitsElsewhere
        />
      )}
      {failure !== null && (
        <Note colorPalette="red" fontSize="sm" role="alert">
          <strong>El ticket no salió.</strong> {failure.texto}
        </Note>
      )}
      <Flex wrap="wrap" justify="flex-end" gap={2}>
        {!isDone && (
          <Button disabled={isBusy} onClick={() => entrega.send({ type: 'cerrar' })}>
            Cerrar
          </Button>
        )}
        {isGiving && !isSending && (
          <Button onClick={() => entrega.send({ type: 'seguir' })}>Seguir con lo demás</Button>
        )}
        {!inConflict && (
          <Button
            ref={ref}
            variant="solid"
            data-first-focus=""
            busy={isBusy}
            aria-disabled={isBusy || undefined}
            onClick={act}
          >
            {main}
          </Button>
        )}
      </Flex>
    </Grid>
  );
}

/** What the button of the window does now, or what it waits for. */
function mainAct(now: {
  readonly isGiving: boolean;
  readonly isPrinting: boolean;
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly isNothingLeft: boolean;
  readonly hasFailed: boolean;
}): string {
  if (now.isDone) return 'Listo';
  if (now.isSending) return 'Devolviendo...';
  if (now.isPrinting) return 'Imprimiendo...';
  if (now.isGiving || now.hasFailed) return 'Reintentar';
  return now.isNothingLeft ? 'Imprimir ticket' : 'Devolver e imprimir';
}
