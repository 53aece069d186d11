import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Area, Subcategoria } from '#domain/catalogos';
import { LIMITES } from '#domain/constantes';
import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import { todoEspera, useError, useVentana } from './contexto.ts';
import { DE_DOS } from './estilos.ts';
import { useTexto } from './useTexto.ts';

interface Props {
  readonly areas: readonly Area[];
  readonly subcategorias: readonly Subcategoria[];
}

/** Why the case is opened, and who should attend it. */
export const SeccionMotivo = ({ areas, subcategorias }: Props) => (
  <section aria-labelledby="nuevo-caso-motivo">
    <h3 id="nuevo-caso-motivo">Motivo del caso</h3>
    <div className={DE_DOS}>
      <CampoArea areas={areas} subcategorias={subcategorias} />
      <CampoCategoria subcategorias={subcategorias} />
    </div>
    <CampoDescripcion />
  </section>
);

const CampoArea = ({ areas, subcategorias }: Props) => {
  const { caso } = useVentana();
  const valor = useSelector(caso, ({ context }) => context.formulario.idArea);
  const disabled = useSelector(caso, todoEspera);
  const error = useError('idArea');
  const elegir = (idArea: number | null) =>
    caso.send({ type: 'elegirArea', idArea, hayCategorias: subcategorias.some((una) => una.idArea === idArea) });
  return (
    <SelectField
      label="Área"
      marked
      error={error}
      name="idArea"
      value={valor ?? ''}
      disabled={disabled}
      onChange={({ target }) => elegir(target.value === '' ? null : Number(target.value))}
      onBlur={() => caso.send({ type: 'tocar', campo: 'idArea' })}
    >
      <option value="">Seleccionar área</option>
      {areas.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {nombre}
        </option>
      ))}
    </SelectField>
  );
};

const CampoCategoria = ({ subcategorias }: Pick<Props, 'subcategorias'>) => {
  const { caso } = useVentana();
  const idArea = useSelector(caso, ({ context }) => context.formulario.idArea);
  const valor = useSelector(caso, ({ context }) => context.formulario.idSubcategoria);
  const disabled = useSelector(caso, todoEspera);
  const error = useError('idSubcategoria');
  const delArea = useMemo(() => subcategorias.filter((una) => una.idArea === idArea), [subcategorias, idArea]);
  return (
    <SelectField
      label="Categoría"
      marked
      error={error}
      name="idSubcategoria"
      value={valor ?? ''}
      disabled={disabled}
      onChange={({ target }) =>
        caso.send({
          type: 'escribir',
          campo: 'idSubcategoria',
          valor: target.value === '' ? null : Number(target.value),
        })
      }
      onBlur={() => caso.send({ type: 'tocar', campo: 'idSubcategoria' })}
    >
      <option value="">Seleccionar categoría</option>
      {delArea.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {nombre}
        </option>
      ))}
    </SelectField>
  );
};

const MAXIMO = LIMITES.descripcion.max;
const CERCA_DEL_MAXIMO = MAXIMO * 0.9;

const CampoDescripcion = () => {
  const { caso } = useVentana();
  const control = useTexto<HTMLTextAreaElement>('descripcion');
  const quedan = useSelector(caso, ({ context }) => {
    const largo = context.formulario.descripcion.length;
    return largo >= CERCA_DEL_MAXIMO ? MAXIMO - largo : null;
  });
  const disabled = useSelector(caso, todoEspera);
  const error = useError('descripcion');
  return (
    <TextAreaField
      label="Descripción"
      marked
      error={error}
      ref={control}
      help={quedan === null ? null : `Quedan ${quedan} de ${MAXIMO} caracteres.`}
      name="descripcion"
      rows={4}
      maxLength={MAXIMO}
      placeholder="Explicación del motivo del escalamiento."
      disabled={disabled}
      onChange={({ target }) => caso.send({ type: 'escribir', campo: 'descripcion', valor: target.value })}
      onBlur={() => caso.send({ type: 'tocar', campo: 'descripcion' })}
    />
  );
};
