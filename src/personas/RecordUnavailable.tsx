import { Navigate } from '@tanstack/react-router';
import type { Failure } from '#contract/common/failure';
import { LoadFailed } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

interface Props {
  readonly title: string;
  /** Null while it is still on its way. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** An edit screen while it has no record to show: a number that no record has leads to error-404. */
export function RecordUnavailable({ title, failure, onRetry }: Props) {
  if (failure?.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <PageHeading title={title} />
      {failure === null ? <Loading /> : <LoadFailed text={failure.texto} onRetry={onRetry} />}
    </>
  );
}
