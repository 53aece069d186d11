/** A list is said once: for random rows and filters the database finds exactly the rows that its definition admits. */
import { getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filtroCasosSchema } from '#domain/casos/casos';
import { listaCasos } from '#domain/casos/casos.list';
import { ESTADO } from '#domain/casos/vidaCaso';
import { fromPesos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import { listaFacturas } from '#domain/facturas/facturas.list';
import { filtroListaFacturasSchema } from '#domain/facturas/listaFacturas';
import { questionsOf } from '#domain/lists/list';
import { canBe, type KnownFacts, type Question } from '#domain/lists/questions';
import { auditFilterSchema } from '#domain/personas/audit';
import { listaBitacora } from '#domain/personas/bitacora.list';
import { filtroUsuariosSchema } from '#domain/personas/usuarios';
import { listaUsuarios } from '#domain/personas/usuarios.list';
import { filtroListaValesSchema } from '#domain/vales/listaVales';
import { listaVales, VENCIDO } from '#domain/vales/vales.list';
import { sourceOfCases as casesIn, readFilter } from '../../../server/casos/list/criteria.ts';
import { conditionFor } from '../../../server/facturas/list/criteria.ts';
import { readInvoicesFrom } from '../../../server/facturas/list/search.ts';
import { auditPage, auditSearch } from '../../../server/personas/audit/search.ts';
import { usersFound } from '../../../server/personas/usuarios/list.ts';
import type { Tx } from '../../../server/platform/db/db.ts';
import { newestFirst, readInOrder } from '../../../server/platform/db/merged.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { vencimientos } from '../../../server/platform/db/schema/plazos.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { questionsIn } from '../../../server/platform/lists/conditions.ts';
import { sourceOfVouchers as vouchersFound } from '../../../server/vales/list/criteria.ts';
import { often } from '../../atLength.ts';
import { type Bed, createBed } from '../bed/bed.ts';

/** LEY_DE_LAS_LISTAS=10000 takes so many tables and filters a list at random. */
const RUNS = often('LEY_DE_LAS_LISTAS', 150, 10_000);
const NOW = new Date('2026-03-18T18:00:00Z');
const ME = 3;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
afterAll(() => bed.close());

/** Does something with a table that stands in the place of its namesake, without its references, and is gone thereafter. */
async function onStandIn<R>(
  table: typeof usuarios | typeof vales | typeof casos | typeof facturas | typeof bitacora,
  does: (tx: Tx) => Promise<R>,
): Promise<R> {
  return bed.db.transaction(async (tx) => {
    for (const one of [table, vencimientos]) {
      const name = sql.identifier(getTableName(one));
      await tx.execute(sql`create temp table ${name} (like public.${name} including defaults) on commit drop`);
    }
    return does(tx);
  });
}

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const small = fc.integer({ min: 1, max: 3 });
const moments = fc
  .constantFrom('2026-03-17T05:59:59Z', '2026-03-17T06:00:00Z', '2026-03-18T05:59:59Z', NOW.toISOString())
  .map((iso) => new Date(iso));
// Most filters are empty, or so many together would find nothing.
const seldom = <T, N = null>(some: fc.Arbitrary<T>, none = null as N) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some });
const firstDays = seldom(fc.constantFrom('1960-01-01', '2026-03-17', '2026-03-18'));
const lastDays = seldom(fc.constantFrom('2026-03-16', '2026-03-17', '2300-01-01'));

/** The end of a limit as it stands beside a row: none, of a state without one, or over, ending now, or to come; computed for the row's state or for one that it left. */
const limits = maybe(
  fc.record({
    vence: maybe(fc.constantFrom(new Date(NOW.getTime() - 1), NOW, new Date(NOW.getTime() + 1))),
    ofItsState: fc.boolean(),
  }),
);

// Beside all that else narrows a list hardly a late row would be left.
const ofLimitsAlone = fc.record({ fueraDePlazo: fc.constant(true) });

interface WithLimit {
  readonly limit: { readonly vence: Date | null; readonly ofItsState: boolean } | null;
}

/** Stores the limits of some rows, which have their places from 1 as numbers. */
async function storeLimits(
  tx: Tx,
  entidad: (typeof vencimientos.$inferInsert)['entidad'],
  rows: readonly (WithLimit & { readonly idEstado: number })[],
): Promise<void> {
  const stored = rows.flatMap(({ limit, idEstado: state }, index) => {
    if (limit === null) return [];
    const { vence, ofItsState } = limit;
    const idEstado = ofItsState ? state : state + 1;
    return [{ entidad, idEntidad: index + 1, idEstado, desde: NOW, vence, avisado: false }];
  });
  if (stored.length > 0) await tx.insert(vencimientos).values(stored);
}

