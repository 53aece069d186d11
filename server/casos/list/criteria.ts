import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { FiltroCasos } from '#domain/casos/casos';
import { listaCasos } from '#domain/casos/casos.list';
import { ESTADO, ESTADOS_SIN_SOLUCION } from '#domain/casos/vidaCaso';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { UmbralesSemaforo } from '#domain/common/semaforo';
import type { FactOf } from '#domain/lists/list';
import { canBe, type Question } from '#domain/lists/questions';
import type { Db } from '../../platform/db/db.ts';
import type { Source } from '../../platform/db/merged.ts';
import { casoPalabras, casos, casosCuenta, WHOLE_CHAIN } from '../../platform/db/schema/casos.ts';
import type { ServerSession } from '../../platform/http/handler.ts';
import {
  type Columns,
  conditionOf,
  intervalOf,
  knows,
  lookedUp,
  questionsIn,
} from '../../platform/lists/conditions.ts';
import { asksForDue, byDue, type Limited, type PlazoBuscado } from '../../platform/lists/due.ts';
import type { Interval } from '../../platform/time/days.ts';
import { byWords, ofName, type SearchedName } from '../../ventas/nombres/searchedName.ts';
import { visibleCases } from '../visibility.ts';
import { type CasesOfPhone, casesOfOperation, type OperacionBuscada, ofPhone } from './lookups.ts';

/** The facts about a person that the rule of `canSeeCase` asks for. */
export type CaseReader = Pick<ServerSession, 'numiden' | 'tienda' | 'areas' | 'permisos'>;

type Fact = FactOf<typeof listaCasos>;

/** A filter of the list, read for one person: everything as the database asks it. */
export interface Criteria<F extends Fact = Fact> {
  readonly persona: CaseReader;
  /** All that is asked of a case besides its state and when it was opened. */
  readonly asked: readonly Question<F>[];
  readonly estados: readonly number[];
  readonly creacion: Interval;
  readonly nombre: SearchedName | null;
  readonly telefono: CasesOfPhone | null;
  readonly operacion: OperacionBuscada | null;
  readonly plazo: PlazoBuscado;
}

/** A filter that the table of counts knows: it asks for a store or a category at most, some states and whole months. */
export type CountedCriteria = Criteria<Fact & keyof typeof casosCuenta>;

/** Where the limits of cases stand. */
export const LIMITED_CASES: Limited = {
  ...{ entidad: 'caso', id: casos.id, estado: casos.idEstado, conPlazo: ESTADOS_SIN_SOLUCION },
};

type CaseTable = typeof casos | typeof casoPalabras;

/** The moment and the hours that the traffic light goes by, and where the days of the filter are. */
export interface Moment {
  readonly now: Date;
  readonly umbrales: UmbralesSemaforo;
  readonly zona: string;
}

/** Every state, for a filter that names none. */
const ALL_STATES: readonly number[] = Object.values(ESTADO);

/**
 * Reads a filter; all but the customer's name and phone, which must be looked up (`readName`,
 * `readPhone`).
 * @param moment its zone is the store's: the days of the filter are the store's.
 * @returns null when it is certain that nothing can be found.
 */
export function readFilter(
  filtro: FiltroCasos,
  persona: CaseReader,
  { zona: zone, ...moment }: Moment,
): Criteria | null {
  const asked = questionsIn(listaCasos, casos, { filter: filtro, me: persona.numiden, zone, ...moment });
  if (asked === null || !hasPermission(persona.permisos, PERMISSION_GROUPS.casos)) return null;
  const estados = ALL_STATES.filter((idEstado) => asked.every((question) => canBe(question, { idEstado })));
  const creacion = intervalOf(asked, 'fechaCreacion');
  if (estados.length === 0 || creacion === null) return null;
  return {
    persona,
    asked: asked.filter(({ fact }) => fact !== 'idEstado' && fact !== 'fechaCreacion'),
    estados,
    creacion,
    nombre: null,
    telefono: null,
    operacion: filtro.operacion === null ? null : { numero: filtro.operacion, tienda: filtro.tiendaOperacion },
    plazo: { vencioAntes: filtro.fueraDePlazo ? moment.now : null, tiene: null },
  };
}

/** Tells whether the table of counts knows the cases of a criterion. */
export function inTableOfCounts(criteria: Criteria): criteria is CountedCriteria {
  return criteria.nombre === null && isKnownTo(casosCuenta, criteria);
}

