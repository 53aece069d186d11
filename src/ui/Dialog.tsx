import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { dialogo as aspecto, CABEZA, CUERPO, PIE } from '../theme/recipes/dialogo.ts';
import { abrirCapa } from './capas.ts';
import { CloseIcon } from './icons.tsx';

interface Props {
  readonly titulo: string;
  /** Esc, or the close button in the corner; a dialog that cannot be closed now ignores it. */
  readonly alCerrar: () => void;
  /** CSS width; never wider than the window. */
  readonly ancho?: string;
  /** 'lado' is a drawer at the left edge. */
  readonly forma?: 'centro' | 'lado';
  /** An alert dialog asks for an answer: it has no close button in the corner. */
  readonly alerta?: boolean;
  readonly pie?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog while it is mounted, made of the browser's own `<dialog>`: it traps the focus, gives it back when it
 * goes, and makes the rest inert.
 */
export const Dialog = ({
  titulo,
  alCerrar,
  ancho = '28rem',
  forma = 'centro',
  alerta = false,
  pie,
  children,
}: Props) => {
  const id = useId();
  const dialogo = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const elemento = dialogo.current;
    if (elemento === null) return;
    const anterior = document.activeElement;
    elemento.showModal();
    const quitarCapa = abrirCapa(elemento);
    return () => {
      quitarCapa();
      elemento.close();
      // React has taken the element away before the browser could give the focus back by itself.
      if (anterior instanceof HTMLElement && anterior.isConnected) anterior.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialogo}
      className={aspecto({ forma })}
      style={{ '--ancho': ancho } as CSSProperties}
      role={alerta ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={alerta ? `${id}-cuerpo` : undefined}
      onCancel={(evento) => {
        // A file input inside cancels too when its own window is closed.
        if (evento.target !== evento.currentTarget) return;
        evento.preventDefault();
        alCerrar();
      }}
      onKeyDown={(evento) => {
        // Browsers let a second Esc in a row close a dialog whatever the page says.
        if (evento.key !== 'Escape' || evento.defaultPrevented) return;
        evento.preventDefault();
        alCerrar();
      }}
    >
      <header className={CABEZA}>
        <h2 id={`${id}-titulo`}>{titulo}</h2>
        {!alerta && (
          <button type="button" aria-label="Cerrar ventana" onClick={alCerrar}>
            <CloseIcon />
          </button>
        )}
      </header>
      <div className={CUERPO} id={`${id}-cuerpo`}>
        {children}
      </div>
      {pie && <footer className={PIE}>{pie}</footer>}
    </dialog>
  );
};
