import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../../../api/api.ts';
import { PendingPage } from '../PendingPage.tsx';
import { connectSecondFactor } from './connect.ts';
import { SecondFactorSteps } from './SecondFactorSteps.tsx';

/** The page of a person whose role asks for a second factor, until there is one. */
export function ForcedFactorPage({ api, sesion }: { readonly api: Api; readonly sesion: SesionRef }) {
  const [round, setRound] = useState(0);
  return (
    <PendingPage
      sesion={sesion}
      title="Active su segundo factor"
      why="Su rol pide, además de la contraseña, un código de su teléfono. Actívelo para empezar a trabajar."
      leave="Salir"
    >
      <Round
        key={round}
        api={api}
        onActive={() => sesion.send({ type: 'pendienteHecho' })}
        onLeft={() => setRound((before) => before + 1)}
      />
    </PendingPage>
  );
}

interface RoundProps {
  readonly api: Api;
  readonly onActive: () => void;
  /** Another key is asked for: all begins anew. */
  readonly onLeft: () => void;
}

function Round({ api, onActive, onLeft }: RoundProps) {
  const [connected] = useState(() => connectSecondFactor(api));
  const factor = useActorRef(connected, { input: { obligado: true } });
  const active = useEffectEvent(onActive);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const told = [factor.on('activado', () => active()), factor.on('dejado', () => left())];
    return () => {
      for (const each of told) each.unsubscribe();
    };
  }, [factor]);
  return <SecondFactorSteps factor={factor} isChange={false} />;
}
