import { z } from 'zod';
import { call } from '#contract/common/call';
import { facturaDeVentaSchema } from '#domain/facturas/facturas';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';

/** The invoices of a sale, for who looks at the sale: their schemas come with those of sales. */
export const facturasDeVenta = {
  facturasDeVenta: call({
    metodo: 'GET',
    ruta: 'venta/facturas-operacion',
    resumen: 'Las facturas de una operación, sus notas y sus recibos, con su estado y su caso; recientes primero',
    acceso: ['validarOperacion', 'soloValidarOperacion'],
    asignado: true,
    entrada: { consulta: z.object({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema }) },
    salida: z.array(facturaDeVentaSchema),
  }),
} as const;
