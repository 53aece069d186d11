/** The vouchers that somebody else must authorize, and those that no one may make. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { valeArticulos, vales } from '../../../server/platform/db/schema/vales.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, NOW, Person } from '../casos/casos.desk.ts';
import { caseIn, GERENTE, type WorkDesk } from '../casos/casos.works.ts';
import {
  asking,
  MOTIVO_DEPRECIACION,
  openVoucherDesk,
  saveVoucher,
  sell,
  unitsLeft,
  voucherOf,
  voucherRow,
} from './vales.desk.ts';

const DAY_MS = 86_400_000;
const SOMEBODY_ELSE = 900_001;

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterAll(() => desk.bed.close());

/** Forty articles of 580.00 each, taxes included; the maximum is 5,000.00. */
const FORTY = [{ unidades: 40, pesos: 20_000 }];

const ACUMULADO = {
  motivo: 'acumulado',
  texto: 'Con los otros vales de esta venta, el total pasa de $5,000.00',
};

async function reasonsToSave(operacion: number, units: number) {
  const solicitud = await asking(desk, operacion, { 1: units });
  const validated = (await desk.asesor.post('vales/validar-vale', solicitud)).json();
  const saved = (await saveVoucher(desk.asesor, solicitud)).json();
  expect(validated.autorizacion).toEqual(saved.autorizacion);
  expect(validated.requiereAutorizacion).toBe(saved.autorizacion.length > 0);
  return { id: saved.id as number, estado: saved.estado.nombre, autorizacion: saved.autorizacion };
}

describe('the maximum without authorization', () => {
  it('counts what the vouchers of a sale come to together: the one that passes it waits', async () => {
    const operacion = await sell(desk, FORTY);
    // 2,320.00 and 2,320.00 are 4,640.00; with 580.00 they are 5,220.00.
    expect(await reasonsToSave(operacion, 4)).toMatchObject({ estado: 'VIGENTE', autorizacion: [] });
    expect(await reasonsToSave(operacion, 4)).toMatchObject({ estado: 'VIGENTE', autorizacion: [] });
    const third = await reasonsToSave(operacion, 1);
    expect(third).toMatchObject({ estado: 'POR AUTORIZAR', autorizacion: [ACUMULADO] });
    expect(await voucherRow(desk, third.id)).toMatchObject({ estado: 5, motivosAutorizacion: ['acumulado'] });
    const queue = (await desk.gerente.get('vales/por-autorizar')).json();
    expect(queue.vales.find(({ id }: { id: number }) => id === third.id).motivos).toEqual([ACUMULADO.texto]);
  });

  it('is not passed by what comes to it exactly', async () => {
    const operacion = await sell(desk, [{ unidades: 2, pesos: (5_000 / 1.16) * 2 }]);
    expect(await reasonsToSave(operacion, 1)).toMatchObject({ estado: 'VIGENTE', autorizacion: [] });
    const another = await sell(desk, [
      { unidades: 1, pesos: 4_000 / 1.16 },
      { unidades: 1, pesos: 1_000 / 1.16 },
      { unidades: 1, pesos: 0.01 },
    ]);
    for (const [linea, estado] of [
      [1, 'VIGENTE'],
      [2, 'VIGENTE'],
      [3, 'POR AUTORIZAR'],
    ] as const) {
      const answer = await saveVoucher(desk.asesor, await asking(desk, another, { [linea]: 1 }));
      expect(answer.json().estado.nombre).toBe(estado);
    }
  });

  it('counts what waits and what was given back, and not what is free again', async () => {
    const operacion = await sell(desk, FORTY);
    const first = await reasonsToSave(operacion, 9);
    expect(first).toMatchObject({ estado: 'POR AUTORIZAR', autorizacion: [{ motivo: 'monto' }] });
    expect((await reasonsToSave(operacion, 1)).autorizacion).toEqual([ACUMULADO]);
    await desk.db.update(vales).set({ estado: 2 }).where(eq(vales.id, first.id));
    expect((await reasonsToSave(operacion, 1)).autorizacion).toEqual([ACUMULADO]);
    for (const estado of [3, 4, 6]) {
      await desk.db.update(vales).set({ estado }).where(eq(vales.operacion, operacion));
      expect((await reasonsToSave(operacion, 1)).autorizacion).toEqual([]);
    }
  });

  it('counts the vouchers of the last thirty days, by the days of the stores', async () => {
    // A sale of 31 days ago waits anyway; what counts besides depends on the voucher's own day.
    const operacion = await sell(desk, FORTY, { fecha: new Date(NOW.getTime() - 31 * DAY_MS) });
    const { id } = await reasonsToSave(operacion, 8);
    const made = (days: number) =>
      desk.db
        .update(vales)
        .set({ fechaCreacion: new Date(NOW.getTime() - days * DAY_MS) })
        .where(eq(vales.id, id));
    const motives = async () => {
      const answer = await desk.asesor.post('vales/validar-vale', await asking(desk, operacion, { 1: 1 }));
      return answer.json().autorizacion.map(({ motivo }: { motivo: string }) => motivo);
    };
    await made(30);
    expect(await motives()).toEqual(['acumulado', 'antiguedad']);
    await made(31);
    expect(await motives()).toEqual(['antiguedad']);
  });

  it('is not passed by twenty vouchers of one sale at once, at two servers: those beyond it wait', async () => {
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const operacion = await sell(desk, FORTY);
    const caso = await caseIn(desk, ESTADO.enProceso);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { caso });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => saveVoucher(turn % 2 === 0 ? desk.asesor : there, solicitud)),
    );
    await app.close();
    const states = answers.map((answer) => answer.json().estado?.nombre ?? answer.body);
    // Eight of 580.00 are 4,640.00; a ninth would pass 5,000.00.
    expect(states.toSorted()).toEqual([...Array(12).fill('POR AUTORIZAR'), ...Array(8).fill('VIGENTE')]);
    const valid = await desk.db
      .select({ total: vales.total })
      .from(vales)
      .where(and(eq(vales.operacion, operacion), eq(vales.estado, 1)));
    expect(valid.reduce((all, { total }) => all + total, 0)).toBe(464_000);
    expect(await unitsLeft(desk, operacion)).toEqual([20]);
  });
});

