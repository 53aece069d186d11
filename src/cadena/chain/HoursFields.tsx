import { Fieldset, Grid } from '@chakra-ui/react';
import { DIAS, DIAS_SEMANA } from '#domain/cadena/horario';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { RecordForm } from '../../ui/records/useRecordForm.ts';
import type { TypedStore } from './works.ts';

/** The hours of a store, a field a day; most days are as Monday is, so that one is copied to the others. */
export function HoursFields({ form }: Pick<RecordForm<TypedStore>, 'form'>) {
  const { methods, field } = form;
  const copy = () => {
    const { lunes } = methods.getValues();
    for (const dia of DIAS.slice(1)) methods.setValue(dia, lunes, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Horario</Fieldset.Legend>
      <Fieldset.HelperText>
        Como 09:00-21:00, o Cerrada; 20:00-02:00 cierra al día siguiente. Todos vacíos si no se dice. Fuera de él, la
        tienda no se cuenta como atrasada en Entradas.
      </Fieldset.HelperText>
      <Grid gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }} gap={4} mt={2}>
        {DIAS.map((dia) => (
          <TextField key={dia} label={DIAS_SEMANA[dia]} {...field(dia)} />
        ))}
      </Grid>
      <Button alignSelf="start" onClick={copy}>
        Todos como lunes
      </Button>
    </Fieldset.Root>
  );
}
