import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Trabajo } from '#machines/caso.types';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AvisoCambio } from '../AvisoCambio.tsx';
import { decisionDe, seEnvia, usePagina } from '../contexto.ts';
import { FallaTrabajo } from '../FallaTrabajo.tsx';
import { TRABAJOS } from '../textos.ts';
import type { TrabajoDeBoton } from '../trabajar.ts';
import { dejarFormulario, guardar } from '../trabajar.ts';
import { FORMULARIO, PIE, VENTANA } from './estilos.ts';

interface Props {
  readonly titulo: string;
  /** What the form saves; the first is the likely one, and its button stands last. */
  readonly trabajos: readonly [TrabajoDeBoton, ...TrabajoDeBoton[]];
  /** Something is written: leaving keeps it, and it can be thrown away. */
  readonly escrito: boolean;
  /** Tells whether the form can be sent; if not, the fields at fault are marked from then on. */
  readonly revisar: () => boolean;
  readonly children: ReactNode;
}

/** A form over the page of a case. Leaving it asks nothing, because nothing is lost: what is written stays as a draft. */
export const Ventana = ({ titulo, trabajos, escrito, revisar, children }: Props) => {
  const { caso } = usePagina();
  const formulario = useRef<HTMLDivElement>(null);
  const enviando = useSelector(caso, seEnvia);

  useEffect(() => formulario.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);

  const enviar = (trabajo: TrabajoDeBoton) => {
    if (caso.getSnapshot().hasTag('locked')) return;
    if (revisar()) return guardar(caso, trabajo);
    // The fields get their marks when React has drawn them.
    setTimeout(() => formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return createPortal(
    <div className={VENTANA}>
      <Dialog
        titulo={titulo}
        ancho="560px"
        alCerrar={() => enviando || dejarFormulario(caso)}
        pie={<Pie trabajos={trabajos} escrito={escrito} enviar={enviar} />}
      >
        <AvisoCambio />
        <div ref={formulario} className={FORMULARIO}>
          {children}
          <p className="nota">Los campos marcados con (*) son requeridos.</p>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
};

const Pie = ({
  trabajos,
  escrito,
  enviar,
}: Pick<Props, 'trabajos' | 'escrito'> & { readonly enviar: (trabajo: TrabajoDeBoton) => void }) => {
  const { caso } = usePagina();
  const enviado = useSelector(caso, (estado): Trabajo | null => (seEnvia(estado) ? estado.context.trabajo : null));
  const enConflicto = useSelector(caso, (estado) => estado.matches({ trabajo: 'conflict' }));
  const fallido = useSelector(caso, (estado) =>
    estado.matches({ trabajo: 'failed' }) ? estado.context.trabajo : null,
  );
  const contra = useSelector(caso, (estado) => {
    const decision = decisionDe(estado, trabajos[0]);
    return decision?.permitida === false ? decision.texto : null;
  });
  const [primero, ...otros] = trabajos;
  const espera = enviado !== null;
  return (
    <div className={PIE}>
      <FallaTrabajo de={trabajos} sinReintentar />
      {contra !== null && !enConflicto && <p className="contra">{contra}</p>}
      <div>
        <span className="nota">{escrito ? 'Borrador guardado' : ''}</span>
        {escrito && !enConflicto && (
          <Button
            variant="ghost"
            disabled={espera}
            onClick={() => caso.send({ type: 'descartar', trabajo: fallido ?? primero })}
          >
            Descartar
          </Button>
        )}
        <Button disabled={espera} onClick={() => dejarFormulario(caso)}>
          Cerrar
        </Button>
        {!enConflicto &&
          [...otros, primero].map((trabajo) => (
            <Button
              key={trabajo}
              variant={trabajo === primero ? 'primary' : 'secondary'}
              busy={enviado === trabajo}
              aria-disabled={espera || contra !== null || undefined}
              onClick={() => espera || contra !== null || enviar(trabajo)}
            >
              {enviado === trabajo
                ? TRABAJOS[trabajo].enviando
                : fallido === trabajo
                  ? 'Reintentar'
                  : TRABAJOS[trabajo].boton}
            </Button>
          ))}
      </div>
    </div>
  );
};
