import { chakra } from '@chakra-ui/react/styled-system';
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
import { PANEL, SALUDO, TABLERO } from './estilos.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly sesion: Sesion;
  readonly alValidar: (busqueda: BusquedaOperacion) => void;
}

/** The home page: greeting, and the way to an operation for who may validate one. */
export const PaginaTablero = ({ api, avisar, sesion, alValidar }: Props) => (
  <>
    <PageHeading titulo="Dashboard" />
    <chakra.div css={TABLERO}>
      <chakra.section css={SALUDO} aria-label="Su sesión">
        <p>Bienvenido {sesion.nombre}</p>
        <p>
          {sesion.tienda.nombre} · {fechaLarga(diaDe(new Date()))}
        </p>
      </chakra.section>
      {tienePermiso(sesion.permisos, GRUPOS.operaciones) && (
        <>
          <ValidarOperaciones api={api} avisar={avisar} sesion={sesion} alValidar={alValidar} />
          <Recientes numiden={sesion.numiden} />
        </>
      )}
    </chakra.div>
  </>
);

const ValidarOperaciones = ({ api, avisar, sesion, alValidar }: Props) => {
  const tiendas = useCatalogo(api, 'tiendasBusqueda');
  useAvisoDeFalla(tiendas.falla, avisar);
  const [tienda, setTienda] = useState(sesion.tienda.id);
  const [operacion, setOperacion] = useState('');
  return (
    <chakra.section css={PANEL} aria-labelledby="validar-operaciones">
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
    </chakra.section>
  );
};
