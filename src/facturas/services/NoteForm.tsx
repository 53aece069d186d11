import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { showPesos } from '#domain/common/money';
import type { Factura, PreviaFactura } from '#domain/facturas/facturas';
import { unidadesDe } from '#domain/ventas/lineaPesada';
import { RadioField } from '../../ui/Field.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { AmountField } from '../../ui/form/AmountInput.tsx';
import { CellField } from '../../ui/form/CellField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { FieldProps } from '../../ui/form/useForm.ts';
import { blankNote, type NoteTyped, noteSchema, ofVoucher, unitsField, voucherIn } from '../note/note.ts';
import { VoucherLines, WithoutNote } from '../note/Vouchers.tsx';
import { FormActions } from '../service/FormActions.tsx';
import type { ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

interface Props extends ServiceFormProps {
  /** The invoice that it is of. */
  readonly factura: Factura;
  /** The voucher that is chosen at first. */
  readonly wanted?: number | null;
  /** The values of a refused one; left out where it is written for the first time. */
  readonly said?: NoteTyped;
  /** Why the provider refused it. */
  readonly refused?: Readonly<PreviaFactura['rechazos']>;
}

/** The form of a credit note: for an amount, goods that came back, or the lines of a voucher. */
export function NoteForm({ running, elegido, factura, wanted = null, said, refused = [] }: Props) {
  const [{ schema, blank }] = useState(() => ({
    schema: noteSchema(factura),
    blank: { ...blankNote(factura, elegido.clave, wanted), ...said },
  }));
  const { vales } = factura;
  const form = useServiceForm({
    running,
    elegido,
    schema,
    blank,
    refused,
    isOwn: (kept) => isOf(kept, blank, wanted),
  });
  const relacion = useWatch({ control: form.control, name: 'relacion' });
  const chosen = vales.find(({ id }) => id === voucherIn(relacion));
  return (
    <Form form={form} label="Nota de crédito" gap={3} actions={<FormActions running={running} form={form} />}>
      <RadioField
        label="De qué es"
        options={[
          ['01', 'Un importe: descuento o bonificación'],
          ['03', 'Artículos devueltos'],
          ...vales
            .filter(({ impide }) => impide === null)
            .map(({ id, folio, importe }) => [ofVoucher(id), `Vale ${folio}: ${showPesos(importe)}`] as const),
        ]}
        {...form.judged('relacion')}
      />
      <WithoutNote vales={vales} wanted={wanted} />
      {chosen !== undefined ? (
        <VoucherLines vale={chosen} />
      ) : relacion === '03' ? (
        <Figures label="Artículos">
          <thead>
            <tr>
              <th scope="col" data-text="">
                Artículo
              </th>
              <th scope="col">Facturados</th>
              <th scope="col">Total</th>
              <th scope="col">Devueltos</th>
            </tr>
          </thead>
          <tbody>
            {factura.conceptos.map(({ orden, descripcion, numArt, cantidad, total }) => (
              <tr key={orden}>
                <th scope="row" data-text="">
                  {descripcion}
                  <small>{numArt}</small>
                </th>
                <td>
                  {cantidad}
                  {unidadesDe(cantidad) !== cantidad && <small>1 unidad</small>}
                </td>
                <td>{showPesos(total)}</td>
                <td>
                  <Units label={`Devueltos de ${descripcion}`} {...form.judged(unitsField(orden))} />
                </td>
              </tr>
            ))}
          </tbody>
        </Figures>
      ) : (
        <AmountField
          label="Importe"
          marked
          help={`De esta factura quedan ${showPesos(factura.porAcreditar)}.`}
          maxW="14rem"
          {...form.judged('monto')}
        />
      )}
    </Form>
  );
}

/** Whether a draft is of this invoice; a person who comes for a voucher finds that one chosen. */
function isOf(kept: unknown, { elegido, relacion }: NoteTyped, wanted: number | null): boolean {
  const written = kept as Partial<NoteTyped> | null;
  return written?.elegido === elegido && (wanted === null || written?.relacion === relacion);
}

function Units({ label, error, ...field }: FieldProps & { readonly label: string }) {
  return (
    <CellField label={label} error={error}>
      {(control) => (
        <Input size="sm" w="5rem" textAlign="end" inputMode="numeric" autoComplete="off" {...field} {...control} />
      )}
    </CellField>
  );
}
