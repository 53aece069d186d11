import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { againstNewUser, type Empleado, type UsuarioEnForma, usuarioFormSchema } from '#domain/personas/usuarios';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import { DraftLine } from '../DraftLine.tsx';
import { againstSavingUser, againstTouching } from './against.ts';
import type { UserChoices } from './context.ts';
import type { UserPageState } from './useUser.ts';

interface Props {
  readonly page: UserPageState;
  readonly choices: UserChoices;
  readonly isOwn: boolean;
  readonly onLeave: () => void;
}

/** Cancelar and Guardar (specification, section 2), and the button that gives a password where the server asks for one. */
export function UserActions({ page: { record, password, kit, shown }, choices, isOwn, onLeave }: Props) {
  const isNew = shown.nuevo;
  const id = useId();
  const values = useWatch({ control: kit.form.control }) as UsuarioEnForma;
  const isKnown = useIsAvailable(isNew, values.id);
  const isInvalid = !usuarioFormSchema.safeParse(values).success || !isKnown;
  const touching = againstTouching(shown, choices);
  const saving = touching ?? againstSavingUser(shown, values, choices);
  return (
    <>
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <Button onClick={onLeave}>Cancelar</Button>
        {kit.conflict === null && (
          <SaveButton
            kit={kit}
            busyText={record.works.guardar.busy}
            invalid={isInvalid || saving !== null}
            describedBy={saving === null ? undefined : `${id}-against`}
          >
            {record.works.guardar.button}
          </SaveButton>
        )}
      </Flex>
      <DraftLine kit={kit} />
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
            onClick={() => password.send({ type: 'nuevaContrasena' })}
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
