/** One text finds every kind of record by whatever may name it, as far as the person may see it; and what was opened last comes back. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_READS } from '#domain/common/readLimits';
import { HALLAZGOS_POR_TIPO, MAX_RECIENTES } from '#domain/escritorio/busqueda';
import { folioCertificado } from '#domain/vales/certificados';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { certificados } from '../../../server/platform/db/schema/neighbours.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import {
  ADMINISTRATOR,
  ASESOR,
  type Desk,
  NOW,
  ONLY_VALIDATES,
  openDesk,
  type Person,
  STRANGER,
} from '../casos/casos.desk.ts';
import { newInvoice } from '../facturas/listaFacturas.seed.ts';
import { newVoucher, pesos } from '../vales/papel.seed.ts';
import { LONG, seedOperations, venta, WITH_GUIDES, WITHOUT_GUIDES } from '../ventas/operaciones.seed.ts';

const [ALL_CASES, OWN_CASES, ONLY_SALES, SEE_VOUCHERS, INVOICES] = [1, 27, 28, 13, 21];
const CERTIFICADO = folioCertificado('12345678901234');
const HER_PHONE = '5512345678';

let desk: Desk;
let ofMaria: number;
let voucher: { readonly id: number; readonly folio: string };
let invoice: number;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  const { db, cliente } = desk;
  await grantPermissions(db, ADMINISTRATOR, [ALL_CASES, OWN_CASES, SEE_VOUCHERS, INVOICES]);
  await db.delete(vales);
  const [caso] = await db.select({ id: casos.id }).from(casos).where(eq(casos.numidenCliente, cliente));
  ofMaria = caso?.id ?? 0;
  await db.insert(casoParametros).values({ idCaso: ofMaria, orden: 2, tipo: 2, valor: String(WITHOUT_GUIDES) });
  voucher = await newVoucher(desk, { folio: 'D001000077', cvetda: 2, operacion: WITH_GUIDES });
  await db.insert(certificados).values({
    folio: CERTIFICADO,
    clave: 'certificado-1',
    monto: pesos(232),
    idVale: voucher.id,
    creado: NOW,
    numiden: ASESOR,
  });
  invoice = await newInvoice(desk, {
    ...{ serie: 'A', folio: 4321, rfc: 'FUNK671228PH6', nombre: 'KARLA FUENTE NOLASCO' },
    uuid: 'AD662D33-6934-459C-A128-BDF0393F0F44',
  });
  await db.insert(ventas).values(venta(55, '2026-03-01T18:00:00Z', { folioWeb: 'WEB-55', numidenCliente: cliente }));
});
beforeEach(() => desk.db.delete(bitacora).where(eq(bitacora.lectura, true)));
afterAll(() => desk.bed.close());

interface Row {
  readonly tipo: string;
  readonly caso?: { readonly id: number };
  readonly vale?: { readonly folio: string };
  readonly venta?: { readonly tienda: { readonly cvetda: number }; readonly operacion: number };
  readonly factura?: { readonly serie: string; readonly folio: string };
}

function named({ caso, vale, venta: sale, factura }: Row): string {
  if (caso !== undefined) return `caso ${caso.id === ofMaria ? 'de María' : caso.id}`;
  if (vale !== undefined) return `vale ${vale.folio}`;
  if (sale !== undefined) return `venta ${sale.tienda.cvetda}/${sale.operacion}`;
  return `factura ${factura?.serie}-${factura?.folio}`;
}

async function found(texto: string, who: Person = desk.administrador): Promise<readonly string[]> {
  const answer = await who.post('busqueda/todo', { texto });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().hallazgos.map(named);
}

describe('a text finds', () => {
  const HERS = ['caso de María', 'vale D001000077', `venta 1/${WITH_GUIDES}`, 'venta 1/55'];

  it.each<[string, () => string, readonly string[]]>([
    ['a case by its number', () => String(ofMaria), ['caso de María']],
    [
      'the sales of a number at any store, and the voucher of one',
      () => String(WITH_GUIDES),
      ['vale D001000077', `venta 2/${WITH_GUIDES}`, `venta 1/${WITH_GUIDES}`],
    ],
    [
      'the case that was opened for an operation, and the sale',
      () => String(WITHOUT_GUIDES),
      ['caso de María', `venta 1/${WITHOUT_GUIDES}`],
    ],
    ['a voucher by its folio, as it is typed', () => 'd-001 000077', ['vale D001000077']],
    ['the voucher of a certificate', () => CERTIFICADO, ['vale D001000077']],
    ['the sale of a guide, in either case of its letters', () => 'g-1', [`venta 1/${WITH_GUIDES}`]],
    ['the sale of a web folio', () => 'web-55', ['venta 1/55']],
    ['the sales of an article at the own store', () => '85123a', [`venta 1/${WITHOUT_GUIDES}`]],
    ['an invoice by series and folio', () => 'a 4321', ['factura A-4321']],
    ['an invoice by its folio alone', () => '4321', ['factura A-4321']],
    ['an invoice by its fiscal folio', () => 'ad662d33-6934-459c-a128-bdf0393f0f44', ['factura A-4321']],
    ['the invoices of a tax number', () => 'funk 671228 ph6', ['factura A-4321']],
    ['all of who has a phone', () => `+52 ${HER_PHONE}`, HERS],
    ['all of who has an address of mail', () => 'MARIA@correo.mx', HERS],
    ['all of who has a name, without accents and particles', () => 'o maria', HERS],
    ['the invoices of a name', () => 'fuente karla', ['factura A-4321']],
    ['nothing', () => '123123', []],
    ['nothing of a text that can mean nothing', () => '--', []],
  ])('%s', async (_, text, expected) => expect(await found(text())).toEqual(expected));

  it('a folio of any other form, whole and in either case, that of a certificate too', async () => {
    const foreign = await newVoucher(desk, { folio: 'V-77/ab', cvetda: 2, operacion: WITH_GUIDES });
    const given = { monto: pesos(232), idVale: foreign.id, creado: NOW, numiden: ASESOR };
    await desk.db.insert(certificados).values({ ...given, folio: 'CERT-0009', clave: 'certificado-ajeno' });
    for (const texto of ['V-77/ab', 'cert-0009']) {
      const { hallazgos } = (await desk.administrador.post('busqueda/todo', { texto })).json() as { hallazgos: Row[] };
      expect([texto, hallazgos.map(({ vale }) => vale?.folio)]).toEqual([texto, ['V-77/ab']]);
    }
  });

  it('at most five of a kind, the newest ones, and says that there are more', async () => {
    const { db, cliente } = desk;
    const six = [1, 2, 3, 4, 5, 6].map((day) =>
      venta(900 + day, `2026-02-0${day}T18:00:00Z`, { cvetda: 2, numidenCliente: cliente }),
    );
    await db.insert(ventas).values(six);
    const answer = (await desk.administrador.post('busqueda/todo', { texto: HER_PHONE })).json();
    const sales = (answer.hallazgos as Row[]).filter(({ tipo }) => tipo === 'venta').map(named);
    expect(sales).toEqual([`venta 1/${WITH_GUIDES}`, 'venta 1/55', 'venta 2/906', 'venta 2/905', 'venta 2/904']);
    expect(sales).toHaveLength(HALLAZGOS_POR_TIPO);
    expect(answer.hayMas).toEqual(['venta']);
    for (const { operacion } of six) await db.delete(ventas).where(eq(ventas.operacion, operacion));
  });
});

describe('customers', () => {
  async function customers(texto: string, who: Person = desk.administrador) {
    const { clientes, hayMasClientes } = (await who.post('busqueda/todo', { texto })).json();
    return { nombres: clientes.map(({ nombre }: { nombre: string }) => nombre), hayMasClientes };
  }
  const HER = { nombres: ['María De La O Peña'], hayMasClientes: false };
  const NOBODY = { nombres: [], hayMasClientes: false };

  // By hand: by a name whoever opens their pages, by a phone or a mail who may read these.
  it.each([
    ['name', 'o maria', [OWN_CASES], HER],
    ['name', 'o maria', [SEE_VOUCHERS], HER],
    ['name', 'o maria', [INVOICES], NOBODY],
    ['phone', HER_PHONE, [OWN_CASES], NOBODY],
    ['phone', HER_PHONE, [2, OWN_CASES], HER],
    ['mail', 'maria@correo.mx', [SEE_VOUCHERS], NOBODY],
    ['mail', 'maria@correo.mx', [2, OWN_CASES], HER],
    ['number', String(WITH_GUIDES), [2, OWN_CASES], NOBODY],
  ])('by %s (%s) before %j', async (_, texto, permisos, expected) => {
    await grantPermissions(desk.db, STRANGER, permisos);
    const { nombres, hayMasClientes } = await customers(texto, desk.stranger);
    expect([nombres.length, hayMasClientes]).toEqual([expected.nombres.length, expected.hayMasClientes]);
    await grantPermissions(desk.db, STRANGER, [2, OWN_CASES]);
  });

  it('are told newest first, five at most', async () => {
    const { db } = desk;
    const [model] = await db.select().from(clientes).where(eq(clientes.numiden, desk.cliente));
    if (model === undefined) throw new Error('There is no customer');
    const names = [1, 2, 3, 4, 5, 6].map((n) => ({ ...model, numiden: 7_000 + n }));
    await db.insert(clientes).overridingSystemValue().values(names);
    const answer = (await desk.stranger.post('busqueda/todo', { texto: HER_PHONE })).json();
    expect(answer.clientes.map(({ numiden }: { numiden: number }) => numiden)).toEqual([
      desk.cliente,
      ...[7_006, 7_005, 7_004, 7_003],
    ]);
    expect(answer.hayMasClientes).toBe(true);
    for (const { numiden } of names) await db.delete(clientes).where(eq(clientes.numiden, numiden));
  });
});

it('cases to be solved come before solved ones, each run newest first', async () => {
  const { db, cliente } = desk;
  const [model] = await db.select().from(casos).where(eq(casos.id, ofMaria));
  if (model === undefined) throw new Error('There is no case');
  const SOLVED = { fechaSolucion: NOW, usuarioSoluciona: ASESOR, solucion: 'Se entregó otra.' };
  const many = [
    ...[1, 2, 3, 4].map((day) => ({
      id: 8_000 + day,
      idEstado: 3,
      fechaCreacion: new Date(`2026-03-1${day}T12:00:00Z`),
      ...SOLVED,
    })),
    ...[1, 2].map((day) => ({ id: 8_100 + day, idEstado: 2, fechaCreacion: new Date(`2026-01-1${day}T12:00:00Z`) })),
  ].map((row) => ({ ...model, ...row, numidenCliente: cliente }));
  await db.insert(casos).overridingSystemValue().values(many);
  const cases = (await found('MARIA@correo.mx')).filter((one) => one.startsWith('caso'));
  expect(cases.filter((one) => one !== 'caso de María')).toEqual(['caso 8102', 'caso 8101', 'caso 8004', 'caso 8003']);
  for (const { id } of many) await db.delete(casos).where(eq(casos.id, id));
});

describe('nobody finds what is not theirs to see', () => {
  it('cases of another store, vouchers, sales and invoices without their permissions', async () => {
    expect(await found(HER_PHONE, desk.stranger)).toEqual([`venta 1/${WITH_GUIDES}`, 'venta 1/55']);
    expect(await found(String(ofMaria), desk.stranger)).toEqual([]);
    expect(await found('D001000077', desk.stranger)).toEqual([]);
    expect(await found('A-4321', desk.stranger)).toEqual([]);
    expect(await found('maria', desk.onlyValidates)).toEqual([`venta 1/${WITH_GUIDES}`, 'venta 1/55']);
    await grantPermissions(desk.db, ONLY_VALIDATES, []);
    expect(await found('maria', desk.onlyValidates)).toEqual([]);
    await grantPermissions(desk.db, ONLY_VALIDATES, [ONLY_SALES]);
  });

  it('and invoices of another store without the right to see all cases', async () => {
    await grantPermissions(desk.db, STRANGER, [2, OWN_CASES, INVOICES]);
    expect(await found('A-4321', desk.stranger)).toEqual([]);
    await grantPermissions(desk.db, STRANGER, [2, OWN_CASES]);
  });
});

describe('a search of everything is written down', () => {
  const reads = () => desk.db.select().from(bitacora).where(eq(bitacora.lectura, true));

  it('as one for customers where the text tells who they are, else as a look at a folio', async () => {
    await found('María');
    await found('1000999');
    expect(await reads()).toEqual([
      expect.objectContaining({
        accion: 'buscarClientes',
        entidad: 'clientes',
        idEntidad: 'maria',
        despues: { busca: 'María' },
      }),
      expect.objectContaining({ accion: 'consultarFolio', entidad: 'busqueda', idEntidad: '1000999' }),
    ]);
  });

  it('and slowed, whether anything is found or not', async () => {
    for (let n = 0; n < MAX_READS.consultarFolio; n += 1) await found(String(700_000 + n));
    const answer = await desk.administrador.post('busqueda/todo', { texto: String(ofMaria) });
    expect(answer.statusCode).toBe(429);
  });
});

describe('the records that a person opened last', () => {
  async function recent(who = desk.administrador): Promise<readonly string[]> {
    const answer = await who.get('busqueda/recientes');
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().map(named);
  }

  /** Opens something so many minutes later. */
  async function open(path: string, minute: number, body?: object): Promise<void> {
    desk.bed.clock.now = new Date(NOW.getTime() + minute * 60_000);
    const who = desk.administrador;
    const answer = await (body === undefined ? who.get(path) : who.post(path, body));
    expect(answer.statusCode, answer.body).toBe(200);
  }

  it('come the last one first, each once, and nobody gets those of others', async () => {
    await open(`venta/get-venta-por-id?tiendaId=1&operacionId=${LONG}`, 1);
    await open(`caso/detalle/${ofMaria}`, 2);
    await open('vales/obtenerVale', 3, { valeId: voucher.id });
    await open(`facturas/detalle/${invoice}`, 4);
    await open(`caso/detalle/${ofMaria}`, 11);
    expect(await recent()).toEqual(['caso de María', 'factura A-4321', 'vale D001000077', `venta 1/${LONG}`]);
    expect(await recent(desk.stranger)).toEqual([]);
    desk.bed.clock.now = NOW;
  });

  it('without those that the person may not see any more', async () => {
    await open(`caso/detalle/${ofMaria}`, 1);
    await open('vales/obtenerVale', 2, { valeId: voucher.id });
    await grantPermissions(desk.db, ADMINISTRATOR, [OWN_CASES]);
    expect(await recent()).toEqual(['caso de María']);
    await grantPermissions(desk.db, ADMINISTRATOR, [ONLY_SALES]);
    expect(await recent()).toEqual([]);
    await grantPermissions(desk.db, ADMINISTRATOR, [ALL_CASES, OWN_CASES, SEE_VOUCHERS, INVOICES]);
    desk.bed.clock.now = NOW;
  });

  it(`are ${MAX_RECIENTES} at most`, async () => {
    const many = Array.from({ length: MAX_RECIENTES + 2 }, (_, n) => venta(3_000 + n, '2026-02-01T18:00:00Z'));
    await desk.db.insert(ventas).values(many);
    for (const [n, { operacion }] of many.entries())
      await open(`venta/get-venta-por-id?tiendaId=1&operacionId=${operacion}`, n);
    const opened = many.map(({ operacion }) => `venta 1/${operacion}`).reverse();
    expect(await recent()).toEqual(opened.slice(0, MAX_RECIENTES));
    desk.bed.clock.now = NOW;
  });
});