/** Whether a filter about limits admits a row, by its place from 0: only one whose limit ended before this moment. */
function admitsLate({ fueraDePlazo }: { readonly fueraDePlazo: boolean }, rows: readonly WithLimit[]) {
  return (place: number): boolean => {
    const limit = rows[place]?.limit ?? null;
    return !fueraDePlazo || (limit?.ofItsState === true && limit.vence !== null && limit.vence < NOW);
  };
}

/** By how much a list is narrowed in all: a law that never refuses a row, or never finds one, says nothing. */
class Tally {
  found = 0;
  refused = 0;
}

describe('the list of users', () => {
  const rows = fc.array(fc.record({ idRol: maybe(small), activo: fc.boolean(), veCasos: fc.boolean() }), {
    maxLength: 8,
  });
  const filters = fc.record({ idRol: maybe(small), inactivos: fc.boolean(), venCasos: fc.boolean() });

  it('finds what it says', async () => {
    const tally = new Tally();
    const law = fc.asyncProperty(rows, filters, async (some, given) => {
      const filter = filtroUsuariosSchema.parse(given);
      const found = await onStandIn(usuarios, async (tx) => {
        const stored = some.map(({ veCasos, ...row }, index) => ({
          ...row,
          numiden: index + 1,
          nombreCompleto: 'Ana',
          correo: '',
          permisos: veCasos ? [PERMISOS.validarOperacion.id] : [PERMISOS.verUsuarios.id],
        }));
        if (stored.length > 0) await tx.insert(usuarios).values(stored);
        const cuerpo = { ...filter, idAplicacion: 146, numPagina: 1, tamPagina: 100 } as const;
        const context = { db: tx, sesion: { numiden: ME }, clock: () => NOW, config: bed.config };
        return usersFound({ cuerpo } as never, context as never);
      });
      check(
        tally,
        some,
        questionsOf(listaUsuarios, filter, { me: ME, now: NOW }),
        found.usuarios.map(({ id }) => id),
      );
      expect(found.total).toBe(found.usuarios.length);
    });
    await fc.assert(law, { numRuns: RUNS });
    expect(Math.min(tally.found, tally.refused)).toBeGreaterThan(20);
  });
});

describe('the list of vouchers', () => {
  /** CANJEADO, CANCELADO, RECHAZADO. */
  const ENDED: readonly number[] = [2, 3, 6];
  const rows = fc.array(
    fc.record({
      folio: fc.constantFrom('V-1', 'v-1', 'V-2'),
      tipo: fc.constantFrom(0, 1),
      estado: fc.integer({ min: 1, max: 6 }),
      cvetdaCrea: small,
      numidenCrea: maybe(small),
      numidenCliente: maybe(small),
      fechaCreacion: moments,
      fechaVigencia: moments,
      limit: limits,
    }),
    { maxLength: 8 },
  );
  const whole = fc.record({
    folio: seldom(fc.constantFrom('v-1', ' V-2 '), ''),
    estado: seldom(fc.constantFrom(1, 2, VENCIDO)),
    tipo: seldom(fc.constantFrom(0, 1)),
    tienda: seldom(fc.constantFrom(1, 2, 2 ** 31)),
    soloMios: seldom(fc.constant(true), false),
    numIden: seldom(small),
    fechaInicial: firstDays,
    fechaFinal: lastDays,
    fueraDePlazo: seldom(fc.constant(true), false),
  });
  const filters = fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: ofLimitsAlone });

  it('finds what it says', async () => {
    const tally = new Tally();
    let late = 0;
    const law = fc.asyncProperty(rows, filters, async (drawn, given) => {
      // One whose life has ended has no limit.
      const some = drawn.map((row) => (ENDED.includes(row.estado) ? { ...row, limit: null } : row));
      const filter = filtroListaValesSchema.parse(given);
      const { zonaHoraria: zone } = bed.config;
      const ids = await onStandIn(vales, async (tx) => {
        const nothing = fromPesos(0);
        const amounts = { total: nothing, saldo: nothing, depreciacion: nothing };
        await storeLimits(
          tx,
          'vale',
          some.map(({ estado: idEstado, limit }) => ({ idEstado, limit })),
        );
        const stored = some.map(({ limit: _, ...row }, index) => ({
          ...row,
          ...amounts,
          id: index + 1,
          idCaso: 1,
          cvetda: 9,
          operacion: 1,
        }));
        if (stored.length > 0) await tx.insert(vales).values(stored);
        const source = await vouchersFound(tx, filter, { numiden: ME, now: NOW, zone });
        return source === null ? [] : (await readInOrder(tx, source, newestFirst, { take: 100 })).map(({ id }) => id);
      });
      const asked = questionsIn(listaVales, vales, { filter, me: ME, now: NOW, zone });
      const facts = some.map(({ limit: _, ...row }) => row);
      check(tally, asked === null ? [] : facts, asked ?? [], ids, admitsLate(filter, some));
      if (filter.fueraDePlazo) late += ids.length;
    });
    await fc.assert(law, { numRuns: RUNS });
    expect(Math.min(tally.found, tally.refused)).toBeGreaterThan(20);
    expect(late).toBeGreaterThan(0);
  });
});

