import type { Permiso } from './permisos.ts';

/**
 * The records that people keep, and who may read them, their history, and hear that they changed: whoever has
 * any one of the permissions.
 */
export const RECORD_READERS = {
  usuario: ['verUsuarios'],
  rol: ['verRoles'],
  motivoVale: ['motivosVales'],
  motivoDepreciacion: ['motivosDepreciacion'],
  servidor: ['servidores'],
  ajuste: ['configuracionGeneral'],
  direccion: ['crearVale'],
} as const satisfies Readonly<Record<string, readonly [Permiso, ...Permiso[]]>>;

export type RecordName = keyof typeof RECORD_READERS;

/** The names of the records, as on the wire. */
export const RECORD_NAMES = [
  'usuario',
  'rol',
  'motivoVale',
  'motivoDepreciacion',
  'servidor',
  'ajuste',
  'direccion',
] as const satisfies readonly RecordName[];
