import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TIPOS_PARAMETRO } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { casoParametros } from '../../platform/db/schema/partesDeCaso.ts';

/** The cases of a phone number; with `hayMas` there are older ones besides, which no list shows. */
export interface CasesOfPhone {
  readonly ids: readonly number[];
  readonly hayMas: boolean;
}

/** An operation by its number; of one store, or of whichever has it. */
export interface OperacionBuscada {
  readonly numero: number;
  readonly tienda: number | null;
}

/** The cases that a phone number found; null narrows nothing. */
export function ofPhone(telefono: CasesOfPhone | null): SQL | undefined {
  return telefono === null ? undefined : sql`${casos.id} = any(${`{${telefono.ids.join(',')}}`}::bigint[])`;
}

/** The cases whose search parameters name an operation; null narrows nothing. */
export function casesOfOperation(db: Db, operacion: OperacionBuscada | null): SQL | undefined {
  if (operacion === null) return undefined;
  const { idCaso, tipo, valor } = casoParametros;
  const withValue = (key: number, number: number) =>
    db
      .select({ id: idCaso })
      .from(casoParametros)
      .where(and(eq(tipo, key), eq(valor, String(number))));
  const ofItsNumber = inArray(casos.id, withValue(TIPO.operacion, operacion.numero));
  if (operacion.tienda === null) return ofItsNumber;
  return and(ofItsNumber, inArray(casos.id, withValue(TIPO.tienda, operacion.tienda)));
}

const TIPO = { tienda: 1, operacion: 2 } as const satisfies Partial<Record<string, keyof typeof TIPOS_PARAMETRO>>;
