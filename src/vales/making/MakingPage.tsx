import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Failure } from '#contract/common/failure';
import { tipoDeCategoria } from '#domain/cadena/tiposVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { useDrafts } from '../../data/useDrafts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { whyNoCase } from './offeredCases.ts';
import { caseOfVoucher, operationForVoucher, partialRead } from './reads.ts';
import { type MakingSearch, newDraftKey, partialDraftKey } from './search.ts';
import type { OnSaved } from './useMaking.ts';
import { VoucherMaker } from './VoucherMaker.tsx';
import type { Basis } from './values.ts';
import { TYPE_WORDS } from './words.ts';

interface Props {
  readonly search: MakingSearch;
  readonly onSaved: OnSaved;
}

/**
 * The page that makes a voucher of an operation, under a case that is named or chosen there, or goes on with a partial one
 * (`?vale`).
 */
export function MakingPage({ search, onSaved }: Props) {
  // A new voucher becomes a partial one with a page of its own: what was to be done next goes along.
  const pickupOf = useRef<number | null>(null);
  const rest = { onSaved, pickupOf };
  return search.vale === undefined ? <New search={search} {...rest} /> : <Partial id={search.vale} {...rest} />;
}

type Rest = Pick<Parameters<typeof VoucherMaker>[0], 'onSaved' | 'pickupOf'>;

function New({ search, ...rest }: Pick<Props, 'search'> & Rest) {
  const { caso = 0, tienda = 0, operacion = 0, tipo = 1 } = search;
  const reading = useQuery({ ...caseOfVoucher(caso), enabled: caso > 0 });
  if (tienda === 0 || operacion === 0) return <Unavailable text={INCOMPLETE} onRetry={null} />;
  if (caso === 0) return <OfSale {...{ tienda, operacion, tipo }} {...rest} />;
  if (reading.data === undefined) return <Waiting failure={reading.error} onRetry={() => void reading.refetch()} />;
  const { subCategoria, datosCliente } = reading.data;
  const basis = { caso, tienda, operacion, tipo: tipoDeCategoria(subCategoria.id) };
  const draftKey = newDraftKey(caso, tienda, operacion);
  return <Sheet key={draftKey} {...{ basis, draftKey }} vale={null} cliente={datosCliente} {...rest} />;
}

/** Under a case of the sale, or a new one: the buyer's, who is chosen where the sale names none. */
function OfSale({ tienda, operacion, tipo, ...rest }: Omit<Basis, 'caso'> & Rest) {
  const draftKey = `${newDraftKey(0, tienda, operacion)}.${tipo}`;
  const basis = { caso: null, tienda, operacion, tipo };
  return <Sheet key={draftKey} {...{ basis, draftKey }} cliente={null} vale={null} {...rest} />;
}

const INCOMPLETE = 'Un vale se hace desde su operación, o desde su caso con «Hacer un vale».';

function Partial({ id, ...rest }: { readonly id: number } & Rest) {
  const reading = useQuery(partialRead(id));
  const vale = reading.data;
  if (vale === undefined) return <Waiting failure={reading.error} onRetry={() => void reading.refetch()} />;
  const { casoId: caso, operacion, tipo } = vale;
  const basis = { caso, tienda: operacion.tienda.cvetda, operacion: operacion.numero, tipo: tipo.id };
  return <Sheet key={id} basis={basis} draftKey={partialDraftKey(id)} vale={vale} cliente={vale.cliente} {...rest} />;
}

interface SheetProps extends Rest, Pick<Parameters<typeof VoucherMaker>[0], 'vale' | 'draftKey' | 'cliente'> {
  readonly basis: Basis;
}

function Sheet({ basis, cliente, draftKey, vale, ...rest }: SheetProps) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, draftKey);
  const reading = useQuery(operationForVoucher(basis));
  if (reading.data === undefined || drafts === null)
    return <Waiting failure={ofSheet(reading.error)} onRetry={() => void reading.refetch()} />;
  const without = vale === null ? whyNoCase(reading.data, basis) : null;
  if (without !== null) return <NoCase text={without} basis={basis} />;
  return (
    <VoucherMaker
      {...rest}
      vale={vale}
      hoja={reading.data}
      basis={basis}
      cliente={cliente}
      drafts={drafts}
      draftKey={draftKey}
      refreshing={reading.isFetching}
    />
  );
}

/** The case must be opened by itself: it is said why, and the way there is one click. */
function NoCase({ text, basis: { tienda, operacion, tipo } }: { readonly text: string; readonly basis: Basis }) {
  return (
    <>
      <PageHeading title={TYPE_WORDS[tipo].title} />
      <EmptyState text={text}>
        <LinkButton to="/valida-operacion" search={{ tienda, operacion }}>
          Ir a la operación {operacion}
        </LinkButton>
      </EmptyState>
    </>
  );
}

/** The failure to read the goods that can be given back; a refusal keeps its own words. */
function ofSheet(failure: Failure | null): Failure | null {
  return failure?.tipo === 'interno'
    ? { ...failure, texto: `${VALE_TEXTS.falloDevoluciones}. ${failure.texto}` }
    : failure;
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
