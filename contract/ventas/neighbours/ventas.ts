import { z } from 'zod';
import { busqueda, venta } from '#contract/neighbours/vecino';
import { ventaEntranteSchema } from '#domain/ventas/entrada/ventaEntrante';

/** The system that has all sales of the chain: not all of them are sent to us. */
export const ventas = {
  nombre: 'ventas',
  titulo: 'el sistema de ventas',
  descripcion:
    'El sistema que tiene todas las ventas de la cadena: se le pide la que Mostrador no tiene cuando alguien la busca.',
  operaciones: {
    buscar: busqueda(
      'Una venta como la mandaría su caja (docs/integrar.md, «Mandar ventas»); no-existe si la cadena no la tiene o su caja la anuló.',
      { datos: z.object(venta), resultado: ventaEntranteSchema },
    ),
  },
} as const;
