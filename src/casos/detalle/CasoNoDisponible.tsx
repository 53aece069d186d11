import { Navigate } from '@tanstack/react-router';
import type { Failure } from '#contract/failure';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/**
 * The case page when there is no case to show: a number that no case has leads to error-404, a case that may not be seen
 * says why, and one that could not be fetched is offered again.
 */
export const CasoNoDisponible = ({
  id,
  failure,
  alReintentar,
}: {
  readonly id: string;
  readonly failure: Failure;
  readonly alReintentar: () => void;
}) => {
  if (failure.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <PageHeading titulo={`Caso ${id}`} />
      {failure.tipo === 'sinPermiso' ? (
        <EmptyState texto={failure.texto}>
          <LinkButton to="/administracion/casos" size="sm">
            Ver los casos
          </LinkButton>
          <LinkButton to="/overview" size="sm" variant="ghost">
            Ir al inicio
          </LinkButton>
        </EmptyState>
      ) : (
        <LoadFailed texto={failure.texto} alReintentar={alReintentar} />
      )}
    </>
  );
};
