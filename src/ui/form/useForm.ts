import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { z } from 'zod';
import { faultInWords } from '#domain/common/faultWords';
import { readFields } from './readFields.ts';

// Faults that a schema has no words of its own for are said in ours.
z.config({ localeError: faultInWords });

/** Why what was sent was not taken: the reason, and the fields at fault with the text of each. A `Failure` is one. */
export interface Refusal {
  readonly texto: string;
  readonly campos: readonly { readonly campo: string; readonly message: string }[];
}

interface Options<Typed extends FieldValues, Sent> {
  /** The rules of the values, and what becomes of them: the domain's own schema. */
  readonly schema: z.ZodType<Sent, Typed>;
  /** Every field with what stands in it at first. */
  readonly defaultValues: Typed;
  /** Takes what is right; answers null when it was taken. */
  readonly onSubmit: (values: Sent) => Promise<Refusal | null> | Refusal | null;
  /** Nothing can be written now. */
  readonly locked?: boolean;
}

/** The result of `register` of react-hook-form, with the text of the field's fault. */
export interface FieldProps extends UseFormRegisterReturn {
  readonly error: string | undefined;
}

/** The draft that the form was opened with instead of the saved values. */
export interface RestoredDraft {
  /** When it was written, in milliseconds of the clock. */
  readonly since: number;
  /** Null while it cannot be thrown away, or that is asked elsewhere. */
  readonly discard: (() => void) | null;
}

/** A form as its parts need it: `Form`, `SubmitButton` and the fields, wherever on the page each of them stands. */
export interface FormKit<Typed extends FieldValues> {
  /** Joins a button outside of the `<form>` to it. */
  readonly id: string;
  /** Spread over a field: `<TextField label="Correo" {...form.field('correo')} />`. */
  readonly field: (name: Path<Typed>) => FieldProps;
  readonly control: Control<Typed>;
  readonly submit: (event?: { preventDefault: () => void; stopPropagation: () => void }) => void;
  readonly submitting: boolean;
  readonly locked: boolean;
  /** Why nothing was taken, when no field is at fault. */
  readonly refusal: Refusal | null;
  /** A draft that stands in the fields since the form was opened, which the form must tell; null when there is none. */
  readonly restored: RestoredDraft | null;
  /** Everything else that react-hook-form knows of the form: `watch`, `setValue`, `reset`. */
  readonly methods: Pick<
    UseFormReturn<Typed>,
    'formState' | 'getValues' | 'reset' | 'setValue' | 'watch' | 'setFocus' | 'subscribe' | 'trigger'
  >;
}

/**
 * A form whose fields are not rendered by a keystroke. A field says what is wrong with it once it was left, all of them
 * after an attempt to send; the focus goes to the first at fault, whether the browser or the server found it.
 */
export function useForm<Typed extends FieldValues, Sent>({
  schema,
  defaultValues,
  onSubmit,
  locked = false,
}: Options<Typed, Sent>): FormKit<Typed> {
  const id = useId();
  const methods = useHookForm<Typed, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Typed>,
    mode: 'onTouched',
    // It would be the first to be registered, which is not the first on the page.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = methods.formState;
  const [refusal, showRefusal] = useState<Refusal | null>(null);
  const focus = useRef<() => void>(undefined);

  const focusWrong = () => {
    if (focusFirstWrong(id)) return;
    const [first] = Object.keys(methods.formState.errors);
    if (first !== undefined) methods.setFocus(first as Path<Typed>);
  };

  const take = async (values: Sent) => {
    const before = document.activeElement;
    showRefusal(null);
    const answer = await onSubmit(values);
    // A locked field loses the focus: it goes back to where the person was.
    focus.current = () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
    if (answer === null) return;
    const ofFields = answer.campos.filter(({ campo }) => campo in defaultValues);
    for (const { campo, message } of ofFields) methods.setError(campo as Path<Typed>, { type: 'server', message });
    if (ofFields.length === 0) showRefusal(answer);
    else focus.current = focusWrong;
  };
  const send = methods.handleSubmit(take, () => {
    focus.current = focusWrong;
  });

  // Fields take the focus again only when they are no longer locked.
  useEffect(() => {
    if (isSubmitting) return;
    focus.current?.();
    focus.current = undefined;
  }, [isSubmitting]);

  return {
    id,
    field: (name) => ({ ...methods.register(name), error: errorOf(errors, name) }),
    control: methods.control as unknown as Control<Typed>,
    submit: (event) => {
      event?.preventDefault();
      // A window over a form is inside of it for React.
      event?.stopPropagation();
      if (locked || isSubmitting) return;
      readFields({ current: document.getElementById(id) }, methods as unknown as UseFormReturn<Typed>);
      void send();
    },
    submitting: isSubmitting,
    locked,
    refusal,
    restored: null,
    methods,
  };
}

/** Puts the focus on the first field of a form that is wrong, as they stand on the page; false where none is. */
export function focusFirstWrong(idForm: string): boolean {
  const form = document.getElementById(idForm);
  if (!(form instanceof HTMLFormElement)) return false;
  const wrong = [...form.elements].find((element) => element.getAttribute('aria-invalid') === 'true');
  if (!(wrong instanceof HTMLElement)) return false;
  wrong.focus();
  return true;
}

function errorOf(errors: FieldErrors, name: string): string | undefined {
  const error: FieldError | undefined = get(errors, name);
  return error?.message;
}
