import { z } from 'zod';
import { actionAnswerSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { recordatorioPorGuardarSchema, recordatorioSchema } from '#domain/common/recordatorios';

/** The records of which a person asked to be told at a moment. */
export const recordatorios = {
  recordatoriosPropios: call({
    metodo: 'GET',
    ruta: 'recordatorios/propios',
    resumen:
      'Los recordatorios de la persona que todavía esperan, el más próximo primero, solo de lo que todavía puede ver. El que llega es ' +
      'una novedad',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: z.object({ recordatorios: z.array(recordatorioSchema) }),
  }),
  guardarRecordatorio: call({
    metodo: 'POST',
    ruta: 'recordatorios/guardar',
    resumen:
      'Pide que se le recuerde a la persona un caso o un vale que puede ver, a la hora de su tienda. Hay uno de cada registro: el ' +
      'que se guarda después toma su lugar, por lo que repetir la petición no hace otro',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: recordatorioPorGuardarSchema },
    salida: actionAnswerSchema,
  }),
  quitarRecordatorio: call({
    metodo: 'POST',
    ruta: 'recordatorios/quitar',
    resumen: 'Quita el recordatorio de la persona que todavía espera de un registro',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: recordatorioPorGuardarSchema.pick({ entidad: true, id: true }) },
    salida: actionAnswerSchema,
  }),
} as const;
