import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ResultadoTrabajo } from '#contract/common/answers';
import type { devoluciones } from '#contract/vales/devoluciones';
import { centavos, toPesos } from '#domain/common/money';
import { DESHACER_TEXTS, fallaDeDeshacer, loDeshaceUnVecino } from '#domain/vales/deshacerDevolucion';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import { vouchedFor, whereDecided } from '../../personas/sesion/vouchedFor.ts';
import type { Tx } from '../../platform/db/db.ts';
import { valeDeshechos, valeDevoluciones, valeMetodos, vales } from '../../platform/db/schema/vales.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import { askNeighbour } from '../../platform/neighbours/neighbourCall.ts';
import type { UnderWork } from '../../platform/works/entity.ts';
import { saleLock } from '../../ventas/saleLock.ts';
import { ifFound, workOnVale } from '../work.ts';
import { beginUndoing } from './beginUndoing.ts';
import { refuseUndoing } from './refuseUndoing.ts';
import { TAKEN_BACK_BY } from './takeBack.ts';
import {
  type BegunUndoing,
  colleagueAt,
  demandRefund,
  factsOfUndoing,
  type Refund,
  refundOf,
  type Undoing,
} from './undoing.ts';

/** Undoes a refund that was noted by mistake (POST vales/deshacer-devolucion): the voucher owes it again. */
export const undoHere: Handler<typeof devoluciones.deshacerDevolucion> = ({ cuerpo }, context) =>
  undoRefund({ call: 'deshacerDevolucion', ...cuerpo, at: null }, context);

/** The same at the computer of a colleague (POST vales/deshacer-aqui): who gives number and password answers for it. */
export const undoAtColleague: Handler<typeof devoluciones.deshacerDevolucionAqui> = ({ cuerpo }, context) => {
  const { numiden, contrasena, codigo, comentario: motivo, ...seen } = cuerpo;
  const at = { numiden: context.sesion.numiden, nombre: context.sesion.nombre };
  return vouchedFor(context, { numiden, contrasena, codigo }, (asColleague) =>
    undoRefund({ call: 'deshacerDevolucionAqui', ...seen, motivo, at }, asColleague),
  );
};

/**
 * Undoes a refund, once, whatever dies in between: by an entry of its own, and never by deletion. Where a neighbour has the money, the
 * undoing is first written down as begun, then the neighbour is asked outside of any transaction, then the refund counts no more and the
 * voucher owes it again; until then it counts as given. Cash, cheques and cards are one transaction.
 * @throws Rejection 404 for a refund that the voucher has not; 409 when the life or the neighbour refuses; 502 when it is unknown
 * what the neighbour did: then the undoing stays begun, and only it may be gone on with.
 */
export async function undoRefund(wanted: Undoing, context: Context): Promise<ResultadoTrabajo> {
  const { call, id, version, idDevolucion, motivo } = wanted;
  const seen = await refundOf(context.db, wanted);
  const byNeighbour = seen !== undefined && loDeshaceUnVecino(seen.metodo);
  return workOnVale(
    {
      call,
      work: 'deshacerDevolucion',
      id,
      // A refund that a neighbour has undone is noted on any version: the one that was seen was asked for when it began.
      version: byNeighbour ? null : version,
      contents: { id, idDevolucion, motivo },
      check: async () => (byNeighbour ? throughNeighbour(wanted, context) : null),
      facts: async ({ tx, numiden }, begun) => ({
        life: begun === null ? await factsOfUndoing(tx, wanted, numiden) : WHAT_WAS_TAKEN_BACK_IS_NOTED,
        judged: undefined,
      }),
      effect: async (under, begun) => {
        const { tx, row } = under;
        await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
        const refund = await demandRefund(tx, wanted);
        const fault = fallaDeDeshacer(refund);
        if (fault !== null) throw conflict(fault);
        const told = begun === null ? { motivo, at: wanted.at } : await toldOf(tx, begun);
        await (begun === null ? noteAtOnce(under, wanted) : noteDone(under, begun));
        await owedAgain(tx, refund);
        const { metodo, monto } = refund;
        const where = whereDecided(told.at);
        const porElSistema = wanted.goesOn !== undefined;
        const entry: EntradaDeVale = {
          ...{ trabajo: 'deshacerDevolucion', metodo, monto, motivo: told.motivo, porElSistema },
          ...where.entry,
        };
        return {
          text: DESHACER_TEXTS.hecho(metodo, monto),
          entries: [entry],
          columns: { saldo: centavos(row.saldo + monto) },
          detail: {
            ...{ idDevolucion, metodo, monto: toPesos(monto), folio: refund.folio, motivo: told.motivo },
            ...where.audited,
            ...(porElSistema ? { porElSistema } : {}),
          },
        };
      },
    },
    context,
  );
}

