import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Tienda } from '#domain/catalogos';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextField } from '../ui/Field.tsx';
import { soloDigitos } from './busqueda.ts';
import { FORMULARIO } from './estilos.ts';
import type { Catalogo } from './useCatalogo.ts';

interface FormularioOperacionProps {
  readonly tiendas: Catalogo<Tienda>;
  /** The store to name when the catalogue does not hold it, or not yet. */
  readonly tiendaPropia: { readonly id: number; readonly nombre: string };
  /** 0 stands for none. */
  readonly tienda: number;
  readonly operacion: string;
  readonly buscando?: boolean;
  readonly puedeBuscar: boolean;
  readonly campoOperacion?: RefObject<HTMLInputElement | null>;
  readonly alElegirTienda: (tienda: number) => void;
  readonly alEscribirOperacion: (operacion: string) => void;
  readonly alBuscar: () => void;
  /** Buttons after 'Buscar'. */
  readonly children?: ReactNode;
}

/** Store, operation number and 'Buscar': the same on the home page and on the validation screen. */
export const FormularioOperacion = ({
  tiendas,
  tiendaPropia,
  tienda,
  operacion,
  buscando = false,
  puedeBuscar,
  campoOperacion,
  alElegirTienda,
  alEscribirOperacion,
  alBuscar,
  children,
}: FormularioOperacionProps) => {
  const enCatalogo = tienda === 0 || tiendas.datos.some(({ cvetda }) => cvetda === tienda);

  // A form whose submit button is disabled does not submit on Enter, and so could not say what is missing.
  const alTeclear = (evento: KeyboardEvent<HTMLInputElement>) => {
    if (evento.key !== 'Enter') return;
    evento.preventDefault();
    alBuscar();
    evento.currentTarget.select();
  };

  return (
    <form
      className={FORMULARIO}
      onSubmit={(evento) => {
        evento.preventDefault();
        alBuscar();
      }}
    >
      <div className="tienda">
        <SelectField
          label="Tienda"
          name="tienda"
          value={tienda}
          aria-busy={tiendas.cargando}
          onChange={(evento) => alElegirTienda(Number(evento.target.value))}
        >
          <option value={0}>Seleccionar Tienda</option>
          {!enCatalogo && (
            <option value={tienda}>{tienda === tiendaPropia.id ? tiendaPropia.nombre : `Tienda ${tienda}`}</option>
          )}
          {tiendas.datos.map(({ cvetda, nombre }) => (
            <option key={cvetda} value={cvetda}>
              {nombre}
            </option>
          ))}
        </SelectField>
        {tiendas.falla !== null && (
          <p>
            {tiendas.falla}
            <Button variant="ghost" size="sm" onClick={tiendas.reintentar}>
              Reintentar
            </Button>
          </p>
        )}
      </div>
      <TextField
        className="operacion"
        label="Operación"
        name="operacion"
        inputMode="numeric"
        enterKeyHint="search"
        value={operacion}
        {...(campoOperacion && { ref: campoOperacion })}
        onChange={(evento) => alEscribirOperacion(soloDigitos(evento.target.value))}
        onKeyDown={alTeclear}
      />
      <div className="botones">
        <Button type="submit" variant="primary" busy={buscando} disabled={!puedeBuscar}>
          {buscando ? 'Buscando...' : 'Buscar'}
        </Button>
        {children}
      </div>
    </form>
  );
};
