import { Readable } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import type { casos } from '#contract/casos';
import type { catalogos } from '#contract/catalogos';
import { extensionDe, TIPOS_ANEXO } from '#domain/anexos';
import type { Db, Tx } from '../db/db.ts';
import { anexoPartes, anexos } from '../db/schema/casos.ts';
import { usuarios } from '../db/schema/personas.ts';
import type { Manejador } from '../http/manejador.ts';
import { noEncontrado } from '../http/rechazo.ts';
import { exigirCasoVisible } from './accesoCaso.ts';
import type { AnexoRevisado } from './revisarAnexos.ts';

/** Bytes of one part: small enough that a query takes a few milliseconds, also on the embedded engine. */
export const BYTES_POR_PARTE = 512 * 1024;

/** Stores the files of a case, each in parts, in the caller's transaction. */
export const guardarAnexos = async (
  tx: Tx,
  revisados: readonly AnexoRevisado[],
  de: { readonly idCaso: number; readonly numiden: number; readonly fecha: Date },
): Promise<void> => {
  for (const { nombre, extension, contenido, sha256 } of revisados) {
    const [fila] = await tx
      .insert(anexos)
      .values({ ...de, nombre, tipo: extension, bytes: contenido.length, sha256 })
      .returning({ id: anexos.id });
    if (!fila) throw new Error('An attachment got no id');
    for (let n = 0; n * BYTES_POR_PARTE < contenido.length; n += 1) {
      const parte = contenido.subarray(n * BYTES_POR_PARTE, (n + 1) * BYTES_POR_PARTE);
      await tx.insert(anexoPartes).values({ idAnexo: fila.id, n, contenido: parte });
    }
  }
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
export const descargarAnexo: Manejador<typeof casos.descargarAnexo> = async ({ ruta }, { db, sesion }) => {
  const [anexo] = await db
    .select({ idCaso: anexos.idCaso, nombre: anexos.nombre, bytes: anexos.bytes })
    .from(anexos)
    .where(eq(anexos.id, ruta.id));
  if (!anexo) throw noEncontrado('El anexo no existe.');
  await exigirCasoVisible(db, sesion, anexo.idCaso);
  return {
    nombre: anexo.nombre,
    tipo: tipoServido(anexo.nombre),
    bytes: anexo.bytes,
    flujo: Readable.from(partes(db, ruta.id, anexo.bytes), { objectMode: false }),
  };
};

const tipoServido = (nombre: string): string => {
  const extension = extensionDe(nombre);
  return extension === null ? 'application/octet-stream' : TIPOS_ANEXO[extension];
};

async function* partes(db: Db, idAnexo: number, bytes: number): AsyncGenerator<Buffer> {
  for (let n = 0; n * BYTES_POR_PARTE < bytes; n += 1) {
    const [parte] = await db
      .select({ contenido: anexoPartes.contenido })
      .from(anexoPartes)
      .where(and(eq(anexoPartes.idAnexo, idAnexo), eq(anexoPartes.n, n)));
    if (!parte) throw new Error(`Part ${n} of attachment ${idAnexo} is missing`);
    yield parte.contenido;
  }
}
