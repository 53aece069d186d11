import { chakra, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

/**
 * One element of Chakra around plain label, help and error: a form has many fields, and Chakra's own `Field` renders each
 * of its parts twice when it appears.
 */
const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    minW: 0,
    '& > label, & > legend': { fontSize: 'sm', fontWeight: 'medium' },
    '& [data-mark]': { color: 'fg.error' },
    '& > [data-part=help], & > [data-part=error]': { fontSize: 'xs' },
    '& > [data-part=help]': { color: 'fg.muted' },
    '& > [data-part=error]': { color: 'fg.error', fontWeight: 'medium' },
  },
});

const Group = chakra(Box, {
  base: {
    '& > legend': { mb: 1 },
    '& > [data-part=options]': { display: 'flex', flexWrap: 'wrap', columnGap: 3.5 },
    '& > [data-part=options] > label': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minH: 'control',
      cursor: 'pointer',
    },
    '& input': { flex: 'none', boxSize: 4, accentColor: 'brand.solid' },
    '& label:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});

/** What every field has besides its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** What is wrong with the value, beside the field; null or nothing when it is right. */
  readonly error?: string | null | undefined;
  readonly help?: ReactNode;
  /** Marks the label with (*); the rule itself is the domain's. */
  readonly marked?: boolean;
}

/** What ties a control to its label, its help and its error. */
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
  const { id, control, below } = useTexts({ error, help, marked });
  return (
    <Box>
      <label htmlFor={id}>
        {label}
        {marked && <Mark />}
      </label>
      {children(control)}
      {below}
    </Box>
  );
}

/** What the parts below leave to the caller: the control's own attributes and its `ref`, so that `register` fits. */
type PropsOf<E extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<E>, keyof FieldTexts | 'children' | 'className' | 'color' | 'height' | 'id' | 'size' | 'width'>;

/** A line of text with its label. */
export function TextField({ label, error, help, marked, ...input }: PropsOf<'input'>) {
  return (
    <Field {...texts({ label, error, help, marked })}>
      {(control) => <Input type="text" autoComplete="off" {...input} {...control} />}
    </Field>
  );
}

/** A day, in the browser's own calendar; its value is an ISO date or ''. */
export function DateField(props: Omit<PropsOf<'input'>, 'type'>) {
  return <TextField {...props} type="date" />;
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
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** One choice of few, all of them in sight. Plain radio buttons: they are one stop of the Tab key by themselves. */
export function RadioField({ label, error, help, marked = false, options, ...radio }: RadioFieldProps) {
  const { control, below } = useTexts({ error, help, marked });
  return (
    <Group asChild>
      <fieldset aria-describedby={control['aria-describedby']} disabled={radio.disabled}>
        <legend>
          {label}
          {marked && <Mark />}
        </legend>
        <div data-part="options">
          {options.map(([value, text]) => (
            <label key={value}>
              <input {...radio} type="radio" value={value} aria-invalid={control['aria-invalid']} />
              {text}
            </label>
          ))}
        </div>
        {below}
      </fieldset>
    </Group>
  );
}

/** What `register` adds must not reach `Field`, and an absent text must stay absent. */
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
    <span data-mark="" aria-hidden="true">
      {' '}
      (*)
    </span>
  );
}

function useTexts({ error, help, marked }: Pick<FieldTexts, 'error' | 'help'> & { readonly marked: boolean }) {
  const id = useId();
  const faulty = error !== null && error !== undefined && error !== '';
  const describedBy = [faulty ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-invalid': faulty || undefined,
    'aria-required': marked || undefined,
    'aria-describedby': describedBy || undefined,
  };
  const below = (
    <>
      {help && (
        <span data-part="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <span data-part="error" id={`${id}-error`} role="alert" hidden={!faulty}>
        {error}
      </span>
    </>
  );
  return { id, control, below };
}
