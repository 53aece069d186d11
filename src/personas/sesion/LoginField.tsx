import { type ReactNode, useId } from 'react';

interface Control {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LoginFieldProps {
  readonly label: string;
  readonly error: string | null;
  /** The control; it must take all the given properties. */
  readonly children: (control: Control) => ReactNode;
}

/** A field of the login, in plain HTML: the login is there before Chakra is. The error is announced when it appears. */
export function LoginField({ label, error, children }: LoginFieldProps) {
  const id = useId();
  const faulty = error !== null;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': faulty || undefined,
        'aria-describedby': faulty ? `${id}-error` : undefined,
      })}
      <span id={`${id}-error`} role="alert" hidden={!faulty}>
        {error}
      </span>
    </div>
  );
}
