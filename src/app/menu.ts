import type { LinkProps } from '@tanstack/react-router';
import type { Permiso } from '#domain/permisos';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';

export interface MenuEntry {
  readonly texto: string;
  readonly a: NonNullable<LinkProps['to']>;
  /** Any one of them shows the entry; none asks for nothing but a session. */
  readonly permisos: readonly Permiso[];
  /** Leads here after 'g'. */
  readonly tecla?: string;
  /** The count beside its text. */
  readonly cuenta?: 'porAutorizar' | 'correos';
}

export interface MenuGroup {
  readonly titulo: string;
  /** It can be folded: it is not of every day. */
  readonly plegable?: true;
  readonly entradas: readonly MenuEntry[];
}

/** The menu's groups in their order (specification, section 2, "Layout"), with ours among theirs; the third is named after the product. */
function groups(producto: string): readonly MenuGroup[] {
  return [
    {
      titulo: 'Valida operación',
      entradas: [
        { texto: 'Validar operación', a: '/valida-operacion', permisos: PERMISSION_GROUPS.operaciones, tecla: 'o' },
      ],
    },
    {
      titulo: 'Configuración',
      plegable: true,
      entradas: [
        { texto: 'Servidores', a: '/configuracion', permisos: ['servidores'] },
        { texto: 'Integraciones', a: '/integraciones', permisos: ['servidores'] },
        { texto: 'Entradas', a: '/entradas', permisos: ['servidores'] },
        { texto: 'Datos fiscales', a: '/datos-fiscales', permisos: ['configuracionGeneral'] },
        { texto: 'Motivos vales', a: '/administracion/motivos-vales', permisos: ['motivosVales'] },
        {
          texto: 'Motivos de depreciación',
          a: '/administracion/motivos-depresiacion',
          permisos: ['motivosDepreciacion'],
        },
        { texto: 'Configuración general', a: '/configuracion-general', permisos: ['configuracionGeneral'] },
        { texto: 'Diagramas', a: '/diagramas', permisos: PERMISSION_GROUPS.diagramas },
      ],
    },
    {
      titulo: 'Gestión de Usuarios',
      plegable: true,
      entradas: [
        { texto: 'Usuarios', a: '/usuarios', permisos: ['verUsuarios'] },
        { texto: 'Roles', a: '/roles', permisos: ['verRoles'] },
        { texto: 'Seguridad', a: '/seguridad', permisos: ['editarUsuarios'] },
      ],
    },
    {
      titulo: producto,
      entradas: [
        { texto: 'Inicio', a: '/overview', permisos: [], tecla: 'i', cuenta: 'correos' },
        { texto: 'Casos', a: '/administracion/casos', permisos: PERMISSION_GROUPS.casos, tecla: 'c' },
        { texto: 'Vales', a: '/vales', permisos: PERMISSION_GROUPS.vales, tecla: 'v' },
        { texto: 'Facturas', a: '/facturas', permisos: ['facturar'], tecla: 'f' },
        { texto: 'Facturas globales', a: '/facturas-globales', permisos: ['facturar'] },
        { texto: 'Cuadre del mes', a: '/cuadre', permisos: ['facturar'] },
        {
          texto: 'Por autorizar',
          a: '/administracion/por-autorizar',
          permisos: ['autorizarCaso', 'autorizarVale'],
          tecla: 'a',
          cuenta: 'porAutorizar',
        },
      ],
    },
    { titulo: 'Reportes', entradas: [] },
  ];
}

/** The menu of a person: only entries that the person may open, and no group without entries. */
export function menuFor(
  permisos: readonly number[],
  producto: string,
  menu: readonly MenuGroup[] = groups(producto),
): readonly MenuGroup[] {
  return menu
    .map((group) => ({
      ...group,
      entradas: group.entradas.filter((input) => hasPermission(permisos, input.permisos)),
    }))
    .filter(({ entradas }) => entradas.length > 0);
}
