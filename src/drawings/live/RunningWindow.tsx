import type { Diagram } from '#diagrams/diagram';
import type { Running } from '#diagrams/running';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RunningView } from './RunningView.tsx';

interface Props {
  readonly diagram: Diagram;
  readonly running: Running;
  readonly title: string;
  readonly onClose: () => void;
}

/** An actor in its diagram, over the page where it works, which stays as it is. */
export function RunningWindow({ diagram, running, title, onClose }: Props) {
  return (
    <Dialog
      title={title}
      size="full"
      onClose={onClose}
      footer={
        <Button variant="solid" data-first-focus="" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <RunningView diagram={diagram} running={running} />
    </Dialog>
  );
}
