import type { SQL } from 'drizzle-orm';
import { and, asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FiltroCasos, OrdenCasos } from '#domain/casos';
import type { UmbralesSemaforo } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import type { Bloque } from './contar.ts';
import { contarPorBloques, totalDe } from './contar.ts';
import type { Criterio, Fuente, Persona } from './criterio.ts';
import { fuenteDe, leerFiltro } from './criterio.ts';
import { interseccion } from './dias.ts';
import { leerNombre } from './nombreBuscado.ts';

type Sentido = 'recientes' | 'antiguos' | 'pierdenAntes';

/** A run of the list: the cases of a criterion in one order. A list is one run, or three by nearest loss of colour. */
export interface Tramo {
  readonly criterio: Criterio;
  readonly sentido: Sentido;
}

/** What the list leans on besides the filter: the moment and the hours that the traffic light goes by. */
export interface Momento {
  readonly ahora: Date;
  readonly umbrales: UmbralesSemaforo;
  readonly zona: string;
}

/** The runs of the list that a filter asks for, for one person; none when nothing can be found. */
export const tramosDe = async (
  db: Db,
  filtro: FiltroCasos,
  persona: Persona,
  momento: Momento,
): Promise<readonly Tramo[]> => {
  const criterio = leerFiltro(filtro, persona, momento.zona);
  if (criterio === null) return [];
  if (filtro.nomCliente === '') return enOrden(criterio, filtro.orden, momento);
  const nombre = await leerNombre(db, filtro.nomCliente);
  return nombre === null ? [] : enOrden({ ...criterio, nombre }, filtro.orden, momento);
};

const CON_COLOR: readonly number[] = [ESTADO.nuevo, ESTADO.enProceso];
const MS_POR_HORA = 3_600_000;

// First the cases that have a colour to lose, the next one first; then those that lost the last one, the newest loss
// first; then those without a colour to lose. Each of the last two is a list by date, which an index serves.
const enOrden = (criterio: Criterio, orden: OrdenCasos, { ahora, umbrales }: Momento): readonly Tramo[] => {
  if (orden !== 'porVencer') return [{ criterio, sentido: orden }];
  const conColor = criterio.estados.filter((estado) => CON_COLOR.includes(estado));
  const sinColor = criterio.estados.filter((estado) => !CON_COLOR.includes(estado));
  const limite = new Date(Math.ceil(ahora.getTime() - umbrales.antiguo * MS_POR_HORA));
  const porPerder = interseccion(criterio.creacion, { desde: limite, hasta: null });
  const perdidos = interseccion(criterio.creacion, { desde: null, hasta: limite });
  return [
    ...(porPerder === null || conColor.length === 0
      ? []
      : [{ criterio: { ...criterio, estados: conColor, creacion: porPerder }, sentido: 'pierdenAntes' as const }]),
    ...(perdidos === null || conColor.length === 0
      ? []
      : [{ criterio: { ...criterio, estados: conColor, creacion: perdidos }, sentido: 'recientes' as const }]),
    ...(sinColor.length === 0 ? [] : [{ criterio: { ...criterio, estados: sinColor }, sentido: 'recientes' as const }]),
  ];
};

/**
 * The numbers of the cases of one page, in order, and how many cases there are in all; with `hayMas` there are more than
 * `total`, and no page shows those.
 */
