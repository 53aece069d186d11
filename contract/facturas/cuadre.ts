import { z } from 'zod';
import { call } from '#contract/common/call';
import { cuadreSchema, diferenciaSchema, documentosDeCuadreSchema } from '#domain/facturas/cuadre';
import { claveTiendaSchema } from '#domain/ventas/operaciones';

const consulta = z.object({
  mes: z.string().regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, 'El mes se escribe AAAA-MM.'),
  tienda: claveTiendaSchema.optional(),
});
const acceso = ['facturar'] as const;

/** The monthly sheet of sales against invoices. */
export const cuadre = {
  cuadreDelMes: call({
    metodo: 'GET',
    ruta: 'facturas/cuadre',
    resumen: 'Lo vendido en un mes contra lo facturado, de una tienda o de todas, con cada diferencia en su renglón',
    acceso,
    asignado: true,
    entrada: { consulta },
    salida: cuadreSchema,
  }),
  documentosDelCuadre: call({
    metodo: 'GET',
    ruta: 'facturas/cuadre/documentos',
    resumen:
      'Los documentos que hacen un renglón del cuadre, del más antiguo en adelante: los primeros 100, y cuántos son',
    acceso,
    asignado: true,
    entrada: { consulta: consulta.extend({ diferencia: diferenciaSchema }) },
    salida: documentosDeCuadreSchema,
  }),
  exportarCuadre: call({
    metodo: 'GET',
    ruta: 'facturas/cuadre/exportar',
    resumen:
      'Todos los documentos de las diferencias del cuadre de un mes, como CSV. Una exportación a la vez por persona: otra da 409',
    acceso: ['exportarListas'],
    ademas: acceso,
    asignado: true,
    entrada: { consulta },
    salida: 'archivo',
  }),
} as const;
