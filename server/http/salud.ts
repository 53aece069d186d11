import { sql } from 'drizzle-orm';
import { CODIGO_EXITO } from '#contract/respuestas';
import type { sistema } from '#contract/sistema';
import type { ManejadoresDe } from './manejador.ts';

/** Whether the server can do its work: it can when its database answers; when not, the error says why. */
export const manejadoresSistema: ManejadoresDe<typeof sistema> = {
  salud: async (_entrada, { db }) => {
    await db.execute(sql`select 1`);
    return { codigo: CODIGO_EXITO, descripcion: 'En servicio' };
  },
};
