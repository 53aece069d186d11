import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { AJUSTES, type Ajuste, type Ajustes } from '#domain/cadena/ajustes';
import { dayOf, longDate } from '#domain/common/dates';
import { pesosToType, showPesos } from '#domain/common/money';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { TextField } from '../../ui/Field.tsx';
import { AmountField } from '../../ui/form/AmountInput.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { SettingCard } from './SettingCard.tsx';
import { settingWorks, VALUE_SCHEMAS } from './works.ts';

type Typed = { valor: string };

const DAY_MS = 86_400_000;

const LABELS = {
  vigencia: 'Días que vale un vale',
  maximos: 'Total sin autorización, en pesos',
  billetera: 'Saldo máximo, en pesos',
} as const satisfies Record<Ajuste, string>;

interface Props {
  readonly drafts: PageDrafts;
  readonly ajuste: Ajuste;
  readonly stored: Ajustes['vigencia'];
  readonly now: Date;
}

/** A setting of one value, with its effect in the business as it is being typed. */
export function ValueSetting({ drafts, ajuste, stored, now }: Props) {
  const { id, titulo, unidad } = AJUSTES[ajuste];
  return (
    <SettingCard
      drafts={drafts}
      lugar={ajuste}
      id={id}
      title={titulo}
      stored={stored}
      blankOf={({ valor }) => ({ valor: unidad === 'pesos' ? pesosToType(valor) : String(valor) })}
      works={settingWorks[ajuste]}
    >
      {(form) => (
        <>
          {unidad === 'pesos' ? (
            <AmountField label={LABELS[ajuste]} {...form.field('valor')} />
          ) : (
            <TextField label={LABELS[ajuste]} inputMode="numeric" {...form.field('valor')} />
          )}
          <Effect ajuste={ajuste} form={form} now={now} />
        </>
      )}
    </SettingCard>
  );
}

/** The meaning of the typed value; nothing while it is not valid. */
function Effect({ ajuste, form, now }: Pick<Props, 'ajuste' | 'now'> & { readonly form: FormKit<Typed> }) {
  const { data } = VALUE_SCHEMAS[ajuste].safeParse(useWatch({ control: form.control }));
  return (
    <Text color="fg.muted" fontSize="sm" minH="2.6em">
      {data === undefined ? '' : effectOf(ajuste, data.valor, now)}
    </Text>
  );
}

function effectOf(ajuste: Ajuste, valor: number, now: Date): string {
  switch (ajuste) {
    case 'vigencia':
      return `Un vale hecho hoy vence el ${longDate(dayOf(new Date(now.getTime() + valor * DAY_MS)))}. Los ya hechos conservan su fecha.`;
    case 'maximos':
      return `Un vale de ${showPesos(valor + 0.01)} espera a que alguien lo autorice; uno de ${showPesos(valor)} no.`;
    case 'billetera':
      return `Una billetera con ${showPesos(Math.max(0, valor - 500))} recibe hasta ${showPesos(Math.min(500, valor))} más.`;
  }
}
