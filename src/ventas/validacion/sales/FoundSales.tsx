import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { TEXTS } from '#domain/common/texts';
import { MAX_VENTAS } from '#domain/ventas/busquedaVentas';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Rows } from '../../../ui/list/parts.ts';
import { isRefused } from '../../../ui/list/ReadFailure.tsx';
import { useRowLinks } from '../../../ui/list/useRowLinks.ts';
import { Note } from '../../../ui/Note.tsx';
import type { SaleSearch } from '../search.ts';
import { type FoundSale, operationOfSale, saleColumns, saleKey } from './columns.tsx';
import { useFoundSales } from './useFoundSales.ts';

/** Where the focus goes once the list is there: to its first sale, or to the one that was opened from it. */
export type FocusWish = 'first' | ClaveOperacion | null;

interface Props {
  readonly search: SaleSearch;
  readonly onSearch: (search: SaleSearch) => void;
  readonly onOpen: (sale: ClaveOperacion) => void;
  readonly wish: RefObject<FocusWish>;
}

/** The sales that a search found; Enter or a click opens one. */
export function FoundSales({ search, onSearch, onOpen, wish }: Props) {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useFoundSales(search);
  const columns = useMemo(
    () => saleColumns((sale) => router.buildLocation({ to: '/valida-operacion', search: sale }).publicHref),
    [router],
  );
  const rows = useMemo(() => data?.ventas.map((venta, lugar): FoundSale => ({ ...venta, lugar })) ?? NONE, [data]);
  const rowLinks = useRowLinks((lugar) => {
    const sale = rows[lugar];
    if (sale !== undefined) onOpen(operationOfSale(sale));
  });
  useEffect(() => {
    if (isFetching || wish.current === null) return;
    linkOf(place.current, rows, wish.current)?.focus();
    wish.current = null;
  }, [isFetching, rows, wish]);

  if (search.buscar === undefined) return <Invitation />;
  const loading = data === undefined && error === null;
  const narrowed = (search.articulo ?? search.desde ?? search.hasta) !== undefined;
  return (
    <>
      <p className="sr-only" role="status">
        {isFetching ? 'Buscando...' : data === undefined ? '' : `Ventas encontradas: ${rows.length}`}
      </p>
      {data?.limiteExcedido && (
        <Note colorPalette="blue" mb={3} fontSize="sm">
          Hay más de {MAX_VENTAS} ventas: se muestran las más recientes. Si no está, agregue un apellido, el artículo o
          las fechas.
        </Note>
      )}
      <Rows ref={place} {...rowLinks} aria-busy={isFetching || undefined}>
        {isRefused(error) ? (
          <Note role="alert" colorPalette="orange">
            {error.texto}
          </Note>
        ) : (
          <DataTable
            title="Ventas encontradas"
            columns={columns}
            rows={rows}
            rowKey={saleKey}
            loading={loading}
            skeletonRows={5}
            failure={error === null ? null : { text: error.texto, onRetry: () => void refetch() }}
            empty={
              <EmptyState text={`${TEXTS.sinResultados}. ${narrowed ? NARROWED : NOT_FOUND}`}>
                {narrowed && (
                  <Button size="sm" onClick={() => onSearch({ por: 'venta', buscar: search.buscar })}>
                    Buscar sin artículo ni fechas
                  </Button>
                )}
              </EmptyState>
            }
          />
        )}
      </Rows>
    </>
  );
}

const NONE: readonly FoundSale[] = [];

const NARROWED = 'Pruebe sin el artículo o las fechas.';
const NOT_FOUND =
  'Revise lo que escribió, o pruebe con otro dato: el folio web, el número del ticket, el nombre con un apellido, el correo o los diez dígitos del teléfono.';

function linkOf(
  list: HTMLElement | null,
  rows: readonly FoundSale[],
  wish: NonNullable<FocusWish>,
): HTMLElement | null {
  if (wish === 'first') return list?.querySelector<HTMLElement>('a[data-record]') ?? null;
  const sale = rows.find(({ tienda, operacion }) => tienda.cvetda === wish.tienda && operacion === wish.operacion);
  return list?.querySelector<HTMLElement>(`a[data-record="${sale?.lugar}"]`) ?? null;
}

function Invitation() {
  return (
    <Hint>
      Escriba lo que trae el cliente: el folio de su compra en línea, el número del ticket aunque no sepa la tienda, o
      su nombre, su correo o su teléfono; el artículo y las fechas ayudan.
    </Hint>
  );
}
