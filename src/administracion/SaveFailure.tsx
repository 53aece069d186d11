import type { ComponentProps } from 'react';
import { WorkFailure } from '../ui/works/WorkFailure.tsx';

type Props = Omit<ComponentProps<typeof WorkFailure>, 'against' | 'tell'>;

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
