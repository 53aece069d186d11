import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Running } from '#diagrams/running';
import type { Trail } from './trail.ts';

/** The component that shows an actor in its diagram; a module that knows both capabilities hands it in. */
type See = ComponentType<{ readonly running: Running; readonly label: string; readonly title: string }>;

const SeeContext = createContext<See | null>(null);

interface SeenByProps {
  readonly see: See;
  readonly children: ReactNode;
}

/** Gives the services below it the component that shows them in their diagrams. */
export function ServicesSeenBy({ see, children }: SeenByProps) {
  return <SeeContext value={see}>{children}</SeeContext>;
}

interface Props {
  readonly actor: Running['actor'];
  readonly trail: Trail;
}

/** The button that shows a service in the diagram of its phases while it runs. */
export function SeeService({ actor, trail }: Props) {
  const See = use(SeeContext);
  if (See === null) return null;
  return (
    <See
      running={{ actor, taken: trail.taken }}
      label="Ver el servicio en el diagrama"
      title="El servicio en el diagrama"
    />
  );
}
