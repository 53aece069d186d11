import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { Caso } from '#domain/casos/casos';
import { invoiceDay } from '#domain/common/dates';
import type { Factura } from '#domain/facturas/facturas';
import type { Hallado } from '#machines/servicioFactura.types';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import { CancellingForm } from '../cancelling/CancellingForm.tsx';
import { Standing } from '../cancelling/Standing.tsx';
import { type Cancelling, SEARCHES, useCancelling } from '../cancelling/useCancelling.ts';
import { Content } from '../invoice/Content.tsx';
import { ChosenLine } from '../service/ChosenLine.tsx';
import { Searching } from '../service/Searching.tsx';
import { type Opened, ServiceCard, ServiceFrame } from '../service/ServiceFrame.tsx';
import { SeeService } from '../service/seen.tsx';
import { usePhaseFocus } from '../service/usePhaseFocus.ts';

/** CANCELACIÓN DE FACTURA: it is asked for, and how it stands is seen as it comes. */
export default function Cancelacion({ caso }: { readonly caso: Caso }) {
  return <ServiceFrame caso={caso}>{(opened) => <Running caso={caso} {...opened} />}</ServiceFrame>;
}

const PHASES = ['search', 'choice', 'chosen', 'resolved'] as const;

function Running({ caso, drafts, nombre }: { readonly caso: Caso } & Opened) {
  const cancelling = useCancelling(caso, drafts);
  const { actor } = cancelling;
  const phase = useSelector(actor, (state) => PHASES.find((tag) => state.hasTag(tag)) ?? 'search');
  const elegido = useSelector(actor, ({ context }) => context.elegido);
  const root = useRef<HTMLDivElement>(null);
  usePhaseFocus(phase, root);
  return (
    <ServiceCard nombre={nombre} aside={<SeeService {...cancelling} />}>
      <Box ref={root}>
        {phase === 'search' || phase === 'choice' || elegido === null ? (
          <Searching actor={actor} kinds={SEARCHES} caso={caso} />
        ) : (
          <Chosen key={elegido.clave} {...{ cancelling, elegido, caso }} isAsked={phase === 'resolved'} />
        )}
      </Box>
    </ServiceCard>
  );
}

interface ChosenProps {
  readonly cancelling: Cancelling;
  readonly elegido: Hallado;
  readonly caso: Caso;
  /** It was asked for: how it stands is shown in the place of the form. */
  readonly isAsked: boolean;
}

function Chosen({ cancelling, elegido, caso, isAsked }: ChosenProps) {
  const { actor, record } = cancelling;
  const { isBusy } = useWorkState(record, 'resolver');
  const id = elegido.factura?.id ?? 0;
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  return (
    <>
      <ChosenLine
        nombre={elegido.nombre}
        parts={[elegido.factura?.nombre, invoiceDay(elegido.fecha)]}
        total={elegido.total}
        onOther={() => actor.send({ type: 'otra' })}
        isHeld={isBusy}
      />
      {data === undefined && error !== null && <LoadFailed text={error.texto} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (
        <Details factura={data}>
          {isAsked ? (
            <Box tabIndex={-1} data-phase-focus="" _focus={{ outline: 'none' }}>
              <Standing factura={data} />
            </Box>
          ) : (
            <CancellingForm cancelling={cancelling} factura={data} idCaso={caso.id} />
          )}
        </Details>
      )}
    </>
  );
}

function Details({ factura, children }: { readonly factura: Factura; readonly children: ReactNode }) {
  return (
    <>
      <Content contenido={factura} isBrief />
      <Box mt={3}>{children}</Box>
    </>
  );
}
