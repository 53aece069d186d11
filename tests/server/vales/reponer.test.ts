/** Replacing a lost or expired voucher, and handing one over to the accounts. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviosNetsuite } from '../../../server/platform/db/schema/neighbours.ts';
import { ventaArticulos } from '../../../server/platform/db/schema/operaciones.ts';
import { ajustes, bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeArticulos, valeDevoluciones, valeMetodos, vales } from '../../../server/platform/db/schema/vales.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { ADMINISTRATOR, type Desk, NOW, openDesk } from '../casos/casos.desk.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';
import { getOnce, newVoucher, pesos } from './papel.seed.ts';

let desk: Desk;
let cookie: string;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  cookie = await desk.bed.signIn(ADMINISTRATOR);
});
afterAll(() => desk.bed.close());

const MOTIVO = 'El cliente perdió su papel.';

function replace(id: number, key?: string, version = 1) {
  return desk.administrador.send('vales/guardarReposicion', { id, version, motivo: MOTIVO }, key);
}

async function rowOf(id: number) {
  const [row] = await desk.db.select().from(vales).where(eq(vales.id, id));
  if (row === undefined) throw new Error(`There is no voucher ${id}`);
  return row;
}

async function partsOf(idVale: number) {
  const lines = await desk.db.select().from(valeArticulos).where(eq(valeArticulos.idVale, idVale));
  const methods = await desk.db.select().from(valeMetodos).where(eq(valeMetodos.idVale, idVale));
  const without = ({ idVale: _, ...part }: { idVale: number }) => part;
  return { lines: lines.map(without), methods: methods.map(without) };
}

/** Units of the sale that its vouchers hold, in the states that hold. */
async function heldUnits(): Promise<number> {
  const { rows } = await desk.db.execute<{ n: number }>(sql`
    select coalesce(sum(a.cantidad), 0)::int as n from vales v join vale_articulos a on a.id_vale = v.id
    where v.estado in (1, 2, 5)`);
  return rows[0]?.n ?? 0;
}

describe('a replacement', () => {
  it('takes the place of the old voucher with its lines, methods and balance, a folio and a validity of its own', async () => {
    await desk.db.insert(ajustes).values({ clave: 'vigencia', valor: 30, version: 1 }).onConflictDoNothing();
    const old = await newVoucher(desk, { fechaVigencia: new Date('2026-01-01T00:00:00Z'), migradoNetsuite: true }, [
      { esRecolecta: true },
      {},
    ]);
    const [held, stock] = [await heldUnits(), await desk.db.select().from(ventaArticulos)];
    const answer = await replace(old.id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { reposicion, descripcion, estado, version } = answer.json();
    expect(reposicion.folio).toBe(`D001${String(reposicion.id).padStart(6, '0')}`);
    expect([descripcion, estado, version]).toEqual([
      `El vale ${old.folio} se repuso por el vale ${reposicion.folio}`,
      { id: 3, nombre: 'CANCELADO' },
      2,
    ]);
    expect(await rowOf(old.id)).toMatchObject({ estado: 3, saldo: 0, total: pesos(232), motivoCancelacion: MOTIVO });
    expect(await rowOf(reposicion.id)).toMatchObject({
      estado: 1,
      version: 1,
      saldo: pesos(232),
      total: pesos(232),
      idReemplaza: old.id,
      migradoNetsuite: false,
      fechaCreacion: NOW,
      numidenCrea: ADMINISTRATOR,
      // The end of the store's thirtieth day.
      fechaVigencia: new Date('2026-04-18T05:59:59.999Z'),
    });
    expect(await partsOf(reposicion.id)).toEqual(await partsOf(old.id));
    // The sale's units are held once, as before.
    expect(await heldUnits()).toBe(held);
    expect(await desk.db.select().from(ventaArticulos)).toEqual(stock);
  });

  it('keeps what was given back, and gives the rest', async () => {
    const { id } = await newVoucher(desk, { saldo: pesos(100) });
    await desk.db
      .update(valeMetodos)
      .set({ monto: pesos(132), devuelto: pesos(132) })
      .where(eq(valeMetodos.idVale, id));
    await desk.db.insert(valeMetodos).values({ idVale: id, metodo: 3, monto: pesos(100) });
    const { reposicion } = (await replace(id)).json();
    expect((await rowOf(reposicion.id)).saldo).toBe(pesos(100));
    expect((await partsOf(reposicion.id)).methods).toEqual([
      { metodo: 6, monto: pesos(132), devuelto: pesos(132) },
      { metodo: 3, monto: pesos(100), devuelto: 0 },
    ]);
  });

  it.each([
    ['is not cancelled when something of the old one went back', 209.99, 409, 1],
    ['is cancelled when nothing did', 210, 200, 3],
  ])('%s, though it gave nothing back itself', async (_, saldo, status, estado) => {
    // 232.00 of goods, depreciated by 32.00 with 10.00 forgiven: it started with 210.00.
    const amounts = { total: pesos(232), depreciacion: pesos(32), condonacion: pesos(10), saldo: pesos(saldo) };
    const { id } = await newVoucher(desk, amounts);
    const { reposicion } = (await replace(id)).json();
    const cancelling = { id: reposicion.id, version: 1, motivo: MOTIVO };
    const answer = await desk.administrador.send('vales/cancelar-vale', cancelling);
    expect([answer.statusCode, (await rowOf(reposicion.id)).estado]).toEqual([status, estado]);
    expect(answer.json()).toMatchObject(
      status === 200
        ? { descripcion: `El vale ${reposicion.folio} se canceló con éxito` }
        : { message: 'Ya se devolvió o se está devolviendo parte de este vale: no permite cancelarlo.' },
    );
  });

  it('stands in the history and in the audit of both', async () => {
    const old = await newVoucher(desk);
    const { reposicion } = (await replace(old.id)).json();
    const said = async (id: number) =>
      (await valeHistory.since(desk.db, id, 0, 2)).map(({ accion, version }) => [accion, version]);
    expect(await said(old.id)).toEqual([[`Repuesto por el vale ${reposicion.folio}: ${MOTIVO}`, 2]]);
    expect(await said(reposicion.id)).toEqual([[`Creado en lugar del vale ${old.folio}`, 1]]);
    const audited = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'guardarReposicion'));
    const about = audited.map(({ idEntidad }) => idEntidad);
    expect(about).toEqual(expect.arrayContaining([String(old.id), String(reposicion.id)]));
  });

  it('is made once per key, however often it is sent, and all are told the same', async () => {
    const { id } = await newVoucher(desk);
    const answers = await Promise.all(Array.from({ length: 10 }, () => replace(id, 'una-reposicion-sola')));
    const told = new Set(answers.map((answer) => answer.body));
    expect([...told]).toHaveLength(1);
    expect(await desk.db.select().from(vales).where(eq(vales.idReemplaza, id))).toHaveLength(1);
  });

  it('is made once by ten people at once: the others see it cancelled', async () => {
    const { id } = await newVoucher(desk);
    const held = await heldUnits();
    const answers = await Promise.all(Array.from({ length: 10 }, () => replace(id)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await desk.db.select().from(vales).where(eq(vales.idReemplaza, id))).toHaveLength(1);
    expect(await heldUnits()).toBe(held);
  });

  it('can itself be replaced', async () => {
    const first = await newVoucher(desk);
    const second = (await replace(first.id)).json().reposicion;
    const third = (await replace(second.id)).json().reposicion;
    expect((await rowOf(third.id)).idReemplaza).toBe(second.id);
  });

  it('is refused while a refund of it is in doubt', async () => {
    const { id } = await newVoucher(desk);
    await desk.db.insert(valeDevoluciones).values({
      idVale: id,
      metodo: 6,
      monto: pesos(232),
      estado: 'pendiente',
      clave: `devolucion-${id}`,
      llamada: 'devolverVale',
      proximo: NOW,
      creado: NOW,
      numiden: ADMINISTRATOR,
    });
    const answer = await replace(id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Ya se devolvió o se está devolviendo parte de este vale: no permite reponerlo.',
    ]);
    expect((await rowOf(id)).estado).toBe(1);
  });

  it.each([
    [2, 'Un vale en estado CANJEADO no permite reponerlo.'],
    [4, 'Un vale en estado PARCIAL no permite reponerlo.'],
    [5, 'Un vale en estado POR AUTORIZAR no permite reponerlo.'],
  ])('is refused in state %i', async (estado, text) => {
    const answer = await replace((await newVoucher(desk, { estado })).id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, text]);
  });

  it('is refused on a version that others have changed, and without a reason', async () => {
    const { id } = await newVoucher(desk, { version: 3 });
    expect((await replace(id, undefined, 2)).statusCode).toBe(409);
    const short = await desk.administrador.send('vales/guardarReposicion', { id, version: 3, motivo: 'sí' });
    expect([short.statusCode, short.json().campos]).toEqual([
      400,
      [{ campo: 'motivo', message: 'Escriba al menos 5 caracteres.' }],
    ]);
  });
});

