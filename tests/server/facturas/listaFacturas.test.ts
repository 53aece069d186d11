/** The list of all invoices: its filters, its order, whose it shows, and its CSV. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FacturaDeLista } from '#domain/facturas/listaFacturas';
import { facturas, facturaVentas } from '../../../server/platform/db/schema/facturas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, FACTURACION, NOW, type Person, STRANGER } from '../casos/casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { insertVoucher } from '../vales/vales.seed.ts';
import { newInvoice, relate } from './listaFacturas.seed.ts';

const SEE_ALL = 1;
const INVOICES = 21;
const EXPORT = 22;
const MINUTE_MS = 60_000;

let desk: WorkDesk;
const ids: Record<string, number> = {};
beforeAll(async () => {
  desk = await openWorkDesk();
  await grantPermissions(desk.db, ADMINISTRATOR, [SEE_ALL, INVOICES, EXPORT]);
  const at = (minutesAgo: number) => new Date(NOW.getTime() - minutesAgo * MINUTE_MS);
  ids.old = await newInvoice(desk, {
    fecha: new Date('2026-01-05T18:00:00Z'),
    dia: '2026-01-05',
    rfc: 'XAXX010101000',
  });
  ids.accented = await newInvoice(desk, { fecha: at(50), nombre: 'COMERCIALIZADORA ÑANDÚ, S.A. DE C.V.' });
  ids.refused = await newInvoice(desk, { fecha: at(40), estado: 5 });
  ids.reissued = await newInvoice(desk, { fecha: at(30), estado: 5 });
  ids.again = await newInvoice(desk, { fecha: at(20), serie: 'NC', folio: 7, clase: 'notaCredito' });
  await relate(desk, ids.again, ids.reissued, 'reemite');
  ids.late = await newInvoice(desk, { fecha: at(6), estado: 1 });
  ids.young = await newInvoice(desk, { fecha: at(4), estado: 1 });
  ids.elsewhere = await newInvoice(desk, { fecha: at(1), cvetda: 2 });
});
afterAll(() => desk.bed.close());

async function list(asked: object = {}, who: Person = desk.administrador) {
  const answer = await who.post('facturas/lista', asked);
  expect(answer.statusCode, answer.body).toBe(200);
  const { facturas: rows, ...counted } = answer.json() as { facturas: FacturaDeLista[]; total: number };
  return { rows, ...counted };
}

async function names(asked: object = {}, who?: Person): Promise<string[]> {
  const { rows } = await list(asked, who);
  return rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id));
}

describe('a refused invoice', () => {
  const made: number[] = [];
  afterAll(async () => {
    await desk.db.delete(facturas).where(inArray(facturas.id, made));
  });

  type Row = NonNullable<Parameters<typeof newInvoice>[1]>;
  const refused = 5;
  const note = { clase: 'notaCredito' } as const;

  /** Whether it waits for a person, alone and once `later` was made. */
  async function waiting(of: Row, later: Row): Promise<readonly boolean[]> {
    const porAtender = async () => {
      const { rows } = await list({ estado: refused });
      return rows.find((row) => row.id === id)?.porAtender ?? false;
    };
    const id = await newInvoice(desk, { estado: refused, ...of });
    made.push(id);
    const alone = await porAtender();
    made.push(await newInvoice(desk, { ...of, ...later }));
    return [alone, await porAtender()];
  }

  it('waits no more once another one of the same was made', async () => {
    const sold = () => sell(desk, [{ unidades: 1, pesos: 100 }]);
    const { id: idVale, operacion } = await insertVoucher(desk.db, {
      idCaso: await caseIn(desk, 2),
      metodos: { 6: 100 },
    });
    const answers = {
      sale: await waiting({ operacion: await sold() }, { estado: 2 }),
      refusedAgain: await waiting({ operacion: await sold() }, { estado: refused }),
      slip: await waiting({ clase: 'restaurante', referencia: 'SVA-1' }, { estado: 2 }),
      voucher: await waiting({ ...note, operacion, idVale }, { estado: 2 }),
      till: await waiting({ ...note, operacion: await sold(), llamada: 'hacerNotaGlobal' }, { estado: 1 }),
    };
    for (const [name, answer] of Object.entries(answers)) expect([name, ...answer]).toEqual([name, true, false]);
  });

  it('still waits where the later one is of something else', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const { id: idVale, operacion: returned } = await insertVoucher(desk.db, {
      idCaso: await caseIn(desk, 2),
      metodos: { 6: 100 },
    });
    const slip = { clase: 'restaurante', referencia: 'SVA-8' } as const;
    const answers = {
      store: await waiting(slip, { cvetda: 2, estado: 2 }),
      kind: await waiting(slip, { clase: 'estacionamiento', estado: 2 }),
      slip: await waiting(slip, { referencia: 'SVA-9', estado: 2 }),
      nothing: await waiting({}, { estado: 2 }),
      notes: await waiting({ ...note, operacion }, { estado: 2 }),
      receipts: await waiting({ clase: 'reciboPago', operacion }, { estado: 2 }),
      public: await waiting({ ...note, operacion: returned, idVale, alPublico: true }, { alPublico: false, estado: 2 }),
    };
    for (const [name, answer] of Object.entries(answers)) expect([name, ...answer]).toEqual([name, true, true]);
  });

  it('is settled by no earlier one', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const earlier = await newInvoice(desk, { operacion, estado: 4 });
    const later = await newInvoice(desk, { operacion, estado: refused });
    made.push(earlier, later);
    const { rows } = await list({ estado: refused });
    expect(rows.find(({ id }) => id === later)?.porAtender).toBe(true);
  });

  it('of a store’s sales together waits while a sale stands in it', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const id = await newInvoice(desk, { clase: 'global', estado: refused });
    const next = await newInvoice(desk, { clase: 'global' });
    made.push(id, next);
    const porAtender = async () => (await list({ estado: refused })).rows.find((row) => row.id === id)?.porAtender;
    await desk.db.insert(facturaVentas).values({ cvetda: 1, operacion, idFactura: id });
    expect(await porAtender()).toBe(true);
    await desk.db.update(facturaVentas).set({ idFactura: next }).where(eq(facturaVentas.operacion, operacion));
    expect(await porAtender()).toBe(false);
    await desk.db.delete(facturaVentas);
  });
});

