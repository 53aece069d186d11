import { z } from 'zod';
import { cuadreSchema } from '#domain/cuadre';
import { claveTiendaSchema } from '#domain/operaciones';
import { call } from './call.ts';

/** The monthly sheet of sales against invoices. */
export const cuadre = {
  cuadreDelMes: call({
    metodo: 'GET',
    ruta: 'facturas/cuadre',
    resumen: 'Lo vendido en un mes contra lo facturado, de una tienda o de todas, con cada diferencia en su renglón',
    acceso: ['facturar'],
    asignado: true,
    entrada: {
      consulta: z.object({
        mes: z.string().regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, 'El mes se escribe AAAA-MM.'),
        tienda: claveTiendaSchema.optional(),
      }),
    },
    salida: cuadreSchema,
  }),
} as const;
