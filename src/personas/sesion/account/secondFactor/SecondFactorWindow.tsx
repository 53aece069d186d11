import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../../../api/api.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { connectSecondFactor } from './connect.ts';
import { SecondFactorSteps } from './SecondFactorSteps.tsx';

interface Props {
  readonly api: Api;
  /** The person has a second factor, which this one takes the place of. */
  readonly isChange: boolean;
  /** It is over: taken into use, or left. */
  readonly onEnd: (isActive: boolean) => void;
}

/** The window in which a second factor is taken into use, for as long as it is mounted. */
export function SecondFactorWindow({ api, isChange: isChangeNow, onEnd }: Props) {
  // It is one already while its codes are shown.
  const [isChange] = useState(isChangeNow);
  const [connected] = useState(() => connectSecondFactor(api));
  const factor = useActorRef(connected, { input: {} });
  // Recovery codes are shown once: nothing but their button closes the window. An alert is another window, which would lose what is
  // written; so a request under way only holds it.
  const showsCodes = useSelector(factor, (state) => state.hasTag('codes'));
  const isHeld = useSelector(factor, (state) => state.hasTag('codes') || state.hasTag('busy'));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const told = [factor.on('activado', () => end(true)), factor.on('dejado', () => end(false))];
    return () => {
      for (const each of told) each.unsubscribe();
    };
  }, [factor]);
  return (
    <Dialog
      title={isChange ? 'Cambiar de aplicación' : 'Activar segundo factor'}
      size="md"
      alert={showsCodes}
      onClose={() => !isHeld && factor.send({ type: 'dejar' })}
    >
      <SecondFactorSteps factor={factor} isChange={isChange} />
    </Dialog>
  );
}
