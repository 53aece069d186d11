import { Combobox as ChakraCombobox, createListCollection, Portal } from '@chakra-ui/react';
import { type Ref, useMemo, useState } from 'react';
import { TEXTS } from '#domain/common/texts';
import { Field, type FieldTexts } from '../Field.tsx';
import { CheckIcon } from '../icons.tsx';
import { MAX_OPTIONS, matching, type Option } from './options.ts';

interface Props extends FieldTexts {
  readonly name?: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Said while nothing is chosen. */
  readonly placeholder: string;
  /** Where a form sends the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly disabled?: boolean;
}

/** Several choices of a list that narrows while one types; those that are taken come first in it, and stand in the field by their names. */
export function SeveralField({ name, options, value, onChange, placeholder, inputRef, disabled, ...texts }: Props) {
  const [typed, setTyped] = useState('');
  // In the order in which the list was opened: a choice does not move under the hand.
  const [first, setFirst] = useState(value);
  const sorted = useMemo(
    () => [...options].sort((a, b) => Number(first.includes(b.value)) - Number(first.includes(a.value))),
    [options, first],
  );
  const shown = useMemo(() => matching(sorted, typed), [sorted, typed]);
  const collection = useMemo(() => {
    const taken = options.filter((option) => value.includes(option.value) && !shown.includes(option));
    return createListCollection({ items: [...shown, ...taken], itemToString: ({ text }) => text });
  }, [options, shown, value]);
  const names = value.map((one) => options.find((option) => option.value === one)?.text ?? one).join(', ');
  return (
    <Field {...texts}>
      {({ id, ...control }) => (
        <ChakraCombobox.Root
          ids={{ input: id }}
          multiple
          collection={collection}
          value={[...value]}
          inputValue={typed}
          disabled={disabled ?? false}
          openOnClick
          closeOnSelect={false}
          lazyMount
          unmountOnExit
          selectionBehavior="clear"
          translations={{ triggerLabel: 'Ver la lista', clearTriggerLabel: 'Quitar la elección' }}
          onOpenChange={({ open }) => {
            if (open) setFirst(value);
          }}
          onInputValueChange={({ inputValue, reason }) => setTyped(reason === 'input-change' ? inputValue : '')}
          onValueChange={({ value: chosen }) => onChange(chosen)}
        >
          <ChakraCombobox.Control>
            <ChakraCombobox.Input
              ref={inputRef}
              name={name}
              title={names || undefined}
              placeholder={names || placeholder}
              {...(names !== '' && { _placeholder: { color: 'fg', opacity: 1 } })}
              {...control}
            />
            <ChakraCombobox.IndicatorGroup>
              <ChakraCombobox.ClearTrigger />
              <ChakraCombobox.Trigger />
            </ChakraCombobox.IndicatorGroup>
          </ChakraCombobox.Control>
          <Portal>
            <ChakraCombobox.Positioner>
              <ChakraCombobox.Content>
                {shown.length === 0 && <p role="note">{TEXTS.sinResultados}</p>}
                {shown.map((option) => (
                  <ChakraCombobox.Item
                    key={option.value}
                    item={option}
                    display="flex"
                    justifyContent="space-between"
                    gap={3}
                  >
                    <span>
                      {option.text}
                      {option.detail !== undefined && <small>{option.detail}</small>}
                    </span>
                    <ChakraCombobox.ItemIndicator flex="none">
                      <CheckIcon />
                    </ChakraCombobox.ItemIndicator>
                  </ChakraCombobox.Item>
                ))}
                {shown.length === MAX_OPTIONS && <p role="note">Escriba más letras para ver otras opciones.</p>}
              </ChakraCombobox.Content>
            </ChakraCombobox.Positioner>
          </Portal>
        </ChakraCombobox.Root>
      )}
    </Field>
  );
}