const OTHER = { motivo: 'otraPersona', texto: 'El cliente del caso no es quien compró' };

describe('the money of a sale', () => {
  /** A sale to a known buyer; null for a sale without one. */
  async function soldTo(buyer: number | null): Promise<number> {
    const operacion = await sell(desk, FORTY);
    await desk.db
      .update(ventas)
      .set({ numidenCliente: buyer, nombreCliente: buyer === null ? null : 'RAMOS SOTO ELENA' })
      .where(eq(ventas.operacion, operacion));
    return operacion;
  }

  it('goes to who bought without a question', async () => {
    expect(await reasonsToSave(await soldTo(desk.cliente), 1)).toMatchObject({ estado: 'VIGENTE', autorizacion: [] });
  });

  it('of a sale whose buyer nobody knows goes to whoever the case is of', async () => {
    expect(await reasonsToSave(await soldTo(null), 1)).toMatchObject({ estado: 'VIGENTE', autorizacion: [] });
  });

  it('goes to somebody else only when another person authorizes it, who reads so', async () => {
    const { id, estado, autorizacion } = await reasonsToSave(await soldTo(SOMEBODY_ELSE), 1);
    expect([estado, autorizacion]).toEqual(['POR AUTORIZAR', [OTHER]]);
    const shown = (await desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
    expect(shown.autorizacion.motivos).toEqual([OTHER]);
    expect([shown.cliente.numiden, shown.operacion.comprador]).toEqual([
      desk.cliente,
      { numiden: SOMEBODY_ELSE, nombre: 'RAMOS SOTO ELENA' },
    ]);
    const queue = (await desk.gerente.get('vales/por-autorizar')).json();
    expect(queue.vales.find((vale: { id: number }) => vale.id === id)).toMatchObject({
      motivos: [OTHER.texto],
      cliente: { numiden: desk.cliente },
    });
  });

  it('is judged by the case as a partial voucher is finished, too', async () => {
    const operacion = await soldTo(SOMEBODY_ELSE);
    const solicitud = await asking(desk, operacion, { 1: 1 });
    const partial = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    expect(partial).toMatchObject({ estado: { nombre: 'PARCIAL' }, autorizacion: [] });
    const whole = await saveVoucher(desk.asesor, { ...solicitud, id: partial.id, version: partial.version });
    expect(whole.json()).toMatchObject({ estado: { nombre: 'POR AUTORIZAR' }, autorizacion: [OTHER] });
  });
});

describe('a voucher that waits', () => {
  const depreciated = {
    linea: 1,
    cantidad: 2,
    seleccionadoDepreciacion: true,
    porcentajeDepreciacion: 50,
    idMotivoDepreciacion: MOTIVO_DEPRECIACION,
  };

  it('is valid as long from the day on which it is authorized as the setting says', async () => {
    const operacion = await sell(desk, FORTY);
    const waiting = await voucherOf(desk.asesor, await asking(desk, operacion, {}, { articulos: [depreciated] }));
    // 18 March and 90 days, by the store's calendar.
    expect((await voucherRow(desk, waiting.id)).fechaVigencia.toISOString()).toBe('2026-06-17T05:59:59.999Z');
    const { clock } = desk.bed;
    try {
      clock.advance(10 * DAY_MS);
      const manager = new Person(desk.bed, await desk.bed.signIn(GERENTE));
      const { id, version } = waiting;
      const answer = await manager.send('vales/autorizar-vale', { id, version, comentario: '' });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await voucherRow(desk, id)).toMatchObject({
        estado: 1,
        fechaVigencia: new Date('2026-06-27T05:59:59.999Z'),
      });
    } finally {
      clock.now = NOW;
    }
  });

  it('is finished by its own store alone, also where it needs authorization', async () => {
    const operacion = await sell(desk, FORTY);
    const solicitud = await asking(desk, operacion, {}, { articulos: [depreciated] });
    const partial = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    const elsewhere = new Person(desk.bed, await desk.bed.signIn(ASESOR, 2));
    const answer = await saveVoucher(elsewhere, { ...solicitud, id: partial.id, version: partial.version });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Este vale se empezó en otra tienda: lo sigue el personal de esa tienda.',
    ]);
    expect(await voucherRow(desk, partial.id)).toMatchObject({ estado: 4, version: 1 });
  });

  it('is not cancelled once a part of it went back before it was replaced, though some of its depreciation was forgiven', async () => {
    const operacion = await sell(desk, FORTY);
    // 1,160.00 less 580.00, with 100.00 forgiven: 680.00, and 50.00 of these go back.
    const articulos = [depreciated];
    const metodosDevolucion = [
      { metodo: { id: 6 as const }, monto: 50 },
      { metodo: { id: 3 as const }, monto: 630 },
    ];
    const { id } = await voucherOf(
      desk.asesor,
      await asking(desk, operacion, {}, { articulos, condonacion: 100, metodosDevolucion }),
    );
    const version = async (one: number) => (await voucherRow(desk, one)).version;
    const work = async (who: Person, call: string, one: number, more: object) =>
      who.send(`vales/${call}`, { id: one, version: await version(one), ...more });
    expect((await work(desk.gerente, 'autorizar-vale', id, { comentario: '' })).statusCode).toBe(200);
    expect((await work(desk.asesor, 'devolver', id, { metodo: 6, folio: null })).statusCode).toBe(200);
    const replaced = await work(desk.asesor, 'guardarReposicion', id, { motivo: 'Perdió su papel.' });
    const other = replaced.json().reposicion.id;
    expect(await voucherRow(desk, other)).toMatchObject({ saldo: 63_000, depreciacion: 58_000, condonacion: 10_000 });
    const cancelled = await work(desk.gerente, 'cancelar-vale', other, { motivo: 'Se lo quedó' });
    expect([cancelled.statusCode, cancelled.json().message]).toEqual([
      409,
      'Ya se devolvió o se está devolviendo parte de este vale: no permite cancelarlo.',
    ]);
    expect(await unitsLeft(desk, operacion)).toEqual([38]);
  });
});

