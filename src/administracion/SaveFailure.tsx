import { useSelector } from '@xstate/react';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { OnceFailure } from '../ui/works/OnceFailure.tsx';

interface Props {
  readonly work: TrabajoUnicoRef;
  /** What is said when it was not done ('No se pudo guardar el rol.'). */
  readonly failed: string;
  /** The record as it is now is on its way. */
  readonly refreshing: boolean;
  /** Sends the form as it is now. */
  readonly onAgain: () => void;
  /** Sends once more what was sent: nothing could be written since. */
  readonly onResend: (values: unknown) => void;
  /** The person has read what others did. */
  readonly onAccept: () => void;
}

/** Why a record was not saved or deleted; what others did meanwhile, each with who did it. */
export function SaveFailure({ onAgain, onResend, ...props }: Props) {
  const inConflict = useSelector(props.work, (state) => state.matches('conflict'));
  const values = useSelector(props.work, ({ context }) => context.values);
  return (
    <OnceFailure
      {...props}
      onAgain={() => (inConflict ? onResend(values) : onAgain())}
      against={null}
      tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
    />
  );
}
