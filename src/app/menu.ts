import type { LinkProps } from '@tanstack/react-router';
import type { Permiso } from '#domain/permisos';
import { GRUPOS, tienePermiso } from '#domain/permisos';

export interface EntradaMenu {
  readonly texto: string;
  readonly a: NonNullable<LinkProps['to']>;
  /** Any one of them shows the entry; none asks for nothing but a session. */
  readonly permisos: readonly Permiso[];
  /** What is counted beside its text. */
  readonly cuenta?: 'porAutorizar';
}

export interface GrupoMenu {
  readonly titulo: string;
  readonly entradas: readonly EntradaMenu[];
}

/** The menu's groups in their order (specification, section 2, "Layout"); the third is named after the product. */
const grupos = (producto: string): readonly GrupoMenu[] => [
  {
    titulo: 'Valida operación',
    entradas: [{ texto: 'Validar operación', a: '/valida-operacion', permisos: GRUPOS.operaciones }],
  },
  { titulo: 'Configuración', entradas: [] },
  { titulo: 'Gestión de Usuarios', entradas: [] },
  {
    titulo: producto,
    entradas: [
      { texto: 'Inicio', a: '/overview', permisos: [] },
      { texto: 'Casos', a: '/administracion/casos', permisos: GRUPOS.casos },
      {
        texto: 'Por autorizar',
        a: '/administracion/por-autorizar',
        permisos: ['autorizarCaso'],
        cuenta: 'porAutorizar',
      },
    ],
  },
  { titulo: 'Reportes', entradas: [] },
];

/** The menu of a person: only entries that the person may open, and no group without entries. */
export const menuPara = (
  permisos: readonly number[],
  producto: string,
  menu: readonly GrupoMenu[] = grupos(producto),
): readonly GrupoMenu[] =>
  menu
    .map(({ titulo, entradas }) => ({
      titulo,
      entradas: entradas.filter((entrada) => tienePermiso(permisos, entrada.permisos)),
    }))
    .filter(({ entradas }) => entradas.length > 0);
