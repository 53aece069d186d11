import { Combobox as ChakraCombobox, createListCollection, Portal } from '@chakra-ui/react';
import { type Ref, useMemo, useState } from 'react';
import { Field, type FieldTexts } from '../Field.tsx';
import { OptionRows } from './OptionRows.tsx';
import { MAX_OPTIONS, matching, type Option } from './options.ts';

interface Props extends FieldTexts {
  readonly name?: string;
  readonly options: readonly Option[];
  /** Value of the chosen option; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string | undefined;
  /** Where a form sends the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly disabled?: boolean;
  /** Hears what is typed, '' once something is chosen: for who looks the options up by it. */
  readonly onType?: (typed: string) => void;
}

/**
 * A long list (stores, people) that narrows while one types, with its label. It shows at most 50 choices and says so. The
 * text that is left behind without a choice goes back to the one that was chosen.
 */
export function Combobox(props: Props) {
  const { name, options, value, onChange, onBlur, placeholder, inputRef, disabled, onType, ...texts } = props;
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => matching(options, typed), [options, typed]);
  const collection = useMemo(() => {
    const chosen = options.find((option) => option.value === value);
    // The chosen one must be in the list, or its text could not be shown in the field.
    const items = chosen === undefined || shown.includes(chosen) ? shown : [...shown, chosen];
    return createListCollection({ items, itemToString: ({ text }) => text });
  }, [options, shown, value]);

  return (
    <Field {...texts}>
      {({ id, ...control }) => (
        <ChakraCombobox.Root
          ids={{ input: id }}
          collection={collection}
          value={value === '' ? [] : [value]}
          disabled={disabled ?? false}
          openOnClick
          // A window hides from screen readers what is outside of it when it opens: the list comes later.
          lazyMount
          unmountOnExit
          selectionBehavior="replace"
          translations={{ triggerLabel: 'Ver la lista', clearTriggerLabel: 'Quitar la elección' }}
          onInputValueChange={({ inputValue, reason }) => {
            const now = reason === 'input-change' ? inputValue : '';
            setTyped(now);
            onType?.(now);
          }}
          onValueChange={({ value: chosen }) => onChange(chosen[0] ?? '')}
        >
          <ChakraCombobox.Control>
            <ChakraCombobox.Input ref={inputRef} name={name} placeholder={placeholder} onBlur={onBlur} {...control} />
            <ChakraCombobox.IndicatorGroup>
              <ChakraCombobox.ClearTrigger />
              <ChakraCombobox.Trigger />
            </ChakraCombobox.IndicatorGroup>
          </ChakraCombobox.Control>
          <Portal>
            <ChakraCombobox.Positioner>
              <ChakraCombobox.Content>
                <OptionRows shown={shown} />
                {shown.length === MAX_OPTIONS && <p role="note">Escriba más letras para ver otras opciones.</p>}
              </ChakraCombobox.Content>
            </ChakraCombobox.Positioner>
          </Portal>
        </ChakraCombobox.Root>
      )}
    </Field>
  );
}
