import { count, sql } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos';
import { CODIGO_EXITO } from '#contract/respuestas';
import { ESTADOS_CASO } from '#domain/vidaCaso';
import { anexos } from '../../db/schema/casos.ts';
import type { Manejador } from '../../http/manejador.ts';

/** The states of a case, by number (GET caso/listar-estados, specification section 4). */
export const listarEstados: Manejador<typeof contratoCasos.listarEstados> = async () =>
  Object.entries(ESTADOS_CASO).map(([id, nombre]) => ({ id: Number(id), nombre }));

/**
 * What the attachments amount to (GET caso/open-dir, specification section 7). They live in the database, so there is no
 * folder to open: the answer says how many they are and how many bytes.
 */
export const carpetaDeAnexos: Manejador<typeof contratoCasos.carpetaDeAnexos> = async (_entrada, { db }) => {
  const [cuenta] = await db
    .select({ anexos: count(), bytes: sql`coalesce(sum(${anexos.bytes}), 0)`.mapWith(Number) })
    .from(anexos);
  const { anexos: cuantos, bytes } = cuenta ?? { anexos: 0, bytes: 0 };
  return {
    codigo: CODIGO_EXITO,
    descripcion: `Los anexos se guardan en la base de datos. Anexos: ${cuantos}.`,
    anexos: cuantos,
    bytes,
  };
};
