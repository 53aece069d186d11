import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readWhole } from '#domain/common/readNumber';
import type { Notify } from '../../system/notices.ts';
import { addOne } from './addOne.ts';
import { goOnward } from './onward.ts';
import { lineKey, type MakingValues } from './values.ts';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'stepper' });
const Stepper = {
  Root: withProvider<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'root'),
  Input: withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input', 'input'),
  Button: withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'button'),
};

interface Props {
  readonly form: UseFormReturn<MakingValues>;
  readonly linea: number;
  readonly max: number;
  readonly label: string;
  readonly error: string | null;
  readonly errorId: string;
  readonly disabled: boolean;
  readonly tell: Notify;
}

/**
 * How many units of a line: typed, or counted with + and − (specification, section 5, "Voucher items"). Enter and the arrows go on to
 * the next line, Enter after the last one to what is still missing.
 */
export function QuantityField({ form, linea, max, label, error, errorId, disabled, tell }: Props) {
  const name = `lineas.${lineKey(linea)}.cantidad` as const;
  const count = () => readWhole(form.getValues(name) ?? '') ?? 0;
  const write = (quantity: number) => form.setValue(name, String(quantity));
  const add = () => addOne(form, linea, max, tell);
  const take = () => write(Math.max(0, count() - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = { '+': add, '-': take }[event.key];
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (act === undefined && step === undefined) return;
    event.preventDefault();
    act?.();
    if (step !== undefined) focusNeighbour(event.currentTarget, step, event.key);
  };
  return (
    <Stepper.Root>
      <Stepper.Button
        type="button"
        tabIndex={-1}
        aria-label={`Quitar uno de ${label}`}
        disabled={disabled}
        onClick={take}
      >
        −
      </Stepper.Button>
      <Stepper.Input
        {...form.register(name)}
        data-quantity=""
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Cantidad de ${label}`}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Stepper.Button
        type="button"
        tabIndex={-1}
        aria-label={`Agregar uno de ${label}`}
        disabled={disabled}
        onClick={add}
      >
        +
      </Stepper.Button>
    </Stepper.Root>
  );
}

/** The quantity of the line before or after, as far as the page shows one that can be written. */
function focusNeighbour(from: HTMLInputElement, step: number, key: string): void {
  const fields = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('[data-quantity]:enabled') ?? [])];
  const next = fields[fields.indexOf(from) + step];
  if (next !== undefined) next.focus();
  else if (key === 'Enter') goOnward(from.form);
}
