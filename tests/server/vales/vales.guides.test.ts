import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guiaArticulos, guiaPaquetes, guias } from '../../../server/platform/db/schema/operaciones.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, idOf, openVoucherDesk, saveVoucher, unitsLeft, voucherOf, voucherRow } from './vales.desk.ts';
import { CANCELLED, DELIVERED, LONG_AGO, ON_THE_ROAD, PACKED, send, statesOf, TO_ASSIGN } from './vales.guides.desk.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterAll(() => desk.bed.close());

describe('a saved cancellation', () => {
  it('takes its units off their guide, and never what is on the road', async () => {
    const operacion = await send(desk, [PACKED, ON_THE_ROAD, TO_ASSIGN]);
    const tooMany = await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 3 }, { tipo: 0 }));
    expect(tooMany.json().message).toBe('La cantidad de artículos a cancelar no puede ser mayor a: 2');
    expect(await statesOf(desk, operacion)).toEqual([TO_ASSIGN, PACKED, ON_THE_ROAD]);
    const saved = await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 2 }, { tipo: 0 }));
    expect(saved.json()).toMatchObject({ estado: { nombre: 'VIGENTE' } });
    expect(await statesOf(desk, operacion)).toEqual([ON_THE_ROAD, CANCELLED, CANCELLED]);
    expect(await unitsLeft(desk, operacion)).toEqual([1]);
  });

  it('of what its guide has cancelled already asks for nothing more', async () => {
    const operacion = await send(desk, [CANCELLED, PACKED]);
    await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }, { tipo: 0 }));
    expect(await statesOf(desk, operacion)).toEqual([PACKED, CANCELLED]);
  });

  it('under one key cancels once, however often it is sent', async () => {
    const operacion = await send(desk, [PACKED, PACKED, TO_ASSIGN, TO_ASSIGN]);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { tipo: 0 });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => saveVoucher(desk.asesor, solicitud, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await statesOf(desk, operacion)).filter((state) => state === CANCELLED)).toHaveLength(1);
  });

  it('kept as partial, or only validated, leaves the guide alone', async () => {
    const operacion = await send(desk, [PACKED]);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { tipo: 0 });
    await desk.asesor.send('vales/guardar-parcial', solicitud);
    const validated = await desk.asesor.post('vales/cancelacion/validar', solicitud);
    expect([validated.statusCode, await statesOf(desk, operacion)]).toEqual([200, [PACKED]]);
  });

  it('of the last unit by two people at once: one pays it back, and it is cancelled once', async () => {
    const operacion = await send(desk, [PACKED]);
    const both = await Promise.all(
      [desk.asesor, desk.gerente].map(async (who) =>
        saveVoucher(who, await asking(desk, operacion, { 1: 1 }, { tipo: 0 })),
      ),
    );
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([await statesOf(desk, operacion), await unitsLeft(desk, operacion)]).toEqual([[CANCELLED], [0]]);
  });
});

describe('a return takes only goods that the customer has', () => {
  const NOT_MORE_THAN = 'La cantidad de artículos a devolver no puede ser mayor a:';

  it.each([
    [TO_ASSIGN, '1 unidad sin entregar: no se devuelve, se cancela con «Cancelar artículos»'],
    [ON_THE_ROAD, '1 unidad EN RUTA: no se devuelve ni se cancela hasta que se entregue'],
    [CANCELLED, '1 unidad cancelada en su guía: se paga con «Cancelar artículos»'],
  ])('and none in state %d, by validating as by saving, and says what helps', async (state, why) => {
    const operacion = await send(desk, [state]);
    const solicitud = await asking(desk, operacion, { 1: 1 });
    const validated = await desk.asesor.post('vales/validar-vale', solicitud);
    const saved = await saveVoucher(desk.asesor, solicitud);
    expect(validated.json()).toEqual(saved.json());
    expect([saved.statusCode, saved.json().campos]).toEqual([
      400,
      [{ campo: 'articulos.0.cantidad', message: `${NOT_MORE_THAN} 0. ${why}` }],
    ]);
    expect([await unitsLeft(desk, operacion), await statesOf(desk, operacion)]).toEqual([[1], [state]]);
    const begins = await desk.asesor.post('vales/validar-operacion', { ...solicitud, tipo: undefined });
    expect(begins.json().message).toContain(why);
  });

  it('those that were delivered, beside others that were not', async () => {
    const operacion = await send(desk, [DELIVERED, PACKED, DELIVERED]);
    expect((await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 3 }))).json().message).toContain(
      `${NOT_MORE_THAN} 2. 1 unidad sin entregar`,
    );
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 2 }));
    expect((await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }))).statusCode).toBe(400);
    const cancelled = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }, { tipo: 0 }));
    expect([await unitsLeft(desk, operacion), (await voucherRow(desk, cancelled.id)).tipo]).toEqual([[0], 0]);
  });

  it('with one delivered unit among twenty: of twenty people on two servers one gets it', async () => {
    const operacion = await send(desk, [DELIVERED, ...Array.from({ length: 19 }, () => PACKED)]);
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const requests = await Promise.all(Array.from({ length: 20 }, () => asking(desk, operacion, { 1: 1 })));
    const answers = await Promise.all(
      requests.map((request, index) => saveVoucher(index % 2 === 0 ? desk.asesor : there, request)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    expect(await unitsLeft(desk, operacion)).toEqual([19]);
    await app.close();
  });

  it('one that waits since before this rule is not authorized, only rejected', async () => {
    const operacion = await send(desk, [DELIVERED], LONG_AGO);
    const made = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    await setBack(operacion);
    const shown = (await desk.gerente.post('vales/obtenerVale', { valeId: made.id })).json();
    const authorized = await desk.gerente.send('vales/autorizar-vale', idOf(made));
    expect([shown.sinEntregar, authorized.statusCode, authorized.json().message]).toEqual([
      true,
      409,
      'El vale devuelve artículos que el cliente no tiene. Lo que no se ha entregado se cancela con «Cancelar artículos»; lo que va EN RUTA se devuelve cuando se entregue.',
    ]);
    const rejected = await desk.gerente.send('vales/rechazar-vale', { ...idOf(made), motivo: 'Sin entregar' });
    expect([rejected.statusCode, await unitsLeft(desk, operacion)]).toEqual([200, [1]]);
  });
});

/** As if nothing of a sale had been delivered. */
async function setBack(operacion: number): Promise<void> {
  const rows = await desk.db
    .select({ id: guiaArticulos.id })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(eq(guias.operacion, operacion));
  for (const { id } of rows)
    await desk.db.update(guiaArticulos).set({ statusitem: TO_ASSIGN }).where(eq(guiaArticulos.id, id));
}

describe('what is fetched from the customer', () => {
  it('is paid back once it is here, by validating as by saving', async () => {
    const operacion = await send(desk, [DELIVERED]);
    const articulos = [{ linea: 1, cantidad: 1, esRecolecta: true }];
    const solicitud = await asking(desk, operacion, {}, { articulos });
    const validated = await desk.asesor.post('vales/validar-vale', solicitud);
    const saved = await saveVoucher(desk.asesor, solicitud);
    expect(validated.json()).toEqual(saved.json());
    expect(saved.json()).toMatchObject({
      campos: [
        {
          campo: 'articulos.0.esRecolecta',
          message: 'Los artículos por recolectar aún no se han recolectado.',
        },
      ],
    });
  });
});
