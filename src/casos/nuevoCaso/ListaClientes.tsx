import { useSelector } from '@xstate/react';
import type { Cliente } from '#domain/clientes';
import { CLIENTE_NUEVO, nombreCompletoCliente } from '#domain/clientes';
import { fechaLarga } from '#domain/fechas';
import { clienteEspera, useVentana } from './contexto.ts';
import { CLIENTES } from './estilos.ts';

/** The matches of the customer search, the new customer always first (specification, section 2). */
export const ListaClientes = () => {
  const { caso } = useVentana();
  const clientes = useSelector(caso, ({ context }) => context.clientes);
  const elegido = useSelector(caso, ({ context }) => context.cliente?.numiden ?? null);
  const disabled = useSelector(caso, clienteEspera);
  return (
    <fieldset className={CLIENTES} disabled={disabled}>
      <legend>
        Seleccione al cliente
        <span role="status">
          {clientes.length === 0 ? '' : clientes.length === 1 ? '1 coincidencia' : `${clientes.length} coincidencias`}
        </span>
      </legend>
      <div>
        <Opcion
          elegida={elegido === null}
          nombre="Crear nuevo cliente"
          detalle={CLIENTE_NUEVO.nombre}
          alElegir={() => caso.send({ type: 'elegirCliente', cliente: null })}
        />
        {clientes.map((cliente) => (
          <Opcion
            key={cliente.numiden}
            elegida={cliente.numiden === elegido}
            nombre={nombreCompletoCliente(cliente)}
            detalle={detalleDe(cliente)}
            alElegir={() => caso.send({ type: 'elegirCliente', cliente })}
          />
        ))}
      </div>
    </fieldset>
  );
};

const detalleDe = ({ numiden, sexo, fechaNacimiento }: Cliente): string =>
  `Numiden: ${numiden} | Sexo: ${sexo ?? 'N/D'} | Fecha nac: ${fechaLarga(fechaNacimiento)}`;

const Opcion = ({
  elegida,
  nombre,
  detalle,
  alElegir,
}: {
  readonly elegida: boolean;
  readonly nombre: string;
  readonly detalle: string;
  readonly alElegir: () => void;
}) => (
  <label>
    <input type="radio" name="cliente" checked={elegida} onChange={alElegir} />
    <span>
      <span className="nombre">{nombre}</span>
      <span className="detalle">{detalle}</span>
    </span>
  </label>
);
