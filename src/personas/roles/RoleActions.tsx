import { Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { type RolEnForma, rolFormSchema } from '#domain/personas/roles';
import { usePerson } from '../../system/person.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { SaveButton } from '../../ui/works/SaveButton.tsx';
import { DraftLine } from '../DraftLine.tsx';
import { againstDeletion, againstSavingRole, givenIn } from './against.ts';
import type { RolePageState } from './useRole.ts';

interface Props {
  readonly page: RolePageState;
}

/**
 * Cancelar, Guardar and Eliminar, the last two by permission and only for a form that is right (specification, section 2).
 * Eliminar stands apart, where no hand that saves comes by.
 */
export function RoleActions({ page: { record, kit, shown, isNew } }: Props) {
  const session = usePerson();
  const id = useId();
  const values = useWatch({ control: kit.form.control }) as RolEnForma;
  const isInvalid = !rolFormSchema.safeParse(values).success;
  const maySave = hasPermission(session.permisos, ['guardarRol']);
  const mayDelete = !isNew && hasPermission(session.permisos, PERMISSION_GROUPS.eliminarRol);
  const deleting = mayDelete ? againstDeletion(shown, session) : null;
  const saving = maySave ? againstSavingRole(shown, givenIn(values, shown), session) : null;
  // Often it is one and the same.
  const reasons = [...new Set([saving, deleting])].filter((reason) => reason !== null);
  const describedBy = (reason: string | null) =>
    reason === null ? undefined : `${id}-against-${reasons.indexOf(reason)}`;
  return (
    <>
      <Flex wrap="wrap" align="center" justify="flex-end" gap={2}>
        <LinkButton to="/roles">Cancelar</LinkButton>
        {maySave && kit.conflict === null && (
          <SaveButton
            kit={kit}
            busyText={record.works.guardar.busy}
            invalid={isInvalid || saving !== null}
            describedBy={describedBy(saving)}
          >
            {record.works.guardar.button}
          </SaveButton>
        )}
      </Flex>
      <DraftLine kit={kit} />
      {mayDelete && (
        <Flex wrap="wrap" align="center" gap={2} mt={2} pt={3} borderTop="1px solid" borderColor="border">
          <Button
            size="sm"
            colorPalette="red"
            disabled={isInvalid || deleting !== null}
            aria-describedby={describedBy(deleting)}
            onClick={() => record.actor.send({ type: 'abrir', trabajo: 'eliminar' })}
          >
            {record.works.eliminar.opener}
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