function isKnownTo<T extends object>(table: T, criteria: Criteria): criteria is Criteria<Fact & keyof T> {
  const { telefono, operacion, plazo, asked } = criteria;
  return telefono === null && operacion === null && !asksForDue(plazo) && knows(table, asked);
}

/** Where to read the cases of a criterion from: the table of cases, or the one of their names' words. */
export function sourceOfCases(db: Db, criteria: Criteria): Source {
  const { nombre } = criteria;
  if (nombre !== null && nombre.tipo !== 'clientes' && isKnownTo(casoPalabras, criteria)) {
    const records = inTable(casos, criteria);
    return byWords(db, casoPalabras, nombre, { records, words: inTable(casoPalabras, criteria) });
  }
  return { table: casos, conditions: [conditionOnCases(db, criteria)] };
}

/** All of a criterion as one condition on the table of cases. */
export function conditionOnCases(db: Db, criteria: Criteria): SQL | undefined {
  const { nombre, telefono, operacion, plazo } = criteria;
  const found = lookedUp(listaCasos, {
    nomCliente: ofName(db, casoPalabras, nombre),
    telefono: ofPhone(telefono),
    operacion: casesOfOperation(db, operacion),
    fueraDePlazo: byDue(db, LIMITED_CASES, plazo),
    // It only says which operation.
    tiendaOperacion: undefined,
  });
  return and(inTable(casos, criteria), found);
}

function inTable<F extends Fact>(table: CaseTable & Columns<F>, criteria: Criteria<F>): SQL | undefined {
  const { persona, asked, estados, creacion } = criteria;
  return and(
    visibleCases(persona, table),
    conditionOf(asked, table),
    ofStates(table, estados),
    creacion.desde === null ? undefined : gte(table.fechaCreacion, creacion.desde),
    creacion.hasta === null ? undefined : lt(table.fechaCreacion, creacion.hasta),
  );
}

/**
 * The same on the table of counts: the cases of the person's store and areas, without those that only are his
 * own. A question about no store in particular is read from the rows of all stores together, which are as few
 * however many stores there are.
 */
export function inCount({ persona, asked, estados }: CountedCriteria): SQL | undefined {
  const dimensions = and(conditionOf(asked, casosCuenta), ofStates(casosCuenta, estados));
  if (asked.some(({ fact }) => fact === 'cvetda')) return and(ofStoreOrArea(casosCuenta, persona), dimensions);
  const store = casosCuenta.cvetda;
  if (hasPermission(persona.permisos, ['verTodosLosCasos'])) return and(eq(store, WHOLE_CHAIN), dimensions);
  if (persona.areas.length === 0) return and(eq(store, persona.tienda.id), dimensions);
  // Of the areas all cases; of the own store those that no area had.
  const ofAreas = inArray(casosCuenta.idArea, [...persona.areas]);
  return and(
    inArray(store, [WHOLE_CHAIN, persona.tienda.id]),
    sql`(${store} = ${WHOLE_CHAIN}) = (${ofAreas})`,
    dimensions,
  );
}

/** The cases that only are the person's own, and so not in `inCount`; undefined for a person who has none, because all are there. */
export function ownOnly(criteria: Criteria): SQL | undefined {
  const ofOthers = ofStoreOrArea(casos, criteria.persona);
  if (ofOthers === undefined) return undefined;
  return and(eq(casos.numidenCrea, criteria.persona.numiden), not(ofOthers), inTable(casos, criteria));
}

type Dimensions = Pick<CaseTable | typeof casosCuenta, 'cvetda' | 'idArea' | 'idEstado'>;

function ofStates({ idEstado }: Dimensions, estados: readonly number[]): SQL | undefined {
  if (estados.length === ALL_STATES.length) return undefined;
  const [unico] = estados;
  return estados.length === 1 && unico !== undefined ? eq(idEstado, unico) : inArray(idEstado, [...estados]);
}

function ofStoreOrArea(table: Dimensions, { permisos, tienda, areas }: CaseReader): SQL | undefined {
  return hasPermission(permisos, ['verTodosLosCasos'])
    ? undefined
    : or(eq(table.cvetda, tienda.id), ...(areas.length === 0 ? [] : [inArray(table.idArea, [...areas])]));
}
