import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { TEXTS } from '#domain/texts';

/**
 * The page while another one is being prepared; when it waits because the server did not answer whose session it is, it
 * says so. Plain: it is there before Chakra is.
 */
export function WaitingPage() {
  const { sesion } = useRouter().options.context;
  const failure = useSelector(sesion, (estado) =>
    estado.hasTag('unknown') && estado.hasTag('failed') ? (estado.context.failure?.texto ?? TEXTS.sinConexion) : null,
  );
  if (failure === null) {
    return (
      <div className="page-message" role="status">
        <span className="page-spinner" aria-hidden="true" />
        <span>Cargando...</span>
      </div>
    );
  }
  return (
    <div className="page-message" role="alert">
      <p>{failure}</p>
      <button type="button" className="page-button" onClick={() => sesion.send({ type: 'reintentar' })}>
        Reintentar
      </button>
    </div>
  );
}
