/** The short lists of the home page: what waits for the person, each by itself. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CasoDeLista } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { VERSION } from '../../../src/system/version.ts';
import { openApp } from '../bed/app.tsx';
import { type Answers, LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { estadoDe, listedCase } from '../bed/listedCase.ts';

const LAURA = { numiden: 100_001, nombre: 'Laura Méndez Castillo' };
const BETO = { numiden: 100_002, nombre: 'Beto Asesor' };
const CENTRO = { cvetda: 1, nombre: 'Tienda Centro' };
const OWN_CASES = 27;

function caseOf(id: number, changes: Partial<CasoDeLista> = {}): CasoDeLista {
  return listedCase(id, {
    ...{ datosCliente: { numiden: 5, nombre: 'Uc Pech Luis' }, administrador: LAURA },
    ...{ estado: estadoDe(ESTADO.enProceso), semaforo: 'sinAtencion', fechaCreacion: '2026-03-01T10:00:00.000Z' },
    ...changes,
  });
}

function requestOf(idCaso: number, fecha: string, propia = false) {
  return {
    ...{ idCaso, version: 2, tienda: CENTRO, area: { id: 2, nombre: 'Devoluciones y vales' } },
    ...{ subCategoria: { id: 7, nombre: 'VALE DE DEVOLUCIÓN' }, datosCliente: { numiden: 5, nombre: 'Uc Pech Luis' } },
    ...{ solicitante: propia ? LAURA : BETO, motivo: 'Pasó el plazo.', fecha, propia },
  };
}

const NOTHING = { devueltos: [], parciales: [], borradores: [] };

const QUIET: Answers = {
  listaCasos: { listaCasos: [], total: 0, limiteExcedido: false },
  miDia: NOTHING,
  recientes: [],
  tiendasBusqueda: [CENTRO],
  datosEstadisticos: { totalPorEstatus: [], historico: [], version: VERSION },
  emisor: { status: 500, body: {} },
  // A pointer that rests over a link to the cases reads them ahead.
  listarEstados: [],
  subcategorias: [],
  areas: [],
};

function listNamed(name: string) {
  const list = page.getByRole('region', { name, exact: true });
  const texts = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  /** Their first words, which name the records. */
  const names = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((line) => line.querySelector('span')?.textContent);
  return { list, texts, names, links: list.getByRole('listitem').getByRole('link') };
}

/** Holds the readings of the person's own work back until it is told. */
function heldDay() {
  let tell: (day: typeof NOTHING) => void = () => undefined;
  const awaited = new Promise<typeof NOTHING>((told) => {
    tell = told;
  });
  return { awaited, tell: () => tell(NOTHING) };
}

test('nothing to do is said list by list, in a line each, and all come at once with what stands below', async () => {
  const { awaited, tell } = heldDay();
  await openApp('overview', { ...QUIET, miDia: () => awaited });
  const day = page.getByRole('region', { name: 'Mi día', exact: true });
  await expect.element(day).toHaveAttribute('aria-busy', 'true');
  const { list } = listNamed('Mis borradores');
  const figures = page.getByRole('region', { name: 'Estadísticas de casos' });
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(figures).not.toBeInTheDocument();
  tell();
  await expect.element(day).toHaveAttribute('aria-busy', 'false');
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  await expect.element(figures).toBeVisible();
  // A heading and a line, where five lines had 230 px for themselves.
  expect(list.element().getBoundingClientRect().height).toBeLessThan(90);
  for (const [name, text] of [
    ['A mi cargo', 'No tiene casos abiertos a su cargo.'],
    ['Esperan mi decisión', 'Nada espera su decisión.'],
    ['Me los devolvieron', 'Nada de lo suyo se rechazó.'],
    ['Mis borradores', 'No dejó nada sin terminar.'],
    ['Lo último que abrí', 'Aquí estarán los casos, vales, operaciones y facturas que abra.'],
  ] as const) {
    await expect.element(listNamed(name).list).toHaveTextContent(text);
  }
  expect(await faultsIn('main')).toEqual([]);
});

test('a list that is late holds the others up for a moment only', async () => {
  await openApp('overview', { ...QUIET, miDia: () => heldDay().awaited });
  await expect.element(listNamed('A mi cargo').list).not.toBeInTheDocument();
  await expect.element(listNamed('A mi cargo').list).toHaveTextContent('No tiene casos abiertos a su cargo.');
  await expect.element(listNamed('Mis borradores').list).toHaveAttribute('aria-busy', 'true');
});

