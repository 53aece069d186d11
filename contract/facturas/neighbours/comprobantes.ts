import { z } from 'zod';
import { busqueda, dinero, instante, venta } from '#contract/neighbours/vecino';

const idFormaPago = z.int().describe('Una de las formas de pago de la cadena.');

/** The stores' car parks, whose tickets are invoiced. */
export const estacionamiento = {
  nombre: 'estacionamiento',
  titulo: 'el estacionamiento',
  descripcion: 'Los boletos pagados de los estacionamientos, que se facturan.',
  operaciones: {
    buscar: busqueda('Un boleto por su tienda y su número; no-existe si el estacionamiento no lo conoce.', {
      datos: z.object(venta),
      resultado: z.object({
        monto: dinero,
        fecha: z.iso.date().describe('El día del pago.'),
        valido: z.boolean().describe('Si está pagado: solo así se factura.'),
        idFormaPago,
      }),
    }),
  },
} as const;

/** The stores' restaurants, whose meals are invoiced. */
export const restaurante = {
  nombre: 'restaurante',
  titulo: 'el restaurante',
  descripcion: 'Los consumos pagados de los restaurantes (SVA), que se facturan.',
  operaciones: {
    buscar: busqueda('Un consumo por su folio, sin importar mayúsculas ni espacios alrededor.', {
      datos: z.object({ folio: z.string() }),
      resultado: z.object({ tienda: z.int().positive(), monto: dinero, fecha: instante, idFormaPago }),
    }),
  },
} as const;
