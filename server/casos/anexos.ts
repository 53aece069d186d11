import { Readable } from 'node:stream';
import { asc, count, eq } from 'drizzle-orm';
import type { casos } from '#contract/casos';
import type { catalogos } from '#contract/catalogos';
import { extensionDe, motivoDeCasoLleno, TIPOS_ANEXO } from '#domain/anexos';
import type { Db, Tx } from '../db/db.ts';
import { anexos } from '../db/schema/casos.ts';
import { usuarios } from '../db/schema/personas.ts';
import { claimContents, discardContents, readContent, storeContent } from '../files/contents.ts';
import type { Manejador } from '../http/manejador.ts';
import { camposInvalidos, noEncontrado } from '../http/rechazo.ts';
import { recordRead } from '../lecturas/recordRead.ts';
import { exigirCasoVisible } from './accesoCaso.ts';
import type { AnexoRevisado } from './revisarAnexos.ts';

/** A checked file whose bytes are stored; they are nobody's until it is attached. */
export interface AnexoAlmacenado extends Omit<AnexoRevisado, 'contenido'> {
  readonly bytes: number;
  readonly idContenido: number;
}

/** Stores the bytes of checked files, before the transaction that attaches them. */
export const almacenarAnexos = async (
  db: Db,
  revisados: readonly AnexoRevisado[],
  ahora: Date,
): Promise<readonly AnexoAlmacenado[]> => {
  const almacenados: AnexoAlmacenado[] = [];
  for (const { contenido, ...anexo } of revisados) {
    almacenados.push({ ...anexo, bytes: contenido.length, idContenido: await storeContent(db, contenido, ahora) });
  }
  return almacenados;
};

/** Gives back the bytes of files that were not attached after all. What fails here is swept away later. */
export const soltarAnexos = async (db: Db, almacenados: readonly AnexoAlmacenado[]): Promise<void> => {
  const ids = almacenados.map(({ idContenido }) => idContenido);
  await discardContents(db, ids).catch(() => undefined);
};

/**
 * Refuses files for which a case has no room left. For a transaction that holds the case's lock: nobody adds meanwhile.
 * @throws Rechazo 400 with how many more it takes.
 */
export const exigirQueQuepan = async (tx: Tx, idCaso: number, mas: number): Promise<void> => {
  const [hay] = await tx.select({ n: count() }).from(anexos).where(eq(anexos.idCaso, idCaso));
  const message = motivoDeCasoLleno(hay?.n ?? 0, mas);
  if (message !== null) throw camposInvalidos([{ campo: 'files', message }]);
};

/** Attaches stored files to a case, in the caller's transaction. */
export const guardarAnexos = async (
  tx: Tx,
  almacenados: readonly AnexoAlmacenado[],
  de: { readonly idCaso: number; readonly numiden: number; readonly fecha: Date },
): Promise<void> => {
  if (almacenados.length === 0) return;
  await claimContents(
    tx,
    almacenados.map(({ idContenido }) => idContenido),
  );
  await tx.insert(anexos).values(almacenados.map(({ extension, ...anexo }) => ({ ...de, ...anexo, tipo: extension })));
};

/** The attachments of a case that the person may see, oldest first (GET catalogo/anexos). */
export const anexosDeCaso: Manejador<typeof catalogos.anexosDeCaso> = async ({ consulta }, { db, sesion }) => {
  await exigirCasoVisible(db, sesion, consulta.casoId);
  const filas = await db
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
  return filas.map(({ id, nombre, bytes, fecha, numiden, nombreCompleto }) => ({
    id,
    nombre,
    tipo: tipoServido(nombre),
    bytes,
    fecha: fecha.toISOString(),
    agregadoPor: { numiden, nombre: nombreCompleto },
  }));
};

/** The bytes of an attachment of a case that the person may see (GET caso/download-anexo/{id}). */
export const descargarAnexo: Manejador<typeof casos.descargarAnexo> = async ({ ruta }, contexto) => {
  const { db, sesion } = contexto;
  const [anexo] = await db
    .select({ idCaso: anexos.idCaso, nombre: anexos.nombre, bytes: anexos.bytes, idContenido: anexos.idContenido })
    .from(anexos)
    .where(eq(anexos.id, ruta.id));
  if (!anexo) throw noEncontrado('El anexo no existe.');
  await exigirCasoVisible(db, sesion, anexo.idCaso);
  await recordRead(contexto, {
    ...{ accion: 'descargarAnexo', entidad: 'anexo', idEntidad: String(ruta.id) },
    datos: { idCaso: anexo.idCaso },
  });
  return {
    nombre: anexo.nombre,
    tipo: tipoServido(anexo.nombre),
    bytes: anexo.bytes,
    flujo: Readable.from(readContent(db, anexo.idContenido, anexo.bytes), { objectMode: false }),
  };
};

const tipoServido = (nombre: string): string => {
  const extension = extensionDe(nombre);
  return extension === null ? 'application/octet-stream' : TIPOS_ANEXO[extension];
};
