import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { Toaster } from '../ui/Toaster.tsx';
import { useShortcut } from '../ui/useShortcut.ts';

const KEY = 'z';
const DESCRIPTION = 'Deshacer lo último';

/** Offers to take back the last act for as long as its chart says, on whatever page the person is by now. */
export function UndoNotice() {
  const { deshacer, avisar } = useRouteContext({ from: '/_app' });
  const state = useSelector(deshacer, (snapshot) => snapshot);
  const { ofrecido, ofrecidas } = state.context;
  useEffect(() => {
    const heard = deshacer.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => heard.unsubscribe();
  }, [deshacer, avisar]);

  const undo = () => deshacer.send({ type: 'deshacer' });
  const enabled = state.can({ type: 'deshacer' });
  useShortcut(KEY, undo, { enabled, description: DESCRIPTION });
  // A record that is decided beside its list is a window, and the next one is open already.
  useShortcut(KEY, undo, { enabled, description: DESCRIPTION, ofWindow: true });

  const notice = useMemo(
    () => ofrecido && { id: `deshacer-${ofrecidas}`, kind: 'success' as const, text: ofrecido.texto },
    [ofrecido, ofrecidas],
  );
  const isUnknown = state.hasTag('failed');
  return (
    <Toaster
      label="Lo último que se guardó"
      placement="bottom-end"
      notice={notice}
      act={{
        label: isUnknown ? 'Deshacer de nuevo' : 'Deshacer',
        shortcut: KEY,
        busy: state.hasTag('busy'),
        onAct: undo,
      }}
      onClose={() => deshacer.send({ type: 'olvidar' })}
    />
  );
}
