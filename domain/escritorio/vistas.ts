import { z } from 'zod';
import { filtroCasosSchema } from '#domain/casos/casos';
import { listaCasos } from '#domain/casos/casos.list';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { keysOf } from '#domain/common/keysOf';
import { hasPermission, PERMISSION_GROUPS, type Permiso } from '#domain/common/permisos';
import type { ChoiceOf, Filter } from '#domain/lists/filterKinds';
import { type SaidList, wireFilters } from '#domain/lists/list';
import { isNone } from '#domain/lists/wire';
import { filtroListaValesSchema } from '#domain/vales/listaVales';
import { listaVales } from '#domain/vales/vales.list';

/** Views: the filter of a list kept under a name, of one person or of an area (docs/decisions/255). */

interface ConVistas {
  readonly nombre: string;
  readonly said: SaidList;
  /** What is kept of a filter is read by these, one by one. */
  readonly shape: Readonly<Record<string, z.ZodType>>;
  /** Any one of them opens the list. */
  readonly permisos: readonly Permiso[];
}

/** The lists of which views are kept. */
const LISTAS_CON_VISTAS = {
  casos: { nombre: 'Casos', said: listaCasos, shape: filtroCasosSchema.shape, permisos: PERMISSION_GROUPS.casos },
  vales: { nombre: 'Vales', said: listaVales, shape: filtroListaValesSchema.shape, permisos: PERMISSION_GROUPS.vales },
} as const satisfies Record<string, ConVistas>;

export type ListaConVistas = keyof typeof LISTAS_CON_VISTAS;

/** Whether a person may open a list, and so its views. */
export function puedeAbrirLista(permisos: readonly number[], lista: ListaConVistas): boolean {
  return hasPermission(permisos, LISTAS_CON_VISTAS[lista].permisos);
}

const MAX = { nombre: 60, campos: 40, texto: 120, valores: 50 } as const;

/** So many views stand in a person's menu at most, each with its count. */
export const MAX_FIJADAS = 10;

/** So many views one person, or one area, keeps of all lists. */
export const MAX_VISTAS = 60;

/** A count in the menu goes no further. */
export const MAX_CONTADO = 99;

const valor = z.union([z.string().max(MAX.texto), z.number(), z.boolean()]);

/** The filter of a list by its names on the wire, with its order, as far as it filters something. */
const filtroGuardadoSchema = z
  .record(z.string().max(MAX.texto), z.union([valor, z.array(valor).max(MAX.valores)]))
  .refine((filtro) => Object.keys(filtro).length <= MAX.campos, 'Son demasiados filtros.');

export type FiltroGuardado = z.infer<typeof filtroGuardadoSchema>;

/** The sentences about views. */
export const VISTA_TEXTS = {
  repetida: 'Ya hay una vista con ese nombre en esta lista.',
  noExiste: 'La vista no existe.',
  areaDeOtros: 'Las vistas de un área las cambia quien la administra.',
  demasiadas: `Ya hay ${MAX_VISTAS} vistas guardadas. Quite una para guardar otra.`,
  demasiadasFijadas: `En su menú ya hay ${MAX_FIJADAS} vistas. Quite una de él para fijar otra.`,
  fijada: 'La vista está en su menú',
  quitadaDelMenu: 'La vista ya no está en su menú',
  sinLista: 'No puede abrir esa lista.',
  yaNoExiste: (caido: readonly string[]) => `Quite antes del filtro lo que ya no existe: ${enLista(caido)}.`,
  caido: (nombre: string, caido: readonly string[]) =>
    `La vista «${nombre}» ya no filtra por ${enLista(caido)}: lo que buscaba ya no existe.`,
} as const;

function enLista(names: readonly string[]): string {
  return new Intl.ListFormat('es-MX').format(names);
}

const nombre = freeLine().min(1, 'Campo requerido').max(MAX.nombre, `Máximo ${MAX.nombre} caracteres`);

/** The writable fields of a view; `idArea` is null for one's own. */
export const vistaPorGuardarSchema = z.object({
  nombre,
  lista: z.enum(keysOf(LISTAS_CON_VISTAS)),
  filtro: filtroGuardadoSchema,
  idArea: z.int().positive().nullable(),
});

