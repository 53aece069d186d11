import { useRef } from 'react';
import { fechaCorta } from '#domain/fechas';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { BusquedaCasos } from './busqueda.ts';
import { ESTADO_RECOLECTA, filtroDe, filtrosSinCampo, sinFiltros } from './busqueda.ts';
import { ACTIVOS, PESTANAS } from './estilos.ts';
import { FiltrosCasos } from './FiltrosCasos.tsx';
import { ListaDeCasos } from './ListaDeCasos.tsx';
import { useEnlaces } from './useEnlaces.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly sesion: Sesion;
  /** What the address holds. */
  readonly busqueda: BusquedaCasos;
  /** Writes the address; `replace` leaves no step to go back to. */
  readonly alBuscar: (busqueda: BusquedaCasos, opciones?: { readonly replace: boolean }) => void;
}

/** Two searches with the same text ask for the same page. */
const comoTexto = (busqueda: BusquedaCasos): string => JSON.stringify([filtroDe(busqueda), busqueda.pagina ?? 1]);

/** The case list (specification, sections 2 to 4): the address says what is shown. */
export const PaginaCasos = ({ api, avisar, sesion, busqueda, alBuscar }: Props) => {
  const actualizar = useRef(() => {});
  const buscar = (nueva: BusquedaCasos, opciones?: { readonly replace: boolean }) => {
    if (comoTexto(nueva) === comoTexto(busqueda)) actualizar.current();
    else alBuscar(nueva, opciones);
  };
  const limpiar = () => buscar(sinFiltros(busqueda));
  return (
    <>
      <PageHeading titulo="Casos">
        <NuevoCaso permisos={sesion.permisos} />
      </PageHeading>
      <Pestanas busqueda={busqueda} />
      <FiltrosCasos api={api} avisar={avisar} busqueda={busqueda} alBuscar={buscar} alLimpiar={limpiar} />
      <FiltrosActivos busqueda={busqueda} alBuscar={buscar} />
      <ListaDeCasos
        api={api}
        avisar={avisar}
        sesion={sesion}
        busqueda={busqueda}
        alBuscar={buscar}
        alLimpiar={limpiar}
        actualizar={actualizar}
      />
    </>
  );
};

/** A case is opened from its operation, so the button leads to where operations are looked up. */
const NuevoCaso = ({ permisos }: { readonly permisos: readonly number[] }) => {
  if (!tienePermiso(permisos, ['crearCaso'])) return null;
  if (!tienePermiso(permisos, GRUPOS.operaciones)) {
    return (
      <Tooltip texto="Un caso se abre desde su operación, y usted no tiene permiso para validar operaciones.">
        {(descripcion) => (
          <Button variant="primary" aria-disabled aria-describedby={descripcion}>
            Nuevo Caso
          </Button>
        )}
      </Tooltip>
    );
  }
  return (
    <Tooltip texto="Lo lleva a validar la operación: el caso se abre desde ella.">
      {(descripcion) => (
        <LinkButton to="/valida-operacion" variant="primary" aria-describedby={descripcion}>
          Nuevo Caso
        </LinkButton>
      )}
    </Tooltip>
  );
};

const Pestanas = ({ busqueda }: { readonly busqueda: BusquedaCasos }) => {
  const enRecolecta = busqueda.estado === ESTADO_RECOLECTA;
  const { enlaceDeLista } = useEnlaces();
  const pestana = (texto: string, actual: boolean, estado: number | undefined) => (
    <a {...enlaceDeLista({ ...busqueda, estado, pagina: undefined })} aria-current={actual ? 'page' : undefined}>
      {texto}
    </a>
  );
  return (
    <nav className={PESTANAS} aria-label="Listas de casos">
      {pestana('Casos', !enRecolecta, undefined)}
      {pestana('Recolecta', enRecolecta, ESTADO_RECOLECTA)}
    </nav>
  );
};

const FiltrosActivos = ({
  busqueda,
  alBuscar,
}: {
  readonly busqueda: BusquedaCasos;
  readonly alBuscar: (busqueda: BusquedaCasos) => void;
}) => {
  const activos = filtrosSinCampo(busqueda, fechaCorta);
  if (activos.length === 0) return null;
  return (
    <ul className={ACTIVOS} aria-label="Otros filtros">
      {activos.map(({ clave, texto, sinEl }) => (
        <li key={clave}>
          <button type="button" aria-label={`Quitar el filtro ${texto}`} onClick={() => alBuscar(sinEl)}>
            {texto}
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
};
