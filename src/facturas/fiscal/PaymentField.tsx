import { useQuery } from '@tanstack/react-query';
import { FORMAS_PAGO } from '#domain/cfdi/catalogos';
import { FACTURA_TEXTS } from '#domain/trabajosFactura';
import { query } from '../../data/query.ts';
import { SelectField } from '../../ui/Field.tsx';
import type { FieldProps } from '../../ui/form/useForm.ts';

const OF_THE_AUTHORITY = Object.entries(FORMAS_PAGO).map(([id, nombre]) => ({ id, nombre }));

/** Nobody knows yet how it is paid. */
const OPEN = '99';

interface Props extends FieldProps {
  /** It was paid: somebody knows how. */
  readonly isPaid?: boolean;
}

/** How something is paid, of the ways that the back end has (specification, section 8, where it has none). */
export function PaymentField({ error, isPaid = false, ...field }: Props) {
  const { data = OF_THE_AUTHORITY } = useQuery(query('formasPago', {}));
  const offered = data.filter(({ id }) => !(isPaid && id === OPEN));
  return (
    <SelectField
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
