import { z } from 'zod';
import { readWhole } from '#domain/common/readNumber';
import type { Guia } from '#domain/guias/guiasVale';
import { tomarArticulos } from '#domain/guias/unidadesDeGuia';
import { ruleRow } from './guideRows.ts';

/** Units of a row of a guide. */
interface UnitsOfRow {
  readonly idArticulo: number;
  readonly cantidad: number;
}

/** The name of a row of a guide among the fields: not a number, which would make a list of them. */
export function fieldOf(idArticulo: number): string {
  return `a${idArticulo}`;
}

const typedSchema = z.record(z.string(), z.string());

/** Which units are asked for by what is typed of each row, a field each; empty and 0 ask for none. */
export const unitsSchema: z.ZodType<UnitsOfRow[], Record<string, string>> = typedSchema.transform((typed) =>
  Object.entries(typed)
    .map(([field, text]) => ({ idArticulo: Number(field.slice(1)), cantidad: readWhole(text) ?? 0 }))
    .filter(({ cantidad }) => cantidad !== 0),
);

/** The same with the rules: numbers, one unit at least, and of no row more than there is. */
export function partSchema(rows: Guia['articulos']): z.ZodType<UnitsOfRow[], Record<string, string>> {
  const known = rows.map(ruleRow);
  const ruled = typedSchema.superRefine((typed, ctx) => {
    const texts = known.map(({ idArticulo }) => [idArticulo, (typed[fieldOf(idArticulo)] ?? '').trim()] as const);
    for (const [idArticulo, text] of texts) {
      const path = [fieldOf(idArticulo)];
      const cantidad = text === '' ? 0 : readWhole(text);
      if (cantidad === null) {
        ctx.addIssue({ code: 'custom', path, message: 'Escriba cuántas unidades, en número.' });
      } else if (cantidad > 0) {
        const taken = tomarArticulos(known, [{ idArticulo, cantidad }]);
        if ('falla' in taken) ctx.addIssue({ code: 'custom', path, message: taken.falla });
      }
    }
    const [first] = texts;
    if (first !== undefined && texts.every(([, text]) => /^0*$/.test(text))) {
      ctx.addIssue({ code: 'custom', path: [fieldOf(first[0])], message: 'Elija al menos un artículo.' });
    }
  });
  return ruled.pipe(unitsSchema);
}

/** How many units are typed in all, as far as they are numbers. */
export function typedUnits(typed: Readonly<Record<string, string | undefined>>): number {
  return Object.values(typed).reduce((total, text = '') => total + (readWhole(text) ?? 0), 0);
}
