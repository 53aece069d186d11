import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { avisoDeCierre } from '#domain/casos/cierreDeCaso';
import { SIGUE_EN_TEXTS } from '#domain/casos/sigueEn';
import { CASE_LIMITS } from '#domain/casos/trabajosCaso';
import { dayOf, shortDate } from '#domain/common/dates';
import { query } from '../../../data/query.ts';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import { useRoomLeft } from '../../../ui/form/LongText.tsx';
import type { Option } from '../../../ui/form/options.ts';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Note } from '../../../ui/Note.tsx';
import { sentenceCase } from '../../../ui/shortNames.ts';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import type { TypedOf } from '../../../ui/works/work.ts';
import { operationOf } from '../../looks.ts';
import type { CaseWorks } from '../../works.ts';
import { useCasePage } from '../context.ts';
import { ReadyTextField } from '../texts/ReadyTextField.tsx';

type Closing = TypedOf<CaseWorks['cerrar']>;

/** How a case was solved, with its vouchers that are not paid or not finished above, and the case in which its matter goes on. */
export function CloseWindow() {
  const page = useCasePage();
  const kit = useWork(page.record, 'cerrar');
  const told = avisoDeCierre(page.newest.valesSinTerminar);
  const { form } = kit;
  const write = (solucion: string) =>
    form.methods.setValue('solucion', solucion, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <WorkWindow
      page={page}
      name="cerrar"
      kit={kit}
      marked
      above={told !== null && <Note colorPalette="orange">{told}</Note>}
    >
      <ReadyTextField
        label="Solución"
        marked
        rows={5}
        placeholder="Cómo se resolvió para el cliente."
        help={useRoomLeft(form, 'solucion', CASE_LIMITS.solucion.max)}
        {...form.field('solucion')}
        onPut={write}
      />
      <GoesOnIn
        form={form}
        onChoose={(id) => {
          if (form.methods.getValues('solucion').trim() === '') write(SIGUE_EN_TEXTS.solucion(id));
        }}
      />
    </WorkWindow>
  );
}

interface GoesOnProps {
  readonly form: FormKit<Closing>;
  readonly onChoose: (id: number) => void;
}

/** The choice of the case in which the matter goes on: an open one of the same sale or customer, or any by its number. */
function GoesOnIn({ form, onChoose }: GoesOnProps) {
  const { id, datosCliente, parametrosBusqueda } = useCasePage().newest;
  const { field, fieldState } = useController({ control: form.control, name: 'sigueEn' });
  const [typed, setTyped] = useState('');
  const { data } = useQuery(
    query('casosAbiertos', {
      consulta: { cliente: datosCliente.numiden, excepto: id, ...operationOf(parametrosBusqueda) },
    }),
  );
  const found = (data?.casos ?? []).map(
    ({ id: other, subCategoria, estado, fecha, tienda }): Option => ({
      value: String(other),
      text: `Caso ${other}`,
      detail: `${sentenceCase(subCategoria.nombre)} · ${estado.nombre} · ${tienda.nombre}, ${shortDate(dayOf(new Date(fecha)))}`,
    }),
  );
  const byNumber = [typed.replace(/\D/g, ''), field.value].filter(
    (value, place, all) => value !== '' && !found.some((one) => one.value === value) && all.indexOf(value) === place,
  );
  return (
    <Combobox
      label="Sigue en otro caso"
      name="sigueEn"
      inputRef={field.ref}
      options={[...found, ...byNumber.map((value): Option => ({ value, text: `Caso ${value}` }))]}
      value={field.value}
      placeholder="Número del caso"
      disabled={form.locked}
      onType={setTyped}
      onChange={(value) => {
        field.onChange(value);
        if (value !== '') onChoose(Number(value));
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      help={
        found.length === 0
          ? 'Solo si es el mismo asunto que otro.'
          : 'Hay otros de este cliente o de esta operación: elija uno solo si es el mismo asunto.'
      }
    />
  );
}
