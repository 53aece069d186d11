import { z } from 'zod';
import { casoDeListaSchema } from '#domain/casos/casos';
import { facturaDeListaSchema } from '#domain/facturas/listaFacturas';
import { valeDeListaSchema } from '#domain/vales/listaVales';
import { ventaHalladaSchema } from '#domain/ventas/busquedaVentas';

/** A record that was found, as the list of its kind shows it. */
export const hallazgoSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('caso'), caso: casoDeListaSchema }),
  z.object({ tipo: z.literal('vale'), vale: valeDeListaSchema }),
  z.object({ tipo: z.literal('venta'), venta: ventaHalladaSchema }),
  z.object({ tipo: z.literal('factura'), factura: facturaDeListaSchema }),
]);
export type Hallazgo = z.output<typeof hallazgoSchema>;
export type TipoHallazgo = Hallazgo['tipo'];
