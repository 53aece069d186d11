import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { FiltroCasos } from '#domain/casos';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { UmbralesSemaforo } from '#domain/vidaCaso';
import { ESTADO, ESTADOS_CON_COLOR } from '#domain/vidaCaso';
import type { SearchedName } from '../../clientes/searchedName.ts';
import { together } from '../../clientes/wordsTogether.ts';
import type { Db } from '../../db/db.ts';
import { fitsInteger } from '../../db/limits.ts';
import type { Source } from '../../db/merged.ts';
import { anyOf } from '../../db/merged.ts';
import { casoPalabras, casos, casosCuenta, WHOLE_CHAIN } from '../../db/schema/casos.ts';
import type { ServerSession } from '../../http/handler.ts';
import type { Interval } from '../../time/days.ts';
import { dayInterval, intersection } from '../../time/days.ts';
import { visibleCases } from '../visibility.ts';
import type { CasesOfPhone, Operacion } from './lookups.ts';
import { ofName, ofOperation, ofPhone } from './lookups.ts';

/** The facts about a person that the rule of `canSeeCase` asks for. */
export type Person = Pick<ServerSession, 'numiden' | 'tienda' | 'areas' | 'permisos'>;

/** A filter of the list, read for one person: everything as the database asks it. */
export interface Criteria {
  readonly persona: Person;
  readonly folio: number | null;
  readonly cvetda: number | null;
  readonly categoria: number | null;
  readonly numIden: number | null;
  readonly estados: readonly number[];
  readonly creacion: Interval;
  /** Null when the filter does not ask when the case was solved. */
  readonly solucion: Interval | null;
  readonly nombre: SearchedName | null;
  /** Who has the case: a person, no one ('nadie'), or whoever (null). */
  readonly cargo: number | 'nadie' | null;
  readonly telefono: CasesOfPhone | null;
  readonly operacion: Operacion | null;
}

type CaseTable = typeof casos | typeof casoPalabras;

/** The moment and the hours that the traffic light goes by, and where the days of the filter are. */
export interface Moment {
  readonly now: Date;
  readonly umbrales: UmbralesSemaforo;
  readonly zona: string;
}

/** Every state, for a filter that names none. */
const ALL_STATES: readonly number[] = Object.values(ESTADO);
const MS_PER_HOUR = 3_600_000;

/** The moment before which a case with a colour to lose was opened when it has lost the last one. */
export function attentionLimit({ now, umbrales }: Moment): Date {
  return new Date(Math.ceil(now.getTime() - umbrales.antiguo * MS_PER_HOUR));
}

/**
 * Reads a filter; all but the customer's name and phone, which must be looked up (`readName`,
 * `readPhone`).
 * @param moment its zone is the store's: the days of the filter are the store's.
 * @returns null when it is certain that nothing can be found.
 */
export function readFilter(filtro: FiltroCasos, persona: Person, moment: Moment): Criteria | null {
  const { zona } = moment;
  const creation = creationOf(filtro, moment);
  const solucion = dayInterval(filtro.fechaSolucionIni, filtro.fechaSolucionFin, zona);
  const whole = [filtro.cvetda, filtro.categoria].every((number) => number === null || fitsInteger(number));
  if (creation === null || solucion === null || !whole || !hasPermission(persona.permisos, PERMISSION_GROUPS.casos))
    return null;
  if (filtro.aMiCargo && filtro.sinAsignar) return null;
  const bySolution = filtro.fechaSolucionIni !== null || filtro.fechaSolucionFin !== null;
  const estados = ALL_STATES.filter(
    (estado) =>
      (filtro.idEstatus === 0 || filtro.idEstatus === estado) &&
      !((filtro.soloAbiertos || filtro.sinAsignar) && estado === ESTADO.solucionada) &&
      (!filtro.sinAtencion || ESTADOS_CON_COLOR.includes(estado)) &&
      (!bySolution || estado === ESTADO.solucionada),
  );
  if (estados.length === 0) return null;
  return {
    persona,
    folio: filtro.folio,
    cvetda: filtro.cvetda,
    categoria: filtro.categoria,
    numIden: filtro.numIden,
    estados,
    creacion: creation,
    solucion: bySolution ? solucion : null,
    nombre: null,
    cargo: filtro.aMiCargo ? persona.numiden : filtro.sinAsignar ? 'nadie' : null,
    telefono: null,
    operacion: filtro.operacion === null ? null : { numero: filtro.operacion, tienda: filtro.tiendaOperacion },
  };
}

function creationOf(filtro: FiltroCasos, moment: Moment): Interval | null {
  const days = dayInterval(filtro.fechaIni, filtro.fechaFin, moment.zona);
  return days === null || !filtro.sinAtencion
    ? days
    : intersection(days, { desde: null, hasta: attentionLimit(moment) });
}

/**
 * Tells whether the table of counts knows the cases of a criterion: those of a store, a category, some states and whole
 * months. It knows no case by its number, person, customer, operation, or day of solution.
 */
export function inTableOfCounts({ folio, numIden, solucion, nombre, cargo, telefono, operacion }: Criteria): boolean {
  return [folio, numIden, solucion, nombre, cargo, telefono, operacion].every((limit) => limit === null);
}

