import { asc, eq } from 'drizzle-orm';
import type { servidores as contract } from '#contract/cadena/servidores';
import { SERVER_TEXTS } from '#domain/cadena/servidores';
import { servidores } from '../../platform/db/schema/configuracion.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { shownServer } from './rows.ts';
import { addServer, saveButPass, saveWhole, switchServer } from './save.ts';
import { testServer } from './testServer.ts';

/** The servers of neighbour systems (specification, sections 3, 4 and 7). */
export const serverHandlers: HandlersOf<typeof contract> = {
  listaServidores: async (_entrada, { db, secrets }) => {
    const rows = await db.select().from(servidores).orderBy(asc(servidores.servidor), asc(servidores.id));
    return rows.map((row) => shownServer(row, secrets));
  },

  detalleServidor: async ({ ruta }, { db, secrets }) => {
    const [row] = await db.select().from(servidores).where(eq(servidores.id, ruta.id));
    if (row === undefined) throw notFound(SERVER_TEXTS.noExiste);
    return shownServer(row, secrets);
  },

  cambiarServidor: ({ ruta, consulta: { version = null, activo } }, context) =>
    switchServer({ id: ruta.id, version, activo: activo === undefined ? null : activo === 'true' }, context),

  guardarServidor: ({ cuerpo }, context) => addServer(cuerpo, context),
  actualizarServidor: ({ cuerpo }, context) => saveWhole(cuerpo, context),
  editarServidor: ({ cuerpo }, context) => saveButPass(cuerpo, context),
  probarServidor: testServer,
};
