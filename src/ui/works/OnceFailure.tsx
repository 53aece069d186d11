import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { passesByItself } from '../../system/watchConnection.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface Props extends Omit<ComponentProps<typeof WorkFailure>, 'work'> {
  readonly work: TrabajoUnicoRef;
  /** Sends what is written once more. */
  readonly onAgain: () => void;
}

/** `WorkFailure` of a work that lives once. */
export function OnceFailure({ work, onAgain, ...props }: Props) {
  const failure = useSelector(work, (state) => (state.hasTag('failed') ? state.context.failure : null));
  const conflict = useSelector(work, (state) => (state.matches('conflict') ? state.context.change : null));
  const untouched = useSelector(work, (state) => state.matches({ failed: 'untouched' }));
  const sendsItself = untouched && failure !== null && passesByItself(failure);
  const outcome = {
    failure,
    conflict,
    sendsItself,
    again: onAgain,
    accept: () => work.send({ type: 'aceptarCambios' }),
    discard: () => work.send({ type: 'descartar' }),
  };
  return <WorkFailure {...props} work={outcome} />;
}