describe('a voucher cannot be', () => {
  /** Refused in the same words by validating, saving and keeping as partial; nothing is written. */
  async function expectRefused(solicitud: SolicitudValeEnviada, campo: string, message: string): Promise<void> {
    const before = await desk.db.$count(vales);
    const answers = [
      await desk.asesor.post('vales/validar-vale', solicitud),
      await saveVoucher(desk.asesor, solicitud),
      await desk.asesor.send('vales/guardar-parcial', solicitud),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().campos], answer.body).toEqual([400, [{ campo, message }]]);
    }
    expect(await desk.db.$count(vales)).toBe(before);
  }

  it('of another article than that of its line', async () => {
    const operacion = await sell(desk, [
      { unidades: 1, pesos: 100 },
      { unidades: 1, pesos: 900 },
    ]);
    const articulos = [
      { linea: 1, numArt: '701', cantidad: 1 },
      { linea: 2, numArt: '701', cantidad: 1 },
    ];
    await expectRefused(
      await asking(desk, operacion, {}, { articulos }),
      'articulos.1.numArt',
      'La línea 2 de la venta es el artículo 702.',
    );
    const right = [{ linea: 2, numArt: '702', cantidad: 1 }];
    const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, {}, { articulos: right }));
    const [line] = await desk.db.select().from(valeArticulos).where(eq(valeArticulos.idVale, id));
    expect(line).toMatchObject({ linea: 2, numArt: '702', total: 104_400 });
  });

  it('a cancellation that depreciates: its goods were never delivered', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const depreciated = {
      linea: 1,
      cantidad: 1,
      seleccionadoDepreciacion: true,
      porcentajeDepreciacion: 10,
      idMotivoDepreciacion: MOTIVO_DEPRECIACION,
    };
    await expectRefused(
      await asking(desk, operacion, {}, { tipo: 0, articulos: [depreciated] }),
      'articulos.0.seleccionadoDepreciacion',
      'Un vale de cancelación no deprecia: sus artículos no se entregaron.',
    );
  });
});
