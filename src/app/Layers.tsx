import { SessionDialogs } from '../sesion/SessionDialogs.tsx';
import type { System } from '../system/system.ts';
import { Notices } from './Notices.tsx';
import { WithChakra } from './WithChakra.tsx';

/** The layers over every screen, the login too: the dialogs that end a session, and the notices. */
export function Layers({ avisos, configuracion, sesion }: Pick<System, 'avisos' | 'configuracion' | 'sesion'>) {
  return (
    <WithChakra>
      <SessionDialogs sesion={sesion} mesaDeAyuda={configuracion.mesaDeAyuda} />
      <Notices avisos={avisos} />
    </WithChakra>
  );
}
