import { centavos, showPesos, toPesos } from './money.ts';
import { PERMISOS } from './permisos.ts';

/** What was before or after a change, as the audit keeps it: plain JSON by field. */
export type AuditValues = Readonly<Record<string, unknown>> | null;

/** One field that a change made another. */
export interface FieldChange {
  /** The field's name on the wire. */
  readonly campo: string;
  /** What people call it. */
  readonly etiqueta: string;
  /** What it was and what it is, in words; null where there was nothing. */
  readonly antes: string | null;
  readonly despues: string | null;
  /** Of a list: what came and what went. Null for what is no list. */
  readonly lista: { readonly agregados: readonly string[]; readonly quitados: readonly string[] } | null;
}

type Kind = 'text' | 'money' | 'secret';

/** How people call the fields of records, and what stands in them; a field that is not here goes by its own name. */
const FIELDS: Readonly<Record<string, readonly [etiqueta: string, kind?: Kind]>> = {
  numiden: ['Numiden'],
  nombre: ['Nombre'],
  nombreCompleto: ['Nombre'],
  correo: ['Correo'],
  rol: ['Rol'],
  permisos: ['Permisos'],
  areas: ['Áreas'],
  areasGerente: ['Áreas Gerente'],
  esGerente: ['Gerente'],
  tiendas: ['Tiendas'],
  activo: ['Activo'],
  descripcion: ['Descripción'],
  tipo: ['Tipo'],
  monto: ['Monto', 'money'],
  servidor: ['Servidor'],
  usuario: ['Usuario'],
  pass: ['Contraseña', 'secret'],
  puerto: ['Puerto'],
  path: ['Ruta'],
  url: ['URL'],
  valor: ['Valor'],
  uno: ['Semáforo 1'],
  dos: ['Semáforo 2'],
  tres: ['Semáforo 3'],
};

/** Says nothing to people. */
const HIDDEN = new Set(['version']);

const ORDER = Object.keys(FIELDS);

/** What differs between before and after, in the order in which people know the fields; the others come last. */
export function fieldChanges(antes: AuditValues, despues: AuditValues): readonly FieldChange[] {
  const names = new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})]);
  // The database keeps the fields of JSON in an order of its own.
  const known = ORDER.filter((campo) => names.has(campo));
  const others = [...names].filter((campo) => !(campo in FIELDS) && !HIDDEN.has(campo)).sort();
  return [...known, ...others].flatMap((campo) => {
    const change = changeOf(campo, antes?.[campo] ?? null, despues?.[campo] ?? null);
    return change === null ? [] : [change];
  });
}

/** A change in one sentence: 'Nombre: de Ana a Eva. Permisos: se agregó Crear casos'. Empty when nothing differs. */
export function changesInWords(antes: AuditValues, despues: AuditValues): string {
  return fieldChanges(antes, despues).map(inWords).join('. ');
}

function changeOf(campo: string, before: unknown, after: unknown): FieldChange | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const [etiqueta, kind = 'text'] = FIELDS[campo] ?? [campo];
  const words = (value: unknown) => (value === null ? null : valueInWords(campo, kind, value));
  const isList = Array.isArray(before ?? after) && Array.isArray(after ?? before);
  return {
    campo,
    etiqueta,
    antes: words(before),
    despues: words(after),
    lista: isList ? listChange(campo, before, after) : null,
  };
}

function listChange(campo: string, before: unknown, after: unknown): FieldChange['lista'] {
  const [was, is] = [itemsOf(campo, before), itemsOf(campo, after)];
  return { agregados: is.filter((item) => !was.includes(item)), quitados: was.filter((item) => !is.includes(item)) };
}

function itemsOf(campo: string, list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => (campo === 'permisos' ? permissionName(item) : String(item))) : [];
}

const PERMISSION_NAMES = new Map<unknown, string>(Object.values(PERMISOS).map(({ id, nombre }) => [id, nombre]));

function permissionName(id: unknown): string {
  return PERMISSION_NAMES.get(id) ?? `Permiso ${String(id)}`;
}

function valueInWords(campo: string, kind: Kind, value: unknown): string {
  if (kind === 'secret') return 'guardada';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return itemsOf(campo, value).join(', ') || 'ninguno';
  if (kind === 'money' && typeof value === 'number') return showPesos(toPesos(centavos(value)));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
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
