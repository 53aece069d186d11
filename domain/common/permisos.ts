/**
 * The permissions of the application (specification, section 6): ids 1 to 28, one table for both sides.
 * `origen` tells an integrator which ids the specification gives and which ones were assigned here.
 */
interface PermissionRow {
  readonly id: number;
  readonly nombre: string;
  readonly categoria: CategoriaPermiso;
  readonly origen: 'especificacion' | 'asignado';
}

/** The groups under which the screens list permissions. */
export const CATEGORIAS_PERMISO = {
  casos: 'Casos',
  vales: 'Vales',
  operaciones: 'Operaciones',
  facturas: 'Facturas',
  usuarios: 'Usuarios y roles',
  configuracion: 'Configuración',
  reportes: 'Reportes',
} as const;

export type CategoriaPermiso = keyof typeof CATEGORIAS_PERMISO;

/** Every permission by its name in code: its number, its words, and who gave it that number. */
export const PERMISOS = {
  verTodosLosCasos: {
    id: 1,
    nombre: 'Ver los casos de todas las tiendas',
    categoria: 'casos',
    origen: 'especificacion',
  },
  crearCaso: { id: 2, nombre: 'Crear casos', categoria: 'casos', origen: 'especificacion' },
  verPermisos: { id: 3, nombre: 'Ver la lista de permisos', categoria: 'usuarios', origen: 'especificacion' },
  comentarCaso: { id: 4, nombre: 'Comentar casos y agregar anexos', categoria: 'casos', origen: 'asignado' },
  eliminarRol: { id: 5, nombre: 'Eliminar roles', categoria: 'usuarios', origen: 'especificacion' },
  actualizarCaso: { id: 6, nombre: 'Cambiar el estado de un caso', categoria: 'casos', origen: 'asignado' },
  escalarCaso: { id: 7, nombre: 'Escalar casos', categoria: 'casos', origen: 'asignado' },
  solicitarAutorizacion: { id: 8, nombre: 'Solicitar autorización', categoria: 'casos', origen: 'asignado' },
  autorizarCaso: { id: 9, nombre: 'Autorizar casos', categoria: 'casos', origen: 'asignado' },
  cerrarCaso: { id: 10, nombre: 'Cerrar casos', categoria: 'casos', origen: 'asignado' },
  verEstadisticas: { id: 11, nombre: 'Ver estadísticas', categoria: 'reportes', origen: 'asignado' },
  verRoles: { id: 12, nombre: 'Ver roles', categoria: 'usuarios', origen: 'asignado' },
  verVales: { id: 13, nombre: 'Ver vales', categoria: 'vales', origen: 'especificacion' },
  motivosVales: { id: 14, nombre: 'Administrar motivos de vales', categoria: 'configuracion', origen: 'asignado' },
  guardarRol: { id: 15, nombre: 'Guardar roles', categoria: 'usuarios', origen: 'especificacion' },
  crearVale: { id: 16, nombre: 'Crear vales', categoria: 'vales', origen: 'especificacion' },
  servidores: { id: 17, nombre: 'Administrar servidores', categoria: 'configuracion', origen: 'asignado' },
  configuracionGeneral: {
    id: 18,
    nombre: 'Administrar la configuración general',
    categoria: 'configuracion',
    origen: 'asignado',
  },
  eliminarRolConUsuarios: {
    id: 19,
    nombre: 'Eliminar roles con usuarios',
    categoria: 'usuarios',
    origen: 'especificacion',
  },
  motivosDepreciacion: {
    id: 20,
    nombre: 'Administrar motivos de depreciación',
    categoria: 'configuracion',
    origen: 'asignado',
  },
  facturar: { id: 21, nombre: 'Atender facturas', categoria: 'facturas', origen: 'asignado' },
  exportarListas: { id: 22, nombre: 'Exportar casos, vales y facturas', categoria: 'reportes', origen: 'asignado' },
  cancelarVale: { id: 23, nombre: 'Cancelar vales', categoria: 'vales', origen: 'especificacion' },
  autorizarVale: { id: 24, nombre: 'Autorizar vales', categoria: 'vales', origen: 'especificacion' },
  verUsuarios: { id: 25, nombre: 'Ver usuarios', categoria: 'usuarios', origen: 'especificacion' },
  editarUsuarios: { id: 26, nombre: 'Editar usuarios', categoria: 'usuarios', origen: 'asignado' },
  validarOperacion: {
    id: 27,
    nombre: 'Validar operaciones y ver los casos de la tienda',
    categoria: 'operaciones',
    origen: 'especificacion',
  },
  soloValidarOperacion: { id: 28, nombre: 'Validar operaciones', categoria: 'operaciones', origen: 'especificacion' },
} as const satisfies Record<string, PermissionRow>;

/** The name of a permission in code. */
export type Permiso = keyof typeof PERMISOS;
/** The number of a permission. */
export type PermissionId = (typeof PERMISOS)[Permiso]['id'];

/** Groups in which any one permission is enough (specification, section 6). */
export const PERMISSION_GROUPS = {
  casos: ['verTodosLosCasos', 'validarOperacion'],
  vales: ['crearVale', 'autorizarVale', 'cancelarVale', 'verVales'],
  operaciones: ['validarOperacion', 'soloValidarOperacion'],
  eliminarRol: ['eliminarRolConUsuarios', 'eliminarRol'],
  /** Who sees permissions or administers anything may read how the work proceeds (docs/decisions/106). */
  diagramas: [
    'verPermisos',
    'guardarRol',
    'editarUsuarios',
    'servidores',
    'configuracionGeneral',
    'motivosVales',
    'motivosDepreciacion',
  ],
} as const satisfies Record<string, readonly Permiso[]>;

/**
 * Tells whether a session's permission ids hold any one of the permissions asked for (specification, section 6).
 * An empty list of permissions asks for nothing and is always granted.
 */
export function hasPermission(permisos: readonly number[], asked: readonly Permiso[]): boolean {
  return asked.length === 0 || asked.some((permiso) => permisos.includes(PERMISOS[permiso].id));
}

/** The names of a session's permission ids, in the table's order; ids that no permission has are left out. */
export function permissionsOf(ids: readonly number[]): readonly Permiso[] {
  return (Object.keys(PERMISOS) as Permiso[]).filter((permiso) => ids.includes(PERMISOS[permiso].id));
}
