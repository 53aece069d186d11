import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type Deshecho, deshechosEnPalabras } from '#domain/common/deshacer';
import type { Deshaciendo } from '#machines/deshacer.types';
import { Toaster } from '../ui/Toaster.tsx';
import { useShortcut } from '../ui/useShortcut.ts';

const KEY = 'z';

const RESULTS: Readonly<Record<Deshaciendo['estado'], Deshecho['resultado']>> = {
  ...{ pendiente: 'sinPedir', enviando: 'sinPedir', deshecho: 'deshecho', negado: 'queda', incierto: 'queda' },
};

function inWords(hecho: string, registros: readonly Deshaciendo[]): string {
  return deshechosEnPalabras(
    hecho,
    registros.map(({ nombre, estado, texto }) => ({ nombre, resultado: RESULTS[estado], texto })),
  );
}

const DESCRIPTION = 'Deshacer lo último';

/** Offers to take back the last act for as long as its chart says, on whatever page the person is by now. */
export function UndoNotice() {
  const { deshacer, avisar } = useRouteContext({ from: '/_app' });
  const state = useSelector(deshacer, (snapshot) => snapshot);
  const { ofrecido, ofrecidas, registros } = state.context;
  // Of several it is said which one stays, for as long as the person wants.
  const isTold = registros.length > 1 && state.hasTag('failed');
  useEffect(() => {
    const heard = deshacer.on('desenlace', ({ texto, registros }) => {
      const [first, ...others] = registros;
      const isDone = registros.every(({ estado }) => estado === 'deshecho');
      if (others.length === 0 && first !== undefined) avisar(isDone ? 'success' : 'error', first.texto);
      else if (isDone) avisar('success', inWords(texto, registros));
    });
    return () => heard.unsubscribe();
  }, [deshacer, avisar]);

  const undo = () => deshacer.send({ type: 'deshacer' });
  const enabled = state.can({ type: 'deshacer' });
  useShortcut(KEY, undo, { enabled, description: DESCRIPTION });
  // A record that is decided beside its list is a window, and the next one is open already.
  useShortcut(KEY, undo, { enabled, description: DESCRIPTION, ofWindow: true });

  const notice = useMemo(() => {
    if (ofrecido === null) return null;
    const { texto } = ofrecido;
    return isTold
      ? { id: `deshecho-${ofrecidas}`, kind: 'warning' as const, text: inWords(texto, registros) }
      : { id: `deshacer-${ofrecidas}`, kind: 'success' as const, text: texto };
  }, [ofrecido, ofrecidas, isTold, registros]);
  const isUnknown = state.hasTag('failed');
  return (
    <Toaster
      label="Lo último que se guardó"
      placement="bottom-end"
      notice={notice}
      {...((enabled || state.hasTag('busy')) && {
        act: {
          label: isUnknown ? 'Deshacer de nuevo' : 'Deshacer',
          shortcut: KEY,
          busy: state.hasTag('busy'),
          onAct: undo,
        },
      })}
      onClose={() => deshacer.send({ type: 'olvidar' })}
    />
  );
}
