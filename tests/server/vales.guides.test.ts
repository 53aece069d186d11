import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from './casos.desk.ts';
import type { WorkDesk } from './casos.works.ts';
import { asking, openVoucherDesk, saveVoucher, unitsLeft } from './vales.desk.ts';
import { CANCELLED, DELIVERED, ON_THE_ROAD, PACKED, send, statesOf, TO_ASSIGN } from './vales.guides.desk.ts';

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
