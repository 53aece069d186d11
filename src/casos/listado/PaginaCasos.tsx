import { useEffect, useMemo } from 'react';
import { fechaCorta } from '#domain/fechas';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { TEXTOS } from '#domain/textos';
import type { Api } from '../../api/api.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { control } from '../../theme/recipes/campo.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { BusquedaCasos } from './busqueda.ts';
import { ESTADO_RECOLECTA, filtroDe, filtrosSinCampo, hayFiltros, sinFiltros } from './busqueda.ts';
import { claveDeCaso, columnasDeCasos } from './columnas.tsx';
import { ExportarCasos } from './ExportarCasos.tsx';
import { ACCIONES, ACTIVOS, LISTA_CASOS, PESTANAS } from './estilos.ts';
import { FiltrosCasos } from './FiltrosCasos.tsx';
import { ORDENES, ordenDeTabla, ordenPedido } from './orden.ts';
import { algunoPerdioColor } from './tiempos.ts';
import { useAhora } from './useAhora.ts';
import { useEnlaces } from './useEnlaces.ts';
import { TAM_PAGINA, useListaCasos } from './useListaCasos.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly sesion: Sesion;
  /** What the address holds. */
  readonly busqueda: BusquedaCasos;
  /** Writes the address; `replace` leaves no step to go back to. */
  readonly alBuscar: (busqueda: BusquedaCasos, opciones?: { readonly replace: boolean }) => void;
}

const LISTA = control({ forma: 'lista' });
const TAMANOS = [TAM_PAGINA];
const cantidad = new Intl.NumberFormat('es-MX');

/** The case list (specification, sections 2 to 4): the address says what is shown. */
export const PaginaCasos = ({ api, avisar, sesion, busqueda, alBuscar }: Props) => {
  const filtro = filtroDe(busqueda);
  const { orden } = filtro;
  const lista = useListaCasos({
    api,
    avisar,
    quien: `${sesion.numiden}/${sesion.tienda.id}`,
    filtro,
    pagina: (busqueda.pagina ?? 1) - 1,
    alCorregirPagina: (pagina) => alBuscar({ ...busqueda, pagina: pagina + 1 }, { replace: true }),
  });
  const { filas, total, cargando, failure, actualizar } = lista;

  const ahora = useAhora();
  const { enlaceDeCaso } = useEnlaces();
  const columnas = useMemo(() => columnasDeCasos(ahora, enlaceDeCaso), [ahora, enlaceDeCaso]);
  const vencido = algunoPerdioColor(filas, ahora);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each minute in which a colour is out of date.
  useEffect(() => {
    if (vencido) actualizar();
  }, [ahora, vencido, actualizar]);

  const buscar = (nueva: BusquedaCasos) => {
    if (JSON.stringify([filtroDe(nueva), nueva.pagina ?? 1]) === JSON.stringify([filtro, busqueda.pagina ?? 1])) {
      actualizar();
    } else alBuscar(nueva);
  };
  const limpiar = () => buscar(sinFiltros(busqueda));
  const ordenar = (nuevo: typeof orden) =>
    buscar({ ...busqueda, orden: nuevo === 'recientes' ? undefined : nuevo, pagina: undefined });

  const enRecolecta = busqueda.estado === ESTADO_RECOLECTA;
  const titulo = enRecolecta ? 'Casos en recolecta' : 'Lista de casos';
  const vista = { pagina: lista.pagina, filasPorPagina: TAM_PAGINA, orden: ordenDeTabla(orden) };
  const conocido = !cargando && failure === null;
  return (
    <>
      <PageHeading titulo="Casos">
        <NuevoCaso permisos={sesion.permisos} />
      </PageHeading>
      <Pestanas busqueda={busqueda} enRecolecta={enRecolecta} />
      <FiltrosCasos
        api={api}
        avisar={avisar}
        busqueda={busqueda}
        buscando={cargando}
        alBuscar={buscar}
        alLimpiar={limpiar}
      />
      <FiltrosActivos busqueda={busqueda} alBuscar={buscar} />
      <p className="soloLector" role="status">
        {cargando && 'Buscando...'}
        {conocido && (total === 0 ? TEXTOS.sinResultados : `Casos encontrados: ${cantidad.format(total)}`)}
      </p>
      <div className={LISTA_CASOS} data-actualizando={lista.actualizando || undefined}>
        <DataTable
          titulo={titulo}
          columnas={columnas}
          filas={filas}
          claveDe={claveDeCaso}
          cargando={cargando}
          filasEnEspera={TAM_PAGINA}
          falla={failure === null ? null : { texto: failure.texto, alReintentar: lista.reintentar }}
          tamanos={TAMANOS}
          servidor={{
            total,
            vista,
            alCambiarVista: ({ pagina, orden: pedido }) => {
              if (pedido !== vista.orden) ordenar(ordenPedido(pedido, orden));
              else buscar({ ...busqueda, pagina: pagina === 0 ? undefined : pagina + 1 });
            },
          }}
          vacio={
            <EmptyState texto={TEXTOS.sinResultados}>
              {hayFiltros(busqueda) && (
                <Button size="sm" onClick={limpiar}>
                  Limpiar filtros
                </Button>
              )}
            </EmptyState>
          }
          acciones={
            <div className={ACCIONES}>
              <label>
                Orden
                <select
                  className={LISTA}
                  value={orden}
                  onChange={({ target }) =>
                    ordenar(ORDENES.find(([clave]) => clave === target.value)?.[0] ?? 'recientes')
                  }
                >
                  {ORDENES.map(([clave, texto]) => (
                    <option key={clave} value={clave}>
                      {texto}
                    </option>
                  ))}
                </select>
              </label>
              {tienePermiso(sesion.permisos, ['exportarCasos']) && (
                <ExportarCasos api={api} avisar={avisar} filtro={filtro} total={conocido ? total : null} />
              )}
            </div>
          }
        />
      </div>
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

const Pestanas = ({ busqueda, enRecolecta }: { readonly busqueda: BusquedaCasos; readonly enRecolecta: boolean }) => {
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
