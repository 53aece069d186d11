import { z } from 'zod';
import { call } from './call.ts';

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
} as const;
