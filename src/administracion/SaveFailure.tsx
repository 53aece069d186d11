import type { ComponentProps } from 'react';
import { WorkFailure } from '../ui/works/WorkFailure.tsx';

type Props = Omit<ComponentProps<typeof WorkFailure>, 'tell'>;

/** Why a record was not saved or deleted; what others did meanwhile, each with who did it. */
export function SaveFailure(props: Props) {
  return (
    <WorkFailure {...props} tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)} />
  );
}
