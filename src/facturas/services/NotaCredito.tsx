import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import { ESTADO_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { Caso } from '#domain/casos/casos';
import type { Documento } from '#domain/facturas/facturas';
import { refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { esDeIngreso } from '#domain/facturas/vidaFactura';
import { query } from '../../data/query.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { findInvoices } from '../found.ts';
import type { VoucherOfSale } from '../note/voucherOfSale.ts';
import { ServicePanel } from '../service/ServicePanel.tsx';
import type { Service, ServiceFormProps } from '../service/service.ts';
import { NoteForm } from './NoteForm.tsx';

const SERVICE: Service = {
  servicio: 'notaCredito',
  searches: ['operacion', 'folio'],
  find: findInvoices({ bySale: 'notaCreditoDeOperacion', byFolio: 'facturaPorFolio', against }),
  Form: NoteOf,
};

interface Props {
  readonly caso: Caso;
  /** The voucher that somebody comes for; null where the case itself asks for a note. */
  readonly vale?: VoucherOfSale | null;
  /** Goes to where a refused note is taken up again; left out where its case is seen to go there. */
  readonly onAgain?: () => void;
}

/** NOTA DE CRÉDITO: an amount off an invoice, goods of it that came back, or what a voucher of its sale gives back. */
export default function NotaCredito({ caso, vale = null, ...again }: Props) {
  const [service] = useState(() =>
    vale === null ? SERVICE : { ...SERVICE, Form: (props: ServiceFormProps) => <NoteOf {...props} wanted={vale.id} /> },
  );
  return <ServicePanel service={service} caso={vale === null ? caso : askedFor(caso, vale)} {...again} />;
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
