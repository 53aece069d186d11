import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { invoiceDay } from '#domain/common/dates';
import { pesosToType, showPesos } from '#domain/common/money';
import type { PorPagar } from '#domain/facturas/facturas';
import { query } from '../../data/query.ts';
import { Figures } from '../../ui/Figures.tsx';
import { AmountInput } from '../../ui/form/AmountInput.tsx';
import { CellField } from '../../ui/form/CellField.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { againstPaying } from '../found.ts';
import { Room } from '../invoice/Room.tsx';
import type { ServiceForm } from '../service/useServiceForm.ts';
import { amountField, type PaymentTyped } from './payment.ts';

interface Props {
  readonly rows: readonly PorPagar[];
  readonly form: ServiceForm<PaymentTyped>;
}

/** The invoices of a payer, each with the amount that is paid of it; one without an amount is not paid. */
export function PayableRows({ rows, form }: Props) {
  return (
    <Room>
      <Figures label="Facturas por pagar">
        <thead>
          <tr>
            <th scope="col" data-text="">
              Factura
            </th>
            <th scope="col">Parcialidad</th>
            <th scope="col">Total</th>
            <th scope="col">Por pagar</th>
            <th scope="col">Se paga</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} form={form} />
          ))}
        </tbody>
      </Figures>
    </Room>
  );
}

function Row({ row, form }: { readonly row: PorPagar; readonly form: Props['form'] }) {
  const { id, tienda, fecha, total, porPagar, parcialidad } = row;
  const { control, methods, judged } = form;
  const { setValue, getValues, trigger } = methods;
  const name = amountField(id);
  const amount = useWatch({ control, name }) ?? '';
  const nombre = serieFolio(row);
  const { error, ...field } = judged(name);

  // Others paid part of it meanwhile: the amount in the field may be too much by now.
  const before = useRef(porPagar);
  useEffect(() => {
    if (before.current === porPagar) return;
    before.current = porPagar;
    if (getValues(name)) void trigger(name);
  }, [porPagar, name, getValues, trigger]);

  const pay = (isPaid: boolean) =>
    setValue(name, isPaid ? pesosToType(porPagar) : '', { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <tr>
      <th scope="row" data-text="">
        <CheckField
          size="sm"
          label={nombre}
          checked={amount.trim() !== ''}
          onChange={({ target }) => pay(target.checked)}
        />
        <small>
          {tienda.nombre} · {invoiceDay(fecha)}
        </small>
        {porPagar === 0 && <Gone row={row} />}
      </th>
      <td>{porPagar === 0 ? '' : parcialidad}</td>
      <td>{showPesos(total)}</td>
      <td>{showPesos(porPagar)}</td>
      <td>
        <Box w="9rem" ms="auto">
          <CellField label={`Se paga de ${nombre}`} error={error}>
            {(labels) => <AmountInput size="sm" textAlign="end" {...field} {...labels} />}
          </CellField>
        </Box>
      </td>
    </tr>
  );
}

/** Why an invoice that was offered is to be paid no longer. */
function Gone({ row: { serie, folio } }: { readonly row: PorPagar }) {
  const { data } = useQuery(query('facturaPorFolio', { consulta: { serie, folio: Number(folio) } }));
  const [factura] = data ?? [];
  return factura !== undefined && <small>{againstPaying(factura)}</small>;
}
