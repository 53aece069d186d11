import { Input } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Caso } from '#domain/casos';
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
import { blankNote, noteSchema, unitsField } from '../note/note.ts';
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

/** NOTA DE CRÉDITO: an amount off an invoice, or goods of it that came back. */
export default function NotaCredito({ caso }: { readonly caso: Caso }) {
  return <ServicePanel service={SERVICE} caso={caso} />;
}

function against({ clase, estado, porAcreditar }: Documento): string | null {
  const id = estado.id as IdEstadoFactura;
  if (id !== ESTADO_FACTURA.vigente) return refusalTextFactura('acreditar', id, 'state');
  if (!esDeIngreso(clase)) return refusalTextFactura('acreditar', id, 'kind');
  return porAcreditar > 0 ? null : refusalTextFactura('acreditar', id, 'spent');
}

function NoteOf(props: ServiceFormProps) {
  const id = props.elegido.factura?.id ?? 0;
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : <NoteForm {...props} factura={data} />;
}

function NoteForm({ running, elegido, factura }: ServiceFormProps & { readonly factura: Factura }) {
  const [{ schema, blank }] = useState(() => ({
    schema: noteSchema(factura),
    blank: blankNote(factura, elegido.clave),
  }));
  const form = useServiceForm({
    running,
    elegido,
    schema,
    blank,
    isOwn: (kept) => (kept as { readonly elegido?: unknown } | null)?.elegido === elegido.clave,
  });
  const relacion = useWatch({ control: form.control, name: 'relacion' });
  return (
    <Form form={form} label="Nota de crédito" gap={3} actions={<FormActions running={running} form={form} />}>
      <RadioField
        label="De qué es"
        options={[
          ['01', 'Un importe: descuento o bonificación'],
          ['03', 'Artículos devueltos'],
        ]}
        {...form.judged('relacion')}
      />
      {relacion === '03' ? (
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

function Units({ label, error, ...field }: FieldProps & { readonly label: string }) {
  return (
    <CellField label={label} error={error}>
      {(control) => (
        <Input
          size="sm"
          w="5rem"
          textAlign="end"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          {...field}
          {...control}
        />
      )}
    </CellField>
  );
}
