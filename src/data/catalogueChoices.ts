import type { ChoiceOf, FilterChoice, NamesOf } from '#domain/lists/filterKinds';
import type { CatalogueName, CatalogueRow } from './useCatalogue.ts';

/** How something to choose from is read: by these calls, of whose answers the choices are made. */
interface Choices {
  readonly reads: readonly CatalogueName[];
  readonly of: (...answers: readonly (readonly unknown[])[]) => readonly FilterChoice[];
}

/** Of each catalogue that a list is filtered by. */
export const CHOICES: Readonly<Record<ChoiceOf, Choices>> = {
  tiendas: choices(['tiendasBusqueda'], (stores) =>
    stores.map(({ cvetda, nombre }) => ({ value: cvetda, text: nombre })),
  ),
  roles: choices(['rolesPorAplicacion'], namedChoices),
  areas: choices(['areas'], (areas) => areas.map(({ id, nombre }) => ({ value: id, text: nombre }))),
  personas: choices(['personasACargo'], (people) =>
    people.map(({ numiden, nombre }) => ({ value: numiden, text: nombre })),
  ),
  categorias: choices(['subcategorias', 'areas'], (categories, areas) => {
    const names = new Map(areas.map(({ id, nombre }) => [id, nombre]));
    return categories.map(({ id, nombre, idArea }) => {
      const group = names.get(idArea);
      return { value: id, text: nombre, ...(group !== undefined && { group }) };
    });
  }),
};

/** The back end's own names for a few values. */
export function namedChoices(rows: readonly CatalogueRow<NamesOf | 'rolesPorAplicacion'>[]): readonly FilterChoice[] {
  return rows.map(({ id, nombre }) => ({ value: id, text: nombre }));
}

type Answers<R extends readonly CatalogueName[]> = { readonly [I in keyof R]: readonly CatalogueRow<R[I]>[] };

function choices<const R extends readonly CatalogueName[]>(
  reads: R,
  of: (...answers: Answers<R>) => readonly FilterChoice[],
): Choices {
  return { reads, of: (...answers) => of(...(answers as unknown as Answers<R>)) };
}
