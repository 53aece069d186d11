import { Flex, Grid, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fueraEnPalabras } from '#domain/common/ausencias';
import { AUSENCIA_TEXTS, type Ausencia, porEntregarEnPalabras } from '#domain/personas/ausencias';
import { useDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { useRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { AbsenceWindow } from './AbsenceWindow.tsx';
import { HandOnQuestion, useHanding } from './HandOn.tsx';
import { type Absent, absenceDrafts, absenceWorks } from './works.ts';

interface Props extends Absent {
  /** Null for who is not away. */
  readonly ausencia: Ausencia | null;
  /** Reads the person's data again. */
  readonly reload: () => void;
}

/** Until when a person is away and who stands in, and the ways to say so, to hand open cases on, and to be back. */
export function AbsencePanel({ ausencia, reload, ...absent }: Props) {
  const [works] = useState(() => absenceWorks(absent, reload));
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const prefix = absenceDrafts(absent);
  const drafts = useDrafts(store, prefix);
  const draftKeyOf = (work: string) => `${prefix}${work}`;
  const record = useRecord({ entity: null, id: null, version: null, works, drafts, draftKeyOf });
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'ausencia');
  const back = useWorkState(record, 'deVuelta');
  const { handing, failure, retry } = useHanding(absent, ausencia);
  const isHanding = useSelector(record.actor, ({ context }) => context.open === 'entregar');
  const open = () => record.actor.send({ type: 'abrir', trabajo: 'ausencia' });
  return (
    <Panel title="Ausencia">
      <Grid gap={3} justifyItems="start">
        <Text>{ausencia === null ? NOT_AWAY[absent.isOwn ? 'own' : 'other'] : inWords(ausencia)}</Text>
        <Flex wrap="wrap" gap={2}>
          <Button size="sm" onClick={open}>
            {ausencia === null ? (absent.isOwn ? 'Estoy fuera hasta...' : 'Está fuera hasta...') : 'Cambiar'}
          </Button>
          {handing !== null && handing.entregables > 0 && (
            <Button size="sm" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'entregar' })}>
              {porEntregarEnPalabras(handing, handing.suplente.nombre)}
            </Button>
          )}
          {ausencia !== null && (
            <Button size="sm" busy={back.isBusy} onClick={() => !back.isBusy && back.send({})}>
              {works.deVuelta.button}
            </Button>
          )}
        </Flex>
        {handing !== null && handing.total > 0 && handing.entregables === 0 && (
          <Text color="fg.muted" fontSize="sm">
            {AUSENCIA_TEXTS.ningunCaso(handing.suplente.nombre)}
          </Text>
        )}
        {failure !== null && <LoadFailed text={failure} onRetry={retry} />}
        <WorkFailure work={back} failed={works.deVuelta.failed} tell={changesTold} />
      </Grid>
      {handing !== null && handing.entregables > 0 && isHanding && (
        <HandOnQuestion record={record} handing={handing} isOwn={absent.isOwn} />
      )}
      {isOpen && drafts !== null && <AbsenceWindow record={record} numiden={absent.numiden} ausencia={ausencia} />}
    </Panel>
  );
}

const NOT_AWAY = {
  own: 'No está ausente. Si va a estarlo, diga hasta qué día y quién le suple.',
  other: 'No está ausente.',
} as const;

function inWords({ hasta, suplente }: Ausencia): string {
  return `${fueraEnPalabras(hasta)}. ${suplente === null ? 'Nadie le suple.' : `Le suple ${suplente.nombre}.`}`;
}
