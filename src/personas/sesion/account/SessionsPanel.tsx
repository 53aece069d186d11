import { Box } from '@chakra-ui/react';
import type { Account } from '#domain/personas/sesion';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { changesTold } from '../../../ui/records/RecordDialog.tsx';
import type { LiveRecord } from '../../../ui/works/useRecord.ts';
import { useWorkState } from '../../../ui/works/useWork.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { SessionList } from './SessionList.tsx';
import type { AccountWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<AccountWorks>;
  readonly cuenta: Account;
  /** Asks again who it is, and ends this session then; null where nobody is asked. */
  readonly onAsk: ((id: number) => void) | null;
}

const SESSION_WORKS = ['terminar', 'lasDemas'] as const;

/** Where one is signed in, and the ways to end that elsewhere. */
export function SessionsPanel({ record, cuenta, onAsk }: Props) {
  const ending = { terminar: useWorkState(record, 'terminar'), lasDemas: useWorkState(record, 'lasDemas') };
  const isBusy = ending.terminar.isBusy || ending.lasDemas.isBusy;
  const others = cuenta.sesiones.filter(({ esta }) => !esta).length;
  const asksAgain = onAsk !== null;
  const endOthers = () =>
    asksAgain ? record.actor.send({ type: 'abrir', trabajo: 'lasDemas' }) : ending.lasDemas.send({});
  return (
    <Panel
      title="Sesiones abiertas"
      aside={
        others > 0 && (
          <Button
            size="sm"
            busy={ending.lasDemas.isBusy}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && endOthers()}
          >
            Terminar las demás
          </Button>
        )
      }
    >
      <SessionList
        sesiones={cuenta.sesiones}
        busy={isBusy}
        alTerminar={({ id }) => (onAsk === null ? ending.terminar.send({ id }) : onAsk(id))}
      />
      {!asksAgain &&
        SESSION_WORKS.map((name) => (
          <Box key={name} mt={3} _empty={{ display: 'none' }}>
            <WorkFailure work={ending[name]} failed={record.works[name].failed} tell={changesTold} />
          </Box>
        ))}
    </Panel>
  );
}
