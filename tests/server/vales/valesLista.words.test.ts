/** Vouchers by their customers' names: the words beside them, and that the list finds by these what going through all would find. */
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { searchColumns } from '../../../server/casos/clientes/folding.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { valeArticulos, valeMetodos, vales } from '../../../server/platform/db/schema/vales.ts';
import { ASESOR, type Desk, NOW, openDesk } from '../casos/casos.desk.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';
import { newVoucher } from './papel.seed.ts';

const DAY_MS = 86_400_000;

let desk: Desk;
let beginning: { readonly zamora: number; readonly both: number };
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  const customer = (nombre: string, apellidoPaterno: string, apellidoMaterno: string) =>
    desk.db.transaction((tx) =>
      createCustomer(tx, {
        nombre,
        apellidoPaterno,
        apellidoMaterno,
        sexo: null,
        fechaNacimiento: null,
        correo: null,
        telefono: null,
        celular: '5512345678',
      }),
    );
  beginning = {
    zamora: await customer('Eva', 'Zamora', 'Ruiz'),
    // Two of its words begin alike, so that a beginning finds it twice.
    both: await customer('Ada', 'Zamorano', 'Zamora'),
  };
});
// From the newest to the oldest: 0 to 4, three stores and states, and one without a customer.
beforeEach(async () => {
  await desk.db.execute(sql`truncate vales cascade`);
  const at = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  await newVoucher(desk, { folio: 'D001990000', fechaCreacion: at(0), numidenCliente: beginning.both });
  await newVoucher(desk, { folio: 'D001990001', fechaCreacion: at(1), numidenCliente: beginning.zamora, estado: 2 });
  await newVoucher(desk, { folio: 'D001990002', fechaCreacion: at(2), numidenCliente: beginning.both, cvetdaCrea: 2 });
  await newVoucher(desk, {
    folio: 'D001990003',
    fechaCreacion: at(3),
    fechaVigencia: at(1),
    numidenCliente: beginning.zamora,
    numidenCrea: ASESOR,
    tipo: 0,
  });
  await newVoucher(desk, { folio: 'D001990004', fechaCreacion: at(4), numidenCliente: null });
});
afterAll(() => desk.bed.close());

/** The words that are missing and those that are too many, reckoned anew from the vouchers and their customers. */
async function differences() {
  const words = sql`
    select w as palabra, v.fecha_creacion, v.id, v.cvetda_crea, v.estado, v.tipo, v.fecha_vigencia, v.numiden_crea
    from vales v join (select distinct numiden, substr(unnest(tsvector_to_array(lexemas)), 4) as w from clientes) p
      on p.numiden = v.numiden_cliente`;
  const saved = sql`
    select palabra, fecha_creacion, id_vale, cvetda_crea, estado, tipo, fecha_vigencia, numiden_crea from vale_palabras`;
  const { rows: missing } = await desk.db.execute(sql`(${words}) except all (${saved})`);
  const { rows: tooMuch } = await desk.db.execute(sql`(${saved}) except all (${words})`);
  return { missing, tooMuch };
}
const NONE = { missing: [], tooMuch: [] };

async function places(filtro: object) {
  const answer = await desk.administrador.post('vales/lista', filtro);
  expect(answer.statusCode, answer.body).toBe(200);
  const { vales: found, total } = answer.json<{ vales: { folio: string }[]; total: number }>();
  expect(total).toBe(found.length);
  return found.map(({ folio }) => folio.slice(-1)).join('');
}

describe('the words beside the vouchers', () => {
  it('follow vouchers that are made, of a customer or of nobody', async () => {
    expect(await differences()).toEqual(NONE);
    const { rows } = await desk.db.execute(sql`select count(*)::int as n from vale_palabras`);
    expect(rows).toEqual([{ n: 12 }]);
  });

  it('follow one that changes its state, validity, store and customer', async () => {
    const change = { estado: 3, fechaVigencia: NOW, cvetdaCrea: 80, numidenCliente: beginning.both };
    await desk.db.update(vales).set(change).where(eq(vales.folio, 'D001990003'));
    expect(await differences()).toEqual(NONE);
    await desk.db.update(vales).set({ numidenCliente: null }).where(eq(vales.folio, 'D001990003'));
    expect(await differences()).toEqual(NONE);
  });

  it('write nothing for a change of what they do not hold', async () => {
    const rows = async () =>
      (await desk.db.execute(sql`select max(xmin::text::bigint) as last from vale_palabras`)).rows;
    const before = await rows();
    await desk.db.update(vales).set({ version: 9 });
    expect(await rows()).toEqual(before);
  });

  it('follow vouchers that are deleted, and all of them at once', async () => {
    await desk.db.delete(valeArticulos);
    await desk.db.delete(valeMetodos);
    await desk.db.delete(vales).where(inArray(vales.folio, ['D001990000', 'D001990001']));
    expect(await differences()).toEqual(NONE);
    await desk.db.execute(sql`truncate vales cascade`);
    expect(await differences()).toEqual(NONE);
  });

  it('follow a customer who is called otherwise', async () => {
    const names = { nombre: 'Eva', apellidoPaterno: 'Quintana', apellidoMaterno: 'Ruiz' };
    const own = eq(clientes.numiden, beginning.zamora);
    await desk.db
      .update(clientes)
      .set({ ...names, ...searchColumns(names) })
      .where(own);
    expect(await differences()).toEqual(NONE);
    expect(await places({ nombre: 'quintana' })).toBe('13');
    const before = { ...names, apellidoPaterno: 'Zamora' };
    await desk.db
      .update(clientes)
      .set({ ...before, ...searchColumns(before) })
      .where(own);
  });
});

describe('vouchers by a name', () => {
  it.each([
    ['one word', { nombre: 'zamorano' }, '02'],
    ['a beginning of two words, each voucher once', { nombre: 'zam' }, '0123'],
    ['two words', { nombre: 'zamora ruiz' }, '13'],
    ['a store', { nombre: 'zam', tienda: 1 }, '013'],
    ['a state', { nombre: 'zamora', estado: 2 }, '1'],
    ['good ones', { nombre: 'zam', estado: 1 }, '02'],
    ['expired ones', { nombre: 'zam', estado: 'VENCIDO' }, '3'],
    ['a type', { nombre: 'zam', tipo: 0 }, '3'],
    ['days', { nombre: 'zam', fechaInicial: '2026-03-16', fechaFinal: '2026-03-17' }, '12'],
    ['a folio', { nombre: 'zam', folio: 'D001990002' }, '2'],
    ['a folio of another name', { nombre: 'ruiz', folio: 'D001990002' }, ''],
    ['a second page', { nombre: 'zam', numPagina: 2, tamPagina: 3 }, null],
  ])('%s', async (_what, filtro, expected) => {
    if (expected !== null) return expect(await places(filtro)).toBe(expected);
    const { vales: found, total } = (await desk.administrador.post('vales/lista', filtro)).json();
    expect([found.map(({ folio }: { folio: string }) => folio), total]).toEqual([['D001990003'], 4]);
  });

  it('of a customer, by their number too', async () => {
    expect(await places({ nombre: 'zam', numIden: beginning.both })).toBe('02');
  });
});
