import type { SQL } from 'drizzle-orm';
import { and, count, gte, lt, sql } from 'drizzle-orm';
import { MAX_CONTADOS } from '#domain/casos';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import { casos, casosCuenta } from '../../db/schema/casos.ts';
import type { Criterio } from './criterio.ts';
import { enCuenta, fuenteDe, soloPropios } from './criterio.ts';
import type { Intervalo } from './dias.ts';
import { interseccion } from './dias.ts';

/** So many cases of a criterion were opened in an interval. */
export interface Bloque {
  readonly intervalo: Intervalo;
  readonly n: number;
}

/**
 * The cases of a criterion, counted in blocks that follow each other in time and are not empty; `hayMas` when there are
 * more than were counted, which then are one block.
 */
export interface Cuenta {
  readonly bloques: readonly Bloque[];
  readonly hayMas: boolean;
}

/**
 * Counts the cases of a criterion. Whole months come from the table of counts, the days before and after them from an
 * index, exactly, whatever they amount to; what that table does not know (one case, a person's, a customer's, those solved
 * in some days) is counted in an index as one block, up to `MAX_CONTADOS`.
 */
export const contarPorBloques = async (db: Db, criterio: Criterio): Promise<Cuenta> => {
  const meses = mesesEnteros(criterio.creacion);
  const { folio, numIden, solucion, nombre } = criterio;
  if (folio !== null || numIden !== null || solucion !== null || nombre !== null) {
    const n = await contarHasta(db, criterio, MAX_CONTADOS + 1);
    const contados = Math.min(n, MAX_CONTADOS);
    return { bloques: conCasos([{ intervalo: criterio.creacion, n: contados }]), hayMas: n > contados };
  }
  if (meses === null) return completa([await borde(db, criterio, criterio.creacion)]);
  const antes = interseccion(criterio.creacion, { desde: null, hasta: meses.desde });
  const despues = interseccion(criterio.creacion, { desde: meses.hasta, hasta: null });
  return completa([
    ...(meses.desde === null || antes === null ? [] : [await borde(db, criterio, antes)]),
    ...(await porMeses(db, criterio, meses)),
    ...(meses.hasta === null || despues === null ? [] : [await borde(db, criterio, despues)]),
  ]);
};

const completa = (bloques: readonly Bloque[]): Cuenta => ({ bloques: conCasos(bloques), hayMas: false });

/** How many cases of a criterion without dates there are in each state; states without cases are left out. */
export const contarPorEstado = async (db: Db, criterio: Criterio): Promise<ReadonlyMap<number, number>> => {
  const cuentas = await db
    .select({ estado: casosCuenta.idEstado, n: sql<number>`sum(${casosCuenta.n})`.mapWith(Number) })
    .from(casosCuenta)
    .where(enCuenta(criterio))
    .groupBy(casosCuenta.idEstado);
  const propios = soloPropios(criterio);
  const propias =
    propios === undefined
      ? []
      : await db.select({ estado: casos.idEstado, n: count() }).from(casos).where(propios).groupBy(casos.idEstado);
  const sumas = new Map<number, number>();
  for (const { estado, n } of [...cuentas, ...propias]) sumas.set(estado, (sumas.get(estado) ?? 0) + n);
  return sumas;
};

/** How many cases there are in some blocks. */
export const totalDe = (bloques: readonly Bloque[]): number => bloques.reduce((suma, { n }) => suma + n, 0);

const conCasos = (bloques: readonly Bloque[]): readonly Bloque[] => bloques.filter(({ n }) => n > 0);

/** Counts no further than to `maximo`, so that a count costs as much whatever there is. */
const contarHasta = async (db: Db, criterio: Criterio, maximo: number): Promise<number> => {
  const { tabla, donde } = fuenteDe(db, criterio);
  const contados = db
    .select({ uno: sql`1`.as('uno') })
    .from(tabla)
    .where(donde)
    .limit(maximo)
    .as('contados');
  const [fila] = await heavyRead(() => db.select({ n: count() }).from(contados));
  return fila?.n ?? 0;
};

