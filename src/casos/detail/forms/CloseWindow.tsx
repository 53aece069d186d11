import { useState } from 'react';
import { useController } from 'react-hook-form';
import { avisoDeCierre } from '#domain/casos/cierreDeCaso';
import { SIGUE_EN_TEXTS } from '#domain/casos/sigueEn';
import { CASE_LIMITS } from '#domain/casos/trabajosCaso';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import { useRoomLeft } from '../../../ui/form/LongText.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Note } from '../../../ui/Note.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import type { TypedOf } from '../../../ui/works/work.ts';
import type { CaseWorks } from '../../works.ts';
import { useCasePage } from '../context.ts';
import { ReadyTextField } from '../texts/ReadyTextField.tsx';
import { useOtherCases } from './otherCases.ts';

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
  const { field, fieldState } = useController({ control: form.control, name: 'sigueEn' });
  const [typed, setTyped] = useState('');
  const { options, hasFound } = useOtherCases(typed, field.value);
  return (
    <Combobox
      label="Sigue en otro caso"
      name="sigueEn"
      inputRef={field.ref}
      options={options}
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
        hasFound
          ? 'Hay otros de este cliente o de esta operación: elija uno solo si es el mismo asunto.'
          : 'Solo si es el mismo asunto que otro.'
      }
    />
  );
}
