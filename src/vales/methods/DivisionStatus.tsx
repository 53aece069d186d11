import type { Centavos } from '#domain/money';
import { centavos, showPesos, toPesos } from '#domain/money';

/** How far a division is from the balance; it is announced. @param missing less than nothing when it is too much. */
export function DivisionStatus({ missing }: { readonly missing: Centavos }) {
  return (
    <div role="status">
      <span>{missing > 0 ? 'Falta repartir' : missing < 0 ? 'Sobra' : 'Suma lo que se devuelve'}</span>
      {missing !== 0 && <strong>{showPesos(toPesos(centavos(Math.abs(missing))))}</strong>}
    </div>
  );
}