test('each list has its first five, how many there are, and the list that has them all', async () => {
  const cases = [7001, 7002, 7003, 7004, 7005].map((id) => caseOf(id));
  const fecha = '2026-03-02T10:00:00.000Z';
  const { asked, address } = await openApp('overview', {
    ...QUIET,
    listaCasos: ({ cuerpo }) =>
      cuerpo.tamPagina === 5
        ? { listaCasos: cases, total: 12, limiteExcedido: false }
        : { listaCasos: [], total: 0, limiteExcedido: false },
    casosPorAutorizar: { solicitudes: [requestOf(8001, fecha), requestOf(8002, fecha, true)], total: 2 },
    miDia: {
      devueltos: [
        { tipo: 'vale', id: 40, folio: 'D001000040', idCaso: 9, cliente: null, fecha, comentario: 'Falta el ticket.' },
        { tipo: 'caso', id: 9001, cliente: 'Uc Pech Luis', fecha, comentario: '' },
      ],
      parciales: [
        { id: 41, folio: 'D001000041', cliente: 'Uc Pech Luis', fecha },
        { id: 42, folio: 'D001000042', cliente: null, fecha },
      ],
      borradores: [
        { clave: 'vale.42', fecha: '2026-03-03T10:00:00.000Z', folio: 'D001000042' },
        ...[1, 2, 3, 4].map((id) => ({ clave: `caso.${id}.cerrar`, fecha: '2026-03-01T10:00:00.000Z', folio: null })),
        { clave: 'otra.forma', fecha, folio: null },
      ],
    },
    recientes: [{ tipo: 'caso', caso: caseOf(7009) }],
    tiendas: [CENTRO],
  });
  const charge = listNamed('A mi cargo');
  await expect.poll(charge.texts).toHaveLength(5);
  expect(charge.texts()[0]).toBe('7001 · Uc Pech LuisSin atenciónVale de devolución');
  await expect.element(charge.list).toHaveTextContent('5 de 12');
  expect(asked('listaCasos').at(-1)?.cuerpo).toMatchObject({
    ...{ aMiCargo: true, soloAbiertos: true, orden: 'porVencer', numPagina: 1, tamPagina: 5 },
  });
  // Her own request waits for somebody else.
  expect(listNamed('Esperan mi decisión').names()).toEqual(['Caso 8001 · Uc Pech Luis']);
  expect(listNamed('Me los devolvieron').names()).toEqual(['Vale D001000040', 'Caso 9001 · Uc Pech Luis']);
  // Five of the six that can be gone on with: the unfinished voucher with a draft stands there once.
  const drafts = listNamed('Mis borradores');
  expect(drafts.names()).toEqual(['Vale D001000042', 'Vale D001000041', 'Caso 1', 'Caso 2', 'Caso 3']);
  expect(drafts.links.elements().map((link) => link.getAttribute('href')?.replace('/mostrador', ''))).toEqual([
    ...['/vales/nuevo?vale=42', '/vales/nuevo?vale=41', '/administracion/casos/1', '/administracion/casos/2'],
    '/administracion/casos/3',
  ]);
  await drafts.list.getByRole('button', { name: 'Ver todos' }).click();
  expect(drafts.texts()).toHaveLength(6);
  expect(listNamed('Lo último que abrí').names()).toEqual(['Caso 7009']);
  expect(await faultsIn('main')).toEqual([]);

  await charge.list.getByRole('link', { name: 'Ver todos' }).click();
  await expect.poll(address).toBe('administracion/casos?mios=true&abiertos=true&orden=porVencer');
});

test('who may not decide or ask has no lists of that; one list that fails says so alone, and is asked again', async () => {
  const { answer } = await openApp('overview', {
    ...QUIET,
    permisosPerfil: [{ id: OWN_CASES, nombre: 'Ver los casos propios' }],
    listaCasos: LOST,
  });
  const charge = listNamed('A mi cargo');
  await expect.element(charge.list.getByRole('alert')).toBeVisible();
  await expect.element(listNamed('Mis borradores').list).toHaveTextContent('No dejó nada sin terminar.');
  for (const name of ['Esperan mi decisión', 'Me los devolvieron']) {
    await expect.element(listNamed(name).list).not.toBeInTheDocument();
  }
  expect(await faultsIn('main')).toEqual([]);
  answer({ listaCasos: { listaCasos: [caseOf(7001)], total: 1, limiteExcedido: false } });
  await charge.list.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(charge.texts).toHaveLength(1);
  await expect.element(charge.list).not.toHaveTextContent('de 1');
});
