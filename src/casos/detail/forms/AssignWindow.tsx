import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fueraEnPalabras } from '#domain/common/ausencias';
import { query } from '../../../data/query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import type { Option } from '../../../ui/form/options.ts';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Note } from '../../../ui/Note.tsx';
import { useSettled } from '../../../ui/useSettled.ts';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import type { TypedOf } from '../../../ui/works/work.ts';
import { type CaseWorks, TO_AREA } from '../../works.ts';
import { decisionOnCase, useCasePage } from '../context.ts';
import { type Assignable, AwayNote } from './AwayNote.tsx';

/** The window that hands a case to a person, or to its area without one. */
export function AssignWindow() {
  const page = useCasePage();
  const kit = useWork(page.record, 'asignar');
  const { data } = useQuery(assignable(page.newest.id, ''));
  return (
    <WorkWindow page={page} name="asignar" kit={kit} marked forbidden={data?.contra ?? null} above={<WhoHasIt />}>
      <WhoGetsIt form={kit.form} />
    </WorkWindow>
  );
}

/** The person who has the case now, and the way to another area, which asks for a category and a reason. */
function WhoHasIt() {
  const { newest, person, record } = useCasePage();
  const { administrador, area } = newest;
  return (
    <Note colorPalette="gray">
      <p>
        {administrador === null
          ? `Nadie lo tiene; está en ${area.nombre}.`
          : `Lo tiene ${administrador.nombre}, en ${area.nombre}.`}
      </p>
      {decisionOnCase(newest, person, 'escalar').allowed && (
        <p>
          ¿Es de otra área?{' '}
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              record.actor.send({ type: 'cerrar' });
              record.actor.send({ type: 'abrir', trabajo: 'escalar' });
            }}
          >
            Escalar
          </Button>
        </p>
      )}
    </Note>
  );
}

const PAUSE_MS = 200;

/** Those who may have a case, by a search for their names and numbers. */
function assignable(id: number, busqueda: string) {
  return query('asignablesCaso', { ruta: { id }, consulta: { busqueda } });
}

type Assigning = TypedOf<CaseWorks['asignar']>;

/** The choice of who gets it, by name or number, from those who may have it. */
function WhoGetsIt({ form }: { readonly form: FormKit<Assigning> }) {
  const { newest, person } = useCasePage();
  const { field, fieldState } = useController({ control: form.control, name: 'numiden' });
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Option | null>(null);
  const busqueda = useSettled(typed.trim(), PAUSE_MS);
  const { data, error, refetch } = useQuery({
    ...assignable(newest.id, busqueda),
    placeholderData: keepPreviousData,
  });
  const people = (data?.personas ?? []).map(
    ({ numiden, nombre, rol, fueraHasta }): Option => ({
      value: String(numiden),
      text: numiden === person.numiden ? `${nombre} (usted)` : nombre,
      detail: [numiden, rol ?? 'Sin rol', ...(fueraHasta === null ? [] : [fueraEnPalabras(fueraHasta)])].join(' · '),
    }),
  );
  const toArea = { value: TO_AREA, text: newest.area.nombre, detail: 'El área, sin persona' };
  const options = newest.administrador === null ? people : [...people, toArea];
  // Shown also while another search does not find him; a draft of another day knows only his number.
  const chosen = found?.value === field.value ? found : { value: field.value, text: field.value };
  const isOffered = field.value === '' || options.some(({ value }) => value === field.value);
  const personOf = (value: string) => data?.personas.find(({ numiden }) => String(numiden) === value) ?? null;
  const [last, setLast] = useState<Assignable | null>(null);
  // Another search may not find who was chosen.
  const away = personOf(field.value) ?? (String(last?.numiden) === field.value ? last : null);
  const choose = (value: string, option = options.find((one) => one.value === value) ?? null) => {
    setFound(option);
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
