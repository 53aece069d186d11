import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Caso } from '#domain/casos/casos';
import { invoiceDay } from '#domain/common/dates';
import { ChosenLine } from './ChosenLine.tsx';
import { Outcome } from './Outcome.tsx';
import { Preview } from './Preview.tsx';
import { Searching } from './Searching.tsx';
import { type Opened, ServiceCard, ServiceFrame } from './ServiceFrame.tsx';
import { SeeService } from './seen.tsx';
import type { RunningService, Service } from './service.ts';
import { usePhaseFocus } from './usePhaseFocus.ts';
import { usePhase, usePreview, useService } from './useService.ts';

interface Props {
  readonly service: Service;
  readonly caso: Caso;
  /** Takes up again here an invoice that the provider refused; left out where its case goes elsewhere with it. */
  readonly onAgain?: () => void;
}

/** A service on a case, from the search to the outcome of the invoice. */
export function ServicePanel(props: Props) {
  return <ServiceFrame caso={props.caso}>{(opened) => <Running {...props} {...opened} />}</ServiceFrame>;
}

function Running({ service, caso, onAgain, drafts, nombre }: Props & Opened) {
  const running = useService({ service, caso, drafts });
  const phase = usePhase(running);
  const root = useRef<HTMLDivElement>(null);
  usePhaseFocus(phase, root);
  return (
    <ServiceCard nombre={nombre} aside={<SeeService {...running} />}>
      <Box ref={root}>
        {(phase === 'search' || phase === 'choice') && (
          <Searching actor={running.actor} kinds={service.searches} caso={caso} />
        )}
        {(phase === 'chosen' || phase === 'preview') && (
          <Chosen running={running} caso={caso} isShown={phase === 'chosen'} />
        )}
        {(phase === 'resolved' || phase === 'escalated') && (
          <Outcome running={running} correo={caso.datosContacto.email ?? ''} onAgain={onAgain ?? null} />
        )}
      </Box>
    </ServiceCard>
  );
}

interface ChosenProps {
  readonly running: RunningService;
  readonly caso: Caso;
  /** The form is in sight; else the preview is. */
  readonly isShown: boolean;
}

function Chosen({ running, caso, isShown }: ChosenProps) {
  const { actor, service } = running;
  const elegido = useSelector(actor, ({ context }) => context.elegido);
  const mayLeave = useSelector(actor, (state) => state.can({ type: 'otra' }));
  const previa = usePreview(running);
  if (elegido === null) return null;
  const { Form } = service;
  return (
    <>
      <ChosenLine
        nombre={elegido.nombre}
        parts={[elegido.tienda, invoiceDay(elegido.fecha)]}
        total={elegido.total}
        onOther={isShown ? () => actor.send({ type: 'otra' }) : null}
        isHeld={!mayLeave}
      />
      {/* The written values stay in their fields while they are looked at. */}
      <Box hidden={!isShown}>
        <Form key={elegido.clave} running={running} elegido={elegido} caso={caso} />
      </Box>
      {!isShown && previa !== null && <Preview running={running} previa={previa} />}
    </>
  );
}
