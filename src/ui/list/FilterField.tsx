import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { Filter, FilterChoice } from '#domain/lists/filterKinds';
import { SelectField, TextField } from '../Field.tsx';
import { AmountField } from '../form/AmountInput.tsx';
import { Combobox } from '../form/Combobox.tsx';
import { DateField } from '../form/DateField.tsx';
import { NumberField, PhoneField } from '../form/DigitsField.tsx';
import type { Option } from '../form/options.ts';
import { SeveralField } from '../form/SeveralField.tsx';
import { Toolbar } from './parts.ts';
import type { FilterForm } from './useFilterForm.ts';

interface Props {
  readonly id: string;
  readonly described: Filter;
  readonly filterForm: Pick<FilterForm, 'errors' | 'form' | 'onLeave'>;
  readonly choices: readonly FilterChoice[];
  readonly choicesLoading: boolean;
  /** The filter that this one needs is not set. */
  readonly idle: boolean;
  /** Every choice is typed in, not unrolled, however few there are. */
  readonly isTyped?: boolean;
}

/** The field of one filter, by its kind. */
export function FilterField({ id, described: filter, filterForm, choices, choicesLoading, idle, isTyped }: Props) {
  const { errors, form, onLeave } = filterForm;
  const { label } = filter;
  const field = form.register(id, { disabled: false, onBlur: () => onLeave(id) });
  const texts = { label, error: errors[id] };
  switch (filter.kind) {
    case 'toggle':
      return <Toggle id={id} label={label} filterForm={filterForm} />;
    case 'day':
      return <DateField {...texts} {...field} disabled={idle} />;
    case 'text':
      return <TextField {...texts} {...field} enterKeyHint="search" placeholder={filter.placeholder ?? undefined} />;
    case 'integer':
      return <NumberField {...texts} {...field} enterKeyHint="search" placeholder={filter.placeholder ?? undefined} />;
    case 'pesos':
      return <AmountField {...texts} {...field} enterKeyHint="search" placeholder={filter.placeholder ?? undefined} />;
    case 'phone':
      return <PhoneField {...texts} {...field} enterKeyHint="search" />;
    case 'names':
      if (isTyped) return <Choice id={id} {...texts} {...{ filter, filterForm, idle }} options={filter.choices} />;
      return (
        <SelectField {...texts} {...field} disabled={idle}>
          <option value="">{filter.all}</option>
          {filter.choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      );
    case 'several':
      return <Several id={id} {...texts} {...{ filter, filterForm, idle, choices }} />;
    case 'options':
    case 'catalogue':
      if (isTyped || (filter.kind === 'catalogue' && filter.long)) {
        const options = known(choices, String(form.getValues(id)), label).map(({ value, text }) => ({
          value: String(value),
          text,
        }));
        return <Choice id={id} {...texts} {...{ filter, filterForm, idle, options }} />;
      }
      return (
        <SelectField {...texts} {...field} aria-busy={choicesLoading} disabled={idle}>
          <option value="">{filter.all}</option>
          {grouped(known(choices, String(form.getValues(id)), label))}
        </SelectField>
      );
  }
}

interface ChoiceProps extends Pick<Props, 'id' | 'filterForm' | 'idle'> {
  readonly label: string;
  readonly error: string | undefined;
  readonly filter: { readonly all: string };
  readonly options: readonly Option[];
}

/** One of many, which narrow while one types. */
function Choice({ id, filterForm: { form }, idle, filter, options, ...texts }: ChoiceProps) {
  return (
    <Controller
      control={form.control}
      name={id}
      render={({ field: { value, onChange, ref } }) => (
        <Combobox
          {...texts}
          name={id}
          inputRef={ref}
          placeholder={filter.all}
          value={String(value)}
          options={options}
          disabled={idle}
          onChange={onChange}
        />
      )}
    />
  );
}

interface SeveralProps extends Pick<Props, 'id' | 'filterForm' | 'idle' | 'choices'> {
  readonly label: string;
  readonly error: string | undefined;
  readonly filter: { readonly all: string };
}

/** Some of many; in its field they are one text. */
function Several({ id, filterForm: { form }, idle, filter, choices, ...texts }: SeveralProps) {
  const options = useMemo(
    () =>
      choices.map(({ value, text, group }) => ({
        value: String(value),
        text,
        ...(group !== undefined && { detail: group }),
      })),
    [choices],
  );
  return (
    <Controller
      control={form.control}
      name={id}
      render={({ field: { value, onChange, ref } }) => (
        <SeveralField
          {...texts}
          name={id}
          inputRef={ref}
          placeholder={filter.all}
          value={String(value).split(',').filter(Boolean)}
          options={options}
          disabled={idle}
          onChange={(chosen) => onChange(chosen.join(','))}
        />
      )}
    />
  );
}

/** On or off by one press; as a button, so that it is as plain to see as to reach. */
function Toggle({ id, label, filterForm: { form } }: Pick<Props, 'id' | 'filterForm'> & { readonly label: string }) {
  return (
    <Controller
      control={form.control}
      name={id}
      render={({ field: { value, onChange, ref } }) => (
        <Toolbar.Toggle
          ref={ref}
          type="button"
          name={id}
          aria-pressed={value === true}
          onClick={() => onChange(value !== true)}
        >
          {label}
        </Toolbar.Toggle>
      )}
    />
  );
}

/** The choices with the one that is set, also when no catalogue has it (yet). */
function known(choices: readonly FilterChoice[], value: string, label: string): readonly FilterChoice[] {
  if (value === '' || choices.some((choice) => String(choice.value) === value)) return choices;
  return [{ value: Number(value), text: `${label} ${value}` }, ...choices];
}

function grouped(choices: readonly FilterChoice[]) {
  const groups = new Map<string, FilterChoice[]>();
  const alone: FilterChoice[] = [];
  for (const choice of choices) {
    if (choice.group === undefined) alone.push(choice);
    else groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  return [
    ...alone.map(option),
    ...[...groups].map(([group, members]) => (
      <optgroup key={group} label={group}>
        {members.map(option)}
      </optgroup>
    )),
  ];
}

function option({ value, text }: FilterChoice) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}
