import { Input } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Caso } from '#domain/casos';
import { SUBCATEGORIAS } from '#domain/catalogos';
import type { Documento, Factura } from '#domain/facturas';
import { showPesos } from '#domain/money';
import { refusalTextFactura } from '#domain/trabajosFactura';
import type { IdEstadoFactura } from '#domain/vidaFactura';
import { ESTADO_FACTURA, esDeIngreso } from '#domain/vidaFactura';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { RadioField } from '../../ui/Field.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { AmountField } from '../../ui/form/AmountInput.tsx';
import { CellField } from '../../ui/form/CellField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { FieldProps } from '../../ui/form/useForm.ts';
import { Loading } from '../../ui/Loading.tsx';
import { findInvoices } from '../found.ts';
import type { NoteTyped } from '../note/note.ts';
import { blankNote, noteSchema, ofVoucher, unitsField, voucherIn } from '../note/note.ts';
import { VoucherLines, WithoutNote } from '../note/Vouchers.tsx';
import type { VoucherOfSale } from '../note/voucherOfSale.ts';
import { FormActions } from '../service/FormActions.tsx';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service, ServiceFormProps } from '../service/service.ts';
import { useServiceForm } from '../service/useServiceForm.ts';

const SERVICE: Service = {
  servicio: 'notaCredito',
  chart: servicioFacturaMachine,
  searches: ['operacion', 'folio'],
  find: findInvoices({ bySale: 'notaCreditoDeOperacion', byFolio: 'facturaPorFolio', against }),
  Form: NoteOf,
};

interface Props {
  readonly caso: Caso;
  /** The voucher that somebody comes for; null where the case itself asks for a note. */
  readonly vale?: VoucherOfSale | null;
}

/** NOTA DE CRÉDITO: an amount off an invoice, goods of it that came back, or what a voucher of its sale gives back. */
export default function NotaCredito({ caso, vale = null }: Props) {
  const [service] = useState(() =>
    vale === null ? SERVICE : { ...SERVICE, Form: (props: ServiceFormProps) => <NoteOf {...props} wanted={vale.id} /> },
  );
  return <ServicePanel service={service} caso={vale === null ? caso : askedFor(caso, vale)} />;
}

/** The case as if it asked for the note of a voucher: it may be of another sale, and has another category. */
function askedFor(caso: Caso, { tienda, operacion }: VoucherOfSale): Caso {
  return {
    ...caso,
    subCategoria: { ...caso.subCategoria, id: SUBCATEGORIAS.notaCredito, nombre: 'NOTA DE CRÉDITO' },
    parametrosBusqueda: [
      { tipo: 1, valor: String(tienda) },
      { tipo: 2, valor: String(operacion) },
    ],
  };
}

function against({ clase, estado, porAcreditar }: Documento): string | null {
  const id = estado.id as IdEstadoFactura;
  if (id !== ESTADO_FACTURA.vigente) return refusalTextFactura('acreditar', id, 'state');
  if (!esDeIngreso(clase)) return refusalTextFactura('acreditar', id, 'kind');
  return porAcreditar > 0 ? null : refusalTextFactura('acreditar', id, 'spent');
}

interface NoteProps extends ServiceFormProps {
  /** The voucher that is chosen at first. */
  readonly wanted?: number | null;
}

function NoteOf(props: NoteProps) {
  const id = props.elegido.factura?.id ?? 0;
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : <NoteForm {...props} factura={data} />;
}

function NoteForm({ running, elegido, factura, wanted = null }: NoteProps & { readonly factura: Factura }) {
  const [{ schema, blank }] = useState(() => ({
    schema: noteSchema(factura),
    blank: blankNote(factura, elegido.clave, wanted),
  }));
  const { vales } = factura;
  const form = useServiceForm({
    running,
    elegido,
    schema,
    blank,
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
                <td>{cantidad}</td>
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

/** What is written of one invoice says nothing of another one; who comes for a voucher finds this one chosen. */
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
