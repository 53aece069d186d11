import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pesosToType } from '#domain/common/money';
import type { DetalleRol, Rol, RolEnForma } from '#domain/personas/roles';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { regainFocus } from '../../ui/works/focus.ts';
import { type EditedRecord, useEditedRecord } from '../../ui/works/useEditedRecord.ts';
import { NEW } from '../editedRecord.ts';
import { roleLink } from './lists.ts';
import { type RoleWorks, roleWorks } from './works.ts';

/** The running page of a role. */
export interface RolePageState extends EditedRecord<DetalleRol, RoleWorks> {
  readonly isNew: boolean;
}

/**
 * The page of one opening of a role, for as long as it lives.
 * @param newest the role as the server last said it is.
 */
export function useRole(newest: DetalleRol, isNew: boolean, drafts: PageDrafts): RolePageState {
  const router = useRouter();
  const data = useQueryClient();
  const [works] = useState(() => roleWorks(data));
  const edited = useEditedRecord({
    entity: 'rol',
    id: isNew ? null : newest.id,
    works,
    newest,
    blankOf,
    drafts,
    draftKey: `rol.${isNew ? NEW : newest.id}`,
    onDone: ({ trabajo, resultado }) => {
      if (trabajo === 'eliminar') return void router.navigate({ to: '/roles' });
      if (isNew && resultado.id !== undefined) {
        return void router.navigate({ ...roleLink(resultado.id), replace: true });
      }
      regainFocus();
    },
  });
  return { ...edited, isNew };
}

function blankOf({ nombre, permisos, limite, segundoFactor }: Rol): RolEnForma {
  return { nombre, permisos: [...permisos], limite: limite === null ? '' : pesosToType(limite), segundoFactor };
}