// At most two months: what lies between them is in the table of counts.
const borde = async (db: Db, criterio: Criterio, intervalo: Intervalo): Promise<Bloque> => ({
  intervalo,
  n: await contar(db, { ...criterio, creacion: intervalo }),
});

const contar = async (db: Db, criterio: Criterio): Promise<number> => {
  const { tabla, donde } = fuenteDe(db, criterio);
  const [fila] = await db.select({ n: count() }).from(tabla).where(donde);
  return fila?.n ?? 0;
};

const porMeses = async (db: Db, criterio: Criterio, meses: Intervalo): Promise<readonly Bloque[]> => {
  const cuantos = sql<number>`sum(${casosCuenta.n})`.mapWith(Number);
  const cuentas = await db
    .select({ mes: casosCuenta.mes, n: cuantos })
    .from(casosCuenta)
    .where(
      and(
        enCuenta(criterio),
        meses.desde === null ? undefined : gte(casosCuenta.mes, diaUtc(meses.desde)),
        meses.hasta === null ? undefined : lt(casosCuenta.mes, diaUtc(meses.hasta)),
      ),
    )
    .groupBy(casosCuenta.mes);
  const propios = soloPropios({ ...criterio, creacion: meses });
  const bloques = cuentas
    .map(({ mes, n }) => ({ intervalo: mesDe(mes), n }))
    .sort((uno, otro) => uno.intervalo.desde.getTime() - otro.intervalo.desde.getTime());
  return propios === undefined ? bloques : sumarPropios(db, bloques, propios, meses);
};

/** Adds one's own cases to blocks of months: to the month of each, or before, between and after them where none is. */
const sumarPropios = async (
  db: Db,
  bloques: readonly BloqueDeMes[],
  propios: SQL,
  { desde, hasta }: Intervalo,
): Promise<readonly Bloque[]> => {
  const bordes = [...new Set(bloques.flatMap(({ intervalo }) => [+intervalo.desde, +intervalo.hasta]))];
  const comoArreglo = `{${bordes.map((borde) => new Date(borde).toISOString()).join(',')}}`;
  // The bounds travel with the query: to look a moment up between them costs a fraction of what a calendar does.
  const filas = await db
    .select({ lugar: sql<number>`lugar`, n: count() })
    .from(
      db
        .select({ lugar: sql<number>`width_bucket(${casos.fechaCreacion}, ${comoArreglo}::timestamptz[])`.as('lugar') })
        .from(casos)
        .where(propios)
        .as('propios'),
    )
    .groupBy(sql`lugar`);
  const n = new Map(filas.map((fila) => [fila.lugar, fila.n]));
  const deMes = new Map(bloques.map((bloque) => [+bloque.intervalo.desde, bloque.n]));
  return [Number.NaN, ...bordes].map((borde, lugar) => {
    const siguiente = bordes[lugar];
    return {
      intervalo: {
        desde: lugar === 0 ? desde : new Date(borde),
        hasta: siguiente === undefined ? hasta : new Date(siguiente),
      },
      n: (n.get(lugar) ?? 0) + (deMes.get(borde) ?? 0),
    };
  });
};

interface BloqueDeMes extends Bloque {
  readonly intervalo: { readonly desde: Date; readonly hasta: Date };
}

const mesDe = (primerDia: string): BloqueDeMes['intervalo'] => {
  const desde = new Date(`${primerDia}T00:00:00Z`);
  return { desde, hasta: masMeses(desde, 1) };
};

const diaUtc = (momento: Date): string => momento.toISOString().slice(0, 10);

const masMeses = (momento: Date, meses: number): Date =>
  new Date(Date.UTC(momento.getUTCFullYear(), momento.getUTCMonth() + meses, 1));

/** The UTC months that lie whole within an interval; null when there are none. */
const mesesEnteros = ({ desde, hasta }: Intervalo): Intervalo | null => {
  const este = desde === null ? null : masMeses(desde, 0);
  const primero = este === null || este.getTime() === desde?.getTime() ? este : masMeses(este, 1);
  const fin = hasta === null ? null : masMeses(hasta, 0);
  return primero !== null && fin !== null && primero >= fin ? null : { desde: primero, hasta: fin };
};
