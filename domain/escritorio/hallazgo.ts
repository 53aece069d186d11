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

/** A customer who was found: no more of him than tells him from others, since how he is reached is opened on purpose. */
export const clienteHalladoSchema = z.object({ numiden: z.int(), nombre: z.string() });
export type ClienteHallado = z.output<typeof clienteHalladoSchema>;
