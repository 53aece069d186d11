import { useSelector } from '@xstate/react';
import type { Rol } from '#domain/roles';
import { peopleInWords, ROLE_TEXTS } from '#domain/roles';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import type { RoleWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<RoleWorks>;
  readonly role: Rol;
}

/** The question before a role is deleted: in the specification's words, with the people it concerns. */
export function DeleteQuestion({ record, role: { nombre, usuarios } }: Props) {
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'eliminar');
  if (!isOpen) return null;
  return (
    <QuestionWindow page={unwatched(record)} name="eliminar" title={`Eliminar el rol ${nombre}`}>
      <p>{ROLE_TEXTS.eliminar(nombre)}</p>
      <p>{consequence(usuarios)}</p>
    </QuestionWindow>
  );
}

function consequence(usuarios: number): string {
  if (usuarios === 0) return 'Ningún usuario tiene este rol.';
  const they = usuarios === 1 ? 'lo tiene: se queda' : 'lo tienen: se quedan';
  return `${peopleInWords(usuarios)} ${they} sin rol y sin los permisos del rol; lo que cada quien tiene aparte se conserva.`;
}
