import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TEXTS } from '#domain/common/texts';
import { asFailure } from '../api/failure.ts';

export type ErrorKind = '401' | '404' | '500' | 'denied';

const ERRORS = {
  '401': {
    code: 'Error 401',
    title: 'Necesita iniciar sesión',
    text: 'Su sesión no está iniciada o ya terminó. Inicie sesión para continuar.',
  },
  '404': {
    code: 'Error 404',
    title: 'Página no encontrada',
    text: 'La dirección no existe o cambió. Revise que esté bien escrita o vuelva al inicio.',
  },
  '500': {
    code: 'Error 500',
    title: TEXTS.errorInterno,
    text: 'Lo que ya se había guardado sigue guardado. Intente de nuevo; si el error continúa, llame a la mesa de ayuda.',
  },
  denied: {
    code: 'Acceso denegado',
    title: 'No tiene permiso para ver esta página',
    text: 'Su rol no incluye el permiso que esta página pide. Si lo necesita para su trabajo, solicítelo a su gerente.',
  },
} as const satisfies Record<ErrorKind, { code: string; title: string; text: string }>;

interface Props {
  readonly kind: ErrorKind;
  /** The true reason, when it is known. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/**
 * One of the error screens (specification, section 2, "Routes"), with the ways out below. Plain: it also says that code
 * could not be fetched.
 */
export function ErrorPage({ kind, text, children }: Props) {
  return (
    <div className="page-message">
      <p className="page-kind">{ERRORS[kind].code}</p>
      <h1 tabIndex={-1}>{ERRORS[kind].title}</h1>
      <p>{text ?? ERRORS[kind].text}</p>
      <div>
        {children}
        {kind === '401' ? (
          <Link to="/auth/login" className="page-button main">
            Iniciar sesión
          </Link>
        ) : (
          <Link to="/overview" className={children ? 'page-button' : 'page-button main'}>
            Ir al inicio
          </Link>
        )}
      </div>
    </div>
  );
}

/** The page of a path that leads to nothing. */
export function NotFoundPage() {
  return <ErrorPage kind="404" />;
}

/** The page in the place of a screen that broke, so that the menu and the other screens stay at hand. */
export function ErrorInPlace({ error }: ErrorComponentProps) {
  const router = useRouter();
  const failure = asFailure(error);
  if (failure.tipo === 'noEncontrado') return <ErrorPage kind="404" text={failure.texto} />;
  if (failure.tipo === 'sinPermiso') return <ErrorPage kind="denied" text={failure.texto} />;
  return (
    <ErrorPage kind="500" {...(failure.tipo === 'interno' ? {} : { text: failure.texto })}>
      <button
        type="button"
        className="page-button main"
        onClick={() => {
          // A part of the app that did not come is not asked for again before the page is loaded anew.
          if (failure.tipo === 'interno') window.location.reload();
          else void router.invalidate();
        }}
      >
        Reintentar
      </button>
    </ErrorPage>
  );
}
