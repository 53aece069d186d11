import { and, asc, eq, inArray, lt, lte, notExists, notInArray, sql } from 'drizzle-orm';
import type { Guia, TipoGuia } from '#domain/guias/guiasVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { announce } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { ordenesServicio, recolectas } from '../../platform/db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias } from '../../platform/db/schema/operaciones.ts';
import { NeighbourContradiction } from '../../platform/neighbours/asked.ts';
import { guidesOf } from './guideRows.ts';
import type { Logistics } from './logistics.ts';

/**
 * Logistics of another system, and our own tables kept as it says: vouchers are judged by those under a lock, and lists read them.
 * Its numbers of articles and packages are ours too. An answer that overtook another keeps its place: it is known by when it was asked
 * for. After a change it is asked what came of it, so that whoever is told of the change finds it here.
 */
export function mirroredLogistics(remote: Logistics, db: Db, now: () => Date): Logistics {
  const consult = async (sale: ClaveOperacion) => {
    const vista = now();
    const found = await remote.consult(sale);
    if (found !== null) await db.transaction((tx) => keepSale(tx, sale, found, vista));
    return found;
  };
  const guide = async (folio: string) => {
    const vista = now();
    const found = await remote.guide(folio);
    if (found !== null) await db.transaction((tx) => keepKnown(tx, found, vista));
    return found;
  };
  /** Orders a guide, and has it here before who ordered it counts on it; until its goods are told it carries none. */
  const made = async <R extends { readonly folioGuia: string }>(
    tipo: TipoGuia,
    { tienda, operacion }: ClaveOperacion,
    order: () => Promise<R>,
  ): Promise<R> => {
    const vista = now();
    const ordered = await order();
    const { folioGuia: folio } = ordered;
    await db.insert(guias).values({ folio, tipo, cvetda: tienda, operacion, vista }).onConflictDoNothing();
    await guide(folio);
    return ordered;
  };
  return {
    consult,
    guide,
    refresh: async (sale) => {
      await consult(sale);
    },
    cancel: async (asked, que) => {
      const done = await remote.cancel(asked, que);
      await ('folioGuia' in que ? guide(que.folioGuia) : consult(que));
      return done;
    },
    orderPickup: (asked, que) => made('RECOLECTA', que, () => remote.orderPickup(asked, que)),
    // Its guide goes the next time that its sale is asked for, unless a voucher waits for it.
    withdrawPickup: (clave) => remote.withdrawPickup(clave),
    orderService: (asked, que) => made('SERVICIO', que, () => remote.orderService(asked, que)),
    update: async (asked, que) => {
      const vista = now();
      const after = await remote.update(asked, que);
      await db.transaction((tx) => keepKnown(tx, after, vista));
      return after;
    },
  };
}

/** Keeps all guides of a sale; those that logistics no longer names go, but for what vouchers and services count on. */
async function keepSale(tx: Tx, sale: ClaveOperacion, found: readonly Guia[], vista: Date): Promise<void> {
  const before = await guidesOf(tx, sale);
  // A sale that is not here yet is asked for again when it comes.
  if (before === null) return;
  // In one order for everybody.
  await keep(
    tx,
    sale,
    found.toSorted((one, other) => (one.guia < other.guia ? -1 : 1)),
    vista,
  );
  await dropOthers(tx, sale, found, vista);
  await tellIfOther(tx, sale, before);
}

/** Keeps a guide of a sale that is here. */
async function keepKnown(tx: Tx, found: Guia, vista: Date): Promise<void> {
  const [known] = await tx.select().from(guias).where(eq(guias.folio, found.guia)).for('update');
  if (known === undefined) return;
  const sale = { tienda: known.cvetda, operacion: known.operacion };
  const before = await guidesOf(tx, sale);
  await keep(tx, sale, [found], vista);
  await tellIfOther(tx, sale, before);
}

