import type { TrabajoRef } from '#machines/trabajo.machine';
import { WorkFailure } from '../ui/works/WorkFailure.tsx';

interface Props {
  readonly work: TrabajoRef;
  /** What is said when it was not done ('No se pudo guardar el rol.'). */
  readonly failed: string;
  /** The record as it is now is on its way. */
  readonly refreshing: boolean;
  readonly onAgain: () => void;
  /** The person has read what others did. */
  readonly onAccept: () => void;
}

/** Why a record was not saved or deleted; what others did meanwhile, each with who did it. */
export function SaveFailure(props: Props) {
  return (
    <WorkFailure
      {...props}
      against={null}
      tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
    />
  );
}
