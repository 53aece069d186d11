import { SUCCESS_CODE } from '#contract/common/answers';
import type { CalculoRespondido, vales as contratoVales } from '#contract/vales/vales';
import { TIPOS_VALE } from '#domain/cadena/tiposVale';
import { toPesos } from '#domain/common/money';
import { TEXTS } from '#domain/common/texts';
import { type CabidaBilletera, cabidaEnPesos } from '#domain/vales/billetera';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { impedidas, impedidasEnPalabras, unidadesPosibles } from '#domain/vales/unidadesVale';
import { ventaPorDevolver } from '#domain/vales/ventaParaVale';
import { METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import { inOneGo, onOneConnection } from '../platform/db/oneConnection.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { conflict, notFound } from '../platform/http/rejection.ts';
import { lookAtFolio, lookAtOperation } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { nullIfUnknown, readSaleOf } from '../ventas/entrada/onDemand.ts';
import { guidesSeen } from '../ventas/operaciones/guidesSeen.ts';
import { demandCase, type Judged, judgeVoucher, reasonsInWords, underWhich } from './judge.ts';
import { inPesos } from './lines.ts';
import { demandOpen, todayOf } from './open.ts';
import { casesForVoucher } from './ownCase.ts';
import { readReasons } from './reasons.ts';
import { saleForVoucher } from './sale.ts';
import { askWallet } from './wallet.ts';

/** Calculates a voucher (POST vales/validar-vale): refused exactly as its saving would be, and nothing is written. */
export const validarVale: Handler<typeof contratoVales.validarVale> = ({ cuerpo }, context) =>
  validate(cuerpo, context);

/** The same for cancellations alone (POST vales/cancelacion/validar). */
export const validarCancelacion: Handler<typeof contratoVales.validarCancelacion> = ({ cuerpo }, context) =>
  validate(cuerpo, context);

async function validate(solicitud: SolicitudVale, context: Context): Promise<CalculoRespondido> {
  // First, as saving does: what is not open is refused for that, and not for its lines.
  if (solicitud.id !== null) await demandOpen(solicitud, context);
  // The answer says what fits also where nothing is promised to the wallet.
  const { numidenCliente } = await underWhich(context.db, context.sesion, solicitud, context.clock());
  // Anybody can be chosen: the answer tells of his wallet, as a look at it does.
  if (solicitud.caso === null && solicitud.comprador !== null && numidenCliente !== null)
    await recordRead(context, lookAtFolio('billetera', numidenCliente));
  const wallet = await askWallet(context, numidenCliente);
  const judged = await judgeVoucher(context.db, solicitud, { sesion: context.sesion, today: todayOf(context), wallet });
  if (judged.billetera === null) throw new Error('A wallet was asked and not judged');
  return answerOf(judged, judged.billetera);
}

function answerOf(judged: Judged, billetera: CabidaBilletera): CalculoRespondido {
  const { calculo } = judged;
  return {
    codigo: SUCCESS_CODE,
    descripcion: VALE_TEXTS.valido,
    totales: { ...inPesos(calculo.totales), cantidad: calculo.cantidad },
    depreciacion: toPesos(calculo.depreciacion),
    condonacion: toPesos(calculo.condonacion),
    saldo: toPesos(calculo.saldo),
    articulos: calculo.lineas.map(({ linea, cantidad, importes, depreciacion }) => ({
      linea,
      cantidad,
      montoDepreciacion: toPesos(depreciacion),
      ...inPesos(importes),
    })),
    metodosDevolucion: calculo.metodos.map(({ metodo, monto }) => ({
      orden: metodo,
      metodo: { id: metodo, nombre: METODOS_DEVOLUCION[metodo] },
      monto: toPesos(monto),
    })),
    requiereAutorizacion: calculo.autorizacion.length > 0,
    autorizacion: reasonsInWords(judged),
    billetera: cabidaEnPesos(billetera),
  };
}

/** A sale for who makes a voucher of it (POST vales/get-detalle-operacion), with the reasons and the cases to choose from. */
export const detalleOperacionVale: Handler<typeof contratoVales.detalleOperacionVale> = async ({ cuerpo }, context) => {
  const { db, sesion } = context;
  await recordRead(context, lookAtOperation(cuerpo));
  const read = () =>
    onOneConnection(db, (one) =>
      inOneGo([
        saleForVoucher(one, cuerpo, todayOf(context)),
        readReasons(one, sesion.tienda.id),
        casesForVoucher(one, sesion, cuerpo),
      ]),
    );
  const seen = await guidesSeen(context, cuerpo);
  const found = await readSaleOf(context, cuerpo, () => read().catch(nullIfUnknown));
  if (found === null) throw notFound(TEXTS.sinResultados);
  const [venta, motivos, casos] = found;
  return { ...venta, cabecera: { ...venta.cabecera, ...seen }, ...motivos, ...casos };
};

/**
 * Whether a voucher can be made of an operation under a case (POST vales/validar-operacion).
 * @throws Rejection 404 for an unknown operation, 409 where nothing of it is left; as `demandCase` for the case.
 */
export const validarOperacionVale: Handler<typeof contratoVales.validarOperacionVale> = async ({ cuerpo }, context) => {
  await recordRead(context, lookAtOperation(cuerpo));
  const { tipo } = await demandCase(context.db, context.sesion, cuerpo, null);
  const venta = ventaPorDevolver(await saleForVoucher(context.db, cuerpo, todayOf(context)));
  const unidades = venta.lineas.reduce((total, linea) => total + unidadesPosibles(linea, tipo), 0);
  const verbo = tipo === 1 ? 'devolver' : 'cancelar';
  if (unidades === 0) {
    const why = venta.lineas.flatMap((linea) =>
      impedidas(linea, tipo).flatMap((some) => impedidasEnPalabras(some) ?? []),
    );
    if (why.length === 0) throw conflict(`De la operación ${cuerpo.operacion} ya no queda nada que ${verbo}.`);
    const said = [...new Set(why)].map((text) => `${text}.`).join(' ');
    throw conflict(`De la operación ${cuerpo.operacion} no hay nada que ${verbo} ahora. ${said}`);
  }
  return {
    codigo: SUCCESS_CODE,
    descripcion: `De la operación ${cuerpo.operacion} se pueden ${verbo} artículos.`,
    tipo: { id: tipo, nombre: TIPOS_VALE[tipo] },
    unidades,
  };
};
