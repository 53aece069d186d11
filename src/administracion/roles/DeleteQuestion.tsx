import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Rol } from '#domain/roles';
import { peopleInWords, ROLE_TEXTS } from '#domain/roles';
import type { RolRef } from '#machines/rol.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWorkNotices } from '../../ui/works/useWorkNotices.ts';
import { SaveFailure } from '../SaveFailure.tsx';

interface Props {
  readonly work: TrabajoUnicoRef;
  readonly rol: RolRef;
  readonly role: Rol;
}

/** The question before a role is deleted: in the specification's words, and with whom it concerns. */
export function DeleteQuestion({ work, rol, role }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const failed = useSelector(work, (state) => state.hasTag('failed'));
  useWorkNotices(work, avisar);
  const yes = () => rol.send({ type: 'si' });
  const no = () => {
    if (!isBusy) rol.send({ type: 'no' });
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
          {!failed && (
            <Button variant="solid" colorPalette="red" busy={isBusy} aria-disabled={isBusy || undefined} onClick={yes}>
              Si
            </Button>
          )}
        </>
      }
    >
      <p>{ROLE_TEXTS.eliminar(role.nombre)}</p>
      <p>{consequence(role.usuarios)}</p>
      <SaveFailure
        work={work}
        failed="No se pudo eliminar el rol."
        refreshing={false}
        onAgain={yes}
        onResend={yes}
        onAccept={() => undefined}
      />
    </Dialog>
  );
}

function consequence(usuarios: number): string {
  if (usuarios === 0) return 'Ningún usuario tiene este rol.';
  const they = usuarios === 1 ? 'lo tiene: se queda' : 'lo tienen: se quedan';
  return `${peopleInWords(usuarios)} ${they} sin rol y sin los permisos del rol; lo que cada quien tiene aparte se conserva.`;
}
