import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import { Button } from '../../ui/Button.tsx';
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

  return (
    <>
      <Button
        disabled={!can}
        onClick={() => {
          if (ready()) actor.send({ type: 'nuevoCaso' });
        }}
      >
        Nuevo Caso
      </Button>
      {window}
    </>
  );
}