describe('the list of invoices', () => {
  const all = ['late', 'refused', 'elsewhere', 'young', 'again', 'reissued', 'accented', 'old'];

  it('has what waits for a person first, and then the newest', async () => {
    expect(await names()).toEqual(all);
    expect((await list()).rows.map(({ porAtender }) => porAtender)).toEqual([
      ...[true, true, false, false, false, false, false, false],
    ]);
  });

  it('goes on in that order from page to page, wherever the pages are cut', async () => {
    for (const tamPagina of [1, 2, 3, 5]) {
      const found: string[] = [];
      for (let numPagina = 1; numPagina <= Math.ceil(all.length / tamPagina); numPagina += 1)
        found.push(...(await names({ numPagina, tamPagina })));
      expect(found).toEqual(all);
    }
    expect(await list({ numPagina: 9, tamPagina: 1 })).toMatchObject({ rows: [], total: 8 });
  });

  it('is by date where that is asked for', async () => {
    const newest = ['elsewhere', 'young', 'late', 'again', 'reissued', 'refused', 'accented', 'old'];
    expect(await names({ orden: 'recientes' })).toEqual(newest);
    expect(await names({ orden: 'antiguas' })).toEqual(newest.toReversed());
  });

  it.each([
    [{ nombre: 'nandu comercial' }, ['accented']],
    [{ nombre: 'ÑANDÚ s.a.' }, ['accented']],
    [{ nombre: 'andu' }, []],
    [{ nombre: '¡!' }, []],
    [{ nombre: "karla' | x" }, []],
    [{ rfc: 'xaxx 010101 000' }, ['old']],
    [{ serieFolio: 'nc-7' }, ['again']],
    [{ serieFolio: 'NC' }, ['again']],
    [{ serieFolio: '7', clase: 'notaCredito' }, ['again']],
    [{ serieFolio: 'A-99999999999' }, []],
    [{ clase: 'notaCredito' }, ['again']],
    [{ estado: 1 }, ['late', 'young']],
    [{ estado: 5 }, ['refused', 'reissued']],
    [{ tienda: 2 }, ['elsewhere']],
    [{ fechaFinal: '2026-01-05' }, ['old']],
    [{ fechaInicial: '2026-03-18', tienda: 2 }, ['elsewhere']],
    [{ fechaInicial: '2026-03-19' }, []],
  ])('finds by %j', async (asked, expected) => {
    expect(await names(asked)).toEqual(expected);
  });

  it('finds by the folio of the tax authority, in either case', async () => {
    const [row] = await desk.db
      .select()
      .from(facturas)
      .where(eq(facturas.id, ids.accented ?? 0));
    expect(await names({ uuid: ` ${row?.uuid?.toLowerCase()} ` })).toEqual(['accented']);
  });

  it('shows who does not see all stores those of the own one, and of the cases of the own areas', async () => {
    await grantPermissions(desk.db, ASESOR, [INVOICES]);
    expect(await names({}, desk.asesor)).toEqual(all.filter((name) => name !== 'elsewhere'));
    await grantPermissions(desk.db, STRANGER, [INVOICES]);
    expect(await names({}, desk.stranger)).toEqual(['elsewhere']);
    const idCaso = await caseIn(desk, 1, { idArea: FACTURACION });
    await desk.db
      .update(facturas)
      .set({ idCaso })
      .where(eq(facturas.id, ids.old ?? 0));
    expect(await names({}, desk.stranger)).toEqual(['elsewhere', 'old']);
    await desk.db
      .update(facturas)
      .set({ idCaso: null })
      .where(eq(facturas.id, ids.old ?? 0));
  });

  it('writes down the name that a person looked for', async () => {
    await list({ rfc: 'FUNK671228PH6' });
    const [row] = await desk.db.select().from(bitacora).where(eq(bitacora.idEntidad, 'facturas de FUNK671228PH6'));
    expect(row).toMatchObject({ accion: 'buscarClientes', lectura: true });
  });
});

