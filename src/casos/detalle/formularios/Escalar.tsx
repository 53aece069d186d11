import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { escalamientoSchema } from '#domain/casos';
import { TEXTOS } from '#domain/textos';
import { LIMITES_CASO } from '#domain/vidaCaso';
import type { TextosEscalamiento } from '#machines/caso.types';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { useCatalogo } from '../../../validacion/useCatalogo.ts';
import { usePagina } from '../contexto.ts';
import { ELECCION } from './estilos.ts';
import { errorDe } from './reglas.ts';
import { Texto, useRechazo } from './Texto.tsx';
import { useMotivos } from './useMotivos.ts';
import { Ventana } from './Ventana.tsx';

type Campo = keyof TextosEscalamiento;

const REQUERIDO = 'Campo requerido';

/** Hands the case to an area and a category, with the reason (specification, section 4). */
export const FormularioEscalar = () => {
  const { api } = useRouteContext({ from: '__root__' });
  const { caso } = usePagina();
  const escrito = useSelector(caso, ({ context }) => context.textos.escalamiento);
  const [tocados, setTocados] = useState<readonly Campo[]>([]);
  const areas = useCatalogo(api, 'areas');
  const subcategorias = useCatalogo(api, 'subcategorias');
  const motivos = useMotivos(api, escrito.idArea);
  const delArea = subcategorias.datos.filter(({ idArea }) => idArea === escrito.idArea);
  const sinCategorias = escrito.idArea !== null && subcategorias.datos.length > 0 && delArea.length === 0;

  const errores: { readonly [C in Campo]: string | null } = {
    idArea: escrito.idArea === null ? REQUERIDO : null,
    idSubcategoria: sinCategorias ? TEXTOS.sinCategorias : escrito.idSubcategoria === null ? REQUERIDO : null,
    idMotivo: escrito.idMotivo === null ? REQUERIDO : null,
    comentario: errorDe(escalamientoSchema.shape.comentario, escrito.comentario),
  };
  const tocar = (campo: Campo) => setTocados((antes) => (antes.includes(campo) ? antes : [...antes, campo]));
  const escribir = (valor: Partial<TextosEscalamiento>) =>
    caso.send({ type: 'escribir', campo: 'escalamiento', valor });
  const errorVisible = (campo: Campo) => (tocados.includes(campo) ? errores[campo] : null);
  const lista = (campo: Exclude<Campo, 'comentario'>) => ({
    campo,
    valor: escrito[campo],
    error: campo === 'idSubcategoria' && sinCategorias ? TEXTOS.sinCategorias : errorVisible(campo),
    alElegir: (id: number | null) => escribir({ [campo]: id }),
    alTocar: () => tocar(campo),
  });

  return (
    <Ventana
      titulo="Escalar caso"
      trabajos={['escalar']}
      escrito={escrito.idArea !== null || escrito.comentario !== ''}
      revisar={() => {
        setTocados(['idArea', 'idSubcategoria', 'idMotivo', 'comentario']);
        return Object.values(errores).every((error) => error === null);
      }}
    >
      <div className={ELECCION}>
        <Lista
          {...lista('idArea')}
          label="Área"
          vacia="Seleccionar área"
          falla={areas.falla}
          alPedir={areas.reintentar}
        >
          {areas.datos.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </Lista>
        <Lista
          {...lista('idSubcategoria')}
          label="Categoría"
          vacia="Seleccionar categoría"
          falla={subcategorias.falla}
          alPedir={subcategorias.reintentar}
        >
          {delArea.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </Lista>
      </div>
      <Lista
        {...lista('idMotivo')}
        label="Motivo"
        vacia={motivos.cargando ? 'Cargando...' : 'Seleccionar motivo'}
        falla={motivos.falla}
        alPedir={motivos.reintentar}
      >
        {motivos.datos.map(({ id, descripcion }) => (
          <option key={id} value={id}>
            {descripcion}
          </option>
        ))}
      </Lista>
      <Texto
        label="Comentario"
        name="comentario"
        valor={escrito.comentario}
        error={errorVisible('comentario')}
        limites={LIMITES_CASO.comentario}
        placeholder="Explicación del motivo del escalamiento."
        alEscribir={(comentario) => escribir({ comentario })}
        alTocar={() => escrito.comentario !== '' && tocar('comentario')}
      />
    </Ventana>
  );
};

interface PropsLista {
  readonly campo: Exclude<Campo, 'comentario'>;
  readonly label: string;
  readonly vacia: string;
  readonly valor: number | null;
  readonly error: string | null;
  /** Why the list could not be loaded. */
  readonly falla: string | null;
  readonly alPedir: () => void;
  readonly alElegir: (id: number | null) => void;
  readonly alTocar: () => void;
  readonly children: ReactNode;
}

const Lista = ({ campo, label, vacia, valor, error, falla, alPedir, alElegir, alTocar, children }: PropsLista) => {
  const { caso } = usePagina();
  const bloqueado = useSelector(caso, (estado) => estado.hasTag('locked'));
  const rechazo = useRechazo(campo);
  return (
    <div>
      <SelectField
        label={label}
        marked
        name={campo}
        error={falla ?? error ?? rechazo}
        value={valor ?? ''}
        disabled={bloqueado}
        onChange={({ target }) => alElegir(target.value === '' ? null : Number(target.value))}
        onBlur={alTocar}
      >
        <option value="">{vacia}</option>
        {children}
      </SelectField>
      {falla !== null && (
        <Button size="sm" variant="ghost" onClick={alPedir}>
          Reintentar
        </Button>
      )}
    </div>
  );
};
