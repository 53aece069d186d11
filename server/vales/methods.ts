import { and, asc, eq, sql } from 'drizzle-orm';
import type { vales as contratoVales } from '#contract/vales';
import { cabidaEnPesos } from '#domain/billetera';
import type { IdMetodo, MetodoConMonto, PagoDeVenta } from '#domain/metodosDevolucion';
import { BILLETERA, dineroDeMas, mismoReparto, pagosConDevuelto } from '#domain/metodosDevolucion';
import type { Centavos } from '#domain/money';
import { centavos, fromPesos, sum, toPesos } from '#domain/money';
import { fallaReparto } from '#domain/repartoDeSaldo';
import { metodoPedido } from '#domain/solicitudVale';
import { VALE_TEXTS } from '#domain/trabajosVale';
import type { Db, Tx } from '../db/db.ts';
import { ventaPagos } from '../db/schema/operaciones.ts';
import { valeMetodos, vales } from '../db/schema/vales.ts';
import type { Context, Handler } from '../http/handler.ts';
import { invalidFields } from '../http/rejection.ts';
import { lookAtVoucher } from '../reads/readings.ts';
import { recordRead } from '../reads/recordRead.ts';
import { NoChange } from '../works/judge.ts';
import { owedBy, refundedBy } from './given.ts';
import { saleLock } from './sale.ts';
import type { WalletSeen } from './wallet.ts';
import { askWallet, customerOf, promisesLock, roomOf } from './wallet.ts';
import type { ValeRow } from './work.ts';
import { ifFound, workOnVale } from './work.ts';

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
    dineroAutorizado: toPesos(dineroDeMas(await openParts(db, id), pagos)),
    pagos: pagos.map(({ idFormaPago, monto, devuelto }) => ({
      idFormaPago,
      monto: toPesos(monto),
      devuelto: toPesos(devuelto),
    })),
    billetera: cabidaEnPesos(await roomOf(db, wallet, id)),
  };
};

/**
 * Divides the rest of a voucher anew (POST vales/cambiar-metodos). It is judged as when it was saved, by what sale and
 * wallet can take now, without a new authorization. Refunds that were made stay as they are.
 * @throws Rejection 400 with the fault at the methods; 404 or 409 as every work on a voucher.
 */
export const cambiarMetodos: Handler<typeof contratoVales.cambiarMetodos> = ({ cuerpo }, context) => {
  const { version, ...contents } = cuerpo;
  const { id } = contents;
  const wanted = contents.metodosDevolucion.map(metodoPedido).filter(({ monto }) => monto > 0);
  return workOnVale<WalletSeen | null>(
    {
      call: 'cambiarMetodos',
      work: 'cambiarMetodos',
      id,
      version,
      contents,
      check: () => walletOf(id, wanted, context),
      effect: async ({ tx, row }, wallet) => {
        await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
        await promisesLock(tx, wallet)?.take();
        const before = await openParts(tx, id);
        if (mismoReparto(before, wanted)) throw new NoChange(VALE_TEXTS.metodosIguales);
        const { pagos, yaEnDinero } = await limitsOf(tx, row);
        const billetera = wallet === null ? null : await roomOf(tx, wallet, id);
        const dineroAutorizado = dineroDeMas(before, pagos);
        const wrong = fallaReparto(wanted, row.saldo, pagos, { billetera, yaEnDinero, dineroAutorizado });
        if (wrong !== null) throw invalidFields([{ campo: 'metodosDevolucion', message: wrong }]);
        await rewrite(tx, id, wanted);
        return {
          text: VALE_TEXTS.metodosCambiados(row.folio),
          entries: [{ trabajo: 'cambiarMetodos', de: before, a: wanted }],
          columns: { soloBilletera: row.soloBilletera && wanted.every(({ metodo }) => metodo === BILLETERA) },
          detail: { metodosAntes: inPesos(before), metodos: inPesos(wanted) },
        };
      },
    },
    context,
  );
};

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
async function rewrite(tx: Tx, idVale: number, wanted: readonly MetodoConMonto[]): Promise<void> {
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

function inPesos(metodos: readonly MetodoConMonto[]) {
  return metodos.map(({ metodo, monto }) => ({ metodo, monto: toPesos(monto) }));
}
