import { useRouteContext } from '@tanstack/react-router';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { OnceFailure } from '../ui/works/OnceFailure.tsx';
import { useWorkNotices } from '../ui/works/useWorkNotices.ts';

interface Props {
  readonly work: TrabajoUnicoRef;
  readonly failed: string;
  readonly onAgain: () => void;
  /** The buttons stand elsewhere. */
  readonly submitsElsewhere?: boolean;
}

/** Why a wallet or a certificate is as it was: what the work tells, and what can be done. Nobody else writes in them. */
export function FolioWorkFailure({ work, failed, onAgain, submitsElsewhere = false }: Props) {
  const { avisar } = useRouteContext({ from: '/_app' });
  useWorkNotices(work, avisar);
  return (
    <OnceFailure
      work={work}
      failed={failed}
      tell={() => []}
      against={null}
      refreshing={false}
      onAgain={onAgain}
      onAccept={() => undefined}
      submitsElsewhere={submitsElsewhere}
    />
  );
}
