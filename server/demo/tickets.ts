import { dayOf } from '#domain/common/dates';
import { fromPesos } from '#domain/common/money';
import type { consumosRestaurante, pagosEstacionamiento } from '../platform/db/schema/tickets.ts';
import { FACTURA_ESTACIONAMIENTO, FACTURA_RESTAURANTE, TIENDAS_FISICAS } from './catalogos.ts';
import type { Clock } from './clock.ts';
import type { SampleCase } from './oneCase.ts';
import type { Random } from './random.ts';

type ParkingRow = typeof pagosEstacionamiento.$inferInsert;
type MealRow = typeof consumosRestaurante.$inferInsert;

/** The tickets of car parks and restaurants, and the cases with the tickets that their customers brought along. */
interface SampleTickets {
  readonly parking: readonly ParkingRow[];
  readonly meals: readonly MealRow[];
  readonly cases: readonly SampleCase[];
}

/** Of each store beside those that cases are of: so a newcomer has some to try. */
const PER_STORE = { parking: 8, meals: 5 } as const;

/** Of those, every so-manyth ticket was not paid. */
const UNPAID_EVERY = 4;

const CASH_OR_CARD = [1, 1, 2, 3] as const;

/** The tickets of the sample; a case without an operation stays so: its customer brought none. */
export function sampleTickets(random: Random, clock: Clock, cases: readonly SampleCase[]): SampleTickets {
  const parking: ParkingRow[] = [];
  const meals: MealRow[] = [];
  for (const { cvetda } of TIENDAS_FISICAS) {
    for (let turn = 1; turn <= PER_STORE.parking; turn += 1) {
      const fecha = clock.daysAgo(random, 1, 30);
      parking.push(ticketOf(random, { cvetda, turn, fecha, valido: turn % UNPAID_EVERY !== 0 }));
    }
    for (let turn = 1; turn <= PER_STORE.meals; turn += 1) {
      meals.push(mealOf(random, { cvetda, turn, fecha: clock.daysAgo(random, 1, 30) }));
    }
  }
  const withTickets = cases.map((one): SampleCase => {
    const { cvetda, idSubcategoria, fechaCreacion: fecha } = one.caso;
    if (one.parametros.length === 0 || !TIENDAS_FISICAS.some((tienda) => tienda.cvetda === cvetda)) return one;
    switch (idSubcategoria) {
      case FACTURA_ESTACIONAMIENTO: {
        const turn = 1 + parking.filter((ticket) => ticket.cvetda === cvetda).length;
        const ticket = ticketOf(random, { cvetda, turn, fecha, valido: !random.onceIn(UNPAID_EVERY) });
        parking.push(ticket);
        return {
          ...one,
          parametros: [
            { orden: 0, tipo: 1, valor: String(cvetda) },
            { orden: 1, tipo: 2, valor: String(ticket.operacion) },
          ],
        };
      }
      case FACTURA_RESTAURANTE: {
        const turn = 1 + meals.filter((meal) => meal.cvetda === cvetda).length;
        const meal = mealOf(random, { cvetda, turn, fecha });
        meals.push(meal);
        return { ...one, parametros: [{ orden: 0, tipo: 4, valor: meal.folio }] };
      }
      default:
        return one;
    }
  });
  return { parking, meals, cases: withTickets };
}

interface Bought {
  readonly cvetda: number;
  /** Numbers it among those of its store. */
  readonly turn: number;
  readonly fecha: Date;
}

/** A ticket; its number is of the store, beyond those of the store's sales. */
function ticketOf(random: Random, { cvetda, turn, fecha, valido }: Bought & { readonly valido: boolean }): ParkingRow {
  return {
    cvetda,
    operacion: cvetda * 1_000_000 + 500_000 + turn,
    // By the hour, and the last one begun.
    monto: fromPesos(18 * random.whole(1, 9)),
    fecha: dayOf(fecha),
    valido,
    idFormaPago: random.one(CASH_OR_CARD),
  };
}

function mealOf(random: Random, { cvetda, turn, fecha }: Bought): MealRow {
  return {
    folio: `SVA${String(cvetda).padStart(2, '0')}${String(turn).padStart(5, '0')}`,
    cvetda,
    monto: fromPesos(random.whole(95, 1_450) + random.one([0, 0.5, 0.9])),
    fecha,
    idFormaPago: random.one(CASH_OR_CARD),
  };
}
