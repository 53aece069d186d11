import { sql } from 'drizzle-orm';
import { CLASES_FACTURA, type ClaseFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { type Centavos, centavos, toPesos } from '#domain/common/money';
import {
  DIFERENCIAS,
  type Diferencia,
  type DocumentoDeCuadre,
  type DocumentosDeCuadre,
  NADA,
  type SumasDelMes,
} from '#domain/facturas/cuadre';
import type { Db } from '../../platform/db/db.ts';
import { documentsOf, type MonthOfStore } from './rows.ts';

/** The sums of some stores in their months, together. */
export async function sumsOf(db: Db, stores: readonly MonthOfStore[]): Promise<SumasDelMes> {
  if (stores.length === 0) return NADA;
  const { rows } = await db.execute<{ diferencia: string; monto: string }>(
    sql`${documentsOf(stores)} select diferencia, sum(monto) as monto from documentos group by diferencia`,
  );
  const sums = rows.map(({ diferencia, monto }) => [diferencia, inCentavos(monto)]);
  // The lines are named as the sums are; what no document explains is computed from the others.
  const { sinExplicar: _computed, ...known } = Object.fromEntries(sums) as Partial<SumasDelMes> & {
    sinExplicar?: unknown;
  };
  return { ...NADA, ...known };
}

interface Row extends Record<string, unknown> {
  readonly diferencia: Diferencia;
  readonly tienda: number;
  readonly operacion: string | null;
  readonly fecha: string | Date;
  readonly monto: string;
  readonly total: number;
  readonly idFactura: string | null;
  readonly serie: string;
  readonly folio: number;
  readonly clase: ClaseFactura;
  readonly idVale: string | null;
  readonly folioVale: string;
}

/** The documents of one line, or of all that have any: by line, the oldest first. `take` null reads them all. */
export async function documentsOfLine(
  db: Db,
  stores: readonly MonthOfStore[],
  which: Diferencia | null,
  take: number | null,
): Promise<DocumentosDeCuadre> {
  if (stores.length === 0) return { documentos: [], total: 0 };
  const lines = which === null ? Object.keys(DIFERENCIAS) : [which];
  const { rows } = await db.execute<Row>(sql`${documentsOf(stores)}
    select d.diferencia, d.cvetda as tienda, d.operacion, d.fecha, d.monto, count(*) over ()::int as total,
      f.id as "idFactura", f.serie, f.folio, f.clase, v.id as "idVale", v.folio as "folioVale"
    from documentos d left join facturas f on f.id = d.id_factura left join vales v on v.id = d.id_vale
    where d.diferencia = any(${`{${lines.join(',')}}`}::text[])
    order by array_position(${`{${lines.join(',')}}`}::text[], d.diferencia), d.fecha, d.cvetda, d.operacion, f.id, v.id
    ${take === null ? sql`` : sql`limit ${take}`}`);
  const zones = new Map(stores.map(({ cvetda, zona }) => [cvetda, zona]));
  return { documentos: rows.map((row) => asDocument(row, zones.get(row.tienda))), total: rows[0]?.total ?? 0 };
}

function asDocument(
  { diferencia, tienda, operacion, fecha, monto, ...row }: Row,
  zona: string | undefined,
): DocumentoDeCuadre {
  const { idFactura, serie, folio, clase, idVale, folioVale } = row;
  return {
    ...{ diferencia, tienda, fecha: new Date(fecha).toISOString(), zona, monto: toPesos(inCentavos(monto)) },
    operacion: operacion === null ? null : Number(operacion),
    factura:
      idFactura === null
        ? null
        : { id: Number(idFactura), nombre: serieFolio({ serie, folio }), clase: CLASES_FACTURA[clase] },
    vale: idVale === null ? null : { id: Number(idVale), folio: folioVale },
  };
}

function inCentavos(pesos: string): Centavos {
  return centavos(Math.round(Number(pesos) * 100));
}
