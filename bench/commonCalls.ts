import { randomUUID } from 'node:crypto';
import { MAX_READS } from '#domain/common/readLimits';
import { openCounter } from '../scripts/returns/calls.ts';
import type { Engine } from './engines.ts';
import { ADMINISTRATOR, ASESOR, askCase, type Request, signIn } from './measure/load.ts';
import { fillSales, STORE } from './sales.ts';
import { FIRST, FIRST_PAGE, preparePeople } from './streamPeople.ts';

/** So many people that none looks so often as to be slowed. */
const PEOPLE = 40;
/** Sales that are only looked at, those that vouchers are saved of, and those that are invoiced. */
const LOOKED_FROM = 6_000_000;
const SAVED_FROM = 6_200_000;
const INVOICES_FROM = 6_500_000;
const SALES = 100;
const SAVED = 1_000;
/** So many units that none of the sales runs out of them. */
const UNITS = 10_000;
const RECEIVER = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  codigoPostal: '42501',
  regimenFiscal: '601',
  usoCFDI: 'G03',
} as const;

/** A call under measure; the aims are of its p95, ten at once, in milliseconds. */
export interface MeasuredCall {
  readonly name: string;
  readonly ask: Request;
  readonly aim: Readonly<Record<Engine['name'], number | null>>;
}

/** Fills a database with the people and the sales that the calls are of. */
export function prepareCalls(engine: Engine): Promise<void> {
  return preparePeople(engine, PEOPLE, async (db) => {
    await fillSales(db, { first: LOOKED_FROM, howMany: SALES, units: 1, paid: false });
    await fillSales(db, { first: SAVED_FROM, howMany: SAVED, units: UNITS, paid: false });
    await fillSales(db, { first: INVOICES_FROM, howMany: SALES, units: 1, paid: true });
  });
}

/** The commonest calls of a running server, each asked by people who may and never the same twice in a row. */
export async function callsOf(url: string): Promise<readonly MeasuredCall[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(url, FIRST + n)));
  const asesor = await signIn(url, ASESOR);
  const administrator = await signIn(url, ADMINISTRATOR);
  const caso = await (await openCounter(url, { numiden: ASESOR, idTienda: STORE })).openCase(1);
  const get = (path: string, cookie: string) => fetch(`${url}api/${path}`, { headers: { cookie } });
  const post = (path: string, cookie: string, body: object) =>
    fetch(`${url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const [category] = (await (await get('catalogo/subcategorias', asesor)).json()) as { id: number; idArea: number }[];
  if (category === undefined) throw new Error('The sample chain has no category.');
  const some = { tienda: STORE, operacion: LOOKED_FROM };
  const sheet = await (await post('vales/get-detalle-operacion', asesor, some)).json();
  const motivo = (sheet as { motivos: { id: number; tipo: number }[] }).motivos.find(({ tipo }) => tipo === 1)?.id;

  let turn = 0;
  const next = () => {
    turn += 1;
    return { place: turn, person: people[turn % PEOPLE] ?? '' };
  };
  // Who looks at more operations than people do is slowed.
  const sold = (place: number) => ({
    tienda: STORE,
    operacion: LOOKED_FROM + (place % Math.min(SALES, MAX_READS.consultarOperacion)),
  });
  const articulos = [1, 2].map((linea) => ({ linea, cantidad: 1 }));
  const voucher = (operacion: number) => ({ tienda: STORE, operacion, caso, tipo: 1, motivo, articulos });
  const noAim = { PGlite: null, PostgreSQL: null };
  return [
    {
      name: 'sesion/login, ten people',
      ask: () => {
        const numiden = String(FIRST + (next().place % PEOPLE));
        return post('sesion/login', '', { numiden, idTienda: STORE, tienda: 'Tienda Centro' });
      },
      aim: { PGlite: 50, PostgreSQL: 50 },
    },
    { name: 'sesion/actual', ask: () => get('sesion/actual', next().person), aim: noAim },
    {
      name: 'caso/lista-paginada, page 1',
      ask: () => post('caso/lista-paginada', next().person, FIRST_PAGE),
      aim: noAim,
    },
    {
      name: 'caso/detalle',
      ask: () => {
        const { place, person } = next();
        return get(`caso/detalle/${1 + (place % 100)}`, person);
      },
      aim: noAim,
    },
    {
      name: 'caso/guardar, one file',
      ask: askCase(url, asesor, category),
      aim: { PGlite: 100, PostgreSQL: 80 },
    },
    {
      name: 'venta/get-venta-por-id',
      ask: () => {
        const { place, person } = next();
        const { tienda, operacion } = sold(place);
        return get(`venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`, person);
      },
      aim: { PGlite: 80, PostgreSQL: 80 },
    },
    {
      name: 'vales/get-detalle-operacion',
      ask: () => {
        const { place, person } = next();
        return post('vales/get-detalle-operacion', person, sold(place));
      },
      aim: noAim,
    },
    {
      name: 'vales/validar-vale',
      ask: () => post('vales/validar-vale', asesor, voucher(LOOKED_FROM + (next().place % SALES))),
      aim: { PGlite: 60, PostgreSQL: 60 },
    },
    {
      name: 'vales/guardar-vale',
      ask: () => post('vales/guardar-vale', asesor, voucher(SAVED_FROM + (next().place % SAVED))),
      aim: { PGlite: 80, PostgreSQL: 60 },
    },
    { name: 'vales/lista', ask: () => post('vales/lista', next().person, {}), aim: noAim },
    {
      name: 'facturas/validar',
      ask: () => {
        const of = { origen: 'venta', idCaso: caso, tienda: STORE, operacion: INVOICES_FROM + (next().place % SALES) };
        return post('facturas/validar', administrator, {
          servicio: 'general',
          solicitud: { ...of, datosFiscales: RECEIVER },
        });
      },
      aim: { PGlite: 60, PostgreSQL: 60 },
    },
  ];
}
