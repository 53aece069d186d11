import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#contract/common/failure';
import { catalogue, day, integer, names, text, toggle } from '#domain/lists/describeFilters';
import type { AnySearch } from '../../data/filterTypes.ts';
import { query, type ReadKey } from '../../data/query.ts';
import { system } from '../../theme/index.ts';
import type { Column } from '../DataTable/columns.ts';
import { defineList } from './defineList.ts';
import { List } from './List.tsx';
import { RecordLink } from './RecordLink.tsx';
import type { ListAnswer } from './useListRead.ts';

interface Fruit {
  readonly id: number;
  readonly nombre: string;
  readonly kilos: number;
}

const fruitList = defineList({
  title: 'Lista de frutas',
  filtersLabel: 'Filtros de frutas',
  found: 'Frutas encontradas',
  said: {
    filters: {
      clave: integer('Clave'),
      nombre: text('Nombre', { max: 20 }),
      color: names('Color', { rojo: 'Rojo', verde: 'Verde' }),
      tienda: catalogue('Tienda', 'tiendas'),
      maduras: toggle('Maduras'),
      desde: day('Desde', { happened: 'Cortadas' }),
    },
    orders: ['nombre', 'pesadas'],
  },
  bar: ['clave', 'nombre', 'color'],
  orders: {
    nombre: { text: 'Por nombre', column: 'nombre', descending: false },
    pesadas: { text: 'Las más pesadas', column: 'kilos', descending: true },
  },
  pageSize: 10,
  // Any call will do: what it answers is put beside it here.
  read: (request, paging) => query('listaVales', { cuerpo: { ...request, ...paging } as object }),
  answer: (data) => data as unknown as ListAnswer<Fruit>,
  csv: { one: 'fruta', many: 'frutas', done: 'Listo', failed: 'No se pudo.' },
});

const COLUMNS: readonly Column<Fruit>[] = [
  {
    id: 'nombre',
    title: 'Nombre',
    width: 8,
    cell: ({ id, nombre }) => (
      <RecordLink id={id} href={`/frutas/${id}`}>
        {nombre}
      </RecordLink>
    ),
    sortBy: ({ nombre }) => nombre,
    rowHeader: true,
  },
  { id: 'kilos', title: 'Kilos', width: 6, cell: ({ kilos }) => kilos, sortBy: ({ kilos }) => kilos },
];
const columns = () => COLUMNS;

const AWAY: Failure = { tipo: 'sinConexion', texto: 'Revise su conexión a internet', codigo: null, campos: [] };
const STORES = [{ cvetda: 1, nombre: 'Tienda Centro' }];
const nowhere = (): void => undefined;

function fruits(howMany: number): readonly Fruit[] {
  return Array.from({ length: howMany }, (_, id) => ({ id, nombre: `Fruta ${id}`, kilos: id * 2 }));
}

interface Known {
  readonly search?: AnySearch;
  readonly answer?: ListAnswer<Fruit>;
  readonly failure?: Failure;
  readonly stores?: readonly object[] | Failure;
  readonly props?: Partial<Pick<ComponentProps<typeof List>, 'size' | 'notShown'>>;
  readonly mayDownload?: boolean;
}