describe('the list of cases', () => {
  const rows = fc.array(
    fc
      .record({
        cvetda: small,
        idArea: small,
        idSubcategoria: small,
        idEstado: fc.integer({ min: 1, max: 6 }),
        numidenCrea: small,
        administrador: maybe(small),
        fechaCreacion: moments,
        fechaSolucion: moments,
        limit: limits,
      })
      .map(({ fechaSolucion, limit, ...row }) => ({
        ...row,
        fechaSolucion: row.idEstado === ESTADO.solucionada ? fechaSolucion : null,
        // What is solved has no limit.
        limit: row.idEstado === ESTADO.solucionada ? null : limit,
      })),
    { maxLength: 8 },
  );
  const on = seldom(fc.constant(true), false);
  const whole = fc.record({
    folio: seldom(small),
    cvetda: seldom(fc.constantFrom(1, 2, 2 ** 31)),
    categoria: seldom(fc.constantFrom(1, 2, 2 ** 31)),
    idEstatus: seldom(fc.constantFrom(1, 2, 3, 6), 0),
    estados: seldom(fc.uniqueArray(fc.constantFrom(1, 2, 3, 6), { minLength: 1 }), []),
    tiendas: seldom(fc.uniqueArray(fc.constantFrom(1, 2, 2 ** 31), { minLength: 1 }), []),
    categorias: seldom(fc.uniqueArray(fc.constantFrom(1, 2, 2 ** 31), { minLength: 1 }), []),
    areas: seldom(fc.uniqueArray(fc.constantFrom(1, 2, 2 ** 31), { minLength: 1 }), []),
    aCargoDe: seldom(fc.uniqueArray(small, { minLength: 1 }), []),
    numIden: seldom(small),
    fechaIni: firstDays,
    fechaFin: lastDays,
    soloAbiertos: on,
    fechaSolucionIni: firstDays,
    fechaSolucionFin: lastDays,
    aMiCargo: on,
    sinAsignar: on,
    sinAtencion: on,
    fueraDePlazo: on,
  });
  const filters = fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: ofLimitsAlone });
  const umbrales = { reciente: 1, antiguo: 12 };
  const persona = { numiden: ME, tienda: { id: 1 }, areas: [], permisos: [PERMISOS.verTodosLosCasos.id] };

  it('finds what it says', async () => {
    const tally = new Tally();
    let late = 0;
    const law = fc.asyncProperty(rows, filters, async (some, given) => {
      const filter = filtroCasosSchema.parse(given);
      const { zonaHoraria: zone } = bed.config;
      const ids = await onStandIn(casos, async (tx) => {
        await storeLimits(tx, 'caso', some);
        const stored = some.map(({ limit: _, ...row }, index) => ({
          ...row,
          id: index + 1,
          numidenCliente: 1,
          comentarioOriginal: '',
        }));
        if (stored.length > 0) await tx.insert(casos).overridingSystemValue().values(stored);
        const criteria = readFilter(filter, persona as never, { now: NOW, umbrales, zona: zone });
        if (criteria === null) return [];
        return (await readInOrder(tx, casesIn(tx, criteria), newestFirst, { take: 100 })).map(({ id }) => id);
      });
      const asked = questionsIn(listaCasos, casos, { filter, me: ME, now: NOW, umbrales, zone });
      const numbered = some.map(({ limit: _, ...row }, index) => ({ ...row, id: index + 1 }));
      check(tally, asked === null ? [] : numbered, asked ?? [], ids, admitsLate(filter, some));
      if (filter.fueraDePlazo) late += ids.length;
    });
    await fc.assert(law, { numRuns: RUNS });
    expect(Math.min(tally.found, tally.refused)).toBeGreaterThan(20);
    expect(late).toBeGreaterThan(0);
  });
});

