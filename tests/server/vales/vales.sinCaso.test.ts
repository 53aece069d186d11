import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { motivosVales } from '../../../server/platform/db/schema/configuracion.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { casoLogs, casoParametros } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, ATENCION, countAll, FACTURACION, newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, type WorkDesk } from '../casos/casos.works.ts';
import {
  asking,
  MOTIVO_CANCELACION,
  openVoucherDesk,
  type SoldLine,
  saveVoucher,
  sell,
  unitsLeft,
  voucherOf,
} from './vales.desk.ts';

const DEVOLUCION = 7;
const MAKES_VOUCHERS = 100_020;
const TEN: readonly SoldLine[] = [{ unidades: 10, pesos: 100 }];

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
  await desk.db.insert(subcategorias).values({ id: DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN', idArea: ATENCION });
});
afterAll(() => desk.bed.close());

/** A sale to the desk's known customer. */
async function sellTo(numidenCliente: number | null = desk.cliente, lines = TEN): Promise<number> {
  const operacion = await sell(desk, lines);
  await desk.db.update(ventas).set({ numidenCliente }).where(eq(ventas.operacion, operacion));
  return operacion;
}

/** One unit of a sale, under no case. */
async function withoutCase(
  operacion: number,
  changes: Partial<SolicitudValeEnviada> = {},
): Promise<SolicitudValeEnviada> {
  return { ...(await asking(desk, operacion, { 1: 1 }, { caso: 1, ...changes })), caso: null };
}

/** The cases whose search parameters name the operation. */
function casesOf(operacion: number) {
  return desk.db
    .select({ caso: casos })
    .from(casos)
    .innerJoin(casoParametros, eq(casoParametros.idCaso, casos.id))
    .where(and(eq(casoParametros.tipo, 2), eq(casoParametros.valor, String(operacion))));
}

function sheetOf(who: Person, operacion: number) {
  return who.post('vales/get-detalle-operacion', { tienda: 1, operacion });
}

