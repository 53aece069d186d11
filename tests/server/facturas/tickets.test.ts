import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import {
  embeddedParking,
  embeddedRestaurant,
  type Parking,
  type Restaurant,
} from '../../../server/facturas/neighbours/tickets.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../../server/platform/db/schema/tickets.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';

let bed: Bed;
let parking: Parking;
let restaurant: Restaurant;
beforeAll(async () => {
  bed = await createBed();
  parking = embeddedParking(bed.db);
  restaurant = embeddedRestaurant(bed.db);
  await bed.db.insert(pagosEstacionamiento).values([
    { cvetda: 1, operacion: 500_001, monto: fromPesos(54), fecha: '2026-03-17', valido: true, idFormaPago: 1 },
    { cvetda: 2, operacion: 500_001, monto: fromPesos(18.5), fecha: '2026-03-18', valido: false, idFormaPago: 3 },
    { cvetda: 2, operacion: 9_999_999_999, monto: fromPesos(18), fecha: '2026-03-18', valido: true, idFormaPago: 2 },
  ]);
  await bed.db
    .insert(consumosRestaurante)
    .values({ folio: 'SVA0100001', cvetda: 1, monto: fromPesos(412.9), fecha: TEST_NOW, idFormaPago: 2 });
});
afterAll(() => bed.close());

describe('a car park', () => {
  it('knows the tickets of each store, paid or not', async () => {
    expect(await parking.find(1, 500_001)).toEqual({
      monto: 5_400,
      fecha: '2026-03-17',
      valido: true,
      idFormaPago: 1,
    });
    expect(await parking.find(2, 500_001)).toEqual({
      monto: 1_850,
      fecha: '2026-03-18',
      valido: false,
      idFormaPago: 3,
    });
    expect(await parking.find(2, 9_999_999_999)).toMatchObject({ monto: 1_800 });
  });

  it.each([
    [1, 500_002],
    [3, 500_001],
    [9_999_999_999, 500_001],
    [1, Number.MAX_SAFE_INTEGER],
  ])('knows no other: of store %d number %d', async (tienda, operacion) => {
    expect(await parking.find(tienda, operacion)).toBeNull();
  });
});

describe('a restaurant', () => {
  it.each(['SVA0100001', 'sva0100001', '  SVA0100001 '])('knows the folio %j', async (folio) => {
    expect(await restaurant.find(folio)).toEqual({ tienda: 1, monto: 41_290, fecha: TEST_NOW, idFormaPago: 2 });
  });

  it.each(['', 'SVA0100002', "SVA'", '%', '🍲'])('knows no other: %j', async (folio) => {
    expect(await restaurant.find(folio)).toBeNull();
  });
});
