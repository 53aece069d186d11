import { useQuery } from '@tanstack/react-query';
import { FORMAS_PAGO } from '#domain/common/sat/catalogos';
import { POR_DEFINIR } from '#domain/facturas/cfdi/pago';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { query } from '../../data/query.ts';
import { SelectField } from '../../ui/Field.tsx';
import type { FieldProps } from '../../ui/form/useForm.ts';

const OF_THE_AUTHORITY = Object.entries(FORMAS_PAGO).map(([id, nombre]) => ({ id, nombre }));

interface Props extends FieldProps {
  /** True: it was paid, and its way is known. False: it is paid later, in a way not known yet. Left out: either. */
  readonly isPaid?: boolean;
}

/** How something is paid, of the ways that the back end has (specification, section 8, where it has none). */
export function PaymentField({ error, isPaid, ...field }: Props) {
  const { data = OF_THE_AUTHORITY } = useQuery(query('formasPago', {}));
  const offered = isPaid === undefined ? data : data.filter(({ id }) => (id !== POR_DEFINIR) === isPaid);
  return (
    <SelectField
      // Drawn anew with its choices, or the browser would not show one that came with the value.
      key={offered.map(({ id }) => id).join()}
      label="Forma de pago"
      marked
      {...field}
      error={offered.length === 0 ? FACTURA_TEXTS.sinFormasPago : error}
    >
      <option value="">Seleccionar</option>
      {offered.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {`${id} ${nombre}`}
        </option>
      ))}
    </SelectField>
  );
}
