import { Grid, GridItem } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { NUMIDEN_VALIDO } from '#domain/personas/sesion';
import { againstNewUser, type Usuario, type UsuarioEnForma } from '#domain/personas/usuarios';
import { query } from '../../data/query.ts';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { NumberField } from '../../ui/form/DigitsField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { useSettled } from '../../ui/useSettled.ts';

interface Props {
  readonly form: FormKit<UsuarioEnForma>;
}

interface KnownProps extends Props {
  readonly user: Usuario;
  readonly isOwn: boolean;
  /** Nothing of this person can be written. */
  readonly isLocked: boolean;
}

/** Who a user is; only the mail can be written, and whether he is active. */
export function PersonFields({ form, user, isOwn, isLocked }: KnownProps) {
  const active = form.field('activo');
  return (
    <Fields>
      <TextField label="Numiden" readOnly value={user.id} />
      <TextField label="Nombre completo" readOnly value={user.nombreCompleto} title={user.nombreCompleto} />
      <Mail form={form} disabled={isLocked} />
      <GridItem gridColumn="1 / -1">
        <CheckField label="Activo: puede entrar a la aplicación" {...active} disabled={isOwn || isLocked} />
      </GridItem>
    </Fields>
  );
}

/** How long the number must stand before it is looked up, in milliseconds. */
const PAUSE_MS = 300;

/** The fields of a new person, looked up by the typed number: name and mail come from human resources. */
export function NewPerson({ form }: Props) {
  const typed = useWatch({ control: form.control, name: 'id' });
  const number = useSettled(typed.trim(), PAUSE_MS);
  const isNumber = NUMIDEN_VALIDO.test(number) && Number(number) > 0;
  const { data: employee, error } = useQuery({
    ...query('empleado', { ruta: { numiden: isNumber ? Number(number) : 1 } }),
    enabled: isNumber,
  });
  const known = isNumber && number === typed.trim() ? employee : undefined;
  const against = known === undefined ? (error?.texto ?? null) : againstNewUser(known);
  useFilledMail(form, known?.situacion === 'disponible' ? (known.correo ?? '') : null);
  const field = form.field('id');
  return (
    <Fields>
      <NumberField
        label="Numiden"
        marked
        {...field}
        error={field.error ?? (typed === '' ? undefined : against)}
        help="Como lo conoce recursos humanos."
      />
      <TextField label="Nombre completo" readOnly value={known?.nombreCompleto ?? ''} />
      <Mail form={form} />
    </Fields>
  );
}

function Mail({ form, disabled = false }: Props & { readonly disabled?: boolean }) {
  return (
    <TextField
      label="Correo"
      marked
      inputMode="email"
      spellCheck={false}
      {...form.field('correo')}
      disabled={disabled}
    />
  );
}

/** Fills in the mail that human resources know, over one that came from there and never over one that was written. */
function useFilledMail({ methods }: FormKit<UsuarioEnForma>, mail: string | null): void {
  const filled = useRef('');
  const { getValues, setValue } = methods;
  useEffect(() => {
    if (mail === null || getValues('correo') !== filled.current) return;
    filled.current = mail;
    setValue('correo', mail, { shouldDirty: true, shouldValidate: mail !== '' });
  }, [mail, getValues, setValue]);
}

function Fields(props: { readonly children: ReactNode }) {
  return (
    <Grid
      gap={4}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr) minmax(0, 1fr)' }}
      {...props}
    />
  );
}
