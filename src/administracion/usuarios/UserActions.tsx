import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useWatch } from 'react-hook-form';
import type { Empleado, UsuarioEnForma } from '#domain/usuarios';
import { againstNewUser, usuarioFormSchema } from '#domain/usuarios';
import type { TrabajoRef } from '#machines/trabajo.machine';
import type { UsuarioRef } from '#machines/usuario.machine';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import type { WorkFormKit } from '../../ui/works/useWorkForm.ts';
import { DraftLine } from '../DraftLine.tsx';
import type { Choices } from './context.ts';

interface Props {
  readonly kit: WorkFormKit<UsuarioEnForma>;
  readonly work: TrabajoRef;
  readonly usuario: UsuarioRef;
  readonly choices: Choices;
  readonly isNew: boolean;
  readonly isOwn: boolean;
  readonly isActive: boolean;
  readonly onLeave: () => void;
}

/** Cancelar and Guardar (specification, section 2), and the button that gives a password where the server asks for one. */
export function UserActions({ kit, work, usuario, choices, isNew, isOwn, isActive, onLeave }: Props) {
  const { form } = kit;
  const values = useWatch({ control: form.control }) as UsuarioEnForma;
  const isKnown = useIsAvailable(isNew, values.id);
  const isInvalid = !usuarioFormSchema.safeParse(values).success || !isKnown;
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  return (
    <>
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <Button onClick={onLeave}>Cancelar</Button>
        {!inConflict && (
          <SaveButton kit={kit} work={work} busyText="Cargando..." invalid={isInvalid}>
            Guardar
          </SaveButton>
        )}
      </Flex>
      <DraftLine kit={kit} locked={isBusy || inConflict} />
      {!isNew && !isOwn && isActive && choices.asksPasswords && (
        <Flex justify="flex-end">
          <Button size="sm" variant="ghost" onClick={() => usuario.send({ type: 'nuevaContrasena' })}>
            Nueva contraseña
          </Button>
        </Flex>
      )}
    </>
  );
}

/** Whether the number of a new user is of somebody who can be one, as far as it was looked up already. */
function useIsAvailable(isNew: boolean, typed: string): boolean {
  const number = Number(typed);
  const { data } = useQuery({
    ...query('empleado', { ruta: { numiden: Number.isSafeInteger(number) && number > 0 ? number : 1 } }),
    enabled: false,
  });
  return !isNew || (data !== undefined && againstNewUser(data as Empleado) === null);
}