export const buscarPagina = async (
  db: Db,
  tramos: readonly Tramo[],
  momento: Momento,
  pagina: { readonly saltar: number; readonly tomar: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number; readonly hayMas: boolean }> => {
  const ids: number[] = [];
  let total = 0;
  for (const tramo of tramos) {
    const { bloques, hayMas } = await contarPorBloques(db, tramo.criterio);
    const n = totalDe(bloques);
    const saltar = Math.max(0, pagina.saltar - total);
    const tomar = Math.min(pagina.tomar - ids.length, n - saltar);
    total += n;
    if (tomar > 0) ids.push(...(await leerIds(db, tramo, momento, bloques, { saltar, tomar })));
    // Where a run goes on that far, nobody can say at which place the next one begins.
    if (hayMas) return { ids, total, hayMas };
  }
  return { ids, total, hayMas: false };
};

const leerIds = async (
  db: Db,
  tramo: Tramo,
  momento: Momento,
  bloques: readonly Bloque[],
  pagina: { readonly saltar: number; readonly tomar: number },
): Promise<readonly number[]> => {
  const ventana = ventanaDe(tramo, bloques, pagina);
  if (ventana === null) return [];
  const { tabla, donde } = fuenteDe(db, ventana.criterio);
  const leer = async () =>
    db
      .select({ id: tabla.id })
      .from(tabla)
      .where(donde)
      .orderBy(...ordenDe(tabla, tramo.sentido, momento))
      .offset(ventana.saltar)
      .limit(pagina.tomar);
  const filas = await (tramo.criterio.nombre === null ? leer() : heavyRead(leer));
  return filas.map(({ id }) => id);
};

// The blocks say in which months the page lies: only those are read, however deep the page is.
const ventanaDe = (
  { criterio, sentido }: Tramo,
  bloques: readonly Bloque[],
  { saltar, tomar }: { readonly saltar: number; readonly tomar: number },
): { readonly criterio: Criterio; readonly saltar: number } | null => {
  if (sentido === 'pierdenAntes') return { criterio, saltar };
  const enOrdenDeLista = sentido === 'recientes' ? bloques.toReversed() : bloques;
  let antes = 0;
  const tocados = enOrdenDeLista.flatMap(({ intervalo, n }) => {
    const desde = antes;
    antes += n;
    return desde < saltar + tomar && antes > saltar ? [{ intervalo, desde }] : [];
  });
  const primero = tocados[0];
  const ultimo = tocados.at(-1);
  if (primero === undefined || ultimo === undefined) return null;
  const [nuevo, viejo] = sentido === 'recientes' ? [primero, ultimo] : [ultimo, primero];
  const creacion = interseccion(criterio.creacion, { desde: viejo.intervalo.desde, hasta: nuevo.intervalo.hasta });
  return creacion === null ? null : { criterio: { ...criterio, creacion }, saltar: saltar - primero.desde };
};

// The case's number decides between equals, so that no page repeats or misses one.
const ordenDe = (tabla: Fuente['tabla'], sentido: Sentido, momento: Momento): readonly SQL[] => {
  if (sentido === 'antiguos') return [asc(tabla.fechaCreacion), asc(tabla.id)];
  if (sentido === 'recientes') return [desc(tabla.fechaCreacion), desc(tabla.id)];
  return [asc(perdidaDe(tabla.fechaCreacion, momento)), asc(tabla.id)];
};

/** When a case that was opened at some moment loses its colour. */
const perdidaDe = (fechaCreacion: PgColumn | SQL, { ahora, umbrales }: Momento): SQL => {
  const reciente = new Date(Math.ceil(ahora.getTime() - umbrales.reciente * MS_POR_HORA)).toISOString();
  const horas = sql`case when ${fechaCreacion} >= ${reciente}::timestamptz
    then ${umbrales.reciente}::float8 else ${umbrales.antiguo}::float8 end`;
  return sql`${fechaCreacion} + make_interval(secs => 3600 * ${horas})`;
};

/** The next cases of a run after one, for who reads it all; `desde` null begins. */
export const leerDesde = async (
  db: Db,
  { criterio, sentido }: Tramo,
  momento: Momento,
  desde: CasoLeido | null,
  cuantos: number,
): Promise<readonly CasoLeido[]> => {
  const { tabla, donde } = fuenteDe(db, criterio);
  return db
    .select({ id: tabla.id, fecha: tabla.fechaCreacion })
    .from(tabla)
    .where(and(donde, desde === null ? undefined : despuesDe(tabla, sentido, momento, desde)))
    .orderBy(...ordenDe(tabla, sentido, momento))
    .limit(cuantos);
};

const despuesDe = (tabla: Fuente['tabla'], sentido: Sentido, momento: Momento, { id, fecha }: CasoLeido): SQL => {
  const instante = sql`${fecha.toISOString()}::timestamptz`;
  if (sentido === 'pierdenAntes') {
    return sql`(${perdidaDe(tabla.fechaCreacion, momento)}, ${tabla.id}) > (${perdidaDe(instante, momento)}, ${id}::bigint)`;
  }
  return sql`(${tabla.fechaCreacion}, ${tabla.id}) ${sentido === 'antiguos' ? sql`>` : sql`<`} (${instante}, ${id}::bigint)`;
};

/** A case by what it is sorted by. */
export interface CasoLeido {
  readonly id: number;
  readonly fecha: Date;
}
