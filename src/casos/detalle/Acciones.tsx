import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AccionCaso } from '#domain/vidaCaso';
import type { CasoEvent } from '#machines/caso.types';
import { Button } from '../../ui/Button.tsx';
import { decisionDe, seEnvia, usePagina } from './contexto.ts';
import { ACCIONES } from './estilos.ts';
import { TRABAJOS } from './textos.ts';
import { hacer } from './trabajar.ts';

/** What can be done with the case now, by permission and state; the likely next step stands out. */
export const Acciones = () => {
  const { caso, cajaDeComentario, entradaDeAnexos } = usePagina();
  const id = useId();
  const ver = {
    comentar: useAccion('comentar'),
    tomar: useAccion('tomar'),
    escalar: useAccion('escalar'),
    solicitar: useAccion('solicitarAutorizacion'),
    autorizar: useAccion('autorizar'),
    cerrar: useAccion('cerrar'),
  };
  const borrador = useSelector(caso, ({ context: { textos } }) => textos);
  const bloqueado = useSelector(caso, (estado) => estado.hasTag('locked'));
  const tomando = useSelector(caso, (estado) => seEnvia(estado) && estado.context.trabajo === 'tomar');
  if (Object.values(ver).every((una) => una === null)) return null;

  const boton = (
    { texto, hay = '', primario = false, busy = false }: Aspecto,
    evento: CasoEvent,
    extra: { readonly 'aria-describedby'?: string; readonly impedido?: boolean } = {},
  ) => {
    const { impedido = false, ...resto } = extra;
    const quieto = bloqueado || impedido;
    return (
      // Only marked, not disabled: a disabled button loses the focus, and nobody hears why.
      <Button
        variant={primario ? 'primary' : 'secondary'}
        busy={busy}
        aria-disabled={quieto || undefined}
        onClick={() => quieto || hacer(caso, evento)}
        {...resto}
      >
        {texto}
        {hay !== '' && <span className="borrador">Borrador</span>}
      </Button>
    );
  };

  return (
    <div className={ACCIONES}>
      <section aria-label="Acciones del caso">
        {ver.comentar !== null && (
          <>
            <Button onClick={() => cajaDeComentario.current?.focus()}>{TRABAJOS.comentar.boton}</Button>
            <Button
              aria-disabled={bloqueado || undefined}
              onClick={() => bloqueado || entradaDeAnexos.current?.click()}
            >
              {TRABAJOS.adjuntar.boton}
            </Button>
          </>
        )}
        {ver.escalar !== null &&
          boton(
            { texto: TRABAJOS.escalar.boton, hay: borrador.escalamiento.comentario },
            { type: 'abrirEscalamiento' },
          )}
        {ver.solicitar !== null &&
          boton({ texto: TRABAJOS.solicitarAutorizacion.boton, hay: borrador.motivo }, { type: 'abrirSolicitud' })}
        {ver.cerrar !== null &&
          boton(
            {
              texto: TRABAJOS.cerrar.boton,
              hay: borrador.solucion,
              primario: ver.tomar === null && ver.autorizar === null,
            },
            { type: 'abrirCierre' },
          )}
        {ver.tomar !== null &&
          boton(
            { texto: tomando ? TRABAJOS.tomar.enviando : TRABAJOS.tomar.boton, primario: true, busy: tomando },
            { type: 'tomar' },
          )}
        {ver.autorizar !== null &&
          boton(
            { texto: 'Autorizar / No autorizar', hay: borrador.resolucion, primario: !ver.autorizar.impedida },
            { type: 'abrirResolucion' },
            ver.autorizar.impedida ? { impedido: true, 'aria-describedby': `${id}-propia` } : {},
          )}
      </section>
      {ver.autorizar?.impedida && <p id={`${id}-propia`}>{ver.autorizar.texto}</p>}
    </div>
  );
};

interface Aspecto {
  readonly texto: string;
  /** The draft that waits behind the button; '' for none. */
  readonly hay?: string;
  readonly primario?: boolean;
  readonly busy?: boolean;
}

/** Null when neither the state nor a permission lets it be done; `impedida` when only this person may not. */
const useAccion = (accion: AccionCaso): { readonly impedida: boolean; readonly texto: string } | null => {
  const { caso } = usePagina();
  return useSelector(
    caso,
    (estado) => {
      const decision = decisionDe(estado, accion);
      if (decision === null) return null;
      if (decision.permitida) return { impedida: false, texto: '' };
      return decision.razon === 'propia' ? { impedida: true, texto: decision.texto } : null;
    },
    (una, otra) => una?.impedida === otra?.impedida && una?.texto === otra?.texto,
  );
};