describe('handing a voucher over to NetSuite', () => {
  const migrate = (id: number, key?: string) => getOnce(desk, cookie, `vales/migra-netsuite/${id}`, key);

  it('marks it, and counts once however often it is asked for', async () => {
    const { id, folio } = await newVoucher(desk);
    const first = (await migrate(id)).json();
    expect(first).toMatchObject({ codigo: 1, descripcion: `El vale ${folio} se envió a NetSuite`, version: 2 });
    expect((await migrate(id)).json()).toMatchObject({
      codigo: 2,
      descripcion: 'Este vale ya se había enviado a NetSuite.',
      version: 2,
    });
    expect((await rowOf(id)).migradoNetsuite).toBe(true);
    expect(await desk.db.select().from(enviosNetsuite).where(eq(enviosNetsuite.idVale, id))).toHaveLength(1);
  });

  it('counts once for ten at once', async () => {
    const { id } = await newVoucher(desk);
    const answers = await Promise.all(Array.from({ length: 10 }, () => migrate(id)));
    expect(answers.map((answer) => answer.json().codigo).toSorted()).toEqual([1, ...Array(9).fill(2)]);
    expect(await desk.db.select().from(enviosNetsuite).where(eq(enviosNetsuite.idVale, id))).toHaveLength(1);
  });

  it('hands over again under the same clave what a process that died had handed over', async () => {
    const { id } = await newVoucher(desk);
    await desk.db.insert(enviosNetsuite).values({ clave: `vale-${id}`, idVale: id, fecha: NOW });
    expect((await migrate(id)).json().codigo).toBe(1);
    expect(await desk.db.select().from(enviosNetsuite).where(eq(enviosNetsuite.idVale, id))).toHaveLength(1);
  });

  it('hands nothing over of a voucher that its life holds back', async () => {
    const { id } = await newVoucher(desk, { estado: 5 });
    const answer = await migrate(id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Un vale en estado POR AUTORIZAR no permite enviarlo a NetSuite.',
    ]);
    expect(await desk.db.select().from(enviosNetsuite).where(eq(enviosNetsuite.idVale, id))).toEqual([]);
  });
});
