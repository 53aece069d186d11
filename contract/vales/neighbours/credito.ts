import { z } from 'zod';
import { cambio, dinero, folio, lectura, venta } from '#contract/neighbours/vecino';

/** The credit by which sales are paid. */
export const credito = {
  nombre: 'credito',
  titulo: 'el crédito',
  descripcion: 'El crédito con que se pagan las ventas, al que se regresa lo que se devuelve de ellas.',
  operaciones: {
    estimar: lectura('Cuánto de una venta puede regresar al crédito. Una venta que no se pagó con él da ceros.', {
      datos: z.object({ ...venta, monto: dinero }),
      resultado: z.object({
        pagado: dinero.describe('Lo que se pagó con crédito.'),
        devuelto: dinero.describe('Lo que ya regresó.'),
        maximo: dinero.describe('Lo que aún puede regresar.'),
        estimado: dinero.describe('Lo que regresaría del monto pedido.'),
        tipoPlan: z.string().nullable(),
      }),
    }),
    abonar: cambio('Regresa un importe al crédito de una venta. Se niega si pasa de lo que puede regresar.', {
      datos: z.object({ ...venta, monto: dinero, idVale: z.int() }),
      resultado: z.object({ folio }),
    }),
    revertir: cambio(
      'Revierte el abono que se pidió con claveAbono. Se niega si no hay tal abono, si ya se revirtió con otra clave, y si el crédito no lo admite: el título dice por qué.',
      {
        datos: z.object({ ...venta, claveAbono: z.string(), monto: dinero.describe('El del abono.'), idVale: z.int() }),
        resultado: z.object({ folio }),
      },
    ),
  },
} as const;
