import { customerRow } from '../../../server/casos/clientes/create.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../../server/platform/db/schema/tickets.ts';
import { buyer, inCentavos, type Tx } from './sales.ts';

/** A payment at a car park or restaurant of Tienda Centro that no other test invoices; its customer bought nothing. */
export interface OwnTicket {
  readonly tienda: number;
  /** The number on the parking ticket, or the folio of the meal. */
  readonly folio: string;
  readonly cliente: number;
}

const EACH = 40;
const STORE = 1;
const CASH = 1;
/** Far from the sample's tickets and customers. */
const FIRST_NUMBER = 7_500_000;

let parked = 0;
let eaten = 0;

/** Hands out a paid parking ticket of $116.00. @throws Error when all were handed out. */
export function newParkingTicket(): OwnTicket {
  parked += 1;
  return ticketOf(parked, String(numberOf(parked)));
}

/** Hands out a paid meal of $580.00. @throws Error when all were handed out. */
export function newMeal(): OwnTicket {
  eaten += 1;
  return ticketOf(eaten, mealOf(eaten));
}

function ticketOf(place: number, folio: string): OwnTicket {
  if (place > EACH) throw new Error(`All ${EACH} tickets were taken: make more of them in bed/tickets.ts.`);
  return { tienda: STORE, folio, cliente: numberOf(place) };
}

function numberOf(place: number): number {
  return FIRST_NUMBER + place;
}

function mealOf(place: number): string {
  return `PRUEBA-${numberOf(place)}`;
}

/** Puts the tickets that tests ask for, and who paid them, into a database. */
export async function stockTickets(tx: Tx, fecha: Date): Promise<void> {
  const places = Array.from({ length: EACH }, (_, index) => index + 1);
  const numbers = places.map(numberOf);
  await tx.insert(clientes).values(numbers.map((numiden) => ({ numiden, ...customerRow(buyer(numiden)) })));
  await tx.insert(pagosEstacionamiento).values(
    numbers.map((operacion) => ({
      ...{ cvetda: STORE, operacion, monto: inCentavos(116), idFormaPago: CASH },
      ...{ fecha: fecha.toISOString().slice(0, 10), valido: true },
    })),
  );
  await tx.insert(consumosRestaurante).values(
    places.map((place) => ({
      ...{ folio: mealOf(place), cvetda: STORE, monto: inCentavos(580), fecha, idFormaPago: CASH },
    })),
  );
}
