import type { ENTITIES } from './entities.ts';
import { ofEachKept } from './kept.ts';
import { keysOf } from './keysOf.ts';
import { PERMISSION_GROUPS, type Permiso } from './permisos.ts';

/** The entities whose life says who may do what to them; all others are records. */
type Living = 'caso' | 'vale' | 'factura';

/**
 * The records that people keep, and who may read them, their history, and hear that they changed: whoever has
 * any one of the permissions.
 */
export const RECORD_READERS = {
  usuario: ['verUsuarios'],
  rol: ['verRoles'],
  grupo: ['verRoles'],
  motivoVale: ['motivosVales'],
  motivoDepreciacion: ['motivosDepreciacion'],
  /** Its history tells whose it is: that is for who reads the audit. Who uses texts hears that one changed. */
  texto: ['editarUsuarios'],
  /** The same of a view. */
  vista: ['editarUsuarios'],
  plazo: ['configuracionGeneral'],
  notaDeDiagrama: PERMISSION_GROUPS.diagramas,
  servidor: ['servidores'],
  integracion: ['servidores'],
  receptor: ['servidores'],
  ...ofEachKept(() => ['configuracionGeneral'] as const),
  emisor: ['configuracionGeneral'],
  periodoGlobal: ['facturar'],
  ajuste: ['configuracionGeneral'],
  direccion: ['crearVale'],
} as const satisfies Readonly<Record<Exclude<keyof typeof ENTITIES, Living>, readonly [Permiso, ...Permiso[]]>>;

export type RecordName = keyof typeof RECORD_READERS;

/** The names of the records, as on the wire. */
export const RECORD_NAMES = keysOf(RECORD_READERS);
