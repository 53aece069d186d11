import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ServidorRef } from '#machines/servidor.machine';
import { Button } from '../../ui/Button.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { Note } from '../../ui/Note.tsx';
import { type TypedServer, testOf } from './form.ts';

interface Props {
  readonly tests: ServidorRef;
  /** Null for a server that is not saved yet. */
  readonly id: number | null;
  readonly form: FormKit<TypedServer>;
}

/** Tests the typed values before they are saved; the outcome stands below until the next test. */
export function TestTyped({ tests, id, form }: Props) {
  const isRunning = useSelector(tests, ({ context }) => context.probando === 'formulario');
  const test = useSelector(tests, ({ context }) => context.pruebas.formulario);
  const [isIncomplete, setIncomplete] = useState(false);
  const begin = (): void => {
    const datos = testOf(id, form.methods.getValues());
    setIncomplete(datos === null);
    if (datos !== null) tests.send({ type: 'probar', que: 'formulario', datos });
  };
  return (
    <>
      <Button
        alignSelf="start"
        size="sm"
        busy={isRunning}
        onClick={isRunning ? () => tests.send({ type: 'detenerPrueba' }) : begin}
      >
        {isRunning ? 'Detener la prueba' : 'Probar conexión'}
      </Button>
      <div role="status">
        {isRunning && 'Probando...'}
        {isIncomplete && !isRunning && (
          <Note colorPalette="orange">Complete y corrija los campos antes de probar la conexión.</Note>
        )}
        {!isIncomplete && test !== undefined && <Note colorPalette={test.bien ? 'green' : 'red'}>{test.texto}</Note>}
      </div>
    </>
  );
}
