import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AvisosRef } from '#machines/avisos.machine';
import { EndNears } from '../personas/sesion/EndNears.tsx';
import { SessionDialogs } from '../personas/sesion/SessionDialogs.tsx';
import type { System } from '../system/system.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { WithChakra } from './WithChakra.tsx';

type LayersOf = Pick<System, 'api' | 'avisos' | 'configuracion' | 'sesion'>;

/** The layers over every screen, the login too: the end of a session, and the notices. */
export function Layers({ api, avisos, configuracion, sesion }: LayersOf) {
  return (
    <WithChakra>
      <EndNears sesion={sesion} />
      <SessionDialogs api={api} sesion={sesion} mesaDeAyuda={configuracion.mesaDeAyuda} />
      <Notices avisos={avisos} />
    </WithChakra>
  );
}

/** The notices to the person in passing: the chart decides on text and time, the toaster shows it. */
function Notices({ avisos }: { readonly avisos: AvisosRef }) {
  const aviso = useSelector(avisos, (estado) => estado.context.actual);
  const notice = useMemo(() => aviso && { id: aviso.id, kind: aviso.tipo, text: aviso.texto }, [aviso]);
  return (
    <Toaster
      notice={notice}
      onClose={() => avisos.send({ type: 'cerrarAviso' })}
      onHold={() => avisos.send({ type: 'detener' })}
      onLeave={() => avisos.send({ type: 'reanudar' })}
    />
  );
}
