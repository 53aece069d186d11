import { and, asc, eq, sql } from 'drizzle-orm';
import type { vales as contratoVales } from '#contract/vales/vales';
import { type Centavos, centavos, fromPesos, sum, toPesos } from '#domain/common/money';
import {
  type MotivoAutorizacion,
  motivoGuardado,
  motivosDelCambio,
  otraPersonaSinAutorizar,
} from '#domain/vales/autorizacionVale';
import { cabidaEnPesos } from '#domain/vales/billetera';
import type { CambioPorAutorizar } from '#domain/vales/cambioPorAutorizar';
import { fallaReparto } from '#domain/vales/repartoDeSaldo';
import { motivosAutorizados } from '#domain/vales/respaldoDeVale';
import { metodoPedido } from '#domain/vales/solicitudVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import {
  BILLETERA,
  type IdMetodo,
  type MetodoConMonto,
  mismoReparto,
  type PagoDeVenta,
  pagosConDevuelto,
} from '#domain/ventas/metodosDevolucion';
import type { Db, Tx } from '../platform/db/db.ts';
import { ventaPagos, ventas } from '../platform/db/schema/operaciones.ts';
import { valeMetodos, vales } from '../platform/db/schema/vales.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { lookAtVoucher } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import type { ColumnsOf } from '../platform/works/entity.ts';
import { NoChange } from '../platform/works/judge.ts';
import { saleLock } from '../ventas/saleLock.ts';
import { owedBy, refundedBy } from './given.ts';
import { askWallet, customerOf, promisesLock, roomOf, type WalletSeen } from './wallet.ts';
import { ifFound, type UnderVale, type ValeRow, workOnVale } from './work.ts';

const CHEQUE: IdMetodo = 5;
const EFECTIVO: IdMetodo = 6;

/**
 * The methods between which the rest of a voucher can be divided (GET vales/metodos-por-cambiar/{id}). They follow from how its
 * sale was paid, less what other vouchers owe and what has gone.
 */
export const metodosPorCambiar: Handler<typeof contratoVales.metodosPorCambiar> = async ({ ruta: { id } }, context) => {
  const { db } = context;
  await recordRead(context, lookAtVoucher(id));
  const [found] = await db.select().from(vales).where(eq(vales.id, id));
  const vale = ifFound(id, found);
  const wallet = await askWallet(context, await customerOf(db, vale));
  const { pagos, yaEnDinero } = await limitsOf(db, vale);
  return {
    saldo: toPesos(vale.saldo),
    yaEnDinero: toPesos(yaEnDinero),
    otraPersona: await isForAnother(db, vale),
    pagos: pagos.map(({ idFormaPago, monto, devuelto }) => ({
      idFormaPago,
      monto: toPesos(monto),
      devuelto: toPesos(devuelto),
    })),
    billetera: cabidaEnPesos(await roomOf(db, wallet, id)),
  };
};

/**
 * Divides the rest of a voucher anew (POST vales/cambiar-metodos). It is judged as when it was saved, by what sale and wallet can take
 * now; a division that would have asked for authorization then asks for it now. Refunds that were made stay as they are.
 * @throws Rejection 400 with the fault at the methods; 404 or 409 as every work on a voucher.
 */
export const cambiarMetodos: Handler<typeof contratoVales.cambiarMetodos> = ({ cuerpo }, context) => {
  const { version, ...contents } = cuerpo;
  const { id } = contents;
  const wanted = contents.metodosDevolucion.map(metodoPedido).filter(({ monto }) => monto > 0);
  return workOnVale(
    {
      call: 'cambiarMetodos',
      work: 'cambiarMetodos',
      id,
      version,
      contents,
      check: () => walletOf(id, wanted, context),
      facts: async ({ tx, row }, wallet) => {
        const judged = await judge(tx, row, wanted, wallet);
        return { life: { pideAutorizacion: judged.motivos.length > 0 }, judged };
      },
      effect: async (under, _wallet, { antes, falla, motivos }) => {
        if (mismoReparto(antes, wanted)) throw new NoChange(VALE_TEXTS.metodosIguales);
        if (falla !== null) throw invalidFields([{ campo: 'metodosDevolucion', message: falla }]);
        await divide(under.tx, id, wanted);
        const { row } = under;
        const waits = motivos.length > 0;
        const soloBilletera = row.soloBilletera && wanted.every(({ metodo }) => metodo === BILLETERA);
        return {
          text: waits ? VALE_TEXTS.metodosPorAutorizar(row.folio) : VALE_TEXTS.metodosCambiados(row.folio),
          entries: [{ trabajo: 'cambiarMetodos', de: antes, a: wanted, porAutorizar: waits }],
          columns: { soloBilletera, ...(waits ? waiting(under, { antes, wanted, motivos }) : {}) },
          detail: { metodosAntes: divisionInPesos(antes), metodos: divisionInPesos(wanted) },
        };
      },
    },
    context,
  );
};

