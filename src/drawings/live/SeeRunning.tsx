import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { Diagram } from '#diagrams/diagram';
import type { Running } from '#diagrams/running';
import { Button } from '../../ui/Button.tsx';
import { useAsking } from '../../ui/useAsking.ts';

interface Props {
  readonly running: Running;
  /** The text of the button. */
  readonly label: string;
  /** The title of the window. */
  readonly title: string;
}

interface Loaded {
  readonly diagram: Diagram;
  readonly Window: ComponentType<
    Pick<Props, 'running' | 'title'> & { readonly diagram: Diagram; readonly onClose: () => void }
  >;
}

/**
 * Shows an actor in its diagram, in a window whose code and drawing come when it is asked for. If they do not come, a
 * notice says so and the page stays: somebody may be writing on it.
 */
export function SeeRunning({ running, label, title }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { isBusy, ask } = useAsking({
    ask: load,
    onAnswer: setLoaded,
    onFailure: () => avisar('error', 'No se pudo abrir el diagrama. Inténtelo de nuevo.'),
  });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        busy={isBusy}
        aria-disabled={isBusy || undefined}
        onClick={() => ask(running)}
      >
        {label}
      </Button>
      {loaded !== null && (
        <loaded.Window diagram={loaded.diagram} running={running} title={title} onClose={() => setLoaded(null)} />
      )}
    </>
  );
}

async function load({ actor }: Running): Promise<Loaded> {
  const [{ RunningWindow }, diagram] = await Promise.all([
    import('./RunningWindow.tsx'),
    import('../diagrams.ts').then(({ loadDiagram }) => loadDiagram(actor.getSnapshot().machine.id)),
  ]);
  return { diagram, Window: RunningWindow };
}
