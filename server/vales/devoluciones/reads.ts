import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { devoluciones } from '#contract/vales/devoluciones';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { centavos, fromPesos, showPesos, sum, toPesos } from '#domain/common/money';
import { TEXTS } from '#domain/common/texts';
import { DEVOLUCION_TEXTS, type valeUOperacionSchema } from '#domain/vales/devoluciones';
import { metodosPosibles, repartoSugerido } from '#domain/vales/repartoDeSaldo';
import { type IdMetodo, METODOS_DEVOLUCION, metodoDePago } from '#domain/ventas/metodosDevolucion';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { valeDevoluciones, vales } from '../../platform/db/schema/vales.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { askOrConflict } from '../../platform/neighbours/neighbourCall.ts';
import { lookAtOperation, lookAtVoucher } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { todayOf } from '../open.ts';
import { saleForVoucher } from '../sale.ts';
import { ifFound } from '../work.ts';

/** The refund methods of a sale (POST vales/metodo-pago/get-by-tipo); a return and a cancellation have the same. */
export const refundMethods: Handler<typeof devoluciones.metodosDevolucion> = async ({ cuerpo }, context) => {
  const { db } = context;
  await recordRead(context, lookAtOperation(cuerpo));
  const { pagos } = await saleForVoucher(db, cuerpo, todayOf(context));
  const payments = pagos.map((pago) => ({
    ...pago,
    monto: fromPesos(pago.monto),
    devuelto: fromPesos(pago.devuelto),
  }));
  const saldo =
    cuerpo.saldo === undefined
      ? sum(payments.map(({ monto, devuelto }) => centavos(monto - devuelto)))
      : fromPesos(cuerpo.saldo);
  const suggested = repartoSugerido(saldo, payments, { soloBilletera: false });
  return metodosPosibles(saldo, payments).map(({ metodo, maximo }) => {
    const own = pagos.filter(({ idFormaPago }) => metodoDePago(idFormaPago) === metodo);
    return {
      orden: metodo,
      metodo: { id: metodo, nombre: METODOS_DEVOLUCION[metodo] },
      folio: null,
      monto: toPesos(suggested.find((one) => one.metodo === metodo)?.monto ?? centavos(0)),
      maximo: maximo === null ? null : toPesos(maximo),
      tipoPago: own[0]?.idFormaPago ?? null,
      subtipoPago: null,
      pagos: own.map((pago) => ({
        ...pago,
        disponible: toPesos(centavos(fromPesos(pago.monto) - fromPesos(pago.devuelto))),
      })),
    };
  });
};

/** Answers how much of depreciations may be forgiven by hand (POST vales/metodo-pago/get-condonacion). */
export const forgivable: Handler<typeof devoluciones.condonacion> = async ({ cuerpo }, context) => {
  const rows = await context.db
    .select()
    .from(vales)
    .where(await thoseOf(context, cuerpo))
    .orderBy(asc(vales.id));
  const each = rows.map(({ id, folio, estado, depreciacion, condonacion }) => ({
    idVale: id,
    folio,
    depreciacion,
    condonacion,
    // Once it is saved, what it is worth is what somebody may have authorized.
    maximo: estado === ESTADO_VALE.parcial ? depreciacion : centavos(0),
  }));
  const total = (field: 'depreciacion' | 'condonacion' | 'maximo') => toPesos(sum(each.map((one) => one[field])));
  return {
    depreciacion: total('depreciacion'),
    condonacion: total('condonacion'),
    maximo: total('maximo'),
    vales: each.map((one) => ({
      ...one,
      depreciacion: toPesos(one.depreciacion),
      condonacion: toPesos(one.condonacion),
      maximo: toPesos(one.maximo),
    })),
  };
};

/** The refunds of vouchers in the order in which they began (POST vales/metodo-pago/cancelacion/get-devoluciones). */
export const refundsOfVouchers: Handler<typeof devoluciones.devolucionesDeVales> = async ({ cuerpo }, context) => {
  const rows = await context.db
    .select({ devolucion: valeDevoluciones, folioVale: vales.folio, nombre: usuarios.nombreCompleto })
    .from(valeDevoluciones)
    .innerJoin(vales, eq(vales.id, valeDevoluciones.idVale))
    .innerJoin(usuarios, eq(usuarios.numiden, valeDevoluciones.numiden))
    .where(await thoseOf(context, cuerpo))
    .orderBy(asc(valeDevoluciones.id));
  return rows.map(({ devolucion: { id, idVale, metodo, monto, numiden, ...rest }, folioVale, nombre }) => ({
    id,
    idVale,
    folioVale,
    monto: toPesos(monto),
    realiza: { numiden, nombre },
    metodo: { id: metodo, nombre: METODOS_DEVOLUCION[metodo as IdMetodo] },
    estado: rest.estado,
    folio: rest.folio,
    respuesta: rest.respuesta,
    creado: rest.creado.toISOString(),
    terminado: rest.terminado?.toISOString() ?? null,
  }));
};

/** Estimates the amount that would go back to the credit of a sale (POST creditos/consulta-devolucion). */
export const creditEstimate: Handler<typeof devoluciones.estimarCredito> = async ({ cuerpo }, context) => {
  const { tienda, operacion, importe } = cuerpo;
  await recordRead(context, lookAtOperation(cuerpo));
  await demandSale(context.db, cuerpo);
  const monto = fromPesos(importe);
  const estimate = await askOrConflict(context, DEVOLUCION_TEXTS.sinRespuesta, ({ credit }) =>
    credit.estimate({ tienda, operacion, monto }),
  );
  const { pagado, devuelto, maximo, estimado, tipoPlan } = estimate;
  const whole = estimado === monto;
  const mensaje = whole
    ? `Al crédito volverían ${showPesos(toPesos(estimado))}`
    : `Al crédito solo pueden volver ${showPesos(toPesos(maximo))}`;
  return {
    banderaAjuste: !whole,
    codigo: whole ? 1 : 2,
    mensaje,
    respuesta: mensaje,
    operacion,
    tiendaOpe: tienda,
    tipoPlan,
    importeEstimado: importe,
    importeMovimiento: importe,
    devolucionEstimada: toPesos(estimado),
    totalAbono: toPesos(estimado),
    maximaDevolucion: toPesos(maximo),
    montoPag: toPesos(pagado),
    montoRf: toPesos(devuelto),
  };
};

/** @throws Rejection 404 when the store has no such operation. */
async function demandSale(db: Db, { tienda, operacion }: ClaveOperacion): Promise<void> {
  const known =
    fitsInteger(tienda) &&
    (await db.$count(ventas, and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))) > 0;
  if (!known) throw notFound(TEXTS.sinResultados);
}

async function thoseOf(context: Context, which: z.output<typeof valeUOperacionSchema>) {
  const { db } = context;
  if ('idVale' in which) {
    await recordRead(context, lookAtVoucher(which.idVale));
    const [row] = await db.select({ id: vales.id }).from(vales).where(eq(vales.id, which.idVale));
    return eq(vales.id, ifFound(which.idVale, row).id);
  }
  await recordRead(context, lookAtOperation(which));
  await demandSale(db, which);
  return and(eq(vales.cvetda, which.tienda), eq(vales.operacion, which.operacion));
}
