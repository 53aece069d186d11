import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { campo, control as formaDeControl } from '../theme/recipes/campo.ts';

const CAMPO = campo();
const LINEA = formaDeControl({ forma: 'linea' });
const LISTA = formaDeControl({ forma: 'lista' });
const AREA = formaDeControl({ forma: 'area' });

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
export const Field = ({ label, error, help, marked = false, className, children }: PropsField) => {
  const id = useId();
  const hayError = error !== null && error !== undefined && error !== '';
  const descritoPor = [hayError ? `${id}-error` : '', help ? `${id}-ayuda` : ''].filter(Boolean).join(' ');
  return (
    <div className={className === undefined ? CAMPO : `${CAMPO} ${className}`}>
      <label htmlFor={id}>
        {label}
        {marked && <span aria-hidden="true"> (*)</span>}
      </label>
      {children({
        id,
        'aria-invalid': hayError || undefined,
        'aria-required': marked || undefined,
        'aria-describedby': descritoPor || undefined,
      })}
      {help && (
        <span data-parte="ayuda" id={`${id}-ayuda`}>
          {help}
        </span>
      )}
      <span data-parte="error" id={`${id}-error`} role="alert" hidden={!hayError}>
        {error}
      </span>
    </div>
  );
};

/** What the parts below leave to the caller: the control's own attributes, a class for the whole field, its `ref`. */
type PropsDe<E extends 'input' | 'select' | 'textarea'> = PropsCampo &
  Omit<ComponentProps<E>, keyof PropsCampo | 'children' | 'className' | 'id'> & { readonly className?: string };

/** A line of text with its label. */
export const TextField = ({ label, error, help, marked, className, ...input }: PropsDe<'input'>) => (
  <Field label={label} error={error} help={help} marked={marked ?? false} className={className}>
    {(control) => <input className={LINEA} type="text" autoComplete="off" {...input} {...control} />}
  </Field>
);

/** Several lines of text with their label. */
export const TextAreaField = ({ label, error, help, marked, className, ...area }: PropsDe<'textarea'>) => (
  <Field label={label} error={error} help={help} marked={marked ?? false} className={className}>
    {(control) => <textarea className={AREA} rows={4} {...area} {...control} />}
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
}: PropsDe<'select'> & { readonly children: ReactNode }) => (
  <Field label={label} error={error} help={help} marked={marked ?? false} className={className}>
    {(control) => (
      <select className={LISTA} {...select} {...control}>
        {children}
      </select>
    )}
  </Field>
);
