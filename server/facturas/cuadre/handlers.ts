import { asc, eq, ne } from 'drizzle-orm';
import type { cuadre as contract } from '#contract/cuadre';
import { diferenciaDe, renglonesDe, sumar } from '#domain/cuadre';
import { toPesos } from '#domain/money';
import { zonaDe } from '#domain/zonaHoraria';
import { heavyRead } from '../../db/heavyReads.ts';
import { readShown } from '../../db/replica.ts';
import { stores } from '../../db/schema/catalogos.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { beginningOf } from '../../time/days.ts';
import { sumsOf } from './sums.ts';

/** The monthly sheet of sales against invoices. */
export const cuadreHandlers: HandlersOf<typeof contract> = {
  cuadreDelMes: async ({ consulta: { mes, tienda } }, { db, config }) => {
    const { cvetda, codigoPostal, tipo } = stores;
    const rows = await db
      .select({ cvetda, codigoPostal })
      .from(stores)
      .where(tienda === undefined ? ne(tipo, 'cedis') : eq(cvetda, tienda))
      .orderBy(asc(cvetda));
    const [year = 0, month = 0] = mes.split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    const months = rows.map((store) => {
      const zone = zonaDe(store.codigoPostal, config.zonaHoraria);
      return { cvetda: store.cvetda, inicio: beginningOf(`${mes}-01`, zone), fin: beginningOf(next, zone) };
    });
    const sumas = sumar(await readShown(db, (from) => heavyRead(from, () => sumsOf(from, months))));
    return {
      mes,
      renglones: [...renglonesDe(sumas)],
      diferencia: toPesos(diferenciaDe(sumas)),
      sinNota: toPesos(sumas.devueltoSinNota),
    };
  },
};
