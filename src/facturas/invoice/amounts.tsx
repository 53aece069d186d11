import { showPesos } from '#domain/common/money';
import { IMPUESTOS, type Impuesto } from '#domain/common/sat/catalogos';
import { Sums, TOTAL } from '../../ui/sums.ts';

/** 'IVA 16 %', 'IVA exento'; a tax that the catalogue does not name keeps its code. */
export function taxName(impuesto: string, tasa: string): string {
  const nombre = impuesto in IMPUESTOS ? IMPUESTOS[impuesto as Impuesto].nombre : impuesto;
  // An exempt line has no rate.
  if (tasa === '') return `${nombre} exento`;
  // Rates have six decimals: of a percent, four.
  return `${nombre} ${Number((Number(tasa) * 100).toFixed(4))} %`;
}

/** One of the amounts that come to the whole. */
export function Sum({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <Sums.Item>
      <Sums.Name>{name}</Sums.Name>
      <Sums.Amount>{showPesos(amount)}</Sums.Amount>
    </Sums.Item>
  );
}

/** The sum of the amounts above. */
export function Whole({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <Sums.Item {...TOTAL}>
      <Sums.Name>{name}</Sums.Name>
      <Sums.Amount>{showPesos(amount)}</Sums.Amount>
    </Sums.Item>
  );
}