describe('a voucher of a sale without a case', () => {
  it('makes the case with it, as the new-case form would for the buyer', async () => {
    const operacion = await sellTo();
    const answer = await saveVoucher(desk.asesor, await withoutCase(operacion));
    expect(answer.statusCode).toBe(200);
    const { id, casoId } = answer.json();
    const [made, ...others] = await casesOf(operacion);
    expect(others).toEqual([]);
    expect(made?.caso).toMatchObject({
      id: casoId,
      cvetda: 1,
      idArea: ATENCION,
      idSubcategoria: DEVOLUCION,
      // The voucher is the first work on it.
      idEstado: ESTADO.enProceso,
      version: 2,
      administrador: ASESOR,
      numidenCliente: desk.cliente,
      numidenCrea: ASESOR,
      correo: 'maria@correo.mx',
      celular: '5512345678',
      comentarioOriginal: `Devolución de la operación ${operacion}`,
    });
    expect(await desk.db.select().from(casoParametros).where(eq(casoParametros.idCaso, casoId))).toEqual([
      { idCaso: casoId, orden: 0, tipo: 1, valor: '1' },
      { idCaso: casoId, orden: 1, tipo: 2, valor: String(operacion) },
    ]);
    expect(await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, casoId))).toMatchObject([
      { accion: { trabajo: 'crear' }, numiden: ASESOR },
      { accion: { trabajo: 'hacerVale', folio: answer.json().folio }, version: 2, numiden: ASESOR },
      { accion: { trabajo: 'enProceso' }, version: 2, numiden: ASESOR },
    ]);
    const audited = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(3);
    expect(audited.map(({ accion, entidad, idEntidad }) => [accion, entidad, idEntidad]).sort()).toEqual([
      ['guardarCaso', 'caso', String(casoId)],
      ['guardarVale', 'caso', String(casoId)],
      ['guardarVale', 'vale', String(id)],
    ]);
    const vale = (await desk.asesor.post('vales/obtenerVale', { valeId: id })).json();
    expect(vale).toMatchObject({ casoId, cliente: { numiden: desk.cliente } });
  });

  it('of goods that are not delivered makes the case of a cancellation', async () => {
    const operacion = await sellTo();
    const asked = await withoutCase(operacion, { tipo: 0, motivo: MOTIVO_CANCELACION });
    expect((await saveVoucher(desk.asesor, asked)).statusCode).toBe(200);
    expect(await casesOf(operacion)).toMatchObject([
      { caso: { idSubcategoria: 8, comentarioOriginal: `Cancelación de la operación ${operacion}` } },
    ]);
  });

  it('that is refused leaves no case, and nothing else', async () => {
    const operacion = await sellTo();
    const before = await countAll(desk.db);
    const asked = await withoutCase(operacion, { articulos: [{ linea: 1, cantidad: 11 }] });
    const answer = await saveVoucher(desk.asesor, asked);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('La cantidad no puede ser mayor a: 10');
    expect(await countAll(desk.db)).toEqual(before);
  });

  it('is validated as it would be saved, and makes nothing', async () => {
    const operacion = await sellTo();
    const before = await countAll(desk.db);
    const answer = await desk.asesor.post('vales/validar-vale', await withoutCase(operacion));
    expect(answer.json()).toMatchObject({ codigo: 1, saldo: 11.6, requiereAutorizacion: false });
    expect(await countAll(desk.db)).toEqual(before);
  });

  it('is kept as partial under its case, and goes on there', async () => {
    const operacion = await sellTo();
    const asked = await withoutCase(operacion);
    const kept = (await desk.asesor.send('vales/guardar-parcial', asked)).json();
    expect(kept).toMatchObject({ estado: { nombre: 'PARCIAL' }, casoId: expect.any(Number) });
    const { id, version, casoId } = kept;
    const saved = await saveVoucher(desk.asesor, { ...asked, id, version, caso: casoId });
    expect(saved.json()).toMatchObject({ estado: { nombre: 'VIGENTE' }, id, casoId });
    expect(await casesOf(operacion)).toHaveLength(1);
  });

  it('goes under the own case that is open, of its category and its buyer, and under no other', async () => {
    const operacion = await sellTo();
    const first = await saveVoucher(desk.asesor, await withoutCase(operacion));
    const second = await saveVoucher(desk.gerente, await withoutCase(operacion));
    expect(second.json().casoId).toBe(first.json().casoId);
    const cancelled = await saveVoucher(
      desk.asesor,
      await withoutCase(operacion, { tipo: 0, motivo: MOTIVO_CANCELACION }),
    );
    expect(cancelled.json().casoId).not.toBe(first.json().casoId);
    await desk.db
      .update(casos)
      .set({ idEstado: ESTADO.solucionada, fechaSolucion: new Date() })
      .where(eq(casos.id, first.json().casoId));
    const third = await saveVoucher(desk.asesor, await withoutCase(operacion));
    expect(third.json().casoId).not.toBe(first.json().casoId);
  });
});

describe('a case that cannot be made with its voucher is refused in words, and no voucher is made', () => {
  async function refused(who: Person, operacion: number) {
    const answers = [
      await saveVoucher(who, await withoutCase(operacion)),
      await who.send('vales/guardar-parcial', await withoutCase(operacion)),
      await who.post('vales/validar-vale', await withoutCase(operacion)),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await desk.db.select().from(vales).where(eq(vales.operacion, operacion))).toEqual([]);
    return answers[0];
  }

  it('for who may make vouchers and no cases', async () => {
    await desk.db.insert(usuarios).values({
      numiden: MAKES_VOUCHERS,
      nombreCompleto: 'Ema Sosa',
      correo: 'ema@ejemplo.mx',
      idRol: 2,
      areas: [ATENCION],
      permisos: [16, 27],
    });
    const who = new Person(desk.bed, await desk.bed.signIn(MAKES_VOUCHERS));
    const operacion = await sellTo();
    const answer = await refused(who, operacion);
    expect(answer?.statusCode).toBe(403);
    expect(answer?.json().message).toBe('No tiene permiso para crear casos: haga el vale desde un caso.');
    expect((await sheetOf(who, operacion)).json().sinCaso).toBe(answer?.json().message);
    // With a case of the sale there already, none has to be made.
    const { casoId } = (await saveVoucher(desk.asesor, await withoutCase(operacion))).json();
    expect((await saveVoucher(who, await withoutCase(operacion))).json()).toMatchObject({ codigo: 1, casoId });
  });

  it('for a sale to nobody in particular', async () => {
    const operacion = await sellTo(null);
    const answer = await refused(desk.asesor, operacion);
    expect(answer?.statusCode).toBe(400);
    const message = expect.stringMatching(/^Esta operación no dice quién compró/);
    expect(answer?.json()).toMatchObject({ campos: [{ campo: 'comprador', message }] });
  });

  it('for a buyer without mail and phone', async () => {
    const silent = await desk.db.transaction((tx) =>
      createCustomer(tx, {
        nombre: 'Noé',
        apellidoPaterno: 'Paz',
        apellidoMaterno: null,
        sexo: 'M',
        fechaNacimiento: null,
        correo: null,
        telefono: null,
        celular: null,
      }),
    );
    const answer = await refused(desk.asesor, await sellTo(silent));
    expect(answer?.statusCode).toBe(400);
    expect(answer?.json().message).toMatch(/^El comprador no tiene correo ni teléfono/);
  });
});

