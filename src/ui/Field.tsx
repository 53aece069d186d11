import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import css from './Field.module.css';

interface PropsCampo {
  readonly label: ReactNode;
  /** What is wrong with the value, beside the field; null or nothing when it is right. */
  readonly error?: string | null | undefined;
  readonly help?: ReactNode;
  /** Marks the label with (*); the rule itself is the domain's. */
  readonly marked?: boolean;
}

/** What ties a control to its label, its help and its error. */
export interface PropsControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface PropsField extends PropsCampo {
  readonly className?: string | undefined;
  /** The control; it must take all the given properties. */
  readonly children: (control: PropsControl) => ReactNode;
}

/** A label with its control, help and error. The error is announced when it appears. */
export const Field = ({ label, error, help, marked = false, className = '', children }: PropsField) => {
  const id = useId();
  const hayError = error !== null && error !== undefined && error !== '';
  const descritoPor = [hayError ? `${id}-error` : '', help ? `${id}-ayuda` : ''].filter(Boolean).join(' ');
  return (
    <div className={`${css.campo} ${className}`.trim()}>
      <label className={css.etiqueta} htmlFor={id}>
        {label}
        {marked && (
          <span className={css.requerido} aria-hidden="true">
            {' '}
            (*)
          </span>
        )}
      </label>
      {children({
        id,
        className: css.control ?? '',
        'aria-invalid': hayError || undefined,
        'aria-required': marked || undefined,
        'aria-describedby': descritoPor || undefined,
      })}
      {help && (
        <span className={css.ayuda} id={`${id}-ayuda`}>
          {help}
        </span>
      )}
      <span className={css.error} id={`${id}-error`} role="alert" hidden={!hayError}>
        {error}
      </span>
    </div>
  );
};

type SinClase<P> = Omit<P, 'className' | 'id' | 'children'>;

/** A line of text with its label. */
export const TextField = ({
  label,
  error,
  help,
  marked,
  className,
  ...input
}: PropsCampo & { readonly className?: string } & SinClase<ComponentPropsWithRef<'input'>>) => (
  <Field label={label} error={error} help={help} marked={marked ?? false} className={className}>
    {(control) => <input type="text" autoComplete="off" {...input} {...control} />}
  </Field>
);

/** Several lines of text with their label. */
export const TextAreaField = ({
  label,
  error,
  help,
  marked,
  className,
  ...area
}: PropsCampo & { readonly className?: string } & SinClase<ComponentPropsWithRef<'textarea'>>) => (
  <Field label={label} error={error} help={help} marked={marked ?? false} className={className}>
    {(control) => <textarea rows={4} {...area} {...control} />}
  </Field>
);

/** A native select with its label; the options are the children. */
export const SelectField = ({
  label,
  error,
  help,
  marked,
  className,
  children,
  ...select
}: PropsCampo & { readonly className?: string; readonly children: ReactNode } & SinClase<
    ComponentPropsWithRef<'select'>
  >) => (
  <Field label={label} error={error} help={help} marked={marked ?? false} className={className}>
    {(control) => (
      <select {...select} {...control}>
        {children}
      </select>
    )}
  </Field>
);
