import { and, eq, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/common/dates';
import type { Centavos } from '#domain/common/money';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { consumosRestaurante, pagosEstacionamiento } from '../../platform/db/schema/tickets.ts';

/** A parking ticket as the car park's system has it. */
export interface ParkingTicket {
  readonly monto: Centavos;
  /** The day of the payment. */
  readonly fecha: IsoDate;
  /** It was paid: only then it can be invoiced. */
  readonly valido: boolean;
  readonly idFormaPago: number;
}

/** The stores' car parks, which are only read. */
export interface Parking {
  /** Null for a ticket that the store's car park does not know. */
  find(tienda: number, operacion: number): Promise<ParkingTicket | null>;
}

/** A paid meal at a restaurant. */
export interface Meal {
  readonly tienda: number;
  readonly monto: Centavos;
  readonly fecha: Date;
  readonly idFormaPago: number;
}

/** The stores' restaurants (SVA), which are only read. */
export interface Restaurant {
  /** Null for a folio that no restaurant gave out; capitals and blanks around it make no difference. */
  find(folio: string): Promise<Meal | null>;
}

/** Car parks on this database. */
export function embeddedParking(db: Db): Parking {
  return {
    async find(tienda, operacion) {
      if (!fitsInteger(tienda)) return null;
      const [row] = await db
        .select()
        .from(pagosEstacionamiento)
        .where(and(eq(pagosEstacionamiento.cvetda, tienda), eq(pagosEstacionamiento.operacion, operacion)));
      if (row === undefined) return null;
      const { monto, fecha, valido, idFormaPago } = row;
      return { monto, fecha, valido, idFormaPago };
    },
  };
}

/** Restaurants on this database. */
export function embeddedRestaurant(db: Db): Restaurant {
  return {
    async find(folio) {
      const [row] = await db
        .select()
        .from(consumosRestaurante)
        .where(eq(consumosRestaurante.folio, sql`upper(trim(${folio}))`));
      if (row === undefined) return null;
      const { cvetda: tienda, monto, fecha, idFormaPago } = row;
      return { tienda, monto, fecha, idFormaPago };
    },
  };
}
