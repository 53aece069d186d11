import { z } from 'zod';
import { call } from '#contract/common/call';
import { DIAS_DE_DEVUELTO, MAX_MI_DIA, miDiaSchema } from '#domain/escritorio/miDia';

/** Dashboard (specification, sections 2 and 7). */
export const tablero = {
  datosEstadisticos: call({
    metodo: 'GET',
    ruta: 'dashboard/datos-estadisticos',
    resumen: 'Totales por estado, historia de 15 días y versión; sin el permiso de estadísticas, solo la versión',
    acceso: 'sesion',
    entrada: {},
    salida: z.object({
      totalPorEstatus: z.array(z.object({ id: z.int(), nombre: z.string(), total: z.int() })),
      historico: z.array(z.object({ clave: z.string(), valor: z.int(), valor2: z.int() })),
      version: z.string(),
    }),
  }),
  miDia: call({
    metodo: 'GET',
    ruta: 'dashboard/mi-dia',
    resumen:
      'Lo que espera a la persona misma: las autorizaciones y los vales suyos que no se autorizaron en los últimos ' +
      `${DIAS_DE_DEVUELTO} días y en los que no ha hecho nada desde entonces, sus vales parciales y sus borradores; recientes primero, ` +
      `a lo más ${MAX_MI_DIA} de cada uno`,
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: miDiaSchema,
  }),
} as const;
