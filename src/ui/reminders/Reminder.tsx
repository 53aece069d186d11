import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { dateAndTime } from '#domain/common/dates';
import type { Recordatorio } from '#domain/common/recordatorios';
import { query } from '../../data/query.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Button } from '../Button.tsx';
import { BellIcon } from '../icons.tsx';
import { SummaryLine } from '../summaryLine.ts';
import { useRecord } from '../works/useRecord.ts';
import { RemindWindow } from './RemindWindow.tsx';
import { type Reminded, reminderWorks } from './works.ts';

/** Every reminder of the person that waits. */
export const REMINDERS = query('recordatoriosPropios', {});

interface Props extends Reminded {
  /** The drafts of the record's page, and the key among them under which what is written of a reminder is kept. */
  readonly drafts: PageDrafts;
  readonly draftKey: string;
}

/** The person's reminder of a record in its summary: when it comes, and the way to set it. */
export function Reminder({ entidad, id, ...kept }: Props) {
  const { data } = useQuery(REMINDERS);
  const waiting = data?.recordatorios.find((one) => one.entidad === entidad && one.idEntidad === id) ?? null;
  return (
    // Its room is kept until it is known, so that the page below does not move.
    <SummaryLine.Item visibility={data === undefined ? 'hidden' : undefined}>
      {/* Another moment is another form. */}
      <ReminderButton key={waiting?.momento ?? ''} entidad={entidad} id={id} waiting={waiting} {...kept} />
    </SummaryLine.Item>
  );
}

function ReminderButton({ entidad, id, waiting, drafts, draftKey }: Props & { readonly waiting: Recordatorio | null }) {
  const [works] = useState(() => reminderWorks({ entidad, id }, waiting !== null));
  const client = useQueryClient();
  const record = useRecord({
    ...{ entity: null, id: null, works, version: null, drafts },
    draftKeyOf: () => draftKey,
    onDone: () => void client.invalidateQueries(REMINDERS),
  });
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'recordar');
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'recordar' })}>
        <BellIcon />
        {waiting === null ? 'Recordarme' : `Recordatorio: ${dateAndTime(waiting.momento)}`}
      </Button>
      {isOpen && <RemindWindow record={record} waiting={waiting} />}
    </>
  );
}
