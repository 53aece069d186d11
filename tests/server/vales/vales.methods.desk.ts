import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { valeMetodos } from '../../../server/platform/db/schema/vales.ts';
import { newKey, portray } from '../casos/casos.desk.ts';
import type { RefundDesk } from './devoluciones.desk.ts';

/** The sum that goes back by each method, in pesos. */
export type Division = Partial<Readonly<Record<IdMetodo, number>>>;

type Seen = { readonly id: number; readonly version: number };

/** The ways to change and read the methods of the vouchers of a desk. */
export function methodsOn(refunds: RefundDesk) {
  /** Changes the methods of what is left of a voucher. */
  function change({ id, version }: Seen, metodos: Division, { who = refunds.desk.asesor, clave = newKey() } = {}) {
    const metodosDevolucion = (Object.entries(metodos) as [string, number][]).map(([metodo, monto]) => ({
      metodo: { id: Number(metodo) },
      monto,
    }));
    return who.send('vales/cambiar-metodos', { id, version, metodosDevolucion }, clave);
  }

  return {
    change,
    /** The methods of a voucher as they are stored: what was to go by each, and what has gone; in pesos. */
    methodsOf: async (id: number): Promise<Readonly<Record<number, readonly [number, number]>>> => {
      const rows = await refunds.desk.db
        .select()
        .from(valeMetodos)
        .where(eq(valeMetodos.idVale, id))
        .orderBy(asc(valeMetodos.metodo));
      return Object.fromEntries(rows.map(({ metodo, monto, devuelto }) => [metodo, [monto / 100, devuelto / 100]]));
    },
    /** The answer to a change that is refused, which has changed nothing. */
    refused: async (vale: Seen, metodos: Division) => {
      const before = await portray(refunds.desk.db);
      const answer = await change(vale, metodos);
      expect(await portray(refunds.desk.db)).toEqual(before);
      return { estado: answer.statusCode, texto: answer.json().message, campos: answer.json().campos };
    },
  };
}

/** A refusal that stands at the methods. */
export function atMethods(texto: string) {
  return { estado: 400, texto, campos: [{ campo: 'metodosDevolucion', message: texto }] };
}
