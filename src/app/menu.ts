import type { LinkProps } from '@tanstack/react-router';
import {
  Database,
  Files,
  FileText,
  Headset,
  House,
  IdCard,
  Import,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Plug,
  Scale,
  ScanSearch,
  Server,
  ShieldCheck,
  SlidersHorizontal,
  Stamp,
  Ticket,
  Timer,
  TrendingDown,
  Users,
  Webhook,
  Workflow,
} from 'lucide-react';
import { hasPermission, PERMISSION_GROUPS, type Permiso } from '#domain/common/permisos';

export interface MenuEntry {
  readonly texto: string;
  readonly a: NonNullable<LinkProps['to']>;
  readonly icono: LucideIcon;
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
        {
          texto: 'Validar operación',
          a: '/valida-operacion',
          icono: ScanSearch,
          permisos: PERMISSION_GROUPS.operaciones,
          tecla: 'o',
        },
      ],
    },
    {
      titulo: 'Configuración',
      plegable: true,
      entradas: [
        { texto: 'Servidores', a: '/configuracion', icono: Server, permisos: ['servidores'] },
        { texto: 'Integraciones', a: '/integraciones', icono: Plug, permisos: ['servidores'] },
        { texto: 'Receptores', a: '/receptores', icono: Webhook, permisos: ['servidores'] },
        { texto: 'Entradas', a: '/entradas', icono: Import, permisos: ['servidores'] },
        { texto: 'Sistema', a: '/sistema', icono: Database, permisos: ['servidores'] },
        { texto: 'Datos fiscales', a: '/datos-fiscales', icono: Landmark, permisos: ['configuracionGeneral'] },
        { texto: 'Motivos vales', a: '/administracion/motivos-vales', icono: ListChecks, permisos: ['motivosVales'] },
        { texto: 'Textos', a: '/textos', icono: MessageSquareText, permisos: ['comentarCaso', 'cerrarCaso'] },
        {
          texto: 'Motivos de depreciación',
          a: '/administracion/motivos-depresiacion',
          icono: TrendingDown,
          permisos: ['motivosDepreciacion'],
        },
        {
          texto: 'Configuración general',
          a: '/configuracion-general',
          icono: SlidersHorizontal,
          permisos: ['configuracionGeneral'],
        },
        { texto: 'Plazos', a: '/plazos', icono: Timer, permisos: ['configuracionGeneral'] },
        { texto: 'Diagramas', a: '/diagramas', icono: Workflow, permisos: PERMISSION_GROUPS.diagramas },
      ],
    },
    {
      titulo: 'Gestión de Usuarios',
      plegable: true,
      entradas: [
        { texto: 'Usuarios', a: '/usuarios', icono: Users, permisos: ['verUsuarios'] },
        { texto: 'Roles', a: '/roles', icono: IdCard, permisos: ['verRoles'] },
        { texto: 'Quién puede qué', a: '/quien-puede', icono: KeyRound, permisos: ['editarUsuarios'] },
        { texto: 'Seguridad', a: '/seguridad', icono: ShieldCheck, permisos: ['editarUsuarios'] },
      ],
    },
    {
      titulo: producto,
      entradas: [
        { texto: 'Inicio', a: '/overview', icono: House, permisos: [], tecla: 'i', cuenta: 'correos' },
        { texto: 'Casos', a: '/administracion/casos', icono: Headset, permisos: PERMISSION_GROUPS.casos, tecla: 'c' },
        { texto: 'Vales', a: '/vales', icono: Ticket, permisos: PERMISSION_GROUPS.vales, tecla: 'v' },
        { texto: 'Facturas', a: '/facturas', icono: FileText, permisos: ['facturar'], tecla: 'f' },
        { texto: 'Facturas globales', a: '/facturas-globales', icono: Files, permisos: ['facturar'] },
        { texto: 'Cuadre del mes', a: '/cuadre', icono: Scale, permisos: ['facturar'] },
        {
          texto: 'Por autorizar',
          a: '/administracion/por-autorizar',
          icono: Stamp,
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
