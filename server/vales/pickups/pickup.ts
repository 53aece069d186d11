import { and, eq, inArray } from 'drizzle-orm';
import type { guiasVale } from '#contract/guias/guiasVale';
import type { TipoVale } from '#domain/cadena/tiposVale';
import type { DireccionPorGuardar } from '#domain/casos/direcciones';
import { fallaFechaRecolecta, fallaLineaRecolecta, RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import { askedBy, askLogistics } from '../../guias/ask.ts';
import type { PorRecolectar } from '../../guias/neighbours/logistics.ts';
import type { Db } from '../../platform/db/db.ts';
import { direcciones, recolectas } from '../../platform/db/schema/neighbours.ts';
import { valeArticulos, vales } from '../../platform/db/schema/vales.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/rejection.ts';
import { type Asked as Asking, NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import { lookAtFolio } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { owes } from '../../platform/works/owed.ts';
import { putInPickup } from '../onCase.ts';
import { todayOf } from '../open.ts';
import { saleForVoucher } from '../sale.ts';
import { ifFound, refusalOf, savedBy, type ValeRow, workOnVale } from '../work.ts';
import { enRecolecta, pickupsOf } from './collected.ts';
import { beginPickup, dropPickup, keepPickup, withdrawPickup } from './pickupRequests.ts';

const CALL = 'programarRecolecta';

type Asked = Parameters<Handler<typeof guiasVale.programarRecolecta>>[0]['cuerpo'];

/**
 * Has lines of a partial voucher fetched from its customer (POST vales/recolecta/guardar-parcial). Logistics is asked first,
 * outside the voucher's transaction; what it ordered and no voucher counts on is taken back, by whichever server is there.
 * @throws Rejection 400 for a day, an address or a line that cannot be, 409 when the case is solved.
 */
export const orderPickup: Handler<typeof guiasVale.programarRecolecta> = ({ cuerpo }, context) => {
  const { id, version, ...contents } = cuerpo;
  const asking = askedBy(CALL, context);
  return workOnVale(
    {
      call: CALL,
      work: 'recolectar',
      id,
      version,
      contents: { id, ...contents },
      check: async () => {
        const [found] = await context.db.select().from(vales).where(eq(vales.id, id));
        const row = ifFound(id, found);
        // A pickup that the life or the version refuses is refused under the lock, and logistics hears nothing of it.
        if (row.version !== version || (await refusalOf(row, 'recolectar', context)) !== null) return null;
        const goods = await judgeEarly(row, cuerpo, context);
        return goods === null ? null : placeOrder(asking, id, goods, context);
      },
      release: async (ordered) => {
        if (ordered !== null) await withdrawPickup(ordered, context);
      },
      effect: async ({ tx, row, numiden, now }, ordered) => {
        if (ordered === null) throw new Error(`A pickup of the voucher ${id} was not ordered`);
        const { folioGuia } = ordered;
        await judge(tx, row, cuerpo, context);
        owes(tx, 'recolecta');
        await keepPickup(tx, ordered.clave, now);
        const { idDireccion, fecha, lineas } = cuerpo;
        await tx.insert(recolectas).values({ folioGuia, idVale: id, idDireccion, fecha });
        await tx
          .update(valeArticulos)
          .set({ esRecolecta: true })
          .where(and(eq(valeArticulos.idVale, id), inArray(valeArticulos.linea, lineas)));
        await putInPickup(tx, row.idCaso, { call: CALL, numiden, now });
        return {
          text: RECOLECTA_TEXTS.programada(row.folio, folioGuia),
          entries: [{ trabajo: 'recolectar', folioGuia, fecha }],
          columns: savedBy(row, numiden),
          detail: { folioGuia, idDireccion, fecha, lineas },
        };
      },
    },
    context,
  );
};

interface Ordered {
  readonly clave: string;
  readonly folioGuia: string;
}

/** Orders a pickup, which is kept as begun before. @throws Rejection 409 for the no of logistics, 502 when it did not say. */
async function placeOrder(asking: Asking, idVale: number, goods: PorRecolectar, context: Context): Promise<Ordered> {
  const { tienda, operacion, articulos } = goods;
  const request = { asked: asking, idVale, sale: { tienda, operacion }, goods: articulos };
  const clave = await beginPickup(context.db, request, context.clock());
  try {
    const { folioGuia } = await askLogistics(context, (logistics) =>
      logistics.orderPickup({ ...asking, clave }, goods),
    );
    return { clave, folioGuia };
  } catch (error) {
    if (!(error instanceof NeighbourRefusal)) throw error;
    await dropPickup(context.db, clave);
    throw conflict(error.message);
  }
}

/** Where, when and for what a pickup goes (GET vales/recolecta/complemento-guia/{a}/{b}). @throws Rejection 404. */
export const pickupDetails: Handler<typeof guiasVale.complementoGuia> = async ({ ruta: { a, b } }, context) => {
  await recordRead(context, lookAtFolio('guia', b));
  const pickup = (await pickupsOf(context.db, a)).find(({ folioGuia }) => folioGuia === b);
  if (pickup === undefined) throw notFound(RECOLECTA_TEXTS.desconocida);
  return pickup;
};

/**
 * Judges before anything is locked, so that logistics hears only of possible pickups. Null when the voucher changed
 * meanwhile, as by the same request sent twice: then only the reading under the lock counts.
 */
async function judgeEarly(row: ValeRow, cuerpo: Asked, context: Context): Promise<PorRecolectar | null> {
  try {
    return await judge(context.db, row, cuerpo, context);
  } catch (error) {
    const [now] = await context.db.select({ version: vales.version }).from(vales).where(eq(vales.id, row.id));
    if (now?.version !== row.version) return null;
    throw error;
  }
}

/** The goods to fetch. @throws Rejection 400 for goods that cannot be fetched. */
async function judge(db: Db, row: ValeRow, cuerpo: Asked, context: Context): Promise<PorRecolectar> {
  const wrongDay = fallaFechaRecolecta(cuerpo.fecha, context.clock(), zoneOf(context));
  if (wrongDay !== null) throw invalidFields([{ campo: 'fecha', message: wrongDay }]);
  const domicilio = await demandAddress(db, row, cuerpo.idDireccion);
  const key = { tienda: row.cvetda, operacion: row.operacion };
  // One after the other: a transaction has one connection, which does one thing at a time.
  const taken = await db.select().from(valeArticulos).where(eq(valeArticulos.idVale, row.id));
  const sold = (await saleForVoucher(db, key, todayOf(context))).lineas;
  const fetched = await enRecolecta(db, row.id);
  const articulos = cuerpo.lineas.map((linea) => {
    const line = taken.find((one) => one.linea === linea);
    const cantidad = line?.cantidad ?? 0;
    const facts = {
      linea,
      cantidad,
      guia: sold.find((one) => one.linea === linea)?.guia ?? null,
      enRecolecta: fetched.get(linea) ?? 0,
    };
    const falla = fallaLineaRecolecta(row.tipo as TipoVale, facts);
    if (falla !== null) throw invalidFields([{ campo: 'lineas', message: falla }]);
    return { linea, numArt: line?.numArt ?? '', cantidad };
  });
  return { ...key, articulos, domicilio, fecha: cuerpo.fecha };
}

async function demandAddress(db: Db, { numidenCliente }: ValeRow, idDireccion: number): Promise<DireccionPorGuardar> {
  if (numidenCliente === null) throw invalidFields([{ campo: 'idDireccion', message: RECOLECTA_TEXTS.sinCliente }]);
  const [direccion] = await db
    .select()
    .from(direcciones)
    .where(and(eq(direcciones.id, idDireccion), eq(direcciones.numidenCliente, numidenCliente)));
  if (direccion?.activo !== true) {
    throw invalidFields([{ campo: 'idDireccion', message: RECOLECTA_TEXTS.otraDireccion }]);
  }
  return direccion;
}
