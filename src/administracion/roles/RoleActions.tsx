import { Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { DetalleRol, RolEnForma } from '#domain/roles';
import { rolFormSchema } from '#domain/roles';
import type { Sesion } from '#domain/sesion';
import type { RolRef } from '#machines/rol.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import type { WorkFormKit } from '../../ui/works/useWorkForm.ts';
import { DraftLine } from '../DraftLine.tsx';
import { againstDeletion, againstSaving } from './against.ts';

interface Props {
  readonly kit: WorkFormKit<RolEnForma>;
  readonly work: TrabajoUnicoRef;
  readonly rol: RolRef;
  readonly shown: DetalleRol;
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
  const values = useWatch({ control: form.control }) as RolEnForma;
  const isInvalid = !rolFormSchema.safeParse(values).success;
  const isBusy = useSelector(work, (state) => state.hasTag('busy'));
  const inConflict = useSelector(work, (state) => state.matches('conflict'));
  const maySave = hasPermission(session.permisos, ['guardarRol']);
  const mayDelete = !isNew && hasPermission(session.permisos, PERMISSION_GROUPS.eliminarRol);
  const deleting = mayDelete ? againstDeletion(shown, session) : null;
  const saving = maySave ? againstSaving(shown, values.permisos, session) : null;
  // Often it is one and the same.
  const reasons = [...new Set([saving, deleting])].filter((reason) => reason !== null);
  const describedBy = (reason: string | null) =>
    reason === null ? undefined : `${id}-against-${reasons.indexOf(reason)}`;
  return (
    <>
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <LinkButton to="/roles">Cancelar</LinkButton>
        {maySave && !inConflict && (
          <SaveButton
            kit={kit}
            work={work}
            busyText="Cargando..."
            invalid={isInvalid || saving !== null}
            describedBy={describedBy(saving)}
          >
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
            disabled={isInvalid || deleting !== null}
            aria-describedby={describedBy(deleting)}
            onClick={() => rol.send({ type: 'eliminar' })}
          >
            Eliminar
          </Button>
        </Flex>
      )}
      {reasons.map((reason) => (
        <Text key={reason} id={describedBy(reason)} color="fg.muted" fontSize="sm">
          {reason}
        </Text>
      ))}
    </>
  );
}
