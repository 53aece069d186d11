import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { type Places, prepared } from '../db/prepared.ts';
import { contenidoPartes, contenidos } from '../db/schema/files.ts';
import { createQueue } from '../queue.ts';

/** Bytes of one part: a statement with it takes the embedded engine a few milliseconds. */
const BYTES_PER_PART = 256 * 1024;

/** Bytes up to which a content is stored by one light statement, which waits for no turn. */
const LIGHT_PART = 64 * 1024;

/** A content unclaimed for this long after it was begun belongs to a save that never came, in milliseconds. */
const UNCLAIMED_MS = 3_600_000;

// Whoever sends them: a person who signs in meanwhile waits for one part and not for five files.
const inTurn = createQueue({ lanes: 1, longestRest: 50 });

/**
 * Stores bytes in parts, each a statement of its own, so that many megabytes hold no connection while others wait. They
 * belong to no record until `claimContents`; unclaimed ones are swept away.
 * @returns the number of the content.
 */
export async function storeContent(db: Db, bytes: Buffer, now: Date): Promise<number> {
  if (bytes.length > 0 && bytes.length <= LIGHT_PART) {
    const [stored] = await storeLight(db, { creado: now, contenido: bytes });
    if (!stored) throw new Error('A content got no number');
    return stored.id;
  }
  const [content] = await db.insert(contenidos).values({ creado: now }).returning({ id: contenidos.id });
  if (!content) throw new Error('A content got no number');
  for (let n = 0; n * BYTES_PER_PART < bytes.length; n += 1) {
    const contenido = bytes.subarray(n * BYTES_PER_PART, (n + 1) * BYTES_PER_PART);
    const store = () => db.insert(contenidoPartes).values({ idContenido: content.id, n, contenido });
    await (contenido.length > LIGHT_PART ? inTurn('parts', store) : store());
  }
  return content.id;
}

const storeLight = prepared(
  'contenido_ligero',
  (db, { creado, contenido }: Places<{ creado: Date; contenido: Buffer }>) => {
    const content = db
      .$with('contenido_nuevo')
      .as(db.insert(contenidos).values({ creado }).returning({ id: contenidos.id }));
    const part = { n: sql`0`.as('n'), contenido: sql`${contenido}::bytea`.as('contenido') };
    return db
      .with(content)
      .insert(contenidoPartes)
      .select(db.select({ idContenido: content.id, ...part }).from(content))
      .returning({ id: contenidoPartes.idContenido });
  },
);

/** Makes stored contents part of the transaction's save. */
export async function claimContents(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await claim(tx, { ids: `{${ids.join(',')}}` });
  if (claimed.length !== ids.length) throw new Error('A stored content was gone before it was claimed');
}

const claim = prepared('contenidos_reclamados', (db, { ids }: Places<{ ids: string }>) =>
  db
    .update(contenidos)
    .set({ reclamado: true })
    .where(sql`${contenidos.id} = any(${ids}::bigint[])`)
    .returning({ id: contenidos.id }),
);

/**
 * The bytes of a content, part by part.
 * @param bytes how many there are; it throws when a part of them is missing.
 */
export async function* readContent(db: Db, id: number, bytes: number): AsyncGenerator<Buffer> {
  for (let n = 0, read = 0; read < bytes; n += 1) {
    const [part] = await db
      .select({ contenido: contenidoPartes.contenido })
      .from(contenidoPartes)
      .where(and(eq(contenidoPartes.idContenido, id), eq(contenidoPartes.n, n)));
    if (!part) throw new Error(`Part ${n} of content ${id} is missing`);
    read += part.contenido.length;
    yield part.contenido;
  }
}

/** Deletes stored contents that will not be claimed; those that were claimed stay. */
export async function discardContents(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const unclaimed = and(eq(contenidos.id, id), eq(contenidos.reclamado, false));
    await db.transaction(async (tx) => {
      const [content] = await tx.select({ id: contenidos.id }).from(contenidos).where(unclaimed).for('update');
      if (content === undefined) return;
      await tx.delete(contenidoPartes).where(eq(contenidoPartes.idContenido, id));
      await tx.delete(contenidos).where(eq(contenidos.id, id));
    });
  }
}

/** Deletes what was stored for saves that never came. */
export async function sweepContents(db: Db, now: Date): Promise<void> {
  const unclaimed = await db
    .select({ id: contenidos.id })
    .from(contenidos)
    .where(and(eq(contenidos.reclamado, false), lt(contenidos.creado, new Date(now.getTime() - UNCLAIMED_MS))));
  await discardContents(
    db,
    unclaimed.map(({ id }) => id),
  );
}
