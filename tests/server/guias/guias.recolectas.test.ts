import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATEGORIA_DE_TIPO } from '#domain/cadena/tiposVale';
import type { Vale } from '#domain/vales/vales';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { subcategorias } from '../../../server/platform/db/schema/catalogos.ts';
import { direcciones, movimientosGuia, recolectas } from '../../../server/platform/db/schema/neighbours.ts';
import { guias } from '../../../server/platform/db/schema/operaciones.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeArticulos, vales } from '../../../server/platform/db/schema/vales.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { ADMINISTRATOR, ASESOR, type Desk, NOW, openDesk, portray } from '../casos/casos.desk.ts';
import { ADDRESS, type Goods, newCase, onGuide, partialVoucher, SALE, seedGoods } from './guias.desk.ts';

/** The day on which the desk's clock stands is Wednesday 18 March 2026 in the store, and already the 19th in UTC. */
const TODAY = '2026-03-18';
const TOMORROW = '2026-03-19';
const SUNDAY = '2026-03-22';
const MONDAY = '2026-03-23';

let desk: Desk;
let goods: Goods;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  goods = await seedGoods(desk);
});
afterAll(() => desk.bed.close());

function request(changes: object = {}) {
  const { idVale: id, idDireccion } = goods;
  return { id, version: 1, idDireccion, fecha: TOMORROW, lineas: [3, 4], ...changes };
}

function order(changes: object = {}, { person = desk.asesor, key }: { person?: Desk['asesor']; key?: string } = {}) {
  return person.send('vales/recolecta/guardar-parcial', request(changes), key);
}

async function pickupGuides(): Promise<readonly string[]> {
  return (await desk.db.select().from(guias).where(eq(guias.tipo, 'RECOLECTA'))).map(({ folio }) => folio);
}