describe('the list of invoices', () => {
  const rows = fc.array(
    fc.record({
      clase: fc.constantFrom('general' as const, 'global' as const, 'reciboPago' as const),
      estado: fc.integer({ min: 1, max: 6 }),
      serie: fc.constantFrom('A', 'G'),
      folio: small,
      uuid: maybe(fc.constantFrom('AB-1', 'AB-2')),
      cvetda: small,
      rfc: fc.constantFrom('XAXX010101000', 'FUNK671228PH6'),
      fecha: moments,
    }),
    { maxLength: 8 },
  );
  const filters = fc.record({
    rfc: seldom(fc.constantFrom('xaxx-010101-000', 'FUNK671228PH6'), ''),
    serieFolio: seldom(fc.constantFrom('a-1', 'G 2', 'G', '3', 'Z-1', '99999999999'), ''),
    uuid: seldom(fc.constantFrom('ab-1', ' AB-2 '), ''),
    estado: seldom(fc.constantFrom(1, 2, 5)),
    clase: seldom(fc.constantFrom('general', 'global'), ''),
    tienda: seldom(fc.constantFrom(1, 2, 2 ** 31)),
    fechaInicial: firstDays,
    fechaFinal: lastDays,
  });
  const person = { numiden: ME, tienda: { id: 1, nombre: '' }, areas: [], permisos: [PERMISOS.verTodosLosCasos.id] };

  it('finds what it says', async () => {
    const tally = new Tally();
    const law = fc.asyncProperty(rows, filters, async (some, given) => {
      const filter = filtroListaFacturasSchema.parse(given);
      const { zonaHoraria: zone } = bed.config;
      const ids = await onStandIn(facturas, async (tx) => {
        const stored = some.map((row, index) => ({
          ...row,
          id: index + 1,
          nombre: 'Ana',
          datosFiscales: {},
          total: fromPesos(0),
          comprobante: {} as never,
          clave: String(index),
          llamada: '',
          numiden: ME,
        }));
        if (stored.length > 0) await tx.insert(facturas).overridingSystemValue().values(stored);
        const found = conditionFor(tx, filter, { person, now: NOW, zone });
        return found === null ? [] : (await readInvoicesFrom(tx, found.where, null, 100)).map(({ id }) => id);
      });
      const asked = questionsIn(listaFacturas, facturas, { filter, me: ME, now: NOW, zone });
      check(tally, asked === null ? [] : some, asked ?? [], ids);
    });
    await fc.assert(law, { numRuns: RUNS });
    expect(Math.min(tally.found, tally.refused)).toBeGreaterThan(20);
  });
});

describe('the list of the audit', () => {
  const acts = fc.constantFrom('cerrarCaso', 'abrirCaso', 'ya no hay');
  const kinds = fc.constantFrom('caso', 'usuario', 'ya no hay');
  const numbers = fc.constantFrom('7001', '7002');
  const rows = fc.array(
    fc.record({
      momento: moments,
      numiden: maybe(small),
      accion: acts,
      entidad: kinds,
      idEntidad: numbers,
      lectura: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  const filters = fc.record({
    lecturas: fc.boolean(),
    numiden: seldom(small),
    entidad: seldom(kinds, ''),
    idEntidad: seldom(numbers, ''),
    acciones: seldom(fc.uniqueArray(acts, { minLength: 1 }), []),
    fechaIni: firstDays,
    fechaFin: lastDays,
  });

  it('finds what it says', async () => {
    const tally = new Tally();
    const law = fc.asyncProperty(rows, filters, async (some, given) => {
      const filter = auditFilterSchema.parse(given);
      const asker = { me: ME, now: NOW, zone: bed.config.zonaHoraria };
      const ids = await onStandIn(bitacora, async (tx) => {
        const stored = some.map((row, index) => ({ ...row, id: index + 1 }));
        if (stored.length > 0) await tx.insert(bitacora).overridingSystemValue().values(stored);
        const search = auditSearch(filter, asker);
        if (search === null) return [];
        return (await auditPage(tx, search, { numPagina: 1, tamPagina: 100 })).map(({ id }) => id);
      });
      const asked = questionsIn(listaBitacora, bitacora, { filter, ...asker });
      check(tally, asked === null ? [] : some, asked ?? [], ids);
    });
    await fc.assert(law, { numRuns: RUNS });
    expect(Math.min(tally.found, tally.refused)).toBeGreaterThan(20);
  });
});

/** Row by row, by its place from 1. @param admits by the place from 0, for the part of a filter that is no question of a row's own facts. */
function check(
  tally: Tally,
  rows: readonly KnownFacts[],
  questions: readonly Question[],
  ids: readonly number[],
  admits: (place: number) => boolean = () => true,
) {
  const expected = rows.flatMap((row, index) =>
    questions.every((one) => canBe(one, row)) && admits(index) ? [index + 1] : [],
  );
  expect([...ids].sort((a, b) => a - b)).toEqual(expected);
  tally.found += expected.length;
  tally.refused += rows.length - expected.length;
}
