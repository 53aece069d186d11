import { useWatch } from 'react-hook-form';
import { fieldChanges } from '#domain/fieldChanges';
import type { Rol, RolEnForma } from '#domain/roles';
import { peopleInWords, permissionChange } from '#domain/roles';
import type { FormKit } from '../../ui/form/useForm.ts';
import { ChangePanel } from '../ChangePanel.tsx';

interface Props {
  readonly form: FormKit<RolEnForma>;
  readonly shown: Rol;
  readonly isNew: boolean;
}

/** The changes that saving the role will make, and the people they concern. */
export function RoleChanges({ form, shown, isNew }: Props) {
  const { nombre, permisos } = useWatch({ control: form.control }) as RolEnForma;
  const before = { nombre: shown.nombre, permisos: shown.permisos };
  const { gained, lost } = permissionChange(shown.permisos, permisos);
  const concerns = !isNew && gained.length + lost.length > 0;
  return (
    <ChangePanel changes={fieldChanges(before, { nombre, permisos })}>
      {concerns && (
        <p>
          {shown.usuarios === 0
            ? 'Ningún usuario tiene este rol.'
            : `Los permisos también cambian a ${peopleInWords(shown.usuarios)} con este rol; lo que cada quien tiene aparte se queda.`}
        </p>
      )}
    </ChangePanel>
  );
}
