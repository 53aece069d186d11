import { Readable } from 'node:stream';
import { asc, count, eq } from 'drizzle-orm';
import type { casos } from '#contract/casos/casos';
import { extensionOf, fullCaseReason, TIPOS_ANEXO } from '#domain/casos/anexos';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inOneGo } from '../../platform/db/oneConnection.ts';
import { anexos } from '../../platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { claimContents, discardContents, readContent, storeContent } from '../../platform/files/contents.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import { lookAtCase } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { demandVisibleCase } from '../visibleCase.ts';
import type { CheckedFile } from './checkFiles.ts';

/** A checked file whose bytes are stored; they belong to no case until it is attached. */
export interface StoredFile extends Omit<CheckedFile, 'contenido'> {
  readonly bytes: number;
  readonly idContenido: number;
}

/** Stores the bytes of checked files, before the transaction that attaches them. */
export async function storeCheckedFiles(
  db: Db,
  checked: readonly CheckedFile[],
  now: Date,
): Promise<readonly StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const { contenido, ...anexo } of checked) {
    stored.push({ ...anexo, bytes: contenido.length, idContenido: await storeContent(db, contenido, now) });
  }
  return stored;
}

/**
 * Gives back the bytes of files that were not attached after all. Bytes that remain after a
 * failure are swept away later.
 */
export async function releaseFiles(db: Db, stored: readonly StoredFile[]): Promise<void> {
  const ids = stored.map(({ idContenido }) => idContenido);
  await discardContents(db, ids).catch(() => undefined);
}

/**
 * Refuses files that a case has no room for. For a transaction that holds the case's lock: no other adds meanwhile.
 * @throws Rejection 400 with how many more it takes.
 */
export async function demandRoom(tx: Tx, idCaso: number, more: number): Promise<void> {
  const [present] = await tx.select({ n: count() }).from(anexos).where(eq(anexos.idCaso, idCaso));
  const message = fullCaseReason(present?.n ?? 0, more);
  if (message !== null) throw invalidFields([{ campo: 'files', message }]);
}

/** Attaches stored files to a case, in the caller's transaction. */
export async function attachFiles(
  tx: Tx,
  stored: readonly StoredFile[],
  owner: { readonly idCaso: number; readonly numiden: number; readonly fecha: Date },
): Promise<void> {
  if (stored.length === 0) return;
  const claimed = claimContents(
    tx,
    stored.map(({ idContenido }) => idContenido),
  );
  const rows = stored.map(({ extension, ...anexo }) => ({ ...owner, ...anexo, tipo: extension }));
  await inOneGo([claimed, tx.insert(anexos).values(rows)]);
}

/** The attachments of a case that the person may see, oldest first (GET catalogo/anexos). */
export const anexosDeCaso: Handler<typeof casos.anexosDeCaso> = async ({ consulta }, context) => {
  const { db, sesion } = context;
  await demandVisibleCase(db, sesion, consulta.casoId);
  await recordRead(context, lookAtCase(consulta.casoId));
  const rows = await db
    .select({
      id: anexos.id,
      nombre: anexos.nombre,
      tipo: anexos.tipo,
      bytes: anexos.bytes,
      fecha: anexos.fecha,
      numiden: anexos.numiden,
      nombreCompleto: usuarios.nombreCompleto,
    })
    .from(anexos)
    .innerJoin(usuarios, eq(usuarios.numiden, anexos.numiden))
    .where(eq(anexos.idCaso, consulta.casoId))
    .orderBy(asc(anexos.id));
  return rows.map(({ id, nombre, bytes, fecha, numiden, nombreCompleto }) => ({
    id,
    nombre,
    tipo: servedType(nombre),
    bytes,
    fecha: fecha.toISOString(),
    agregadoPor: { numiden, nombre: nombreCompleto },
  }));
};

/** The bytes of an attachment of a case that the person may see (GET caso/download-anexo/{id}). */
export const downloadFile: Handler<typeof casos.descargarAnexo> = async ({ ruta }, context) => {
  const { db, sesion } = context;
  const [anexo] = await db
    .select({ idCaso: anexos.idCaso, nombre: anexos.nombre, bytes: anexos.bytes, idContenido: anexos.idContenido })
    .from(anexos)
    .where(eq(anexos.id, ruta.id));
  if (!anexo) throw notFound('El anexo no existe.');
  await demandVisibleCase(db, sesion, anexo.idCaso);
  await recordRead(context, {
    accion: 'descargarAnexo',
    entidad: 'anexo',
    idEntidad: String(ruta.id),
    datos: { idCaso: anexo.idCaso },
  });
  return {
    nombre: anexo.nombre,
    tipo: servedType(anexo.nombre),
    bytes: anexo.bytes,
    stream: Readable.from(readContent(db, anexo.idContenido, anexo.bytes), { objectMode: false }),
  };
};

function servedType(nombre: string): string {
  const extension = extensionOf(nombre);
  return extension === null ? 'application/octet-stream' : TIPOS_ANEXO[extension];
}
