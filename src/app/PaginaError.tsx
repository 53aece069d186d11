import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TEXTOS } from '#domain/textos';
import { comoFailure } from '../api/fallo.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { PAGINA_ERROR } from './estilos.ts';

export type ClaseError = '401' | '404' | '500' | 'denegado';

const ERRORES = {
  '401': {
    codigo: 'Error 401',
    titulo: 'Necesita iniciar sesión',
    texto: 'Su sesión no está iniciada o ya terminó. Inicie sesión para continuar.',
  },
  '404': {
    codigo: 'Error 404',
    titulo: 'Página no encontrada',
    texto: 'La dirección no existe o cambió. Revise que esté bien escrita o vuelva al inicio.',
  },
  '500': {
    codigo: 'Error 500',
    titulo: TEXTOS.errorInterno,
    texto:
      'Lo que ya se había guardado sigue guardado. Intente de nuevo; si el error continúa, llame a la mesa de ayuda.',
  },
  denegado: {
    codigo: 'Acceso denegado',
    titulo: 'No tiene permiso para ver esta página',
    texto:
      'Su rol no incluye el permiso que esta página pide. Si lo necesita para su trabajo, solicítelo a su gerente.',
  },
} as const satisfies Record<ClaseError, { codigo: string; titulo: string; texto: string }>;

/** One of the error screens (specification, section 2, "Routes"), with the ways out below. */
export const PaginaError = ({
  clase,
  texto,
  children,
}: {
  readonly clase: ClaseError;
  /** The true reason, when it is known. */
  readonly texto?: string;
  readonly children?: ReactNode;
}) => (
  <div className={PAGINA_ERROR}>
    <p>{ERRORES[clase].codigo}</p>
    <h1 tabIndex={-1}>{ERRORES[clase].titulo}</h1>
    <p>{texto ?? ERRORES[clase].texto}</p>
    <div>
      {children}
      {clase === '401' ? (
        <LinkButton to="/auth/login" variant="primary">
          Iniciar sesión
        </LinkButton>
      ) : (
        <LinkButton to="/overview" variant={children ? 'secondary' : 'primary'}>
          Ir al inicio
        </LinkButton>
      )}
    </div>
  </div>
);

/** What a path that leads to nothing shows in place. */
export const PaginaNoEncontrada = () => <PaginaError clase="404" />;

/** What a screen that broke shows in its own place, so that the menu and the other screens stay at hand. */
export const ErrorEnSitio = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const failure = comoFailure(error);
  if (failure.tipo === 'noEncontrado') return <PaginaError clase="404" texto={failure.texto} />;
  if (failure.tipo === 'sinPermiso') return <PaginaError clase="denegado" texto={failure.texto} />;
  return (
    <PaginaError clase="500" {...(failure.tipo === 'interno' ? {} : { texto: failure.texto })}>
      <Button
        variant="primary"
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        Reintentar
      </Button>
    </PaginaError>
  );
};