describe('the CSV of the list', () => {
  const csv = (filtro: object, who = desk.administrador) =>
    who.get(`facturas/exportar?filtro=${encodeURIComponent(JSON.stringify(filtro))}`);

  it('has the rows that the filter finds, the newest first', async () => {
    const answer = await csv({ estado: 5 });
    expect(answer.statusCode).toBe(200);
    const [head, ...lines] = answer.body.trim().split('\r\n');
    expect(head).toContain('"Serie","Folio","Folio fiscal","Fecha","Tipo","Estado","Por atender","RFC"');
    expect(lines.map((line) => line.split(',').slice(3, 7))).toEqual([
      ['"18-03-2026"', '"Factura general"', '"RECHAZADA"', '"NO"'],
      ['"18-03-2026"', '"Factura general"', '"RECHAZADA"', '"SÍ"'],
    ]);
  });

  it('asks for the permission to export beside the one for invoices', async () => {
    await grantPermissions(desk.db, ASESOR, [EXPORT]);
    expect((await csv({}, desk.asesor)).statusCode).toBe(403);
    await grantPermissions(desk.db, ASESOR, [INVOICES]);
    expect((await csv({}, desk.asesor)).statusCode).toBe(403);
    await grantPermissions(desk.db, ASESOR, [INVOICES, EXPORT]);
    const answer = await csv({ tienda: 2 }, desk.asesor);
    expect([answer.statusCode, answer.body.trim().split('\r\n').length]).toEqual([200, 1]);
  });
});

describe('what is to be paid', () => {
  it('is what is paid later and has an unpaid rest, the oldest first, with the day by which a receipt would be due', async () => {
    const later = { metodoPago: 'PPD', clase: 'general' } as const;
    const february = await newInvoice(desk, { ...later, fecha: new Date('2026-02-10T18:00:00Z'), dia: '2026-02-10' });
    const march = await newInvoice(desk, { ...later, fecha: new Date('2026-03-01T18:00:00Z'), dia: '2026-03-01' });
    const paid = await newInvoice(desk, { ...later, fecha: new Date('2026-02-11T18:00:00Z'), dia: '2026-02-11' });
    const receipt = { clase: 'reciboPago', serie: 'P', dia: '2026-03-02', pagada: '2026-02-28' } as const;
    await relate(desk, await newInvoice(desk, receipt), paid, 'pago', 116);
    await relate(desk, await newInvoice(desk, receipt), february, 'pago', 16);
    const { rows, total } = await list({ porCobrar: true });
    expect(total).toBe(2);
    expect(rows.map(({ id, porPagar, limiteRecibo }) => [id, porPagar, limiteRecibo])).toEqual([
      [february, 100, '2026-04-05'],
      [march, 116, '2026-04-05'],
    ]);
  });

  it('says of a receipt that was refused by when its own payment had to have one', async () => {
    const id = await newInvoice(desk, {
      ...{ clase: 'reciboPago', serie: 'P', estado: 5, pagada: '2026-02-27' },
      fecha: new Date(NOW.getTime() - MINUTE_MS),
    });
    const { rows } = await list({ clase: 'reciboPago' });
    expect(rows[0]).toMatchObject({ id, porAtender: true, limiteRecibo: '2026-03-05' });
    expect(rows.slice(1).map(({ limiteRecibo }) => limiteRecibo)).toEqual([null, null]);
  });
});
