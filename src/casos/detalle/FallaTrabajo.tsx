import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { desenlaceDesconocido } from '#contract/failure';
import type { AccionCaso } from '#domain/vidaCaso';
import type { Trabajo } from '#machines/caso.types';
import { seRepiteSolo } from '../../app/connect/caso.ts';
import { Button } from '../../ui/Button.tsx';
import { decisionDe, trabajoFallido, usePagina } from './contexto.ts';
import { FALLA } from './estilos.ts';
import { recuperarFoco } from './foco.ts';
import { cambiosDichos, NO_SE_SABE, SE_GUARDARA_SOLO, TRABAJOS } from './textos.ts';
import { guardarDeTodosModos } from './trabajar.ts';

interface Props {
  /** The pieces of work whose failure belongs here. */
  readonly de: readonly Trabajo[];
  /** The button that saves stands elsewhere and tries again by itself. */
  readonly sinReintentar?: boolean;
}

/**
 * Why a piece of work was not saved, where it was asked for, and what can be done. The reason was already spoken by the
 * alert at the foot of the screen; here it stays to be read.
 */
export const FallaTrabajo = ({ de, sinReintentar = false }: Props) => {
  const { caso } = usePagina();
  const trabajo = useSelector(caso, trabajoFallido);
  const enConflicto = useSelector(caso, (estado) => estado.matches({ trabajo: 'conflict' }));
  if (trabajo === null || !de.includes(trabajo)) return null;
  return enConflicto ? <Conflicto trabajo={trabajo} /> : <Fallo trabajo={trabajo} sinReintentar={sinReintentar} />;
};

/** The focus comes here when the button that had it is gone, and goes on when this goes with the button that has it. */
const useFocoPerdido = (trabajo: Trabajo) => {
  const { cajaDeComentario } = usePagina();
  const lugar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, dialog, main')) lugar.current?.focus();
    return () => recuperarFoco(() => (trabajo === 'comentar' ? cajaDeComentario.current : null));
  }, [trabajo, cajaDeComentario]);
  return lugar;
};

const Fallo = ({ trabajo, sinReintentar }: { readonly trabajo: Trabajo; readonly sinReintentar: boolean }) => {
  const { caso } = usePagina();
  const failure = useSelector(caso, ({ context }) => context.failure);
  const puedeReintentar = useSelector(caso, (estado) => estado.can({ type: 'reintentar' }));
  const esperaConexion = useSelector(caso, seRepiteSolo);
  const lugar = useFocoPerdido(trabajo);
  if (failure === null) return null;
  const dudoso = desenlaceDesconocido(failure);
  return (
    <div ref={lugar} className={FALLA} data-falla="" tabIndex={-1}>
      <p>
        <strong>{TRABAJOS[trabajo].fallo}</strong> {failure.texto}
        {dudoso && <span className="duda">{NO_SE_SABE}</span>}
        {esperaConexion && <span className="duda">{SE_GUARDARA_SOLO}</span>}
      </p>
      {!sinReintentar && (
        <div>
          {puedeReintentar && (
            <Button size="sm" onClick={() => caso.send({ type: 'reintentar' })}>
              Reintentar
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => caso.send({ type: 'descartar', trabajo })}>
            Descartar
          </Button>
        </div>
      )}
    </div>
  );
};

const accionDe = (trabajo: Trabajo): AccionCaso => (trabajo === 'escalarAMantenimiento' ? 'escalar' : trabajo);

/** The case as it is now decides whether what is written can still be saved; so it is fetched while the person reads. */
const Conflicto = ({ trabajo }: { readonly trabajo: Trabajo }) => {
  const { caso } = usePagina();
  const failure = useSelector(caso, ({ context }) => context.failure);
  const numiden = useSelector(caso, ({ context }) => context.numiden);
  const trayendo = useSelector(caso, (estado) => estado.matches({ vigilancia: 'refreshing' }));
  const contra = useSelector(caso, (estado) => {
    const decision = decisionDe(estado, accionDe(trabajo));
    return decision?.permitida === false ? decision.texto : null;
  });
  const lugar = useFocoPerdido(trabajo);
  useEffect(() => caso.send({ type: 'actualizar' }), [caso]);
  const cambio = failure?.tipo === 'conflicto' ? failure.cambio : null;
  const lista = cambio === null ? [] : cambiosDichos(cambio, numiden);
  return (
    <div ref={lugar} className={FALLA} data-falla="" data-cambio="" tabIndex={-1}>
      <p>
        <strong>{TRABAJOS[trabajo].fallo}</strong> Mientras usted trabajaba:
      </p>
      <ul>
        {lista.map((dicho) => (
          <li key={dicho}>{dicho}</li>
        ))}
      </ul>
      {contra !== null && !trayendo && <p>{contra}</p>}
      <div>
        {contra === null && (
          <Button size="sm" disabled={trayendo} onClick={() => guardarDeTodosModos(caso)}>
            Guardar de todos modos
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => caso.send({ type: 'aceptarCambios' })}>
          Seguir editando
        </Button>
        <Button size="sm" variant="ghost" onClick={() => caso.send({ type: 'descartar', trabajo })}>
          Descartar
        </Button>
      </div>
    </div>
  );
};
