import { sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/answers';
import type { sistema } from '#contract/system';
import type { HandlersOf } from './handler.ts';

/** Whether the server can do its work: it can when its database answers; when not, the error says why. */
export const systemHandlers: HandlersOf<typeof sistema> = {
  salud: async (_entrada, { db }) => {
    await db.execute(sql`select 1`);
    return { codigo: SUCCESS_CODE, descripcion: 'En servicio' };
  },
};