describe('at once', () => {
  it('twenty times with one key: one case, one voucher, one answer', async () => {
    const operacion = await sellTo();
    const key = newKey();
    const asked = await withoutCase(operacion);
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveVoucher(desk.asesor, asked, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ codigo: 1 });
    expect(await casesOf(operacion)).toHaveLength(1);
    expect(await unitsLeft(desk, operacion)).toEqual([9]);
  });

  it('by people at two servers with keys of their own: one case, a voucher each, and never a unit too many', async () => {
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const operacion = await sellTo();
    const asked = await withoutCase(operacion);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => saveVoucher(place % 2 === 0 ? desk.gerente : there, asked)),
    );
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(saved).toHaveLength(10);
    expect(new Set(saved.map((answer) => answer.json().casoId)).size).toBe(1);
    expect(await casesOf(operacion)).toHaveLength(1);
    expect(await unitsLeft(desk, operacion)).toEqual([0]);
    await app.close();
  });
});

describe('a sale whose own case is of another store and area', () => {
  const FAR = 100_021;
  let far: Person;
  beforeAll(async () => {
    await desk.db.insert(usuarios).values({
      numiden: FAR,
      nombreCompleto: 'Lía Paz',
      correo: 'lia@ejemplo.mx',
      idRol: 2,
      areas: [FACTURACION],
      permisos: [2, 16, 27],
    });
    far = new Person(desk.bed, await desk.bed.signIn(FAR, 2));
  });

  async function saleWithCase() {
    const operacion = await sellTo();
    const { casoId } = (await saveVoucher(desk.asesor, await withoutCase(operacion))).json() as { casoId: number };
    expect((await far.get(`caso/detalle/${casoId}`)).statusCode).toBe(403);
    return { operacion, casoId };
  }

  it('gets no second one from who may not open it', async () => {
    const { operacion, casoId } = await saleWithCase();
    const answer = await saveVoucher(far, await withoutCase(operacion));
    expect(answer.json()).toMatchObject({ codigo: 1, casoId });
    expect(await casesOf(operacion)).toHaveLength(1);
    expect((await far.get(`caso/detalle/${casoId}`)).statusCode).toBe(403);
  });

  it('is offered with it, by no more than its number, and is saved under it', async () => {
    const { operacion, casoId } = await saleWithCase();
    expect((await sheetOf(far, operacion)).json().casos).toEqual([
      {
        id: casoId,
        subCategoria: { id: DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN' },
        cliente: { numiden: desk.cliente, nombre: 'De la O María' },
      },
    ]);
    const named = { ...(await withoutCase(operacion)), caso: casoId };
    expect((await far.post('vales/validar-operacion', { tienda: 1, operacion, caso: casoId })).statusCode).toBe(200);
    expect((await far.post('vales/validar-vale', named)).statusCode).toBe(200);
    expect((await saveVoucher(far, named)).json()).toMatchObject({ codigo: 1, casoId });
  });

  it('is filled in under it, and goes on', async () => {
    const { operacion, casoId } = await saleWithCase();
    const asked = await withoutCase(operacion);
    const kept = (await far.send('vales/guardar-parcial', asked)).json();
    expect(kept).toMatchObject({ estado: { nombre: 'PARCIAL' }, casoId });
    const { id, version } = kept;
    expect((await saveVoucher(far, { ...asked, id, version, caso: casoId })).json()).toMatchObject({ id, casoId });
  });

  it('opens no way to a case of another sale, or of another category', async () => {
    const { casoId } = await saleWithCase();
    const other = await sellTo();
    const wrong = await saveVoucher(far, { ...(await withoutCase(other)), caso: casoId });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      403,
      `No tiene permiso para ver el caso ${casoId}: es de otra tienda y de otra área.`,
    ]);
    const { operacion } = await saleWithCase();
    const complaint = await caseIn(desk, ESTADO.enProceso);
    await desk.db.insert(casoParametros).values([
      { idCaso: complaint, orden: 0, tipo: 1, valor: '1' },
      { idCaso: complaint, orden: 1, tipo: 2, valor: String(operacion) },
    ]);
    expect((await saveVoucher(far, { ...(await withoutCase(operacion)), caso: complaint })).statusCode).toBe(403);
    expect((await sheetOf(far, operacion)).json().casos).toHaveLength(1);
  });

  it('has one case when twenty at two servers begin at once, who may open it and who may not', async () => {
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(FAR, 2));
    const operacion = await sellTo();
    const asked = await withoutCase(operacion);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => saveVoucher(place % 2 === 0 ? desk.asesor : there, asked)),
    );
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(saved.map((answer) => answer.json().casoId)).size).toBe(1);
    expect(await casesOf(operacion)).toHaveLength(1);
    expect(saved.length + ((await unitsLeft(desk, operacion))[0] ?? 0)).toBe(10);
    await app.close();
  });
});

