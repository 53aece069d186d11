import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AvisosRef } from '#machines/avisos.machine';
import { Toaster } from '../ui/Toaster.tsx';

/** The notices to the person in passing: the chart decides on text and time, the toaster shows it. */
export function Notices({ avisos }: { readonly avisos: AvisosRef }) {
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
