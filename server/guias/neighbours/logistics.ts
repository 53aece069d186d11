import { eq, inArray } from 'drizzle-orm';
import type { DireccionPorGuardar } from '#domain/casos/direcciones';
import type { IsoDate } from '#domain/common/dates';
import { fallaEstatus, GUIA_TEXTS, type Guia } from '#domain/guias/guiasVale';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import { type Tomas, tomarArticulos, tomarLineas, tomarTodo, unidadesEnCamino } from '#domain/guias/unidadesDeGuia';
import { type IdEstadoArticulo, type IdEstadoPaquete, vaPorEl } from '#domain/ventas/estadosDeEntrega';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db, Tx } from '../../platform/db/db.ts';
import { recolectas } from '../../platform/db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias } from '../../platform/db/schema/operaciones.ts';
import { type Asked, NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import { forget, onceByKey } from './guideLedger.ts';
import { cancelUnits, type FilaDeGuia, guidesOf, knownGuide, lockGuides, newFolio, rowsOfGuides } from './guideRows.ts';

/** Which units are cancelled: of one guide all that can be, or rows of it; or units of a sale's lines, wherever they travel. */
export type UnidadesPorCancelar =
  | {
      readonly folioGuia: string;
      readonly articulos: readonly { readonly idArticulo: number; readonly cantidad: number }[] | null;
    }
  | (ClaveOperacion & { readonly lineas: readonly { readonly linea: number; readonly cantidad: number }[] });

/** The cancelled units; `enCamino` had left already. */
export interface CanceladasEnGuias {
  readonly canceladas: number;
  readonly enCamino: number;
}

/** Goods that are to be fetched, where and on which day. */
export interface PorRecolectar extends ClaveOperacion {
  readonly articulos: readonly { readonly linea: number; readonly numArt: string; readonly cantidad: number }[];
  readonly domicilio: DireccionPorGuardar;
  readonly fecha: IsoDate;
}

/** New statuses of the goods on a guide. */
export interface PorActualizar {
  readonly folioGuia: string;
  readonly articulos: readonly { readonly idArticulo: number; readonly statusitem: IdEstadoArticulo }[];
  readonly paquetes: readonly { readonly idPaquete: number; readonly status: IdEstadoPaquete }[];
}

/**
 * Logistics, as far as the house asks it. A request that changes something carries a key: the same key with the same
 * request answers the same and counts once. A definite no is a `NeighbourRefusal`; any other error leaves open what was
 * done, and the same key may be sent again. None of it may be called inside a transaction of the caller.
 */
export interface Logistics {
  /** The guides of a sale with what they carry; null for a sale that it does not know. */
  consult(operacion: ClaveOperacion): Promise<readonly Guia[] | null>;
  /** A guide by its folio; null when there is none. */
  guide(folio: string): Promise<Guia | null>;
  /**
   * Cancels units that have not left: their status becomes CANCELADO, that of their package stays. All asked for or none, and
   * none of a pickup for which somebody is driving.
   */
  cancel(asked: Asked, que: UnidadesPorCancelar): Promise<CanceladasEnGuias>;
  /** Makes a guide of type RECOLECTA with one package. */
  orderPickup(asked: Asked, que: PorRecolectar): Promise<{ readonly folioGuia: string }>;
  /** Takes back a pickup that no voucher waits for; one that a voucher waits for stays. */
  withdrawPickup(clave: string): Promise<void>;
  /** Makes a guide of type SERVICIO, which carries nothing. */
  orderService(asked: Asked, que: ClaveOperacion & { readonly linea: number }): Promise<{ readonly folioGuia: string }>;
  update(asked: Asked, que: PorActualizar): Promise<Guia>;
  /** Brings our own guides of a sale up to date; absent where logistics is our own tables, which always are. */
  refresh?(operacion: ClaveOperacion): Promise<void>;
}

/** Logistics on the product's own database, for chains that have no other. */
export function embeddedLogistics(db: Db, now: () => Date): Logistics {
  const once = <R>(asked: Asked, que: object, effect: (tx: Tx) => Promise<R>) =>
    onceByKey(db, asked, { que, fecha: now() }, effect);
  return {
    consult: (operacion) => guidesOf(db, operacion),
    guide: (folio) => knownGuide(db, folio),
    cancel: (asked, que) => once(asked, que, (tx) => cancel(tx, que)),
    // Where and when is in our own table of pickups.
    orderPickup: (asked, { tienda, operacion, articulos }) =>
      once(asked, { tienda, operacion, articulos }, (tx) => orderPickup(tx, { tienda, operacion, articulos })),
    withdrawPickup: (clave) => db.transaction((tx) => withdrawPickup(tx, clave)),
    orderService: (asked, que) =>
      once(asked, que, async (tx) => {
        const folioGuia = await newFolio(tx, 'S');
        await tx
          .insert(guias)
          .values({ folio: folioGuia, tipo: 'SERVICIO', cvetda: que.tienda, operacion: que.operacion });
        return { folioGuia };
      }),
    update: (asked, que) => once(asked, que, (tx) => update(tx, que)),
  };
}

async function cancel(tx: Tx, que: UnidadesPorCancelar): Promise<CanceladasEnGuias> {
  const locked = await lockGuides(tx, que);
  const rows = await rowsOfGuides(tx, locked);
  if (rows.length === 0 && 'folioGuia' in que && (await knownGuide(tx, que.folioGuia)) === null) {
    throw new NeighbourRefusal(GUIA_TEXTS.desconocida(que.folioGuia));
  }
  // Only a pickup is fetched; the goods of a delivery have left once it is on the road.
  const pickup = locked.find(({ tipo }) => tipo === 'RECOLECTA');
  if (pickup !== undefined && rows.some(({ statusitem, status }) => vaPorEl(statusitem, status))) {
    throw new NeighbourRefusal(RECOLECTA_TEXTS.vaEnCamino(pickup.folio));
  }
  const taken = take(rows, que);
  if ('falla' in taken) throw new NeighbourRefusal(taken.falla);
  await cancelUnits(tx, rows, taken.tomas);
  return {
    canceladas: taken.tomas.reduce((total, { cantidad }) => total + cantidad, 0),
    enCamino: unidadesEnCamino(rows),
  };
}

function take(rows: readonly FilaDeGuia[], que: UnidadesPorCancelar): Tomas {
  // Goods that a delivery's guide marks as to be fetched are with the customer.
  if ('lineas' in que) {
    return tomarLineas(
      rows.filter(({ statusitem }) => statusitem !== TO_BE_FETCHED),
      que.lineas,
    );
  }
  return que.articulos === null ? tomarTodo(rows) : tomarArticulos(rows, que.articulos);
}

const WAITING_FOR_TRUCK: IdEstadoPaquete = 0;
const TO_BE_FETCHED: IdEstadoArticulo = 14;

async function orderPickup(tx: Tx, { tienda, operacion, articulos }: Omit<PorRecolectar, 'domicilio' | 'fecha'>) {
  const folioGuia = await newFolio(tx, 'R');
  await tx.insert(guias).values({ folio: folioGuia, tipo: 'RECOLECTA', cvetda: tienda, operacion });
  const [paquete] = await tx
    .insert(guiaPaquetes)
    .values({ folioGuia, folio: `${folioGuia}-01`, estado: WAITING_FOR_TRUCK })
    .returning({ id: guiaPaquetes.id });
  if (paquete === undefined) throw new Error('A package that was inserted did not come back');
  await tx
    .insert(guiaArticulos)
    .values(articulos.map((articulo) => ({ ...articulo, idPaquete: paquete.id, statusitem: TO_BE_FETCHED })));
  return { folioGuia };
}

async function withdrawPickup(tx: Tx, clave: string): Promise<void> {
  const taken = await forget(tx, clave, async (done: { readonly folioGuia: string }) => {
    await tx.select().from(guias).where(eq(guias.folio, done.folioGuia)).for('update');
    const [counted] = await tx.select().from(recolectas).where(eq(recolectas.folioGuia, done.folioGuia));
    return counted === undefined;
  });
  if (taken === null) return;
  const { folioGuia } = taken;
  const ofGuide = eq(guiaPaquetes.folioGuia, folioGuia);
  const packages = tx.select({ id: guiaPaquetes.id }).from(guiaPaquetes).where(ofGuide);
  await tx.delete(guiaArticulos).where(inArray(guiaArticulos.idPaquete, packages));
  await tx.delete(guiaPaquetes).where(ofGuide);
  await tx.delete(guias).where(eq(guias.folio, folioGuia));
}

async function update(tx: Tx, que: PorActualizar): Promise<Guia> {
  const { folioGuia } = que;
  const [locked] = await lockGuides(tx, { folioGuia });
  if (locked === undefined) throw new NeighbourRefusal(GUIA_TEXTS.desconocida(folioGuia));
  const rows = new Map((await rowsOfGuides(tx, [locked])).map((row) => [row.idArticulo, row]));
  for (const { idArticulo, statusitem } of que.articulos) {
    const row = rows.get(idArticulo);
    if (row === undefined) throw new NeighbourRefusal(`La guía no tiene el artículo ${idArticulo}.`);
    const falla = fallaEstatus(locked.tipo, row.statusitem, statusitem);
    if (falla !== null) throw new NeighbourRefusal(falla);
    await tx.update(guiaArticulos).set({ statusitem }).where(eq(guiaArticulos.id, idArticulo));
  }
  const own = await tx.select({ id: guiaPaquetes.id }).from(guiaPaquetes).where(eq(guiaPaquetes.folioGuia, folioGuia));
  for (const { idPaquete, status } of que.paquetes) {
    if (!own.some(({ id }) => id === idPaquete))
      throw new NeighbourRefusal(`La guía no tiene el paquete ${idPaquete}.`);
    await tx.update(guiaPaquetes).set({ estado: status }).where(eq(guiaPaquetes.id, idPaquete));
  }
  const after = await knownGuide(tx, folioGuia);
  if (after === null) throw new Error('A locked guide disappeared');
  return after;
}
