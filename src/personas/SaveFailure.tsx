import type { ComponentProps } from 'react';
import { WorkFailure } from '../ui/works/WorkFailure.tsx';

type Props = Omit<ComponentProps<typeof WorkFailure>, 'tell'>;

/** Why a record was not saved or deleted, with the changes of others meanwhile, each with its author. */
export function SaveFailure(props: Props) {
  return (
    <WorkFailure {...props} tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)} />
  );
}