/** The list as it is painted while this is known of its reading and of its catalogue. */
async function painted({ search = {}, answer, failure, stores = STORES, props, mayDownload = true }: Known) {
  // A failed reading is shown as it stands, and an unknown one is never answered.
  const queries = { retry: false, retryOnMount: false, queryFn: () => new Promise<never>(nowhere) };
  const client = new QueryClient({ defaultOptions: { queries } });
  const { queryKey } = fruitList.readPage(search, undefined, props?.size?.rows);
  const fail = (key: ReadKey, why: Failure) =>
    client.prefetchQuery({ queryKey: key, queryFn: () => Promise.reject(why) });
  if (answer !== undefined) client.setQueryData(queryKey, answer as never);
  if (failure !== undefined) await fail(queryKey, failure);
  const catalogueKey = query('tiendasBusqueda', {}).queryKey;
  if ('texto' in stores) await fail(catalogueKey, stores);
  else client.setQueryData(catalogueKey, stores as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <List
            list={fruitList}
            search={search}
            onSearch={nowhere}
            columns={columns}
            tell={nowhere}
            download={mayDownload ? () => Promise.resolve() : null}
            {...props}
          />
        </RouterContextProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

/** The text of an element, without its tags. */
function said(html: string, part: RegExp): readonly string[] {
  return [...html.matchAll(part)].map(([, inner = '']) => inner.replace(/<style[^>]*>.*?<\/style>|<[^>]*>/g, ''));
}
const rows = (html: string) => said(html, /<th scope="row"[^>]*>(.*?)<\/th>/g);
const chips = (html: string) => said(html, /aria-label="Quitar el filtro ([^"]*)"/g);
const status = (html: string) => said(html, /role="status"[^>]*>(.*?)<\/p>/g);
const range = (html: string) => said(html, /<output[^>]*>(\d.*?)<\/output>/g);

const some = { rows: fruits(3), total: 3, hasMore: false };

describe('a list', () => {
  it('shows the rows of its page in the order of the server, and says how many there are', async () => {
    const html = await painted({ search: { pagina: 3 }, answer: { rows: fruits(10), total: 629, hasMore: false } });
    expect(rows(html)).toEqual(fruits(10).map(({ nombre }) => nombre));
    expect(range(html)).toEqual(['21–30 de 629']);
    expect(status(html)).toEqual(['Frutas encontradas: 629']);
    expect(html).toContain('<a href="/frutas/4" data-record="4">');
  });

  it('shows its order in the header and in the choice, where the usual one needs no word in the address', async () => {
    const usual = await painted({ answer: some });
    expect(usual).toMatch(/aria-sort="ascending"[^>]*>(<[^>]*>)*Nombre/);
    const other = await painted({ search: { orden: 'pesadas' }, answer: some });
    expect(other).toMatch(/aria-sort="descending"[^>]*>(<[^>]*>)*Kilos/);
    expect(other).toMatch(/<option value="pesadas" selected="">Las más pesadas/);
  });

  it('lets page sizes be chosen only where somebody keeps the choice', async () => {
    expect(await painted({ answer: some })).not.toContain('Filas por página');
    const sized = await painted({ answer: some, props: { size: { rows: 50, onSize: nowhere } } });
    expect(sized).toContain('Filas por página');
    expect(sized).toMatch(/<option value="50" selected="">50/);
  });

  it('awaits its rows, and says nothing of how many there are', async () => {
    const html = await painted({});
    expect(html).toContain('aria-busy="true"');
    expect(html.match(/<tr aria-hidden="true">/g)).toHaveLength(10);
    expect(status(html)).toEqual(['Buscando...']);
    expect(html).not.toContain('No se encontraron resultados');
  });
});

describe('a list with nothing to show', () => {
  const empty = { rows: [], total: 0, hasMore: false };

  it('says so, and offers to take away what narrows it', async () => {
    const narrowed = await painted({ search: { nombre: 'zzz' }, answer: empty });
    expect(status(narrowed)).toEqual(['No se encontraron resultados']);
    expect(narrowed).toContain('Limpiar filtros');
    const all = await painted({ answer: empty });
    expect(all).toContain('No se encontraron resultados');
    expect(all).not.toContain('Limpiar filtros');
  });

  it('has no file either', async () => {
    expect(await painted({ answer: empty })).toMatch(/<button[^>]* disabled=""[^>]*>Exportar CSV</);
  });

  it('says why it could not be loaded, with another try, and claims nothing else', async () => {
    const html = await painted({ failure: AWAY });
    expect(html).toContain('Revise su conexión a internet');
    expect(html).toContain('Reintentar');
    expect(rows(html)).toEqual([]);
    expect(status(html)).toEqual(['']);
    expect(html).not.toContain('No se encontraron resultados');
  });

  it('keeps what it had when it cannot be brought up to date, and says so', async () => {
    const html = await painted({ answer: some, failure: AWAY });
    expect(rows(html)).toHaveLength(3);
    expect(html).toContain('Revise su conexión a internet Se muestra lo último que se leyó.');
  });
});

describe('a list with more rows than were counted', () => {
  const answer = { rows: fruits(10), total: 10_000, hasMore: true };
  const props = { notShown: 'Para verlas, use más filtros.' };

  it('says so wherever it says how many there are', async () => {
    const html = await painted({ answer, props });
    expect(status(html)).toEqual(['Frutas encontradas: más de 10,000']);
    expect(range(html)).toEqual(['1–10 de más de 10,000']);
    expect(html).toContain('Exportar CSV (más de 10,000 frutas)');
    expect(html).not.toContain(props.notShown);
  });

  it('says on its last page what to do, and leads no further', async () => {
    const html = await painted({ search: { pagina: 1_000 }, answer, props });
    expect(range(html)).toEqual(['9,991–10,000 de más de 10,000']);
    expect(html).toContain(props.notShown);
    expect(html).toMatch(/aria-label="Página siguiente"[^>]*aria-disabled="true"/);
    expect(html).toMatch(/aria-label="Página anterior"[^>]*aria-disabled="false"/);
  });
});

describe('the file of a list', () => {
  it('says how many rows go out, one by its own word', async () => {
    expect(await painted({ answer: some })).toContain('Exportar CSV (3 frutas)');
    expect(await painted({ answer: { ...some, rows: fruits(1), total: 1 } })).toContain('Exportar CSV (1 fruta)');
  });

  it('is not offered to who may not have it', async () => {
    expect(await painted({ answer: some, mayDownload: false })).not.toContain('Exportar');
  });
});

describe('the filters of a list', () => {
  it('are chips where they are set and not in view', async () => {
    const search = { clave: 7, color: 'rojo', tienda: 1, maduras: true, desde: '2026-03-18' } as const;
    const html = await painted({ search, answer: some });
    expect(chips(html)).toEqual(['Tienda: Tienda Centro', 'Maduras', 'Cortadas desde el 18/03/2026']);
    expect(html).toContain('+ Filtro');
  });

  it('go on by number when their catalogue fails, which is said with another try', async () => {
    const html = await painted({ search: { tienda: 1 }, answer: some, stores: AWAY });
    expect(html).toContain('Ocurrió un error al intentar obtener las tiendas');
    expect(html).toContain('Reintentar');
    expect(chips(html)).toEqual(['Tienda: 1']);
    expect(rows(html)).toHaveLength(3);
  });
});
