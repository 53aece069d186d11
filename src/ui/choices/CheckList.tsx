import { Fieldset, Input, Span } from '@chakra-ui/react';
import { type Ref, useId, useState } from 'react';
import { sortedIds } from '#domain/common/recordId';
import { Choices } from './Choices.ts';
import { foldedText } from './foldedText.ts';
import { scrolled } from './scrolled.ts';
import { LockMark, Withheld } from './Withheld.tsx';

interface Choice {
  readonly id: number;
  readonly nombre: string;
}

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  /** The choices that can be taken now; left out, all of them. */
  readonly enabled?: readonly number[];
  /** Whether whoever chooses may give a choice to others; left out, all of them. One that is taken already can be left. */
  readonly mayGive?: (id: number) => boolean;
  /** The list was left. */
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  readonly marked?: boolean;
  readonly help?: string;
  readonly error?: string | undefined;
  /** Where a form sends the focus. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A list so long is narrowed by a text. */
const LONG = 12;

/** Several choices out of a list, each with a checkbox; a long list has a field that narrows it. */
export function CheckList({ label, choices, value, onChange, enabled, disabled = false, ...rest }: Props) {
  const { marked = false, help, error, inputRef, onBlur, mayGive = anything } = rest;
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = foldedText(typed);
  const shown = choices.filter(({ nombre }) => foldedText(nombre).includes(wanted));
  const withheld = disabled ? [] : choices.filter((choice) => !mayGive(choice.id));
  const isWithheld = (choice: number) => withheld.some((one) => one.id === choice);
  const isOff = (choice: number) =>
    disabled || enabled?.includes(choice) === false || (isWithheld(choice) && !value.includes(choice));
  const toggle = (choice: number, isOn: boolean) =>
    onChange([...sortedIds(isOn ? [...value, choice] : value.filter((one) => one !== choice))]);
  return (
    <Fieldset.Root
      display="grid"
      alignContent="start"
      gap={1}
      fontSize="sm"
      aria-describedby={`${id}-below`}
      invalid={error !== undefined}
      aria-invalid={error === undefined ? undefined : true}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <Fieldset.Legend mb={1}>
        {label}
        {marked && (
          <Span color="fg.error" aria-hidden="true">
            {' '}
            (*)
          </Span>
        )}
      </Fieldset.Legend>
      {choices.length > LONG && (
        <Input
          size="sm"
          type="search"
          aria-label={`Filtrar ${label.toLowerCase()}`}
          placeholder="Filtrar"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {withheld.length > 0 && <Withheld id={`${id}-withheld`} />}
      {/* Without a box that can be reached, the keyboard scrolls the list itself: no fieldset round it may be disabled. */}
      <Choices
        as="ul"
        {...scrolled}
        maxH="14rem"
        px={2}
        py={1}
        borderColor={error === undefined ? 'border' : 'border.error'}
        aria-label={label}
        tabIndex={shown.every((choice) => isOff(choice.id)) ? 0 : undefined}
      >
        {shown.map((choice, index) => (
          <li key={choice.id}>
            <label>
              <input
                type="checkbox"
                ref={index === 0 ? inputRef : undefined}
                checked={value.includes(choice.id)}
                disabled={isOff(choice.id)}
                aria-describedby={isWithheld(choice.id) ? `${id}-withheld` : undefined}
                onChange={({ target }) => toggle(choice.id, target.checked)}
              />
              {choice.nombre}
              {isWithheld(choice.id) && <LockMark />}
            </label>
          </li>
        ))}
      </Choices>
      <div id={`${id}-below`}>
        {help !== undefined && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
        <Fieldset.ErrorText role="alert" aria-live="assertive">
          {error}
        </Fieldset.ErrorText>
      </div>
    </Fieldset.Root>
  );
}

function anything(): boolean {
  return true;
}
