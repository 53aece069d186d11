import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { comentarioSchema } from '#domain/casos';
import { LIMITES_CASO } from '#domain/vidaCaso';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { decisionDe, seEnvia, usePagina } from '../contexto.ts';
import { FallaTrabajo } from '../FallaTrabajo.tsx';
import { errorDe, quedan } from '../formularios/reglas.ts';
import { TRABAJOS } from '../textos.ts';
import { guardar } from '../trabajar.ts';
import { COMENTAR } from './estilos.ts';

/** The box for a comment. Where the case takes none, it stays only for what was already written and not saved. */
export const Comentar = () => {
  const { caso } = usePagina();
  const escrito = useSelector(caso, ({ context }) => context.textos.comentario !== '');
  const contra = useSelector(caso, (estado) => {
    const decision = decisionDe(estado, 'comentar');
    return decision?.permitida === false ? decision.texto : null;
  });
  return contra !== null && !escrito ? null : <Caja contra={contra} />;
};

const Caja = ({ contra }: { readonly contra: string | null }) => {
  const { caso, cajaDeComentario } = usePagina();
  const valor = useSelector(caso, ({ context }) => context.textos.comentario);
  const bloqueado = useSelector(caso, (estado) => estado.hasTag('locked'));
  const enviando = useSelector(caso, (estado) => seEnvia(estado) && estado.context.trabajo === 'comentar');
  const porReintentar = useSelector(
    caso,
    (estado) => estado.matches({ trabajo: 'failed' }) && estado.context.trabajo === 'comentar',
  );
  const enConflicto = useSelector(
    caso,
    (estado) => estado.matches({ trabajo: 'conflict' }) && estado.context.trabajo === 'comentar',
  );
  const [intentado, setIntentado] = useState(false);
  const error = errorDe(comentarioSchema.shape.comentario, valor);
  const vacio = valor.trim() === '';

  const comentar = () => {
    if (bloqueado || contra !== null) return;
    setIntentado(error !== null);
    if (error === null) guardar(caso, 'comentar');
    cajaDeComentario.current?.focus();
  };

  return (
    <form
      className={COMENTAR}
      onSubmit={(evento) => {
        evento.preventDefault();
        comentar();
      }}
    >
      <TextAreaField
        ref={cajaDeComentario}
        label="Comentario"
        rows={2}
        maxLength={LIMITES_CASO.comentario.max}
        placeholder="Escriba lo que se hizo o lo que falta."
        help={quedan(valor, LIMITES_CASO.comentario)}
        error={intentado ? error : null}
        value={valor}
        readOnly={bloqueado || contra !== null}
        aria-keyshortcuts="Control+Enter"
        onChange={({ target }) => caso.send({ type: 'escribir', campo: 'comentario', valor: target.value })}
        onKeyDown={(evento) => {
          if (evento.key === 'Enter' && (evento.ctrlKey || evento.metaKey)) comentar();
        }}
      />
      <FallaTrabajo de={['comentar']} sinReintentar />
      {contra !== null && <p className="contra">No se guardó. {contra}</p>}
      {!enConflicto && !vacio && (
        <div className="pie">
          <span className="nota">Borrador guardado · Ctrl + Entrar lo envía</span>
          <Button
            size="sm"
            variant="ghost"
            disabled={bloqueado}
            onClick={() => {
              caso.send({ type: 'descartar', trabajo: 'comentar' });
              setIntentado(false);
              cajaDeComentario.current?.focus();
            }}
          >
            Descartar
          </Button>
          {contra === null && (
            <Button type="submit" size="sm" variant="primary" busy={enviando} aria-disabled={bloqueado || undefined}>
              {enviando ? TRABAJOS.comentar.enviando : porReintentar ? 'Reintentar' : TRABAJOS.comentar.boton}
            </Button>
          )}
        </div>
      )}
    </form>
  );
};