/** A new division of the rest of a voucher, as it was judged under the locks of its sale and of its customer's wallet. */
interface Judged {
  readonly antes: readonly MetodoConMonto[];
  /** Why it cannot go back so; null when it can. */
  readonly falla: string | null;
  /** Why somebody else must authorize it; empty when nobody must. */
  readonly motivos: readonly MotivoAutorizacion[];
}

async function judge(
  tx: Tx,
  row: ValeRow,
  despues: readonly MetodoConMonto[],
  wallet: WalletSeen | null,
): Promise<Judged> {
  await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
  await promisesLock(tx, wallet)?.take();
  const antes = await openParts(tx, row.id);
  const { pagos, yaEnDinero } = await limitsOf(tx, row);
  const billetera = wallet === null ? null : await roomOf(tx, wallet, row.id);
  const otraPersona = await isForAnother(tx, row);
  return {
    antes,
    falla: fallaReparto(despues, row.saldo, pagos, { billetera, yaEnDinero }),
    motivos: motivosDelCambio({ antes, despues, pagos, otraPersona }),
  };
}

/** Whether the money goes to another person than the sale says who bought, and nobody authorized that. */
async function isForAnother(db: Db, vale: ValeRow): Promise<boolean> {
  const [venta] = await db
    .select({ comprador: ventas.numidenCliente })
    .from(ventas)
    .where(and(eq(ventas.cvetda, vale.cvetda), eq(ventas.operacion, vale.operacion)));
  const personas = { comprador: venta?.comprador ?? null, cliente: await customerOf(db, vale) };
  return otraPersonaSinAutorizar(personas, motivosAutorizados(vale));
}

interface Asked {
  readonly antes: readonly MetodoConMonto[];
  readonly wanted: readonly MetodoConMonto[];
  readonly motivos: readonly MotivoAutorizacion[];
}

/** The columns of a voucher whose change waits: whoever asked for it does not decide it, and all that it was can stand again. */
function waiting({ row, numiden, now }: UnderVale, { antes, wanted, motivos }: Asked): ColumnsOf<typeof vales> {
  const autorizados = motivosAutorizados(row);
  const { autores, soloBilletera, numidenResuelve, comentarioResuelve } = row;
  const sums = { vuelve: row.saldo, queda: null };
  return {
    motivosAutorizacion: [...new Set([...motivos.map((motivo) => motivoGuardado(motivo, sums)), ...autorizados])],
    ...{ fechaSolicitud: now, numidenResuelve: null, fechaResuelve: null, comentarioResuelve: null },
    autores: autores.includes(numiden) ? autores : [...autores, numiden],
    cambioPorAutorizar: {
      ...{ de: antes, a: wanted, pide: numiden, eraAutor: autores.includes(numiden) },
      ...{ soloBilletera, autorizados, numidenResuelve, comentarioResuelve },
      fechaSolicitud: row.fechaSolicitud?.toISOString() ?? null,
      fechaResuelve: row.fechaResuelve?.toISOString() ?? null,
    },
  };
}

/** Divides the rest of a voucher again as it was before a change that is rejected; answers the columns that stand again with it. */
export async function takeChangeBack(
  tx: Tx,
  { id, autores }: Pick<ValeRow, 'id' | 'autores'>,
  cambio: CambioPorAutorizar,
): Promise<ColumnsOf<typeof vales>> {
  const { de, soloBilletera, autorizados, fechaSolicitud, fechaResuelve, pide, eraAutor } = cambio;
  await divide(tx, id, de);
  return {
    autores: eraAutor ? autores : autores.filter((autor) => autor !== pide),
    ...{ soloBilletera, motivosAutorizacion: [...autorizados], cambioPorAutorizar: null },
    fechaSolicitud: fechaSolicitud === null ? null : new Date(fechaSolicitud),
    fechaResuelve: fechaResuelve === null ? null : new Date(fechaResuelve),
    numidenResuelve: cambio.numidenResuelve,
    comentarioResuelve: cambio.comentarioResuelve,
  };
}

