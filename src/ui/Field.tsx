import { Field as ChakraField, Input, NativeSelect, RadioGroup, Span, Textarea } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { OVER } from './form/over.ts';

/** The texts and marks that every field has besides its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** The fault of the value, beside the field; null or nothing when it is right. */
  readonly error?: string | null | undefined;
  readonly help?: ReactNode;
  /** Marks the label with (*); the rule itself is the domain's. */
  readonly marked?: boolean;
}

/** The attributes that tie a control to its label, its help and its error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** The control; it must take all the given properties. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label with its control, help and error. The error is announced when it appears. */
export function Field({ label, error, help, marked = false, children }: FieldProps) {
  const { root, control, below } = useTexts({ error, help, marked });
  return (
    <ChakraField.Root {...root}>
      <ChakraField.Label>
        {label}
        {marked && <Mark />}
      </ChakraField.Label>
      {children(control)}
      {below}
    </ChakraField.Root>
  );
}

/**
 * The properties that the parts below leave to the caller: the control's own attributes and its `ref`, so that
 * `register` fits. No field has a `maxLength`: a pasted text would be cut in silence, and a part of an address or of a
 * number is another one. The schema refuses a text that is too long.
 */
type PropsOf<E extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<E>, keyof FieldTexts | NotOurs>;

type NotOurs = 'children' | 'className' | 'color' | 'height' | 'id' | 'maxLength' | 'size' | 'width';

/** A line of text with its label. */
export function TextField({ label, error, help, marked, ...input }: PropsOf<'input'>) {
  return (
    <Field {...texts({ label, error, help, marked })}>
      {(control) => <Input type="text" autoComplete="off" {...input} {...control} />}
    </Field>
  );
}

/** Several lines of text with their label. */
export function TextAreaField({ label, error, help, marked, ...area }: PropsOf<'textarea'>) {
  return (
    <Field {...texts({ label, error, help, marked })}>
      {(control) => <Textarea rows={4} {...area} {...control} />}
    </Field>
  );
}

/** A native select with its label; the options are the children. */
export function SelectField({
  label,
  error,
  help,
  marked,
  children,
  ...select
}: PropsOf<'select'> & { readonly children: ReactNode }) {
  return (
    <Field {...texts({ label, error, help, marked })}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...select} {...control}>
            {children}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </Field>
  );
}

interface RadioFieldProps extends Omit<PropsOf<'input'>, 'type' | 'value'> {
  /** Value and text of each choice, in their order. */
  readonly options: readonly (readonly [value: string, text: ReactNode])[];
  /** How the choices look: words in a line, or a frame of its own for each. */
  readonly variant?: 'subtle' | 'outline';
}

/** One choice of few, all of them in sight; `register` of react-hook-form fits: the browser's own buttons say what is chosen. */
export function RadioField({
  label,
  error,
  help,
  marked = false,
  options,
  variant = 'subtle',
  ...radio
}: RadioFieldProps) {
  const { root, control, below } = useTexts({ error, help, marked });
  return (
    <ChakraField.Root {...root}>
      <RadioGroup.Root
        variant={variant}
        aria-describedby={control['aria-describedby']}
        disabled={radio.disabled ?? false}
      >
        <RadioGroup.Label>
          {label}
          {marked && <Mark />}
        </RadioGroup.Label>
        {options.map(([value, text]) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput
              {...radio}
              disabled={radio.disabled ?? false}
              aria-invalid={control['aria-invalid']}
              style={OVER}
            />
            <RadioGroup.ItemControl />
            <RadioGroup.ItemText>{text}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {below}
    </ChakraField.Root>
  );
}

/** The properties that `register` adds must not reach `Field`, and an absent text must stay absent. */
function texts({
  label,
  error,
  help,
  marked = false,
}: { readonly [K in keyof FieldTexts]: FieldTexts[K] | undefined }) {
  return { label, error, help, marked };
}

function Mark() {
  return (
    <Span color="fg.error" aria-hidden="true">
      {' '}
      (*)
    </Span>
  );
}

/**
 * Ties the parts of a field together. `required` is said in ARIA alone: the browser's own attribute would have a screen
 * reader call every empty field wrong. Errors describe their control, as few readers know `aria-errormessage`.
 */
function useTexts({ error, help, marked }: Pick<FieldTexts, 'error' | 'help'> & { readonly marked: boolean }) {
  const id = useId();
  const faulty = error !== null && error !== undefined && error !== '';
  const ids = { errorText: `${id}-error`, helperText: `${id}-help` };
  const describedBy = [faulty ? ids.errorText : '', help ? ids.helperText : ''].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-invalid': faulty || undefined,
    'aria-required': marked || undefined,
    'aria-describedby': describedBy || undefined,
  };
  const below = (
    <>
      {help && <ChakraField.HelperText>{help}</ChakraField.HelperText>}
      <ChakraField.ErrorText role="alert" aria-live="assertive">
        {error}
      </ChakraField.ErrorText>
    </>
  );
  return { root: { id, ids, invalid: faulty, role: 'presentation' }, control, below };
}
