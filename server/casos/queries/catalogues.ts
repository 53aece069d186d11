import { count, sql } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { SUCCESS_CODE } from '#contract/common/answers';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { anexos } from '../../platform/db/schema/partesDeCaso.ts';
import type { Handler } from '../../platform/http/handler.ts';

/** The states of a case, by number (GET caso/listar-estados, specification section 4). */
export const listarEstados: Handler<typeof contratoCasos.listarEstados> = async () =>
  Object.entries(ESTADOS_CASO).map(([id, nombre]) => ({ id: Number(id), nombre }));

/**
 * Answers the number and size of the attachments (GET caso/open-dir, specification section 7). They live in the
 * database, so there is no folder to open: the answer says how many files and how many bytes.
 */
export const carpetaDeAnexos: Handler<typeof contratoCasos.carpetaDeAnexos> = async (_entrada, { db }) => {
  const [cuenta] = await db
    .select({ anexos: count(), bytes: sql`coalesce(sum(${anexos.bytes}), 0)`.mapWith(Number) })
    .from(anexos);
  const { anexos: howMany, bytes } = cuenta ?? { anexos: 0, bytes: 0 };
  return {
    codigo: SUCCESS_CODE,
    descripcion: `Los anexos se guardan en la base de datos. Anexos: ${howMany}.`,
    anexos: howMany,
    bytes,
  };
};
