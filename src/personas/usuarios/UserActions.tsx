import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
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
  /** The person has a second factor. */
  readonly hasFactor: boolean;
  readonly onLeave: () => void;
}

/** Cancelar and Guardar (specification, section 2), and the button that gives a password where the server asks for one. */
export function UserActions({ page: { record, password, kit, shown }, choices, isOwn, hasFactor, onLeave }: Props) {
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
      {!isNew && !isOwn && choices.asksPasswords && (
        <Flex justify="flex-end" gap={2} wrap="wrap">
          {shown.activo && (
            <Graver
              against={touching}
              describedBy={`${id}-against`}
              onClick={() => password.send({ type: 'nuevaContrasena' })}
            >
              Nueva contraseña
            </Graver>
          )}
          {hasFactor && (
            <Graver
              against={touching}
              describedBy={`${id}-against`}
              onClick={() => record.actor.send({ type: 'abrir', trabajo: 'quitarFactor' })}
            >
              {record.works.quitarFactor.opener}
            </Graver>
          )}
        </Flex>
      )}
    </>
  );
}

interface GraverProps {
  /** Why it cannot be done to this person; null where it can. */
  readonly against: string | null;
  readonly describedBy: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button for what concerns the person's way in, and not the form. */
function Graver({ against, describedBy, onClick, children }: GraverProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={against !== null}
      aria-describedby={against === null ? undefined : describedBy}
      onClick={onClick}
    >
      {children}
    </Button>
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