/** Divides the rest of a voucher once more as a change asks for that was rejected: it waits again. */
export function divideAgain(tx: Tx, id: number, { a }: Pick<CambioPorAutorizar, 'a'>): Promise<void> {
  return divide(tx, id, a);
}

/** The customer's wallet, asked before anything is locked; null where nothing is to go there. */
async function walletOf(id: number, wanted: readonly MetodoConMonto[], context: Context): Promise<WalletSeen | null> {
  if (wanted.every(({ metodo }) => metodo !== BILLETERA)) return null;
  const [vale] = await context.db.select().from(vales).where(eq(vales.id, id));
  return vale === undefined ? null : askWallet(context, await customerOf(context.db, vale));
}

/** The parts of a voucher that are not given in full. */
async function openParts(tx: Db, idVale: number): Promise<readonly MetodoConMonto[]> {
  const rows = await tx
    .select()
    .from(valeMetodos)
    .where(eq(valeMetodos.idVale, idVale))
    .orderBy(asc(valeMetodos.metodo));
  return rows
    .map(({ metodo, monto, devuelto }) => ({ metodo: metodo as IdMetodo, monto: centavos(monto - devuelto) }))
    .filter(({ monto }) => monto > 0);
}

/** An amount that has gone by a method keeps its row; an amount to go by it comes on top. */
async function divide(tx: Tx, idVale: number, wanted: readonly MetodoConMonto[]): Promise<void> {
  const ofVoucher = eq(valeMetodos.idVale, idVale);
  await tx.delete(valeMetodos).where(and(ofVoucher, eq(valeMetodos.devuelto, centavos(0))));
  await tx
    .update(valeMetodos)
    .set({ monto: sql`${valeMetodos.devuelto}` })
    .where(ofVoucher);
  await tx
    .insert(valeMetodos)
    .values(wanted.map((part) => ({ idVale, ...part })))
    .onConflictDoUpdate({
      target: [valeMetodos.idVale, valeMetodos.metodo],
      set: { monto: sql`${valeMetodos.devuelto} + excluded.monto` },
    });
}

/** The limits on the methods of the rest of a voucher. */
interface Limits {
  /** The payments of its sale, less what went back and what other vouchers are to give. */
  readonly pagos: readonly PagoDeVenta[];
  /** The part of this voucher that went back in cash or by cheque. */
  readonly yaEnDinero: Centavos;
}

async function limitsOf(db: Db, vale: ValeRow): Promise<Limits> {
  const sale = { tienda: vale.cvetda, operacion: vale.operacion };
  const paid = await db
    .select({ idFormaPago: ventaPagos.idFormaPago, monto: ventaPagos.monto, devuelto: ventaPagos.devuelto })
    .from(ventaPagos)
    .where(and(eq(ventaPagos.cvetda, vale.cvetda), eq(ventaPagos.operacion, vale.operacion)))
    .orderBy(asc(ventaPagos.orden));
  const given = [...(await refundedBy(db, sale)), ...(await owedBy(db, sale, vale.id))];
  const dado = given.map(({ metodo, monto }) => ({ metodo: metodo as IdMetodo, monto: fromPesos(Number(monto)) }));
  const own = await db.select().from(valeMetodos).where(eq(valeMetodos.idVale, vale.id));
  const inMoney = own.filter(({ metodo }) => metodo === EFECTIVO || metodo === CHEQUE);
  return { pagos: pagosConDevuelto(paid, dado), yaEnDinero: sum(inMoney.map(({ devuelto }) => devuelto)) };
}

/** A division as the wire and the audit have it. */
export function divisionInPesos(metodos: readonly MetodoConMonto[]) {
  return metodos.map(({ metodo, monto }) => ({ metodo, monto: toPesos(monto) }));
}
