import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { DetalleRol, Rol, RolEnForma } from '#domain/roles';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { regainFocus } from '../../ui/works/focus.ts';
import { useEditedRecord } from '../../ui/works/useEditedRecord.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { useRecord } from '../../ui/works/useRecord.ts';
import type { WorkKit } from '../../ui/works/useWork.ts';
import { roleRead } from '../reads.ts';
import { NEW } from '../recordId.ts';
import { roleLink } from './lists.ts';
import type { RoleWorks } from './works.ts';
import { roleWorks } from './works.ts';

/** The running page of a role. */
export interface RolePageState {
  readonly record: LiveRecord<RoleWorks>;
  readonly kit: WorkKit<RolEnForma>;
  /** The role on which the form is written. */
  readonly shown: DetalleRol;
  /** Brings what others did into view. */
  readonly showNewest: () => void;
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
  const draftKey = `rol.${isNew ? NEW : newest.id}`;
  const record = useRecord({
    entity: 'rol',
    id: isNew ? null : newest.id,
    works,
    version: isNew ? null : newest.version,
    drafts,
    draftKeyOf: useCallback((name: string) => (name === 'guardar' ? draftKey : `${draftKey}.${name}`), [draftKey]),
    edits: EDITS,
    onDone: ({ trabajo, resultado }) => {
      if (trabajo === 'eliminar') return void router.navigate({ to: '/roles' });
      if (isNew && resultado.id !== undefined) {
        return void router.navigate({ ...roleLink(resultado.id), replace: true });
      }
      show(data.getQueryData(roleRead(newest.id).queryKey) ?? newest);
      regainFocus();
    },
  });
  const { kit, shown, show } = useEditedRecord(record, 'guardar', { newest, blankOf, isNew });
  return { record, kit, shown, showNewest: () => show(newest), isNew };
}

/** What is written of a role replaces it. */
const EDITS = ['guardar'] as const;

function blankOf({ nombre, permisos }: Rol): RolEnForma {
  return { nombre, permisos: [...permisos] };
}
