import { z } from 'zod';
import { busqueda, cambio, dinero, folioTecleado, instante, lectura, numiden } from '#contract/neighbours/vecino';

/** Who a wallet is for, so that a system that does not know the customer can open one. */
const titular = z.object({
  nombre: z.string(),
  correo: z.string().nullable(),
  telefono: z.string().nullable(),
});

const movimiento = z.object({
  fecha: instante,
  monto: dinero.describe('Negativo lo que se gastó.'),
  concepto: z.string(),
  idVale: z.int().nullable(),
});

/** Wallets, one a customer. */
export const billetera = {
  nombre: 'billetera',
  titulo: 'la billetera',
  descripcion: 'El monedero de cada cliente, al que se abonan las devoluciones. Un cliente tiene uno.',
  operaciones: {
    abrir: cambio('Abre la billetera de un cliente, o dice cuál tiene. Puede negarse si no conoce al cliente.', {
      datos: z.object({ numidenCliente: numiden, titular }),
      resultado: z.object({ folio: folioTecleado, nueva: z.boolean() }),
      libres: ['titular'],
    }),
    leer: busqueda('La billetera de un cliente con sus últimos movimientos; no-existe si aún no tiene.', {
      datos: z.object({ numidenCliente: numiden }),
      resultado: z.object({
        folio: folioTecleado,
        saldo: dinero,
        movimientos: z.array(movimiento).max(50).describe('Los últimos 50, el más nuevo primero.'),
      }),
    }),
    existe: lectura('Si hay una billetera con ese folio.', {
      datos: z.object({ folio: z.string() }),
      resultado: z.object({ existe: z.boolean() }),
    }),
    abonar: cambio(
      'Abona a la billetera de un cliente, que se abre si no tiene. Se niega si quedaría con más de maximo.',
      {
        datos: z.object({
          numidenCliente: numiden,
          titular,
          monto: dinero,
          maximo: dinero.describe('Lo más que la billetera puede tener. Puede cambiar entre dos intentos.'),
          concepto: z.string(),
          idVale: z.int(),
        }),
        resultado: z.object({ folio: folioTecleado }),
        libres: ['titular', 'maximo', 'concepto'],
      },
    ),
    revertir: cambio(
      'Saca de la billetera lo que puso el abono que se pidió con claveAbono, con un movimiento propio. Se niega si no hay tal abono, si ya se revirtió con otra clave, y si la billetera ya no lo tiene.',
      {
        datos: z.object({
          numidenCliente: numiden,
          claveAbono: z.string(),
          monto: dinero.describe('El del abono.'),
          concepto: z.string(),
          idVale: z.int(),
        }),
        resultado: z.object({ folio: folioTecleado }),
        libres: ['concepto'],
      },
    ),
  },
} as const;
