import { useSelector } from '@xstate/react';
import type { Rol } from '#domain/roles';
import { peopleInWords, ROLE_TEXTS } from '#domain/roles';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import type { RoleWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<RoleWorks>;
  readonly role: Rol;
}

/** The question before a role is deleted: in the specification's words, and with whom it concerns. */
export function DeleteQuestion({ record, role }: Props) {
  const isOpen = useSelector(record.actor, ({ context }) => context.open === 'eliminar');
  return isOpen ? <Question record={record} role={role} /> : null;
}

function Question({ record, role }: Props) {
  const work = useWorkState(record, 'eliminar');
  const { isBusy, failure, discard } = work;
  const yes = () => work.send({});
  const no = () => {
    if (!isBusy) discard();
  };
  return (
    <Dialog
      title={`Eliminar el rol ${role.nombre}`}
      size="md"
      alert
      onClose={no}
      footer={
        <>
          <Button disabled={isBusy} onClick={no}>
            No
          </Button>
          {failure === null && (
            <Button variant="solid" colorPalette="red" busy={isBusy} aria-disabled={isBusy || undefined} onClick={yes}>
              Si
            </Button>
          )}
        </>
      }
    >
      <p>{ROLE_TEXTS.eliminar(role.nombre)}</p>
      <p>{consequence(role.usuarios)}</p>
      <SaveFailure work={work} failed={record.works.eliminar.failed} />
    </Dialog>
  );
}

function consequence(usuarios: number): string {
  if (usuarios === 0) return 'Ningún usuario tiene este rol.';
  const they = usuarios === 1 ? 'lo tiene: se queda' : 'lo tienen: se quedan';
  return `${peopleInWords(usuarios)} ${they} sin rol y sin los permisos del rol; lo que cada quien tiene aparte se conserva.`;
}
