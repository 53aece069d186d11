import { useState } from 'react';
import { diaDe, fechaLarga } from '#domain/fechas';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { TEXTOS } from '#domain/textos';
import type { Api } from '../api/api.ts';
import type { Avisar } from '../app/connect/avisos.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import type { BusquedaOperacion } from '../validacion/busqueda.ts';
import { FormularioOperacion } from '../validacion/FormularioOperacion.tsx';
import { Recientes } from '../validacion/Recientes.tsx';
import { useAvisoDeFalla } from '../validacion/useAvisoDeFalla.ts';
import { useCatalogo } from '../validacion/useCatalogo.ts';
import { Estadisticas } from './Estadisticas.tsx';
import { OPERACIONES, PANEL, SALUDO, TABLERO } from './estilos.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly sesion: Sesion;
  readonly alValidar: (busqueda: BusquedaOperacion) => void;
}

/**
 * The home page: greeting, the way to an operation for who may validate one, and the statistics for who may see them.
 * Statistics count the cases that the person may see, so that who may see none is shown none either.
 */
export const PaginaTablero = ({ api, avisar, sesion, alValidar }: Props) => {
  const valida = tienePermiso(sesion.permisos, GRUPOS.operaciones);
  const cuenta = tienePermiso(sesion.permisos, ['verEstadisticas']) && tienePermiso(sesion.permisos, GRUPOS.casos);
  return (
    <>
      <PageHeading titulo="Dashboard" />
      <div className={TABLERO} data-columnas={(valida && cuenta) || undefined} data-ancho={cuenta || undefined}>
        <section className={SALUDO} aria-label="Su sesión">
          <p>Bienvenido {sesion.nombre}</p>
          <p>
            {sesion.tienda.nombre} · {fechaLarga(diaDe(new Date()))}
          </p>
        </section>
        {valida && (
          <div className={OPERACIONES}>
            <ValidarOperaciones api={api} avisar={avisar} sesion={sesion} alValidar={alValidar} />
            <Recientes numiden={sesion.numiden} />
          </div>
        )}
        {cuenta && <Estadisticas api={api} sesion={sesion} />}
      </div>
    </>
  );
};

const ValidarOperaciones = ({ api, avisar, sesion, alValidar }: Props) => {
  const tiendas = useCatalogo(api, 'tiendasBusqueda');
  useAvisoDeFalla(tiendas.aviso, avisar);
  const [tienda, setTienda] = useState(sesion.tienda.id);
  const [operacion, setOperacion] = useState('');
  return (
    <section className={PANEL} aria-labelledby="validar-operaciones">
      <h2 id="validar-operaciones">Validar operaciones</h2>
      <p>Busque una operación por su tienda y su número para ver sus vales, sus artículos y el estado de sus guías.</p>
      <FormularioOperacion
        tiendas={tiendas}
        tiendaPropia={sesion.tienda}
        tienda={tienda}
        operacion={operacion}
        puedeBuscar={operacion !== ''}
        alElegirTienda={setTienda}
        alEscribirOperacion={setOperacion}
        alBuscar={() => {
          if (tienda === 0 || operacion === '') avisar('warning', TEXTOS.ingreseTiendaYOperacion);
          else alValidar({ tienda, operacion: Number(operacion) });
        }}
      />
    </section>
  );
};
