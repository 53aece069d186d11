import { z } from 'zod';
import type { Guia } from '#domain/guiasVale';
import { tomarArticulos } from '#domain/guiasVale';
import type { UnidadesDeGuia } from '#machines/guia.types';
import { ruleRow } from './guideRows.ts';

/** The name of a row of a guide among the fields: not a number, which would make a list of them. */
export function fieldOf(idArticulo: number): string {
  return `a${idArticulo}`;
}

/** What is typed of each row, a field each, and which units that asks for; empty and 0 ask for none. */
export function partSchema(rows: Guia['articulos']): z.ZodType<UnidadesDeGuia[], Record<string, string>> {
  const known = rows.map(ruleRow);
  return z.record(z.string(), z.string()).transform((typed, ctx) => {
    const asked: UnidadesDeGuia[] = [];
    for (const row of known) {
      const path = [fieldOf(row.idArticulo)];
      const text = (typed[fieldOf(row.idArticulo)] ?? '').trim();
      if (!/^\d{0,9}$/.test(text)) {
        ctx.addIssue({ code: 'custom', path, message: 'Escriba cuántas unidades, en número.' });
        continue;
      }
      const one = { idArticulo: row.idArticulo, cantidad: Number(text) };
      if (one.cantidad === 0) continue;
      const taken = tomarArticulos(known, [one]);
      if ('falla' in taken) ctx.addIssue({ code: 'custom', path, message: taken.falla });
      asked.push(one);
    }
    const [first] = known;
    if (asked.length === 0 && ctx.issues.length === 0 && first !== undefined) {
      ctx.addIssue({ code: 'custom', path: [fieldOf(first.idArticulo)], message: 'Elija al menos un artículo.' });
    }
    return asked;
  });
}

/** How many units are typed in all, as far as they are numbers. */
export function typedUnits(typed: Readonly<Record<string, string | undefined>>): number {
  return Object.values(typed).reduce(
    (total, text = '') => total + (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0),
    0,
  );
}
