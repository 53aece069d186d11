import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../data/query.ts';
import { TextField } from '../Field.tsx';
import type { FormKit } from '../form/useForm.ts';

/** Whether a colleague can decide at this computer: where it is wanted at all, and the server asks for passwords. */
export function useDecidedHere(isWanted: boolean): boolean {
  const { data } = useQuery({ ...query('opcionesSesion', {}), enabled: isWanted });
  return isWanted && data?.contrasena === true;
}

/** A colleague says who decides, by number and password, and by a code if he has a second factor. */
export function WhoDecides({
  form,
}: {
  readonly form: Pick<
    FormKit<{ numiden: string | number; contrasena: string; codigo: string; comentario: string }>,
    'field'
  >;
}) {
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
      <TextField label="Número de empleado" inputMode="numeric" autoComplete="off" marked {...form.field('numiden')} />
      <TextField
        label="Contraseña"
        type="password"
        // Not the one that the browser knows for this computer's own person.
        autoComplete="new-password"
        marked
        {...form.field('contrasena')}
      />
      <TextField
        label="Código"
        help="Si quien decide tiene segundo factor."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('codigo')}
      />
    </Grid>
  );
}
