import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '#contract/common/failure';
import type { Factura } from '#domain/facturas/facturas';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import { query, type ReadData, type ReadKey } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { knownReceiver } from '../fiscal/receiver.ts';
import { noteSaid } from '../note/note.ts';
import { PaymentOf } from '../payment/PaymentForm.tsx';
import { paymentSaid } from '../payment/payment.ts';
import type { ServiceFormProps } from '../service/service.ts';
import { NoteForm } from './NoteForm.tsx';
import { ReceiverForm } from './ReceiverForm.tsx';
import { SubstituteForm } from './SubstituteForm.tsx';

interface Props extends ServiceFormProps {
  /** The one that the provider did not accept. */
  readonly factura: Factura;
}

/** A refused invoice with all that was written of it, as its own service asked for it, to be issued anew. */
export default function RefusedInvoice(props: Props) {
  const { factura } = props;
  const replaced = factura.relacionadas.find(({ relacion, esDeEsta }) => relacion === '04' && !esDeEsta);
  if (replaced !== undefined) return <OfOther id={replaced.id}>{(of) => <Substitute {...props} of={of} />}</OfOther>;
  switch (factura.clase) {
    case 'general':
      return <Sale {...props} />;
    case 'restaurante':
      return <Issued {...props} servicio="general" pide={{ origen: 'restaurante', folio: factura.referencia ?? '' }} />;
    case 'estacionamiento':
      return <Parking {...props} />;
    case 'notaCredito':
      return <CreditNote {...props} />;
    case 'reciboPago':
      return <Receipt {...props} />;
    case 'global':
      return <Note colorPalette="orange">Una factura global no se emite desde un caso.</Note>;
  }
}

function saleOf({ tienda, operacion }: Factura) {
  return { tienda: tienda.cvetda, operacion: operacion ?? 0 };
}

interface AskedBy extends Props {
  /** The name by which the server knows what is to be issued. */
  readonly servicio: PorValidar['servicio'];
  /** Its part of the request. */
  readonly pide: ServiceFormProps['elegido']['pide'];
}

/** The props of the form of its own service: the request names the invoice whose place it takes. */
function formPropsOf({ running, elegido, caso, factura, servicio, pide }: AskedBy) {
  return {
    caso,
    running: { ...running, service: { ...running.service, servicio } },
    elegido: { ...elegido, pide: { ...pide, idRechazada: factura.id } },
    refused: factura.rechazos,
  };
}

function Issued(props: AskedBy) {
  const { datosFiscales, formaPago } = props.factura;
  const said = {
    ...knownReceiver(datosFiscales),
    ...(props.elegido.sinPagos === true && { formaPago: formaPago ?? '' }),
  };
  return <ReceiverForm {...formPropsOf(props)} said={said} />;
}

/** Finds a sale again for what its till said of its payment: of one that said nothing the person did. */
function Sale(props: Props) {
  const { tienda, operacion } = saleOf(props.factura);
  const consulta = { idTienda: tienda, idOperacion: operacion };
  const { data, error, refetch } = useQuery(query('detalleOperacionFactura', { consulta }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const sinPagos = data.pagos.length === 0 && data.cabecera.totalOperacion > 0;
  const elegido = { ...props.elegido, sinPagos };
  return <Issued {...props} elegido={elegido} servicio="general" pide={{ origen: 'venta', tienda, operacion }} />;
}

/** Finds a parking ticket again for the day of its payment, which only the system that took the money knows. */
function Parking(props: Props) {
  const consulta = { ...saleOf(props.factura), operacion: Number(props.factura.referencia) };
  const { data, error, refetch } = useQuery(query('buscarPagoEstacionamiento', { consulta }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return <Issued {...props} servicio="estacionamiento" pide={{ ...consulta, fecha: data.fecha }} />;
}

function Substitute({ of, ...props }: Props & { readonly of: Factura }) {
  const { datosFiscales, metodoPago, formaPago } = props.factura;
  const said = { ...knownReceiver(datosFiscales), metodoPago: metodoPago ?? '', formaPago: formaPago ?? '' };
  return <SubstituteForm {...formPropsOf({ ...props, servicio: 'mantenimiento', pide: seen(of) })} said={said} />;
}

function CreditNote(props: Props) {
  const { factura } = props;
  const credited = factura.relacionadas.find(({ relacion, esDeEsta }) => isOfNote(relacion) && !esDeEsta);
  return (
    <OfOther id={credited?.id ?? 0}>
      {(of) => (
        <NoteForm
          {...formPropsOf({ ...props, servicio: 'notaCredito', pide: seen(of) })}
          factura={of}
          said={noteSaid(factura, of)}
        />
      )}
    </OfOther>
  );
}

function isOfNote(relacion: Factura['relacionadas'][number]['relacion']): boolean {
  return relacion === '01' || relacion === '03';
}

type PayableRead = UseQueryOptions<
  ReadData<'busquedaReciboPago'>,
  Failure,
  ReadData<'busquedaReciboPago'>,
  ReadKey<'busquedaReciboPago'>
>;

function Receipt(props: Props) {
  const { factura } = props;
  const paid = factura.relacionadas.filter(({ relacion, esDeEsta }) => relacion === 'pago' && !esDeEsta);
  const queries: PayableRead[] = paid.map(({ nombre }) => query('busquedaReciboPago', { cuerpo: named(nombre) }));
  const answers = useQueries({ queries });
  const failed = answers.find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error) return <LoadFailed text={failed.error.texto} onRetry={() => void failed.refetch()} />;
  if (answers.some(({ data }) => data === undefined)) return <Loading />;
  const rows = answers.flatMap(({ data }) => data ?? []);
  return (
    <PaymentOf
      {...formPropsOf({ ...props, servicio: 'reciboPago', pide: {} })}
      payable={rows}
      said={paymentSaid(factura, props.elegido.clave)}
    />
  );
}

/** Series and folio of an invoice that is named 'A-12'. */
function named(nombre: string) {
  const place = nombre.lastIndexOf('-');
  return { serie: nombre.slice(0, place), folio: Number(nombre.slice(place + 1)) };
}

/** An invoice as it is seen now: others may have worked on it since. */
function seen({ id, version }: Factura) {
  return { idFactura: id, version };
}

interface OfOtherProps {
  readonly id: number;
  readonly children: (factura: Factura) => ReactNode;
}

/** Reads the invoice that the refused one is about. */
function OfOther({ id, children }: OfOtherProps) {
  const { data, error, refetch } = useQuery(query('obtenerFactura', { ruta: { id } }));
  if (data === undefined && error !== null) return <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : children(data);
}
