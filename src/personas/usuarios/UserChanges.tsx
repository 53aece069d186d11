import { useWatch } from 'react-hook-form';
import { fieldChanges } from '#domain/common/fieldChanges';
import { casesInWords, type Usuario, type UsuarioEnForma } from '#domain/personas/usuarios';
import type { FormKit } from '../../ui/form/useForm.ts';
import { ChangePanel } from '../ChangePanel.tsx';
import type { UserChoices } from './context.ts';

interface Props {
  readonly form: FormKit<UsuarioEnForma>;
  readonly shown: Usuario;
  readonly choices: UserChoices;
  readonly openCases: number;
}

/** The changes that saving the user will make, and their consequences. */
export function UserChanges({ form, shown, choices, openCases }: Props) {
  const values = useWatch({ control: form.control }) as UsuarioEnForma;
  const after = inWords({ ...values, roles: values.roles === '' ? [] : [Number(values.roles)] }, choices);
  const changes = fieldChanges(shown.nuevo ? NOTHING : inWords(shown, choices), after);
  const leaves = shown.activo && !values.activo;
  const losesAny = changes.some(({ campo, lista }) => campo === 'permisos' && (lista?.quitados.length ?? 0) > 0);
  return (
    <ChangePanel changes={changes}>
      {leaves && <p>Sus sesiones abiertas terminan al guardar.</p>}
      {leaves && openCases > 0 && (
        <p>Tiene {casesInWords(openCases)} a su cargo: al guardar se pregunta a quién pasan.</p>
      )}
      {!shown.nuevo && !leaves && losesAny && <p>Si está en la aplicación, lo pierde de inmediato.</p>}
    </ChangePanel>
  );
}

type Named = Pick<Usuario, 'correo' | 'roles' | 'permisos' | 'areas' | 'areasGerente' | 'tiendas' | 'activo'>;

/** The values of a user who does not exist yet. */
const NOTHING = { correo: '', rol: '', permisos: [], areas: [], areasGerente: [], tiendas: [], activo: true };

function inWords({ correo, roles, permisos, areas, areasGerente, tiendas, activo }: Named, choices: UserChoices) {
  return {
    correo,
    rol: choices.roles.find(({ id }) => id === roles[0])?.nombre ?? '',
    permisos: [...permisos].sort((one, other) => one - other),
    areas: namesOf(choices.areas, areas),
    areasGerente: namesOf(choices.areas, areasGerente),
    tiendas: namesOf(choices.stores, tiendas),
    activo,
  };
}

function namesOf(known: UserChoices['areas'], ids: readonly number[]): readonly string[] {
  return known.filter(({ id }) => ids.includes(id)).map(({ nombre }) => nombre);
}
