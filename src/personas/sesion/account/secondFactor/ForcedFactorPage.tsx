import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../../../api/api.ts';
import { PendingPage } from '../PendingPage.tsx';
import { connectSecondFactor } from './connect.ts';
import { SecondFactorSteps } from './SecondFactorSteps.tsx';

/** The page of a person whose role asks for a second factor, until there is one. */
export function ForcedFactorPage({ api, sesion }: { readonly api: Api; readonly sesion: SesionRef }) {
  const [connected] = useState(() => connectSecondFactor(api));
  const factor = useActorRef(connected, { input: { obligado: true } });
  useEffect(() => {
    factor.send({ type: 'empezar' });
    const active = factor.on('activado', () => sesion.send({ type: 'pendienteHecho' }));
    return () => active.unsubscribe();
  }, [factor, sesion]);
  return (
    <PendingPage
      sesion={sesion}
      title="Active su segundo factor"
      why="Su rol pide, además de la contraseña, un código de su teléfono. Actívelo para empezar a trabajar."
      leave="Salir sin activarlo"
    >
      <SecondFactorSteps factor={factor} isChange={false} />
    </PendingPage>
  );
}