describe('the sheet of a sale', () => {
  it('names the open cases of the sale that the person may see, the newest first', async () => {
    const operacion = await sellTo();
    const { casoId } = (await saveVoucher(desk.asesor, await withoutCase(operacion))).json();
    const complaint = await caseIn(desk, ESTADO.enProceso);
    const solved = await caseIn(desk, ESTADO.solucionada);
    const hidden = await caseIn(desk, ESTADO.enProceso, { cvetda: 2, idArea: 1 });
    for (const idCaso of [complaint, solved, hidden]) {
      await desk.db.insert(casoParametros).values([
        { idCaso, orden: 0, tipo: 1, valor: '1' },
        { idCaso, orden: 1, tipo: 2, valor: String(operacion) },
      ]);
    }
    const { casos: offered, sinCaso } = (await sheetOf(desk.asesor, operacion)).json();
    const cliente = { numiden: desk.cliente, nombre: 'De la O María' };
    expect(offered).toEqual([
      { id: complaint, subCategoria: { id: 20, nombre: expect.any(String) }, cliente },
      { id: casoId, subCategoria: { id: DEVOLUCION, nombre: 'VALE DE DEVOLUCIÓN' }, cliente },
    ]);
    expect(sinCaso).toBeNull();
  });

  it('marks the reason that is usual in the store: the only one, or that of most of its last vouchers', async () => {
    const operacion = await sellTo(desk.cliente, [{ unidades: 40, pesos: 40 }]);
    const reasons = async () =>
      (await sheetOf(desk.asesor, operacion)).json().motivos.map((one: Record<string, unknown>) => [one.id, one.usual]);
    expect(await reasons()).toEqual([
      [1, true],
      [2, true],
    ]);
    await desk.db.insert(motivosVales).values({ id: 9, descripcion: 'Zapato chico', tipo: 1 });
    for (let made = 0; made < 11; made += 1) {
      await voucherOf(desk.asesor, await withoutCase(operacion, { motivo: 9 }));
    }
    expect(await reasons()).toEqual([
      [1, false],
      [2, true],
      [9, true],
    ]);
  });
});
