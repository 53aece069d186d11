import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { TEXTOS } from '#domain/textos';
import { LoadFailed } from '../ui/EmptyState.tsx';
import { Espera } from '../ui/Spinner.tsx';

/**
 * What is shown while a page is being prepared; when it waits because the server did not answer whose session it is, it
 * says so.
 */
export const PaginaEspera = () => {
  const { sesion } = useRouter().options.context;
  const fallo = useSelector(sesion, (estado) =>
    estado.matches('unreachable') ? (estado.context.failure?.texto ?? TEXTOS.sinConexion) : null,
  );
  if (fallo === null) return <Espera />;
  return <LoadFailed sola texto={fallo} alReintentar={() => sesion.send({ type: 'reintentar' })} />;
};
