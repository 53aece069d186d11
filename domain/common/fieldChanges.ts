import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { dateAndTime, shortDate } from './dates.ts';
import { FIELDS, type FieldKind } from './fieldNames.ts';
import { isIsoDate } from './isoDate.ts';
import { centavos, showPesos, toPesos } from './money.ts';
import { PERMISOS } from './permisos.ts';

/** The values before or after a change, as the audit keeps them: plain JSON by field. */
export type AuditValues = Readonly<Record<string, unknown>> | null;

/** One field that a change made another. */
export interface FieldChange {
  /** The field's name on the wire; of one inside another the path: 'filtro.nomCliente'. */
  readonly campo: string;
  /** The name that people give it. */
  readonly etiqueta: string;
  /** The value before and after, in words; null where there was none. */
  readonly antes: string | null;
  readonly despues: string | null;
  /** Of a list: what came and what went. Null for what is no list. */
  readonly lista: { readonly agregados: readonly string[]; readonly quitados: readonly string[] } | null;
}

/** Says nothing to people. */
const HIDDEN = new Set(['version']);

const NAMED: Readonly<Record<string, readonly [etiqueta: string, kind?: FieldKind]>> = FIELDS;

const ORDER = Object.keys(FIELDS);

/** The differences between before and after, in the order in which people know the fields; the others come last. */
export function fieldChanges(antes: AuditValues, despues: AuditValues): readonly FieldChange[] {
  return changesWithin('', antes ?? {}, despues ?? {});
}

type Facts = Readonly<Record<string, unknown>>;

/** @param path the field that the facts are inside of, with its dot; '' at the top. */
function changesWithin(path: string, before: Facts, after: Facts): readonly FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // The database keeps the fields of JSON in an order of its own.
  const known = ORDER.filter((name) => names.has(name));
  const others = [...names].filter((name) => !(name in FIELDS) && !HIDDEN.has(name)).sort();
  return [...known, ...others].flatMap((name) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    const campo = `${path}${name}`;
    if (isFacts(was ?? is) && isFacts(is ?? was)) {
      return changesWithin(`${campo}.`, (was ?? {}) as Facts, (is ?? {}) as Facts);
    }
    const change = changeOf(campo, was, is);
    return change === null ? [] : [change];
  });
}

function isFacts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A change in one sentence: 'Nombre: de Ana a Eva. Permisos: se agregó Crear casos'. Empty when nothing differs. */
export function changesInWords(antes: AuditValues, despues: AuditValues): string {
  return fieldChanges(antes, despues).map(inWords).join('. ');
}

function changeOf(campo: string, before: unknown, after: unknown): FieldChange | null {
  if (JSON.stringify(before) === JSON.stringify(after) || (isNothing(before) && isNothing(after))) return null;
  const parts = campo.split('.');
  const name = parts.at(-1) ?? campo;
  const kind = NAMED[name]?.[1] ?? 'text';
  const words = (value: unknown) => (value === null ? null : valueInWords(name, kind, value));
  const isList = Array.isArray(before ?? after) && Array.isArray(after ?? before);
  return {
    campo,
    etiqueta: parts.map((part) => NAMED[part]?.[0] ?? part).join(' · '),
    antes: words(before),
    despues: words(after),
    lista: isList ? listChange(name, before, after) : null,
  };
}

/** Nothing was typed and nothing is known are the same to people. */
function isNothing(value: unknown): boolean {
  return value === null || value === '';
}

function listChange(campo: string, before: unknown, after: unknown): FieldChange['lista'] {
  const [was, is] = [itemsOf(campo, before), itemsOf(campo, after)];
  return { agregados: is.filter((item) => !was.includes(item)), quitados: was.filter((item) => !is.includes(item)) };
}

function itemsOf(campo: string, list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => (campo === 'permisos' ? permissionName(item) : itemName(item))) : [];
}

/** A member of a list by its name, where it has one. */
function itemName(item: unknown): string {
  if (!isFacts(item)) return textInWords(String(item));
  const { nombre } = item as Facts;
  return typeof nombre === 'string' ? nombre : changesInWords(null, item as Facts);
}

const PERMISSION_NAMES = new Map<unknown, string>(Object.values(PERMISOS).map(({ id, nombre }) => [id, nombre]));

function permissionName(id: unknown): string {
  return PERMISSION_NAMES.get(id) ?? `Permiso ${String(id)}`;
}

const STATES = new Set(['idEstado', 'idEstatus']);
const STATE_NAMES: Readonly<Record<number, string>> = ESTADOS_CASO;

function valueInWords(campo: string, kind: FieldKind, value: unknown): string {
  if (kind === 'secret') return 'guardada';
  if (STATES.has(campo) && typeof value === 'number') return STATE_NAMES[value] ?? String(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return itemsOf(campo, value).join(', ') || 'ninguno';
  if (kind === 'money' && typeof value === 'number') return showPesos(toPesos(centavos(value)));
  return typeof value === 'object' ? JSON.stringify(value) : textInWords(String(value));
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Days and moments are written as people write them, in the store's time. */
function textInWords(text: string): string {
  if (isIsoDate(text)) return shortDate(text);
  return INSTANT.test(text) ? dateAndTime(text) : text;
}

function inWords({ etiqueta, antes, despues, lista }: FieldChange): string {
  if (lista !== null) {
    const parts = [
      lista.agregados.length === 0 ? null : `se agregó ${lista.agregados.join(', ')}`,
      lista.quitados.length === 0 ? null : `se quitó ${lista.quitados.join(', ')}`,
    ];
    return `${etiqueta}: ${parts.filter((part) => part !== null).join('; ') || 'otro orden'}`;
  }
  if (antes === despues) return `${etiqueta}: cambió`;
  if (antes === null || antes === '') return `${etiqueta}: ${despues}`;
  return `${etiqueta}: de ${antes} a ${despues === null || despues === '' ? 'nada' : despues}`;
}
