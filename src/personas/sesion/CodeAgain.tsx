import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SesionRef } from '#machines/sesion.machine';
import { TextField } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { CODE_FIELD, codeError, codeFailure } from './secondStep.ts';

interface Props {
  readonly sesion: SesionRef;
  /** Of the form, for the button of the window that sends it. */
  readonly id: string;
}

/** The second step of signing in again over a screen: the code of an application, after the password. */
export function CodeAgain({ sesion, id }: Props) {
  const failure = useSelector(sesion, codeFailure);
  const [error, showError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refused = failure?.campos.find(({ campo }) => campo === CODE_FIELD.name)?.message ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure is a new try
  useEffect(() => form.current?.querySelector('input')?.select(), [failure]);

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const codigo = String(new FormData(event.currentTarget).get(CODE_FIELD.name) ?? '');
    const found = codeError(codigo);
    showError(found);
    if (found === null && !sesion.getSnapshot().hasTag('busy'))
      sesion.send({ type: 'entrar', credenciales: { codigo } });
  };

  return (
    <Fields ref={form} id={id} onSubmit={enter} noValidate>
      <TextField
        label="Código"
        help="El que muestra su aplicación, o uno de recuperación."
        {...CODE_FIELD}
        error={error ?? refused ?? undefined}
      />
      <div role="alert">{failure !== null && refused === null && <Note colorPalette="red">{failure.texto}</Note>}</div>
    </Fields>
  );
}

const Fields = chakra('form', { base: { display: 'grid', gap: 3, mt: 4 } });
