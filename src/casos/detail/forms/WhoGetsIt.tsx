import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fueraEnPalabras } from '#domain/common/ausencias';
import { query } from '../../../data/query.ts';
import { usePerson } from '../../../system/person.ts';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import type { Option } from '../../../ui/form/options.ts';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { useSettled } from '../../../ui/useSettled.ts';
import type { TypedOf } from '../../../ui/works/work.ts';
import { type CaseWorks, TO_AREA } from '../../works.ts';
import { type Assignable, AwayNote } from './AwayNote.tsx';

const PAUSE_MS = 200;

/** Those who may have a case, by a search for their names and numbers. */
export function assignable(id: number, busqueda: string) {
  return query('asignablesCaso', { ruta: { id }, consulta: { busqueda } });
}

type Assigning = TypedOf<CaseWorks['asignar']>;

interface Props {
  readonly form: FormKit<Assigning>;
  /** The case; of several one of them, the server judges each. */
  readonly idCaso: number;
  /** The words of the choice of nobody, so that its area has it; null where that is no choice. */
  readonly toArea: string | null;
  /** Told who was chosen, by name; null for nobody yet. */
  readonly onChosen?: (name: string | null) => void;
}

/** The choice of who gets a case, by name or number, from those who may have it. */
export function WhoGetsIt({ form, idCaso, toArea, onChosen }: Props) {
  const person = usePerson();
  const { field, fieldState } = useController({ control: form.control, name: 'numiden' });
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Option | null>(null);
  const busqueda = useSettled(typed.trim(), PAUSE_MS);
  const { data, error, refetch } = useQuery({
    ...assignable(idCaso, busqueda),
    placeholderData: keepPreviousData,
  });
  const people = (data?.personas ?? []).map(
    ({ numiden, nombre, rol, fueraHasta }): Option => ({
      value: String(numiden),
      text: numiden === person.numiden ? `${nombre} (usted)` : nombre,
      detail: [numiden, rol ?? 'Sin rol', ...(fueraHasta === null ? [] : [fueraEnPalabras(fueraHasta)])].join(' · '),
    }),
  );
  const options =
    toArea === null ? people : [...people, { value: TO_AREA, text: toArea, detail: 'El área, sin persona' }];
  // Shown also while another search does not find him; a draft of another day knows only his number.
  const chosen = found?.value === field.value ? found : { value: field.value, text: field.value };
  const isOffered = field.value === '' || options.some(({ value }) => value === field.value);
  const personOf = (value: string) => data?.personas.find(({ numiden }) => String(numiden) === value) ?? null;
  const [last, setLast] = useState<Assignable | null>(null);
  // Another search may not find who was chosen.
  const away = personOf(field.value) ?? (String(last?.numiden) === field.value ? last : null);
  const choose = (value: string, option = options.find((one) => one.value === value) ?? null) => {
    setFound(option);
    onChosen?.(option?.text ?? null);
    setLast(personOf(value));
    // Said for one person, it says nothing of another.
    form.methods.setValue('aunqueFuera', false);
    field.onChange(value);
  };
  return (
    <>
      <Combobox
        label="A quién"
        marked
        name="numiden"
        inputRef={field.ref}
        options={isOffered ? options : [...options, chosen]}
        value={field.value}
        placeholder="Nombre o numiden"
        disabled={form.locked}
        onType={setTyped}
        onChange={(value) => choose(value)}
        onBlur={field.onBlur}
        error={data === undefined && error !== null ? error.texto : fieldState.error?.message}
        help={data?.hayMas === true ? 'Hay más personas: escriba parte del nombre o el numiden.' : undefined}
      />
      {away !== null && away.fueraHasta !== null && away.numiden !== person.numiden && (
        <AwayNote
          form={form}
          away={{ ...away, fueraHasta: away.fueraHasta }}
          onStandIn={({ numiden, nombre }) =>
            choose(String(numiden), {
              value: String(numiden),
              text: nombre,
              detail: `${numiden} · Suple a ${away.nombre}`,
            })
          }
        />
      )}
      {data === undefined && error !== null && (
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          Reintentar
        </Button>
      )}
    </>
  );
}
