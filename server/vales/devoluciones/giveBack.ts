import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ResultadoDevolucion } from '#contract/vales/devoluciones';
import { type Centavos, centavos, toPesos } from '#domain/common/money';
import { DEVOLUCION_TEXTS } from '#domain/vales/devoluciones';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import type { Tx } from '../../platform/db/db.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { valeDevoluciones, valeMetodos, vales } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, Rejection } from '../../platform/http/rejection.ts';
import { NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import { askNeighbour } from '../../platform/neighbours/neighbourCall.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import type { UnderWork } from '../../platform/works/entity.ts';
import { tellThatAllIsGiven } from '../announced.ts';
import { ifFound, workOnVale } from '../work.ts';
import { begin, readUnderWay } from './begin.ts';
import { neighbourOf, type Wanted } from './methods.ts';
import { demandPart, wouldLeaveNothing } from './parts.ts';
import { refuseRefund } from './refuse.ts';

/** A refund that a neighbour gave and the voucher does not know yet. */
interface Given {
  readonly idDevolucion: number;
  readonly monto: Centavos;
  readonly folio: string;
}

/**
 * Gives back one part of a voucher, once, whatever dies in between (specification, section 7). Where a neighbour has
 * to be asked, the refund is first written down as begun, then the neighbour is asked outside of any transaction, then
 * the refund is done and the voucher less; who asks again after a break goes on where it broke. Cash, cheques and
 * cards are one transaction.
 * @throws Rejection 409 when the life, the part or the neighbour refuses; 502 when it is unknown what the neighbour
 * did: then the refund stays begun, and only it may be gone on with.
 */
export async function giveBack(wanted: Wanted, context: Context): Promise<ResultadoDevolucion> {
  const { call, id, version, metodo, folio, goesOn } = wanted;
  const byNeighbour = neighbourOf(metodo) !== null;
  const result = await workOnVale(
    {
      call,
      work: 'devolver',
      id,
      // A refund that a neighbour has given is finished on whatever version: the one that was seen
      // was asked for when it began.
      version: byNeighbour ? null : version,
      contents: { id, metodo, folio },
      check: async () => (byNeighbour ? throughNeighbour(wanted, context) : null),
      facts: async ({ tx, row }, given) => ({
        life:
          given === null
            ? {
                otraEnCurso: (await readUnderWay(tx, id)) !== null,
                devuelveTodo: await wouldLeaveNothing(tx, row, metodo),
              }
            : // It began before the voucher ran out.
              { vencido: false, devuelveTodo: given.monto === row.saldo },
        judged: undefined,
      }),
      effect: async (under, given) => {
        const monto =
          given === null ? await giveAtOnce(under, wanted) : await finish(under, metodo, given, zoneOf(context));
        if (monto === under.row.saldo) await tellThatAllIsGiven(under.tx, under.row, under.now);
        const text = DEVOLUCION_TEXTS.hecha(metodo, monto, given?.folio ?? folio);
        await under.tx
          .update(valeMetodos)
          .set({ devuelto: sql`${valeMetodos.monto}` })
          .where(and(eq(valeMetodos.idVale, id), eq(valeMetodos.metodo, metodo)));
        return {
          text,
          entries: [
            { trabajo: 'devolver', metodo, monto, folio: given?.folio ?? folio, porElSistema: goesOn !== undefined },
          ],
          columns: { saldo: centavos(under.row.saldo - monto) },
          detail: {
            metodo,
            monto: toPesos(monto),
            folio: given?.folio ?? folio,
            ...(goesOn === undefined ? {} : { porElSistema: true }),
          },
        };
      },
    },
    context,
  );
  return { ...result, ...(await whatWasGiven(context, id, metodo)) };
}

async function throughNeighbour(wanted: Wanted, context: Context): Promise<Given> {
  const { id, metodo } = wanted;
  const begun = await begin(wanted, context);
  const give = neighbourOf(metodo);
  const [vale] = await context.db.select().from(vales).where(eq(vales.id, id));
  const part = { vale: ifFound(id, vale), monto: begun.monto, clave: begun.clave, numiden: begun.numiden };
  try {
    const answer = await askNeighbour(context, DEVOLUCION_TEXTS.sinSaberse(metodo), async (neighbours) =>
      give?.(part, neighbours, context),
    );
    if (!answer) throw new Rejection(502, VALE_TEXTS.devolucionVacia);
    return { idDevolucion: begun.id, monto: begun.monto, folio: answer.folio };
  } catch (error) {
    if (!(error instanceof NeighbourRefusal)) throw error;
    throw await refuseRefund(wanted, begun, error.message, context);
  }
}

/** Marks the refund that a neighbour has given as done. @throws Rejection 409 when somebody else did so meanwhile. */
async function finish(
  { tx, now }: UnderWork<typeof vales>,
  metodo: IdMetodo,
  { idDevolucion, monto, folio }: Given,
  zone: string,
): Promise<Centavos> {
  const [done] = await tx
    .update(valeDevoluciones)
    .set({ estado: 'hecha', folio, terminado: now })
    .where(and(eq(valeDevoluciones.id, idDevolucion), eq(valeDevoluciones.estado, 'pendiente')))
    .returning({ id: valeDevoluciones.id });
  if (done === undefined) throw await endedOtherwise(tx, idDevolucion, { metodo, zone });
  return monto;
}

async function endedOtherwise(
  tx: Tx,
  idDevolucion: number,
  { metodo, zone }: { readonly metodo: IdMetodo; readonly zone: string },
): Promise<Error> {
  const [row] = await tx
    .select({ estado: valeDevoluciones.estado, terminado: valeDevoluciones.terminado, nombre: usuarios.nombreCompleto })
    .from(valeDevoluciones)
    .innerJoin(usuarios, eq(usuarios.numiden, valeDevoluciones.numiden))
    .where(eq(valeDevoluciones.id, idDevolucion));
  if (row?.estado === 'hecha' && row.terminado !== null) {
    return conflict(DEVOLUCION_TEXTS.yaDevuelta(metodo, row.nombre, row.terminado, zone));
  }
  // A neighbour answers the same to the same clave: this one broke its word, and somebody must look.
  return new Error(`The refund ${idDevolucion} was given back after it had been refused`);
}

/** Gives back what needs no neighbour, in the work's own transaction. */
async function giveAtOnce(
  { tx, row, numiden, now }: UnderWork<typeof vales>,
  { metodo, folio }: Wanted,
): Promise<Centavos> {
  const monto = await demandPart(tx, row, metodo);
  await tx.insert(valeDevoluciones).values({
    idVale: row.id,
    metodo,
    monto,
    estado: 'hecha',
    clave: `devolucion-${randomUUID()}`,
    folio,
    creado: now,
    terminado: now,
    numiden,
  });
  return monto;
}

/** Of each method a voucher gives back all that is left at once: the last refund is the one to tell of, also to who asks again. */
async function whatWasGiven({ db }: Context, idVale: number, metodo: IdMetodo) {
  const [row] = await db
    .select({ monto: valeDevoluciones.monto, folio: valeDevoluciones.folio })
    .from(valeDevoluciones)
    .where(
      and(
        eq(valeDevoluciones.idVale, idVale),
        eq(valeDevoluciones.metodo, metodo),
        // Also one that was undone since: whoever asks again under the same key is told of what was given then.
        inArray(valeDevoluciones.estado, ['hecha', 'deshecha']),
      ),
    )
    .orderBy(desc(valeDevoluciones.id))
    .limit(1);
  if (row === undefined) throw new Error(`The voucher ${idVale} gave back nothing by the method ${metodo}`);
  return { monto: toPesos(row.monto), folio: row.folio };
}
