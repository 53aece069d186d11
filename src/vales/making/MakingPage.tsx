import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import type { Failure } from '#contract/failure';
import { cabidaDe } from '#domain/billetera';
import { tipoDeCategoria } from '#domain/vidaVale';
import { useDrafts } from '../../data/useDrafts.ts';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { caseOfVoucher, operationForVoucher, partialRead, walletRoom } from './reads.ts';
import type { MakingSearch } from './search.ts';
import { VoucherMaker } from './VoucherMaker.tsx';
import type { Basis } from './values.ts';

interface Props {
  readonly search: MakingSearch;
  readonly onSaved: (id: number, whole: boolean) => void;
}

/** The page that makes a voucher of an operation under a case, or goes on with a partial one (`?vale`). */
export function MakingPage({ search, onSaved }: Props) {
  // A new voucher becomes a partial one with a page of its own: what was to be done next goes along.
  const pickupAsked = useRef(false);
  const rest = { onSaved, pickupAsked };
  return search.vale === undefined ? <New search={search} {...rest} /> : <Partial id={search.vale} {...rest} />;
}

type Rest = Pick<Parameters<typeof VoucherMaker>[0], 'onSaved' | 'pickupAsked'>;

function New({ search, ...rest }: Pick<Props, 'search'> & Rest) {
  const { caso = 0, tienda = 0, operacion = 0 } = search;
  const reading = useQuery({ ...caseOfVoucher(caso), enabled: caso > 0 });
  if (caso === 0 || tienda === 0 || operacion === 0) return <Unavailable text={INCOMPLETE} onRetry={null} />;
  if (reading.data === undefined) return <Waiting failure={reading.error} onRetry={() => void reading.refetch()} />;
  const { subCategoria, datosCliente } = reading.data;
  const basis = { caso, tienda, operacion, tipo: tipoDeCategoria(subCategoria.id) };
  const draftKey = `vale.nuevo.${caso}.${tienda}.${operacion}`;
  return <Sheet key={draftKey} {...{ basis, draftKey }} vale={null} cliente={datosCliente} {...rest} />;
}

const INCOMPLETE = 'Un vale se hace desde su caso: abra el caso y pulse «Hacer un vale».';

function Partial({ id, ...rest }: { readonly id: number } & Rest) {
  const reading = useQuery(partialRead(id));
  const vale = reading.data;
  if (vale === undefined) return <Waiting failure={reading.error} onRetry={() => void reading.refetch()} />;
  const { casoId: caso, operacion, tipo } = vale;
  const basis = { caso, tienda: operacion.tienda.cvetda, operacion: operacion.numero, tipo: tipo.id };
  return <Sheet key={id} basis={basis} draftKey={`vale.${id}`} vale={vale} cliente={vale.cliente} {...rest} />;
}

interface SheetProps extends Rest, Pick<Parameters<typeof VoucherMaker>[0], 'vale' | 'draftKey' | 'cliente'> {
  readonly basis: Basis;
}

function Sheet({ basis, cliente, draftKey, ...rest }: SheetProps) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, draftKey);
  const reading = useQuery(operationForVoucher(basis));
  // Nothing waits for it: until it is known, and where it never is, the server judges what fits.
  const room = useQuery({ ...walletRoom(cliente?.numiden ?? 0), enabled: cliente !== null }).data;
  const billetera = useMemo(() => (room === undefined ? null : cabidaDe(room)), [room]);
  if (reading.data === undefined || drafts === null)
    return <Waiting failure={reading.error} onRetry={() => void reading.refetch()} />;
  return (
    <VoucherMaker
      {...rest}
      hoja={reading.data}
      basis={basis}
      cliente={cliente}
      billetera={billetera}
      drafts={drafts}
      draftKey={draftKey}
      refreshing={reading.isFetching}
    />
  );
}

function Waiting({ failure, onRetry }: { readonly failure: Failure | null; readonly onRetry: () => void }) {
  return failure === null ? (
    <>
      <PageHeading title="Vale" />
      <Loading text="Cargando la operación..." />
    </>
  ) : (
    <Unavailable text={failure.texto} onRetry={onRetry} />
  );
}

function Unavailable({ text, onRetry }: { readonly text: string; readonly onRetry: (() => void) | null }) {
  return (
    <>
      <PageHeading title="Vale" />
      {onRetry === null ? <p>{text}</p> : <LoadFailed text={text} onRetry={onRetry} />}
    </>
  );
}
