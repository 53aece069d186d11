import { Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { dayOf, zoneHere } from '#domain/common/dates';
import { escritoEn, momentosPropuestos, type Recordatorio } from '#domain/common/recordatorios';
import { serverNow } from '../../api/clock.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../Field.tsx';
import { DateField } from '../form/DateField.tsx';
import type { LiveRecord } from '../works/useRecord.ts';
import { unwatched } from '../works/useRecordPage.ts';
import { useWork } from '../works/useWork.ts';
import { WorkWindow } from '../works/WorkWindow.tsx';
import type { reminderWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<ReturnType<typeof reminderWorks>>;
  /** The reminder of that record that waits; null for none. */
  readonly waiting: Recordatorio | null;
}

/** Asks when to be reminded of a record, and what the note of it says. */
export function RemindWindow({ record, waiting }: Props) {
  const [opened] = useState(() => ({ now: serverNow(), zone: zoneHere() }));
  const [blank] = useState(() =>
    waiting === null
      ? { dia: '', hora: '09:00', nota: '' }
      : { ...escritoEn(new Date(waiting.momento), opened.zone), nota: waiting.nota },
  );
  const kit = useWork(record, 'recordar', { blank });
  const { field, methods, locked } = kit.form;
  const choose = ({ dia, hora }: { readonly dia: string; readonly hora: string }) => {
    for (const [name, value] of [['dia', dia] as const, ['hora', hora] as const]) {
      methods.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <WorkWindow page={unwatched(record)} name="recordar" kit={kit} marked>
      <Flex wrap="wrap" gap={2} role="group" aria-label="Cuándo">
        {momentosPropuestos(opened.now, opened.zone).map(({ texto, ...moment }) => (
          <Button key={texto} size="sm" variant="outline" disabled={locked} onClick={() => choose(moment)}>
            {texto}
          </Button>
        ))}
      </Flex>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={4}>
        <DateField label="Día" marked min={dayOf(opened.now)} {...field('dia')} />
        <TextField label="Hora" marked inputMode="numeric" {...field('hora')} />
      </Grid>
      <TextField label="Nota" {...field('nota')} />
    </WorkWindow>
  );
}
