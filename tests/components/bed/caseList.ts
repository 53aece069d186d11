import { type Locator, page } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { type App, openApp } from './app.tsx';
import type { Answers, Asked } from './edge.ts';
import { estadoDe, listedCase } from './listedCase.ts';

const HOUR_MS = 3_600_000;

/** A hundred and ten cases in Tienda Centro, an hour between each and the next; the newest has the highest number. */
const CASES = Array.from({ length: 110 }, (_, place) =>
  listedCase(7_000 + place, {
    datosCliente: { numiden: place, nombre: place % 9 === 0 ? `García Núñez Ana ${place}` : `Uc Pech Luis ${place}` },
    administrador: { numiden: 100_002, nombre: 'Beto Asesor' },
    estado: estadoDe(ESTADO.enProceso),
    fechaCreacion: new Date(Date.UTC(2026, 2, 1) + place * HOUR_MS).toISOString(),
  }),
);

/** The page of the cases that a question finds, by the customer's name and in two orders. */
export function findCases({ cuerpo }: Asked<'listaCasos'>) {
  const { nomCliente = '', orden, numPagina, tamPagina } = cuerpo;
  const found = CASES.filter(({ datosCliente }) => folded(datosCliente.nombre).includes(folded(nomCliente)));
  const inOrder = orden === 'antiguos' ? found : found.toReversed();
  const listaCasos = inOrder.slice((numPagina - 1) * tamPagina, numPagina * tamPagina);
  return { listaCasos, total: found.length, limiteExcedido: false };
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Opens the case list with a search. */
export async function openCaseList(search = '', answers: Answers = {}) {
  const app = await openApp(`administracion/casos${search}`, {
    listaCasos: findCases,
    listarEstados: Object.entries(ESTADOS_CASO).map(([id, nombre]) => ({ id: Number(id), nombre })),
    tiendas: [{ cvetda: 1, nombre: 'Tienda Centro' }],
    tiendasBusqueda: [
      { cvetda: 1, nombre: 'Tienda Centro' },
      { cvetda: 2, nombre: 'Tienda Coyoacán' },
    ],
    subcategorias: [{ id: 7, nombre: 'VALE DE DEVOLUCIÓN', idArea: 2 }],
    areas: [{ id: 2, nombre: 'Devoluciones y vales' }],
    ...answers,
  });
  return { ...app, ...caseList(app) };
}

function caseList({ asked }: Pick<App, 'asked'>) {
  const filters = page.getByRole('form', { name: 'Filtros de casos' });
  const table = page.getByRole('table', { name: /^Lista de casos$/ });
  const pages = page.getByRole('navigation', { name: /^Páginas de/ });
  const chips = page.getByRole('list', { name: 'Otros filtros' });
  return {
    filters,
    table,
    pages,
    folios: table.getByRole('rowheader').getByRole('link'),
    labelled: (name: string): Locator => filters.getByLabelText(name, { exact: true }),
    buttonNamed: (name: string): Locator => filters.getByRole('button', { name, exact: true }),
    more: filters.getByRole('button', { name: '+ Filtro' }),
    chips: chips.getByRole('listitem'),
    /** The button that opens a chip's field. */
    chip: (text: string) => chips.getByRole('button', { name: `Cambiar el filtro ${text}`, exact: true }),
    quit: (text: string) => chips.getByRole('button', { name: `Quitar el filtro ${text}`, exact: true }),
    /** The small window of an added filter, and a field in it. */
    popover: page.getByRole('dialog'),
    added: (name: string): Locator => page.getByRole('dialog').getByLabelText(name, { exact: true }),
    limpiar: filters.getByRole('button', { name: 'Limpiar' }),
    orden: page.getByLabelText('Orden', { exact: true }),
    numbers: () =>
      table
        .getByRole('rowheader')
        .getByRole('link')
        .elements()
        .map(({ textContent }) => Number(textContent)),
    times: () => asked('listaCasos').length,
    /** The last question of the list. */
    sent: () => asked('listaCasos').at(-1)?.cuerpo,
  };
}
