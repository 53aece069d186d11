import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Failure } from '#contract/common/failure';
import { ID_APLICACION } from '#domain/common/constants';
import { TEXTS } from '#domain/common/texts';
import { isServiceAway } from '../system/watchConnection.ts';
import { query, type ReadData, type ReadKey } from './query.ts';

/** The text of each catalogue that does not come (specification, section 8). */
const FAILURES = {
  tiendasBusqueda: TEXTS.falloTiendas,
  areas: TEXTS.falloAreas,
  personasACargo: 'Ocurrió un error al obtener las personas',
  subcategorias: TEXTS.falloSubcategorias,
  listarEstados: TEXTS.falloEstados,
  tiendasLogin: TEXTS.falloTiendas,
  rolesPorAplicacion: 'Ocurrió un error al obtener los roles',
  tiposVales: TEXTS.sinTipos,
  estadosVales: TEXTS.sinEstados,
} as const;

/** Those without which nothing can be chosen: one that comes empty is as one that does not come. */
const NEVER_EMPTY: readonly CatalogueName[] = ['tiposVales', 'estadosVales'];

export type CatalogueName = keyof typeof FAILURES;

/** One row of a catalogue. */
export type CatalogueRow<N extends CatalogueName> = ReadData<N> extends readonly (infer Row)[] ? Row : never;

/** A catalogue as a screen sees it. */
export interface Catalogue<Row> {
  readonly rows: readonly Row[];
  /** Nothing is there yet, and nothing failed. */
  readonly loading: boolean;
  /** Why there is nothing to show, in the words of its own catalogue; null while older rows are there. */
  readonly failure: string | null;
  readonly retry: () => void;
}

type Tell = (kind: 'error', text: string) => void;

/**
 * A catalogue that all screens share. Each failure has its own text of the specification, so that the person knows which
 * list is missing; the others work on.
 * @param tell says a failure by an alert, once, where nothing on the screen says it; not while the line above the page says that the
 * database is away.
 */
export function useCatalogue<N extends CatalogueName>(name: N, tell?: Tell): Catalogue<CatalogueRow<N>> {
  const answer = useQuery(read(name));
  const missing = missingOf(answer);
  useEffect(() => {
    if (missing !== null && !isServiceAway(missing)) tell?.('error', FAILURES[name]);
  }, [missing, name, tell]);
  return catalogueOf(name, answer) as Catalogue<CatalogueRow<N>>;
}

/**
 * Several of them, by their names, for a screen that knows only at run time which.
 * @param names the same array in every render.
 */
export function useCatalogues(names: readonly CatalogueName[]): Catalogues {
  const combine = useCallback((answers: readonly Answer[]) => catalogues(names, answers), [names]);
  return useQueries({ queries: names.map(read), combine });
}

type Catalogues = ReadonlyMap<CatalogueName, Catalogue<unknown>>;

function catalogues(names: readonly CatalogueName[], answers: readonly Answer[]): Catalogues {
  return new Map(
    names.flatMap((name, index) => {
      const answer = answers[index];
      return answer === undefined ? [] : [[name, catalogueOf(name, answer)] as const];
    }),
  );
}

interface Answer {
  readonly data: unknown;
  readonly error: Failure | null;
  readonly refetch: () => unknown;
}

function read(name: CatalogueName) {
  return query<CatalogueName>(name, INPUTS[name] ?? {});
}

/** The input of a catalogue's call, where it has one. */
const INPUTS: { readonly [N in CatalogueName]?: ReadKey<N>[1] } = {
  subcategorias: { consulta: {} },
  rolesPorAplicacion: { ruta: { appId: ID_APLICACION } },
};

function missingOf(answer: Answer): Failure | null {
  return answer.data !== undefined ? null : answer.error;
}

function catalogueOf(name: CatalogueName, answer: Answer): Catalogue<unknown> {
  return {
    rows: (answer.data ?? NONE) as readonly unknown[],
    loading: answer.data === undefined && answer.error === null,
    failure: missingOf(answer) === null && !isEmpty(name, answer.data) ? null : FAILURES[name],
    retry: () => void answer.refetch(),
  };
}

function isEmpty(name: CatalogueName, data: unknown): boolean {
  return NEVER_EMPTY.includes(name) && Array.isArray(data) && data.length === 0;
}

const NONE: readonly never[] = [];
