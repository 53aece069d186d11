import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { addDays, dayOf } from '#domain/common/dates';
import { type Ausencia, MAX_DIAS_FUERA } from '#domain/personas/ausencias';
import { serverNow } from '../../api/clock.ts';
import { query } from '../../data/query.ts';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import type { Option } from '../../ui/form/options.ts';
import type { FormKit } from '../../ui/form/useForm.ts';
import { useSettled } from '../../ui/useSettled.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { useWork } from '../../ui/works/useWork.ts';
import { WorkWindow } from '../../ui/works/WorkWindow.tsx';
import type { TypedOf } from '../../ui/works/work.ts';
import type { AbsenceWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<AbsenceWorks>;
  /** Who is away. */
  readonly numiden: number;
  /** As it stands now; null for none. */
  readonly ausencia: Ausencia | null;
}

/** Asks until which day a person is away, and who stands in. */
export function AbsenceWindow({ record, numiden, ausencia }: Props) {
  const [today] = useState(() => dayOf(serverNow()));
  const [blank] = useState(() => ({
    hasta: ausencia?.hasta ?? '',
    suplente: String(ausencia?.suplente?.numiden ?? ''),
  }));
  const kit = useWork(record, 'ausencia', { blank });
  return (
    <WorkWindow page={unwatched(record)} name="ausencia" kit={kit} marked>
      <DateField
        label="Hasta el día"
        help="Ese día también."
        marked
        min={today}
        max={addDays(today, MAX_DIAS_FUERA)}
        {...kit.form.field('hasta')}
      />
      <StandIn form={kit.form} numiden={numiden} now={ausencia?.suplente ?? null} />
    </WorkWindow>
  );
}

const PAUSE_MS = 200;

interface StandInProps {
  readonly form: FormKit<TypedOf<AbsenceWorks['ausencia']>>;
  readonly numiden: number;
  /** Who stands in by now. */
  readonly now: Ausencia['suplente'];
}

/** The choice of who stands in, by name or number, from those who may. */
function StandIn({ form, numiden, now }: StandInProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'suplente' });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option | null>(() =>
    now === null ? null : { value: String(now.numiden), text: now.nombre, detail: String(now.numiden) },
  );
  const busqueda = useSettled(typed.trim(), PAUSE_MS);
  const { data, error } = useQuery({
    ...query('suplentes', { ruta: { numiden }, consulta: { busqueda } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.personas ?? []).map((one): Option => {
    const { nombre, rol } = one;
    return { value: String(one.numiden), text: nombre, detail: `${one.numiden} · ${rol ?? 'Sin rol'}` };
  });
  const isOffered = field.value === '' || found.some(({ value }) => value === field.value);
  const kept = chosen?.value === field.value ? chosen : { value: field.value, text: field.value };
  return (
    <Combobox
      label="Quién suple (opcional)"
      name="suplente"
      inputRef={field.ref}
      options={isOffered ? found : [...found, kept]}
      value={field.value}
      placeholder="Nombre o numiden"
      disabled={form.locked}
      onType={setTyped}
      onChange={(value) => {
        setChosen(found.find((option) => option.value === value) ?? null);
        field.onChange(value);
      }}
      onBlur={field.onBlur}
      error={data === undefined && error !== null ? error.texto : fieldState.error?.message}
      help={
        data?.hayMas === true
          ? 'Hay más personas: escriba parte del nombre o el numiden.'
          : 'Quien puede tomar casos de las mismas tiendas o áreas.'
      }
    />
  );
}
