import type { UseFormReturn } from 'react-hook-form';
import { readWhole } from '#domain/common/readNumber';
import type { Notify } from '../../system/notices.ts';
import { lineKey, type MakingValues } from './values.ts';

/** Takes one more unit of a line, as far as there is one, and says which of the two it was (specification, section 5, "Voucher items"). */
export function addOne({ getValues, setValue }: UseFormReturn<MakingValues>, linea: number, max: number, tell: Notify) {
  const name = `lineas.${lineKey(linea)}.cantidad` as const;
  const next = (readWhole(getValues(name) ?? '') ?? 0) + 1;
  if (next > max) return tell('warning', 'Artículo No agregado, cantidad excedida');
  setValue(name, String(next));
  tell('success', 'Artículo agregado con éxito');
}
