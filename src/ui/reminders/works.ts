import type { z } from 'zod';
import { zoneHere } from '#domain/common/dates';
import {
  faltaDeMomento,
  momentoDe,
  momentoDeRecordatorioSchema,
  type recordatorioPorGuardarSchema,
} from '#domain/common/recordatorios';
import { serverNow } from '../../api/clock.ts';
import { work } from '../works/work.ts';

/** The record of which a person is reminded. */
export type Reminded = Pick<z.output<typeof recordatorioPorGuardarSchema>, 'entidad' | 'id'>;

const schema = momentoDeRecordatorioSchema.superRefine((written, { addIssue }) => {
  const message = faltaDeMomento(momentoDe(written, zoneHere()), serverNow());
  if (message !== null) addIssue({ code: 'custom', path: ['hora'], message });
});

/**
 * The works on the person's reminder of a record.
 * @param isSet whether one waits already, which can be taken away.
 */
export function reminderWorks({ entidad, id }: Reminded, isSet: boolean) {
  const recordar = work({
    title: 'Recordarme',
    button: 'Guardar',
    busy: 'Guardando...',
    failed: 'No se pudo guardar el recordatorio.',
    note: 'Llega a sus novedades, y solo usted lo ve.',
    schema,
    blank: { dia: '', hora: '09:00', nota: '' },
    send: async (written, { api, como, options }) => {
      const answer =
        como === 'quitar'
          ? api.llamar('quitarRecordatorio', { cuerpo: { entidad, id } }, options)
          : api.llamar('guardarRecordatorio', { cuerpo: { ...written, entidad, id } }, options);
      return { ...(await answer), version: 0 };
    },
  });
  const quitar = {
    ...{ ...recordar, button: 'Quitar', busy: 'Quitando...', failed: 'No se pudo quitar el recordatorio.' },
    formOf: 'recordar',
  };
  return { recordar, ...(isSet && { quitar }) };
}