/** Where to read the cases of a criterion from: the table of cases, or the one of their names' words. */
export function sourceOf(db: Db, criteria: Criteria): Source<CaseTable> {
  const { nombre, solucion, cargo, telefono, operacion } = criteria;
  const byWords = [solucion, cargo, telefono, operacion].every((limit) => limit === null);
  if (nombre?.tipo === 'palabras' && byWords) {
    const words = nombre.palabras.map((palabra) => eq(casoPalabras.palabra, palabra));
    return anyOf(casoPalabras, words, and(...common(casoPalabras, criteria)));
  }
  if (nombre?.tipo === 'juntas' && byWords) {
    const also = together(db, casoPalabras, nombre);
    if (nombre.rarest === null) return { table: casos, conditions: [inCases(criteria)], also };
    const words = nombre.rarest.map((palabra) => eq(casoPalabras.palabra, palabra));
    return { ...anyOf(casoPalabras, words, and(...common(casoPalabras, criteria))), also };
  }
  return {
    table: casos,
    conditions: [and(inCases(criteria), ofName(db, nombre), ofPhone(telefono), ofOperation(db, operacion))],
  };
}

function inCases(criteria: Criteria): SQL | undefined {
  return and(
    ...common(casos, criteria),
    ...(criteria.solucion === null
      ? []
      : [isNotNull(casos.fechaSolucion), ...inInterval(casos.fechaSolucion, criteria.solucion)]),
    inChargeOf(criteria.cargo),
  );
}

// The state stands there in letters, as in the index of unassigned cases: only so the database knows that it serves.
function inChargeOf(cargo: Criteria['cargo']): SQL | undefined {
  if (cargo === null) return undefined;
  return cargo === 'nadie'
    ? and(isNull(casos.administrador), sql`${casos.idEstado} <> ${sql.raw(String(ESTADO.solucionada))}`)
    : eq(casos.administrador, cargo);
}

function common(table: CaseTable, criteria: Criteria): (SQL | undefined)[] {
  return [
    visibleCases(criteria.persona, table),
    criteria.folio === null ? undefined : eq(table.id, criteria.folio),
    criteria.numIden === null ? undefined : eq(table.numidenCrea, criteria.numIden),
    ...byDimensions(table, criteria),
    ...inInterval(table.fechaCreacion, criteria.creacion),
  ];
}

/**
 * The same on the table of counts: the cases of the person's store and areas, without those that only are his
 * own. A question about no store in particular is read from the rows of all stores together, which are as few
 * however many stores there are.
 */
export function inCount(criteria: Criteria): SQL | undefined {
  const { persona, cvetda } = criteria;
  const dimensions = byDimensions(casosCuenta, criteria);
  if (cvetda !== null) return and(ofStoreOrArea(casosCuenta, persona), ...dimensions);
  const store = casosCuenta.cvetda;
  if (hasPermission(persona.permisos, ['verTodosLosCasos'])) return and(eq(store, WHOLE_CHAIN), ...dimensions);
  if (persona.areas.length === 0) return and(eq(store, persona.tienda.id), ...dimensions);
  // Of the areas all cases; of the own store those that no area had.
  const ofAreas = inArray(casosCuenta.idArea, [...persona.areas]);
  return and(
    inArray(store, [WHOLE_CHAIN, persona.tienda.id]),
    sql`(${store} = ${WHOLE_CHAIN}) = (${ofAreas})`,
    ...dimensions,
  );
}

/** The cases of `inCases` that are not in `inCount`; undefined for a person who has none, because all are there. */
export function ownOnly(criteria: Criteria): SQL | undefined {
  const ofOthers = ofStoreOrArea(casos, criteria.persona);
  if (ofOthers === undefined) return undefined;
  return and(eq(casos.numidenCrea, criteria.persona.numiden), not(ofOthers), inCases(criteria));
}

type Dimensions = Pick<CaseTable | typeof casosCuenta, 'cvetda' | 'idArea' | 'idSubcategoria' | 'idEstado'>;

function byDimensions(table: Dimensions, { cvetda, categoria, estados }: Criteria): (SQL | undefined)[] {
  return [
    cvetda === null ? undefined : eq(table.cvetda, cvetda),
    categoria === null ? undefined : eq(table.idSubcategoria, categoria),
    estados.length === ALL_STATES.length ? undefined : ofStates(table, estados),
  ];
}

function ofStates({ idEstado }: Dimensions, estados: readonly number[]): SQL {
  const [unico] = estados;
  return estados.length === 1 && unico !== undefined ? eq(idEstado, unico) : inArray(idEstado, [...estados]);
}

function ofStoreOrArea(table: Dimensions, { permisos, tienda, areas }: Person): SQL | undefined {
  return hasPermission(permisos, ['verTodosLosCasos'])
    ? undefined
    : or(eq(table.cvetda, tienda.id), ...(areas.length === 0 ? [] : [inArray(table.idArea, [...areas])]));
}

function inInterval(
  column: CaseTable['fechaCreacion'] | typeof casos.fechaSolucion,
  { desde, hasta }: Interval,
): SQL[] {
  return [...(desde === null ? [] : [gte(column, desde)]), ...(hasta === null ? [] : [lt(column, hasta)])];
}