/**
 * It was judged when it began, and the money is back: nothing else may keep the voucher from owing it. That another window of the same
 * person was quicker, the refund's own state says.
 */
const WHAT_WAS_TAKEN_BACK_IS_NOTED = {
  hayDevuelto: true,
  deshaciendo: false,
  devolvio: false,
  pideAlVecino: false,
  limiteDeLoDevuelto: null,
} as const;

async function throughNeighbour(wanted: Undoing, context: Context): Promise<BegunUndoing> {
  const { begun, refund } = await beginUndoing(wanted, context);
  const { metodo, monto, folio, clave: claveAbono } = refund;
  if (!loDeshaceUnVecino(metodo)) throw new Error(`No neighbour has the money of the refund ${refund.id}`);
  const take = TAKEN_BACK_BY[metodo];
  const [vale] = await context.db.select().from(vales).where(eq(vales.id, wanted.id));
  const { clave, numiden } = begun;
  const part = { vale: ifFound(wanted.id, vale), monto, clave, claveAbono, folio: folio ?? '', numiden };
  try {
    await askNeighbour(context, DESHACER_TEXTS.sinSaberse(metodo), (neighbours) => take(part, neighbours, context));
    return begun;
  } catch (error) {
    if (!(error instanceof NeighbourRefusal)) throw error;
    throw await refuseUndoing(wanted, { begun, refund }, error.message, context);
  }
}

/** Writes down an undoing that a person alone answers for. */
async function noteAtOnce({ tx, numiden, now }: UnderWork<typeof vales>, { id, idDevolucion, motivo, at }: Undoing) {
  await tx.insert(valeDeshechos).values({
    ...{ idVale: id, idDevolucion, estado: 'hecho', clave: `deshacer-${randomUUID()}`, motivo },
    ...{ numidenEquipo: at?.numiden ?? null, creado: now, terminado: now, numiden },
  });
}

/** Marks what a neighbour has undone as done. @throws Rejection 409 when somebody else did so meanwhile. */
async function noteDone({ tx, now }: UnderWork<typeof vales>, begun: BegunUndoing): Promise<void> {
  const [done] = await tx
    .update(valeDeshechos)
    .set({ estado: 'hecho', terminado: now })
    .where(and(eq(valeDeshechos.id, begun.id), eq(valeDeshechos.estado, 'pendiente')))
    .returning({ id: valeDeshechos.id });
  // A neighbour answers the same to the same clave: this one broke its word, and somebody must look.
  if (done === undefined) throw new Error(`The undoing ${begun.id} was done after it had been refused`);
}

/** The reason and the computer of who asked first, which count, also where somebody or the server goes on with it. */
async function toldOf(tx: Tx, { motivo, numidenEquipo }: BegunUndoing): Promise<Pick<Undoing, 'motivo' | 'at'>> {
  return { motivo, at: numidenEquipo === null ? null : await colleagueAt(tx, numidenEquipo) };
}

/** The refund counts no more, and its method has so much left to give. */
async function owedAgain(tx: Tx, { id, idVale, metodo, monto }: Refund): Promise<void> {
  await tx.update(valeDevoluciones).set({ estado: 'deshecha' }).where(eq(valeDevoluciones.id, id));
  await tx
    .update(valeMetodos)
    .set({ devuelto: sql`${valeMetodos.devuelto} - ${toPesos(monto)}::numeric` })
    .where(and(eq(valeMetodos.idVale, idVale), eq(valeMetodos.metodo, metodo)));
}
