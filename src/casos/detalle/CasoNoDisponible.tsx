import type { Failure } from '#contract/failure';
import { TEXTOS } from '#domain/textos';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The case page when there is no case to show: it does not exist, may not be seen, or could not be fetched. */
export const CasoNoDisponible = ({
  id,
  failure,
  alReintentar,
}: {
  readonly id: string;
  readonly failure: Failure;
  readonly alReintentar: () => void;
}) => (
  <>
    <PageHeading titulo={`Caso ${id}`} />
    {failure.tipo === 'noEncontrado' || failure.tipo === 'sinPermiso' ? (
      <EmptyState texto={failure.tipo === 'noEncontrado' ? TEXTOS.sinResultados : failure.texto}>
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
