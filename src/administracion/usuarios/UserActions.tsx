import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Empleado, Usuario, UsuarioEnForma } from '#domain/usuarios';
import { againstNewUser, usuarioFormSchema } from '#domain/usuarios';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { UsuarioRef } from '#machines/usuario.machine';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import type { WorkFormKit } from '../../ui/works/useWorkForm.ts';
import { DraftLine } from '../DraftLine.tsx';
import { againstSaving, againstTouching } from './against.ts';
import type { Choices } from './context.ts';

interface Props {
  readonly kit: WorkFormKit<UsuarioEnForma>;
  readonly work: TrabajoUnicoRef;
  readonly usuario: UsuarioRef;
  readonly choices: Choices;
  readonly isNew: boolean;
  readonly isOwn: boolean;
  /** The user as he is on screen. */
  readonly shown: Usuario;
  readonly onLeave: () => void;
}

/** Cancelar and Guardar (specification, section 2), and the button that gives a password where the server asks for one. */
export function UserActions({ kit, work, usuario, choices, isNew, isOwn, shown, onLeave }: Props) {
  const { form } = kit;
  const id = useId();
  const values = useWatch({ control: form.control }) as UsuarioEnForma;
  const isKnown = useIsAvailable(isNew, values.id);
  const isInvalid = !usuarioFormSchema.safeParse(values).success || !isKnown;
  const touching = againstTouching(shown, choices);
  const saving = touching ?? againstSaving(shown, values, choices);
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  return (
    <>
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <Button onClick={onLeave}>Cancelar</Button>
        {!inConflict && (
          <SaveButton
            kit={kit}
            work={work}
            busyText="Cargando..."
            invalid={isInvalid || saving !== null}
            describedBy={saving === null ? undefined : `${id}-against`}
          >
            Guardar
          </SaveButton>
        )}
      </Flex>
      <DraftLine kit={kit} locked={isBusy || inConflict} />
      {saving !== null && (
        <Text id={`${id}-against`} color="fg.muted" fontSize="sm">
          {saving}
        </Text>
      )}
      {!isNew && !isOwn && shown.activo && choices.asksPasswords && (
        <Flex justify="flex-end">
          <Button
            size="sm"
            variant="ghost"
            disabled={touching !== null}
            aria-describedby={touching === null ? undefined : `${id}-against`}
            onClick={() => usuario.send({ type: 'nuevaContrasena' })}
          >
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
