import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import { Button } from '../../ui/Button.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useNewCaseWindow } from './useNewCaseWindow.tsx';

/** 'Nuevo Caso' for the operation that was looked up. */
export function OperationNewCaseButton({ actor }: { readonly actor: ValidarOperacionRef }) {
  const { ready, open, window } = useNewCaseWindow();
  const can = useSelector(actor, (snapshot) => snapshot.can({ type: 'nuevoCaso' }));
  const openFor = useEffectEvent(open);

  useEffect(() => {
    const listener = actor.on('abrirNuevoCaso', ({ operacion }) => openFor(operacion));
    return () => listener.unsubscribe();
  }, [actor]);

  const begin = () => {
    if (ready()) actor.send({ type: 'nuevoCaso' });
  };
  useShortcut('c', begin, { description: 'Nuevo Caso', enabled: can });
  return (
    <>
      <Button disabled={!can} aria-keyshortcuts="c" onClick={begin}>
        Nuevo Caso
        <KeyHint>c</KeyHint>
      </Button>
      {window}
    </>
  );
}