/** Writes guides as they were told, unless a later answer about one stands here. @throws NeighbourContradiction for a number that another guide has. */
async function keep(tx: Tx, { tienda, operacion }: ClaveOperacion, told: readonly Guia[], vista: Date): Promise<void> {
  const kept: Guia[] = [];
  for (const guide of told) {
    const written = { folio: guide.guia, tipo: guide.tipoGuia, cvetda: tienda, operacion, vista };
    const [row] = await tx
      .insert(guias)
      .values(written)
      .onConflictDoUpdate({
        target: guias.folio,
        set: { tipo: guide.tipoGuia, vista },
        setWhere: sql`${eq(guias.cvetda, tienda)} and ${eq(guias.operacion, operacion)}
          and (${guias.vista} is null or ${lte(guias.vista, vista)})`,
      })
      .returning({ folio: guias.folio });
    if (row !== undefined) kept.push(guide);
  }
  // All that left a guide is gone before anything is put into another.
  for (const { guia, articulos } of kept) {
    const ids = articulos.map(({ idarticulo }) => idarticulo);
    await tx
      .delete(guiaArticulos)
      .where(and(inArray(guiaArticulos.idPaquete, packagesOf(tx, guia)), notInArray(guiaArticulos.id, ids)));
  }
  for (const guide of kept) await fill(tx, guide);
}

function packagesOf(tx: Tx, folio: string) {
  return tx.select({ id: guiaPaquetes.id }).from(guiaPaquetes).where(eq(guiaPaquetes.folioGuia, folio));
}

async function fill(tx: Tx, { guia: folio, articulos }: Guia): Promise<void> {
  const packages = new Map(articulos.map((one) => [one.idpaquete, { folio: one.codigopaquete, estado: one.status }]));
  for (const [id, one] of packages) {
    const [own] = await tx
      .insert(guiaPaquetes)
      .overridingSystemValue()
      .values({ id, folioGuia: folio, ...one })
      .onConflictDoUpdate({ target: guiaPaquetes.id, set: one, setWhere: eq(guiaPaquetes.folioGuia, folio) })
      .returning({ id: guiaPaquetes.id });
    if (own === undefined)
      throw new NeighbourContradiction(`The package ${id} of the guide ${folio} is here already, in another guide`);
  }
  for (const { idarticulo: id, idpaquete: idPaquete, linea, numart: numArt, statusitem, cantidad } of articulos) {
    const row = { idPaquete, linea, numArt, statusitem, cantidad };
    const [own] = await tx
      .insert(guiaArticulos)
      .overridingSystemValue()
      .values({ id, ...row })
      .onConflictDoUpdate({
        target: guiaArticulos.id,
        set: row,
        setWhere: inArray(guiaArticulos.idPaquete, packagesOf(tx, folio)),
      })
      .returning({ id: guiaArticulos.id });
    if (own === undefined)
      throw new NeighbourContradiction(`The article ${id} of the guide ${folio} is here already, in another guide`);
  }
  await tx
    .delete(guiaPaquetes)
    .where(and(eq(guiaPaquetes.folioGuia, folio), notInArray(guiaPaquetes.id, [...packages.keys()])));
}

async function dropOthers(
  tx: Tx,
  { tienda, operacion }: ClaveOperacion,
  found: readonly Guia[],
  vista: Date,
): Promise<void> {
  const gone = await tx
    .select({ folio: guias.folio })
    .from(guias)
    .where(
      and(
        eq(guias.cvetda, tienda),
        eq(guias.operacion, operacion),
        // One that was ordered since stays, also within the same millisecond, and one that was never seen.
        lt(guias.vista, vista),
        notInArray(
          guias.folio,
          found.map(({ guia }) => guia),
        ),
        notExists(tx.select().from(recolectas).where(eq(recolectas.folioGuia, guias.folio))),
        notExists(tx.select().from(ordenesServicio).where(eq(ordenesServicio.folioGuia, guias.folio))),
      ),
    )
    .orderBy(asc(guias.folio))
    .for('update');
  if (gone.length === 0) return;
  const folios = gone.map(({ folio }) => folio);
  const packages = tx.select({ id: guiaPaquetes.id }).from(guiaPaquetes).where(inArray(guiaPaquetes.folioGuia, folios));
  await tx.delete(guiaArticulos).where(inArray(guiaArticulos.idPaquete, packages));
  await tx.delete(guiaPaquetes).where(inArray(guiaPaquetes.folioGuia, folios));
  await tx.delete(guias).where(inArray(guias.folio, folios));
}

/** Tells who has the sale open, where it reads otherwise than before. */
async function tellIfOther(tx: Tx, sale: ClaveOperacion, before: readonly Guia[] | null): Promise<void> {
  const after = await guidesOf(tx, sale);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  await announce(tx, { entidad: 'guia', id: sale.operacion, version: null, numiden: null });
}
