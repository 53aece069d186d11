import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Sexo } from '#domain/clientes';
import { SEXOS } from '#domain/clientes';
import { normalizarTelefono } from '#domain/telefonos';
import { TextField } from '../../ui/Field.tsx';
import { clienteEspera, esDeCliente, useError, useVentana } from './contexto.ts';
import { SEXO } from './estilos.ts';
import { useTexto } from './useTexto.ts';

interface Props<Campo> {
  readonly campo: Campo;
  readonly label: ReactNode;
  readonly marked?: boolean;
  readonly maxLength?: number;
}

/** One piece of the customer's identity; shut while an existing customer is chosen. */
export const CampoIdentidad = ({
  campo,
  label,
  marked = false,
  ...input
}: Props<'nombre' | 'apellidoPaterno' | 'apellidoMaterno' | 'fechaNacimiento'> & {
  readonly type?: 'text' | 'date';
  readonly min?: string;
  readonly max?: string;
}) => {
  const { caso } = useVentana();
  const control = useTexto<HTMLInputElement>(campo);
  const disabled = useSelector(caso, (estado) => clienteEspera(estado) || esDeCliente(estado));
  const error = useError(campo);
  return (
    <TextField
      {...input}
      label={label}
      marked={marked}
      error={disabled ? null : error}
      ref={control}
      name={campo}
      disabled={disabled}
      onChange={({ target }) => caso.send({ type: 'escribir', campo, valor: target.value })}
      onBlur={() => caso.send({ type: 'tocar', campo })}
    />
  );
};

/** One way to reach the customer. Phones keep only their digits, also when they are pasted. */
export const CampoContacto = ({
  campo,
  label,
  ...input
}: Props<'correo' | 'telefono' | 'celular'> & {
  readonly inputMode: 'email' | 'numeric';
}) => {
  const { caso } = useVentana();
  const control = useTexto<HTMLInputElement>(campo);
  const disabled = useSelector(caso, clienteEspera);
  const error = useError(campo);
  return (
    <TextField
      {...input}
      label={label}
      error={error}
      ref={control}
      name={campo}
      disabled={disabled}
      spellCheck={false}
      onChange={({ target }) =>
        caso.send({
          type: 'escribir',
          campo,
          valor: campo === 'correo' ? target.value : normalizarTelefono(target.value),
        })
      }
      onBlur={() => caso.send({ type: 'tocar', campo })}
    />
  );
};

const sexos = Object.entries(SEXOS) as readonly (readonly [Sexo, string])[];

export const CampoSexo = () => {
  const { caso } = useVentana();
  const valor = useSelector(caso, ({ context }) => context.formulario.sexo);
  const disabled = useSelector(caso, (estado) => clienteEspera(estado) || esDeCliente(estado));
  return (
    <fieldset className={SEXO} disabled={disabled}>
      <legend>Sexo</legend>
      {sexos.map(([sexo, nombre]) => (
        <label key={sexo}>
          <input
            type="radio"
            name="sexo"
            value={sexo}
            checked={valor === sexo}
            onChange={() => caso.send({ type: 'escribir', campo: 'sexo', valor: sexo })}
          />
          {nombre}
        </label>
      ))}
    </fieldset>
  );
};
