import type { Centavos } from '#domain/money';
import { centavos, showPesos, toPesos } from '#domain/money';
import { AmountLine } from './AmountRow.tsx';

/** How far a division is from the balance; it is announced. @param missing less than nothing when it is too much. */
export function DivisionStatus({ missing }: { readonly missing: Centavos }) {
  return (
    <AmountLine role="status" name={missing > 0 ? 'Falta repartir' : missing < 0 ? 'Sobra' : 'Suma lo que se devuelve'}>
      {missing !== 0 && <strong>{showPesos(toPesos(centavos(Math.abs(missing))))}</strong>}
    </AmountLine>
  );
}
