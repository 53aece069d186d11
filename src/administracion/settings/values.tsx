import { Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Ajuste, Ajustes } from '#domain/ajustes';
import { AJUSTES, valorSchema } from '#domain/ajustes';
import { dayOf, longDate } from '#domain/dates';
import { pesosToType, showPesos } from '#domain/money';
import { typedNumber } from '#domain/typedNumber';
import { TextField } from '../../ui/Field.tsx';
import { AmountField } from '../../ui/form/AmountInput.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import type { SettingsPage } from './SettingCard.tsx';
import { SettingCard } from './SettingCard.tsx';

type Typed = { valor: string; version: string };

const DAY_MS = 86_400_000;

const SCHEMAS = {
  vigencia: formSchema('vigencia'),
  maximos: formSchema('maximos'),
  billetera: formSchema('billetera'),
} as const satisfies Record<Ajuste, z.ZodType>;

function formSchema(ajuste: Ajuste) {
  const typed = z.object({ valor: typedNumber(valorSchema(ajuste)), version: z.string() });
  return typed.transform(({ valor }) => ({ valor }));
}

const LABELS = {
  vigencia: 'Días que vale un vale',
  maximos: 'Total sin autorización, en pesos',
  billetera: 'Saldo máximo, en pesos',
} as const satisfies Record<Ajuste, string>;

interface Props {
  readonly page: SettingsPage;
  readonly ajuste: Ajuste;
  readonly stored: Ajustes['vigencia'];
  readonly now: Date;
}

/** A setting of one value, with what it leads to in the business as it is being typed. */
export function ValueSetting({ page, ajuste, stored, now }: Props) {
  const { id, titulo, unidad } = AJUSTES[ajuste];
  const schema = SCHEMAS[ajuste];
  const valor = unidad === 'pesos' ? pesosToType(stored.valor) : String(stored.valor);
  const typed = { valor, version: String(stored.version) };
  return (
    <SettingCard page={page} lugar={ajuste} id={id} title={titulo} stored={stored} typed={typed} schema={schema}>
      {(form) => (
        <>
          {unidad === 'pesos' ? (
            <AmountField label={LABELS[ajuste]} {...form.field('valor')} />
          ) : (
            <TextField label={LABELS[ajuste]} inputMode="numeric" maxLength={14} {...form.field('valor')} />
          )}
          <Effect ajuste={ajuste} form={form} now={now} />
        </>
      )}
    </SettingCard>
  );
}

/** What the value that is typed means; nothing while it is none. */
function Effect({ ajuste, form, now }: Pick<Props, 'ajuste' | 'now'> & { readonly form: FormKit<Typed> }) {
  const typed = useSyncExternalStore(
    (tell) => form.methods.subscribe({ formState: { values: true }, callback: tell }),
    () => form.methods.getValues().valor,
  );
  const { data } = SCHEMAS[ajuste].safeParse({ valor: typed, version: '' });
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
