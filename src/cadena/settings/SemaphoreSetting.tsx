import { DataList, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type Ajustes, SEMAFOROS, type Semaforos, umbralesDe } from '#domain/cadena/ajustes';
import { colorDeHoras } from '#domain/common/semaforo';
import { typedNumber } from '#domain/common/typedNumber';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { TextField } from '../../ui/Field.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { TRAFFIC_LIGHTS } from '../../ui/trafficLights.ts';
import { SettingCard } from './SettingCard.tsx';
import { hoursSchema, settingWorks } from './works.ts';

type Typed = Record<keyof Semaforos, string>;

const FIELDS = [
  ['uno', 'Semáforo 1, en horas'],
  ['dos', 'Semáforo 2, en horas'],
  ['tres', 'Semáforo 3, en horas'],
] as const satisfies readonly (readonly [keyof Semaforos, string])[];

interface Props {
  readonly drafts: PageDrafts;
  readonly stored: Ajustes['semaforos'];
}

/** The three semaphores, with how cases of any age look under what is being typed (specification, section 4). */
export function SemaphoreSetting({ drafts, stored }: Props) {
  return (
    <SettingCard
      drafts={drafts}
      lugar="semaforos"
      id={SEMAFOROS.id}
      title={SEMAFOROS.titulo}
      stored={stored}
      blankOf={typedHours}
      works={settingWorks.semaforos}
    >
      {(form) => (
        <>
          <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
            {FIELDS.map(([name, label]) => (
              <TextField key={name} label={label} inputMode="decimal" {...form.field(name)} />
            ))}
          </Grid>
          <Text color="fg.muted" fontSize="sm">
            Hasta el primero un caso es reciente, hasta el segundo antiguo, y después está sin atención, mientras es
            NUEVO o EN PROCESO. Del tercero no depende ningún color.
          </Text>
          <Ages form={form} />
        </>
      )}
    </SettingCard>
  );
}

function typedHours({ valores }: Ajustes['semaforos']): Typed {
  const hours = (id: 1 | 2 | 3) => String(valores.find((each) => each.id === id)?.valor ?? '');
  return { uno: hours(1), dos: hours(2), tres: hours(3) };
}

const OTHER_AGES = [1, 3, 6, 12, 24] as const;
const FIRST_ASKED = '5';

/** How an open case of some hours looks, for an age that one may choose and some others beside it. */
function Ages({ form }: { readonly form: FormKit<Typed> }) {
  const [asked, ask] = useState(FIRST_ASKED);
  const { data: semaforos } = hoursSchema.safeParse(useWatch({ control: form.control }));
  const own = typedNumber(z.number().min(0)).safeParse(asked).data;
  return (
    <Grid gap={3} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }} alignItems="end">
      <TextField
        label="Cómo se ve un caso de (horas)"
        inputMode="decimal"
        value={asked}
        onChange={({ target }) => ask(target.value)}
      />
      <DataList.Root orientation="vertical" gap={3} m={0} fontSize="sm" aria-live="polite">
        {[...(own === undefined ? [] : [own]), ...OTHER_AGES.filter((hours) => hours !== own)].map((hours) => (
          <DataList.Item key={hours} display="grid" justifyItems="start" gap={1}>
            <DataList.ItemLabel fontSize="xs">{hours === 1 ? '1 hora' : `${hours} horas`}</DataList.ItemLabel>
            <DataList.ItemValue>
              {semaforos === undefined ? '—' : <Light hours={hours} semaforos={semaforos} />}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Grid>
  );
}

function Light({ hours, semaforos }: { readonly hours: number; readonly semaforos: Semaforos }) {
  const { color, texto } = TRAFFIC_LIGHTS[colorDeHoras(hours, umbralesDe(semaforos))];
  return <StatusChip color={color}>{texto}</StatusChip>;
}
