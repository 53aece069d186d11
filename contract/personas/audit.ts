import { z } from 'zod';
import { call } from '#contract/common/call';
import { pageOf, pageRequestSchema } from '#domain/common/paging';
import { RECORD_NAMES } from '#domain/common/records';
import { wireNumber } from '#domain/common/wireNumber';
import { auditEntrySchema, auditFilterSchema, listedAuditEntrySchema } from '#domain/personas/audit';

const auditPageSchema = pageOf(listedAuditEntrySchema);

/** A page of the audit. */
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The calls that read the audit: the changes and the readings of people, with their times. */
export const bitacora = {
  historialDeRegistro: call({
    metodo: 'GET',
    ruta: 'bitacora/registro',
    resumen:
      'Qué se cambió de un registro, lo más nuevo primero, de 50 en 50: `antesDe` es el id del último cambio que ya se tiene. ' +
      'Lo ve quien puede ver los registros de esa clase; los demás reciben 403. Las sesiones de las personas no están aquí',
    acceso: 'sesion',
    asignado: true,
    entrada: {
      consulta: z.object({
        entidad: z.enum(RECORD_NAMES),
        id: z.string().min(1).max(60),
        antesDe: wireNumber(z.int().positive().optional()),
      }),
    },
    salida: z.object({ cambios: z.array(auditEntrySchema), hayMas: z.boolean() }),
  }),
  listaBitacora: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'bitacora/lista-paginada',
    resumen:
      'Una página de la bitácora: lo que se hizo o, con `lecturas`, lo que se leyó. Con `limiteExcedido` hay más que `total`, y ' +
      'las páginas llegan hasta ahí. Consultarla queda registrado',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { cuerpo: auditFilterSchema.extend(pageRequestSchema.shape) },
    salida: auditPageSchema,
  }),
  exportarBitacora: call({
    metodo: 'GET',
    ruta: 'bitacora/exportar',
    resumen:
      'Todo lo que encuentra el filtro de la bitácora, como CSV: `filtro` es el JSON del cuerpo de bitacora/lista-paginada, sin ' +
      'la página. Una exportación a la vez por persona; queda registrada',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { consulta: z.object({ filtro: z.string().max(2_000) }) },
    salida: 'archivo',
  }),
} as const;