describe('a pickup', () => {
  it('gives the voucher’s lines a guide of their own, an address and a date; the voucher stays PARCIAL', async () => {
    const answer = await order();
    const [folioGuia = ''] = await pickupGuides();
    expect(folioGuia).toMatch(/^R\d{8}$/);
    expect(answer.json()).toEqual({
      codigo: 1,
      version: 2,
      estado: { id: 4, nombre: 'PARCIAL' },
      descripcion: expect.stringMatching(`^La recolección del vale D001\\d+ se programó con la guía ${folioGuia}$`),
    });
    expect(await onGuide(desk, folioGuia)).toEqual([
      [3, 1, 14, 0],
      [4, 1, 14, 0],
    ]);
    expect(await desk.db.select().from(recolectas)).toEqual([
      { folioGuia, idVale: goods.idVale, idDireccion: goods.idDireccion, fecha: TOMORROW },
    ]);
    const lines = await desk.db.select().from(valeArticulos).where(eq(valeArticulos.idVale, goods.idVale));
    expect(lines.map(({ linea, esRecolecta }) => [linea, esRecolecta]).sort()).toEqual([
      [2, false],
      [3, true],
      [4, true],
    ]);
    const [entry] = await valeHistory.since(desk.db, goods.idVale, 0, 2);
    expect(entry).toMatchObject({
      version: 2,
      autor: { numiden: ASESOR },
      accion: `Recolección programada con la guía ${folioGuia} para el 19/03/2026`,
    });
  });

  it('puts the case into RECOLECTA, which its history and the audit tell', async () => {
    await order();
    expect(await caseState(goods.idCaso)).toEqual([6, 2]);
    expect(await desk.db.select().from(casoLogs)).toMatchObject([
      { idCaso: goods.idCaso, accion: { trabajo: 'recolectar' }, version: 2, numiden: ASESOR },
    ]);
    const audited = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'programarRecolecta'));
    expect(audited.map(({ entidad, idEntidad }) => [entidad, idEntidad]).sort()).toEqual([
      ['caso', String(goods.idCaso)],
      ['vale', String(goods.idVale)],
    ]);
  });

  it('takes a case that nobody had in charge into the hands of who ordered it; a pending one goes on waiting', async () => {
    const fresh = await newCase(desk, { idEstado: 1, administrador: null });
    await order({ id: await partialVoucher(desk, fresh) });
    const [caso] = await desk.db.select().from(casos).where(eq(casos.id, fresh));
    expect(caso).toMatchObject({ idEstado: 6, administrador: ASESOR });
    const pending = await newCase(desk, { idEstado: 5, numidenSolicita: ADMINISTRATOR });
    expect((await order({ id: await partialVoucher(desk, pending) })).statusCode).toBe(200);
    expect(await caseState(pending)).toEqual([5, 1]);
  });

  it('is collected when its guide says so, line by line', async () => {
    await order();
    const [folioGuia = ''] = await pickupGuides();
    const guide = (await desk.asesor.get(`vales/clientes/guia-estatus/${folioGuia}`)).json();
    const idArticulo = guide.articulos[0].idarticulo;
    const collect = (statusitem: number) =>
      desk.asesor.send('vales/update-guia', { folioGuia, articulos: [{ idArticulo, statusitem }] });
    expect(await pickedUp()).toEqual([
      [3, 'PENDIENTE DE RECOLECTA'],
      [4, 'PENDIENTE DE RECOLECTA'],
    ]);
    expect((await collect(7)).json().message).toBe(
      'Un artículo en estatus PENDIENTE DE RECOLECTA no puede pasar a ENTREGADO.',
    );
    expect((await collect(13)).statusCode).toBe(200);
    expect(await pickedUp()).toEqual([
      [3, 'RECOLECTADO'],
      [4, 'PENDIENTE DE RECOLECTA'],
    ]);
    expect((await collect(14)).statusCode).toBe(409);
  });

  it('tells where, when and what for', async () => {
    await order();
    const [folioGuia] = await pickupGuides();
    const details = (idVale: number) => desk.asesor.get(`vales/recolecta/complemento-guia/${idVale}/${folioGuia}`);
    const idArticulo = expect.any(Number);
    expect((await details(goods.idVale)).json()).toEqual({
      idVale: goods.idVale,
      folioGuia,
      fechaRecoleccion: TOMORROW,
      enCamino: false,
      direccion: { id: goods.idDireccion, version: 1, numidenCliente: desk.cliente, activo: true, ...ADDRESS },
      articulos: [
        {
          idArticulo,
          linea: 3,
          numArt: '103',
          descripcion: 'Artículo 3',
          cantidad: 1,
          statusitem: 14,
          estatus: 'PENDIENTE DE RECOLECTA',
        },
        {
          idArticulo,
          linea: 4,
          numArt: '104',
          descripcion: 'Artículo 4',
          cantidad: 1,
          statusitem: 14,
          estatus: 'PENDIENTE DE RECOLECTA',
        },
      ],
    });
    const other = await details(goods.idVale + 1);
    expect([other.statusCode, other.json().message]).toEqual([404, 'No se encontró la recolección de ese vale.']);
  });

  it('is named by its voucher with all that is known of it, however the voucher is opened', async () => {
    expect((await openVoucher()).recolectas).toEqual([]);
    await order({ lineas: [3] });
    await order({ lineas: [4], version: 2, fecha: MONDAY });
    const folios = await pickupGuides();
    const details = await Promise.all(
      folios.map((folio) => desk.asesor.get(`vales/recolecta/complemento-guia/${goods.idVale}/${folio}`)),
    );
    const { folio, recolectas: named } = await openVoucher();
    expect(named.map(({ folioGuia }) => folioGuia).sort()).toEqual([...folios].sort());
    expect(named).toEqual(expect.arrayContaining(details.map((answer) => answer.json())));
    const partial = await desk.asesor.get(`vales/get-vale-parcial/${goods.idVale}`);
    const byFolio = await desk.asesor.get(`vales/obtenerValeFolio/${folio}`);
    expect([partial.json().recolectas, byFolio.json().recolectas]).toEqual([named, named]);
  });

  it('is on its way while its package is, until the goods are there', async () => {
    await order({ lineas: [3] });
    const [folioGuia = ''] = await pickupGuides();
    const guide = (await desk.asesor.get(`vales/clientes/guia-estatus/${folioGuia}`)).json();
    const [{ idpaquete: idPaquete, idarticulo: idArticulo }] = guide.articulos;
    const update = (what: object) => desk.asesor.send('vales/update-guia', { folioGuia, ...what });
    const onTheWay = async () => (await openVoucher()).recolectas.map(({ enCamino }) => enCamino);
    await update({ paquetes: [{ idPaquete, status: 5 }] });
    expect(await onTheWay()).toEqual([true]);
    await update({ articulos: [{ idArticulo, statusitem: 13 }] });
    expect(await onTheWay()).toEqual([false]);
  });

  it('is made once under its key, also when it is asked for twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => order({}, { key: 'una-recolecta' })));
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await order({}, { key: 'una-recolecta' })).json()).toEqual(answers[0]?.json());
    expect(await pickupGuides()).toHaveLength(1);
    expect(await desk.db.select().from(recolectas)).toHaveLength(1);
  });

  it('has statuses that a list names', async () => {
    expect((await desk.onlyValidates.get('vales/catalogo/estatus-recoleccion')).json()).toEqual([
      { id: 14, nombre: 'PENDIENTE DE RECOLECTA' },
      { id: 13, nombre: 'RECOLECTADO' },
      { id: 9, nombre: 'CANCELADO' },
    ]);
  });
});

