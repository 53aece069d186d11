import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { Rol, RolEnForma } from '#domain/roles';
import { ADMINISTRATOR_ROLE, ROLE_TEXTS, rolFormSchema } from '#domain/roles';
import type { Sesion } from '#domain/sesion';
import type { RolRef } from '#machines/rol.machine';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import type { WorkFormKit } from '../../ui/works/useWorkForm.ts';
import { DraftLine } from '../DraftLine.tsx';

interface Props {
  readonly kit: WorkFormKit<RolEnForma>;
  readonly work: TrabajoRef;
  readonly rol: RolRef;
  readonly shown: Rol;
  readonly isNew: boolean;
  readonly session: Sesion;
}

/**
 * Cancelar, Guardar and Eliminar, the last two by permission and only for a form that is right (specification, section 2).
 * Eliminar stands apart, where no hand that saves comes by.
 */
export function RoleActions({ kit, work, rol, shown, isNew, session }: Props) {
  const id = useId();
  const { form } = kit;
  const isInvalid = !rolFormSchema.safeParse(useWatch({ control: form.control })).success;
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  const maySave = hasPermission(session.permisos, ['guardarRol']);
  const mayDelete = !isNew && hasPermission(session.permisos, PERMISSION_GROUPS.eliminarRol);
  const against = mayDelete ? againstDeletion(shown, session) : null;
  return (
    <>
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <LinkButton to="/roles">Cancelar</LinkButton>
        {maySave && !inConflict && (
          <SaveButton kit={kit} work={work} busyText="Cargando..." invalid={isInvalid}>
            Guardar
          </SaveButton>
        )}
      </Flex>
      <DraftLine kit={kit} locked={isBusy || inConflict} />
      {mayDelete && (
        <Flex wrap="wrap" align="center" gap={2} mt={2} pt={3} borderTop="1px solid" borderColor="border">
          <Button
            size="sm"
            colorPalette="red"
            disabled={isInvalid || against !== null}
            aria-describedby={against === null ? undefined : `${id}-against`}
            onClick={() => rol.send({ type: 'eliminar' })}
          >
            Eliminar
          </Button>
          {against !== null && (
            <Text id={`${id}-against`} flex="1 1 10rem" color="fg.muted" fontSize="sm">
              {against}
            </Text>
          )}
        </Flex>
      )}
    </>
  );
}

/** Why this person cannot delete the role; null when it can be asked for. */
function againstDeletion({ id, usuarios }: Rol, { roles, permisos }: Sesion): string | null {
  if (id === ADMINISTRATOR_ROLE) return ROLE_TEXTS.administrador;
  if (roles.includes(id)) return ROLE_TEXTS.propioEliminado;
  const mayWithPeople = hasPermission(permisos, ['eliminarRolConUsuarios']);
  return usuarios > 0 && !mayWithPeople ? ROLE_TEXTS.conUsuarios(usuarios) : null;
}