/** A view as it is saved. */
export const vistaGuardadaSchema = vistaPorGuardarSchema.extend(savedRecord);

const area = z.object({ id: z.int(), nombre: z.string() });

const suFiltro = { nombre: z.string(), lista: vistaPorGuardarSchema.shape.lista, filtro: filtroGuardadoSchema };

/** A view as who may use it sees it: its filter is that of today, and `caido` names what of the saved one is none any more. */
const vistaSchema = z.object({
  ...shownRecord,
  ...suFiltro,
  caido: z.array(z.string()),
  /** Null for one's own. */
  area: area.nullable(),
  /** Whether who looks may change it. */
  cambia: z.boolean(),
  /** Whether it stands in the menu of who looks. */
  fijada: z.boolean(),
});
export type Vista = z.infer<typeof vistaSchema>;

/** The views that a person may use, and the areas whose views the person keeps. */
export const vistasSchema = z.object({ vistas: z.array(vistaSchema), areas: z.array(area) });

/**
 * A view in somebody's menu. `n` is how many records it finds, up to `MAX_CONTADO`, beyond which `hayMas`; null where it searches for a
 * customer, which nobody does by having a menu (docs/decisions/023).
 */
export const vistaFijadaSchema = z.object({
  id: z.int(),
  ...suFiltro,
  n: z.int().nonnegative().nullable(),
  hayMas: z.boolean(),
});

/** A saved filter as it can still be asked, and the labels of what cannot. */
export interface FiltroLeido {
  readonly filtro: FiltroGuardado;
  readonly caido: string[];
}

/**
 * Reads a saved filter by the list as it is today: a filter that the list no longer has, and a value that it no longer knows, fall away.
 * @param existe whether a catalogue still has a row.
 */
export function leerFiltro(
  lista: ListaConVistas,
  guardado: FiltroGuardado,
  existe: (catalogo: ChoiceOf, id: number) => boolean,
): FiltroLeido {
  const { said, shape }: ConVistas = LISTAS_CON_VISTAS[lista];
  const filters = new Map<string, Filter>(wireFilters(said));
  const left: [string, FiltroGuardado[string]][] = [];
  const caido: string[] = [];
  // In the order of the form; what the form does not have comes last.
  const names = [...filters.keys()].filter((name) => name in guardado);
  const others = Object.keys(guardado).filter((name) => !filters.has(name));
  for (const name of [...names, ...others.sort()]) {
    const value = guardado[name];
    if (value === undefined) continue;
    const filter = filters.get(name);
    const label = name === 'orden' ? 'orden' : (filter?.label ?? name).toLowerCase();
    const knows = (one: unknown) =>
      name === 'orden'
        ? said.orders.some((order) => order === one)
        : shape[name]?.safeParse(one).success === true && isThere(filter, one, existe);
    const some = Array.isArray(value) ? value.filter((one) => knows([one])) : value;
    if (filter !== undefined && isNone(filter, value)) continue;
    const isLeft = Array.isArray(some) ? some.length > 0 : knows(some);
    if (isLeft) left.push([name, some]);
    if (!isLeft || (Array.isArray(value) && Array.isArray(some) && some.length < value.length)) caido.push(label);
  }
  return { filtro: Object.fromEntries(left), caido };
}

function isThere(
  filter: Filter | undefined,
  value: unknown,
  existe: (catalogo: ChoiceOf, id: number) => boolean,
): boolean {
  const catalogo = filter?.kind === 'catalogue' ? filter.of : filter?.kind === 'several' ? filter.from : null;
  if (catalogo === null || typeof catalogo !== 'string') return true;
  return [value].flat().every((one) => existe(catalogo, Number(one)));
}

/** Whether a filter searches for a customer: it is not asked without a person who wants to know. */
export function buscaAUnCliente(lista: ListaConVistas, filtro: FiltroGuardado): boolean {
  const filters = new Map<string, Filter>(wireFilters(LISTAS_CON_VISTAS[lista].said));
  return Object.keys(filtro).some((name) => ['text', 'phone'].includes(filters.get(name)?.kind ?? ''));
}
