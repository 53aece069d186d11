import { Navigate } from '@tanstack/react-router';
import type { Failure } from '#contract/failure';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

interface Props {
  readonly id: number;
  readonly failure: Failure;
  /** Something was being written on the case that was on screen before. */
  readonly hasDrafts?: boolean;
  readonly onRetry: () => void;
}

/**
 * The case page when there is no case to show: a number that no case has leads to error-404, a case that may not be seen
 * says why, and one that could not be fetched is offered again.
 */
export function CaseUnavailable({ id, failure, hasDrafts = false, onRetry }: Props) {
  if (failure.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <PageHeading title={`Caso ${id}`} />
      {failure.tipo === 'sinPermiso' ? (
        <EmptyState text={failure.texto}>
          {hasDrafts && <p>Lo que estaba escribiendo se conserva como borrador por si vuelve a ver el caso.</p>}
          <LinkButton to="/administracion/casos" size="sm">
            Ver los casos
          </LinkButton>
          <LinkButton to="/overview" size="sm" variant="ghost">
            Ir al inicio
          </LinkButton>
        </EmptyState>
      ) : (
        <LoadFailed text={failure.texto} onRetry={onRetry} />
      )}
    </>
  );
}