describe('a pickup is refused, and nothing is left of it at logistics either,', () => {
  const expectRefused = async (changes: object, status: number, message: string | RegExp, person = desk.asesor) => {
    const before = await portray(desk.db);
    const answer = await order(changes, { person });
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(message)]);
    expect(await portray(desk.db)).toEqual(before);
  };

  it.each([
    [TODAY, 'La fecha de recolección debe ser de mañana en adelante.'],
    ['2026-03-17', 'La fecha de recolección debe ser de mañana en adelante.'],
    [SUNDAY, 'Los domingos no hay recolecciones. Elija otro día.'],
    ['2026-05-18', 'La fecha de recolección debe ser dentro de los próximos 60 días.'],
    ['2026-02-30', 'No es una fecha válida'],
  ])('on %s', (fecha, text) => expectRefused({ fecha }, 400, text));

  it('but not on the last possible day', async () => {
    expect((await order({ fecha: '2026-05-16' })).statusCode).toBe(200);
  });

  it.each([
    ['that is still on the road', [2], 'La línea 2 no se puede recolectar: el cliente tiene 0 de las 1 unidades.'],
    ['that the voucher takes nothing of', [1], 'El vale no toma nada de la línea 1.'],
    ['that is named twice', [3, 3], 'Una línea está dos veces en la recolecta.'],
    ['when none is named', [], 'Elija al menos un artículo por recolectar.'],
  ])('for a line %s', (_, lineas, text) => expectRefused({ lineas }, 400, text));

  it('at an address of somebody else, or one that is no longer used', async () => {
    const text = 'La dirección no es del cliente del vale o ya no se usa.';
    await expectRefused({ idDireccion: goods.idDireccion + 1 }, 400, text);
    await desk.db.update(direcciones).set({ activo: false });
    await expectRefused({}, 400, text);
    await desk.db.update(vales).set({ numidenCliente: null });
    await expectRefused({}, 400, 'El vale no tiene cliente');
  });

  it('when the case is solved', async () => {
    await desk.db.update(casos).set({ idEstado: 3, fechaSolucion: NOW }).where(eq(casos.id, goods.idCaso));
    await expectRefused({}, 409, 'El caso de este vale está solucionado y ya no admite trabajo.');
  });

  it('when somebody else has changed the voucher, or it is no longer PARCIAL', async () => {
    await expectRefused({ version: 2 }, 409, 'El vale D[0-9]+ cambió mientras usted trabajaba');
    await desk.db.update(vales).set({ estado: 1 });
    await expectRefused({}, 409, 'Un vale en estado VIGENTE no permite programar una recolección.');
  });

  it('in another store, and logistics hears nothing of it', async () => {
    const elsewhere = desk.administrador.inSession(await desk.bed.signIn(ADMINISTRATOR, 2));
    await expectRefused({}, 403, 'Este vale se empezó en otra tienda: lo sigue el personal de esa tienda.', elsewhere);
    expect(await desk.db.select().from(movimientosGuia)).toEqual([]);
  });

  it('for a cancellation, whose goods were not delivered', async () => {
    await desk.db.update(vales).set({ tipo: 0 });
    const [category] = await desk.db.select().from(subcategorias).limit(1);
    if (category === undefined) throw new Error('There is no category.');
    const cancels = { ...category, id: CATEGORIA_DE_TIPO[0], nombre: 'VALE DE CANCELACIÓN' };
    await desk.db.insert(subcategorias).values(cancels).onConflictDoNothing();
    await desk.db.update(casos).set({ idSubcategoria: cancels.id });
    await expectRefused({}, 409, 'Un vale de cancelación no se recolecta: sus artículos no se entregaron.');
    await desk.db.update(casos).set({ idSubcategoria: category.id });
  });

  it('for a line that is fetched already; once that pickup is cancelled it can be ordered anew', async () => {
    await order({ lineas: [4] });
    await expectRefused({ version: 2, fecha: MONDAY }, 400, 'La línea 4 ya está en una recolecta de este vale.');
    const [folioGuia] = await pickupGuides();
    expect((await desk.asesor.send('vales/clientes/cancelacion-guia', { folioGuia })).statusCode).toBe(200);
    expect((await order({ version: 2, fecha: MONDAY })).statusCode).toBe(200);
    expect(await pickupGuides()).toHaveLength(2);
  });

  it('to one of two people who ask at once', async () => {
    const answers = await Promise.all([desk.asesor, desk.administrador].map((person) => order({}, { person })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await pickupGuides()).toHaveLength(1);
    expect(await desk.db.select().from(movimientosGuia)).toHaveLength(1);
  });
});

async function openVoucher(): Promise<Vale> {
  return (await desk.asesor.post('vales/obtenerVale', { valeId: goods.idVale })).json();
}

/** The lines of the voucher's pickups, each with its status. */
async function pickedUp() {
  const { recolectas: pickups } = await openVoucher();
  return pickups.flatMap(({ articulos }) => articulos.map(({ linea, estatus }) => [linea, estatus]));
}

async function caseState(idCaso: number) {
  const [caso] = await desk.db.select().from(casos).where(eq(casos.id, idCaso));
  return [caso?.idEstado, caso?.version];
}

it('the sale of the tests is the one that the voucher is of', async () => {
  const [vale] = await desk.db.select().from(vales).where(eq(vales.id, goods.idVale));
  expect(vale?.operacion).toBe(SALE);
});
