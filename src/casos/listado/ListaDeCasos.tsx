import type { RefObject } from 'react';
import { useEffect, useId, useMemo } from 'react';
import { palabrasOmitidas } from '#domain/busquedaDeNombre';
import type { OrdenCasos } from '#domain/casos';
import { tienePermiso } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { TEXTOS } from '#domain/textos';
import type { Api } from '../../api/api.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { control } from '../../theme/recipes/campo.ts';
import { Button } from '../../ui/Button.tsx';
import { cuantasFilas } from '../../ui/DataTable/columnas.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { BusquedaCasos } from './busqueda.ts';
import { ESTADO_RECOLECTA, filtroDe, hayFiltros } from './busqueda.ts';
import { columnasDeCasos } from './columnas.tsx';
import { ExportarCasos } from './ExportarCasos.tsx';
import { ACCIONES, LISTA_CASOS, NOTA } from './estilos.ts';
import { ORDENES, ordenDeTabla, ordenPedido } from './orden.ts';
import { useRanuras } from './ranuras.ts';
import { algunoPerdioColor } from './tiempos.ts';
import { useAhora } from './useAhora.ts';
import { useEnlaces } from './useEnlaces.ts';
import { TAM_PAGINA, useListaCasos } from './useListaCasos.ts';
import { useTarda } from './useTarda.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly sesion: Sesion;
  readonly busqueda: BusquedaCasos;
  readonly alBuscar: (busqueda: BusquedaCasos, opciones?: { readonly replace: boolean }) => void;
  readonly alLimpiar: () => void;
  /** Filled with what asks for the same page again. */
  readonly actualizar: RefObject<() => void>;
}

const LISTA = control({ forma: 'lista' });
const TAMANOS = [TAM_PAGINA];
const SIN_MOSTRAR =
  'La lista llega hasta aquí, y hay más casos. Para verlos, use más filtros, cambie el orden o expórtelos.';

/** The rows of the case list, their order, their export and their pages: what is drawn again when an answer comes. */
export const ListaDeCasos = ({ api, avisar, sesion, busqueda, alBuscar, alLimpiar, actualizar }: Props) => {
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
  const { filas, total, hayMas, buscando, cargando, ocupada, failure } = lista;
  useEffect(() => {
    actualizar.current = lista.actualizar;
  }, [actualizar, lista.actualizar]);

  const ahora = useAhora();
  const { enlaceDeCaso } = useEnlaces();
  const columnas = useMemo(() => columnasDeCasos(ahora, enlaceDeCaso), [ahora, enlaceDeCaso]);
  const claveDe = useRanuras(filas);
  const vencido = algunoPerdioColor(filas, ahora);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each minute in which a colour is out of date.
  useEffect(() => {
    if (vencido) lista.actualizar();
  }, [ahora, vencido, lista.actualizar]);

  const ordenar = (nuevo: OrdenCasos) =>
    alBuscar({ ...busqueda, orden: nuevo === 'recientes' ? undefined : nuevo, pagina: undefined });
  const idOrden = useId();
  const tarda = useTarda(ocupada);
  const vista = { pagina: lista.pagina, filasPorPagina: TAM_PAGINA, orden: ordenDeTabla(orden) };
  const conocido = !buscando && failure === null;
  const omitidas = palabrasOmitidas(filtro.nomCliente);
  return (
    <>
      <p className="soloLector" role="status">
        {buscando && 'Buscando...'}
        {conocido && (total === 0 ? TEXTOS.sinResultados : `Casos encontrados: ${cuantasFilas(total, hayMas)}`)}
      </p>
      {omitidas.length > 0 && (
        <p className={NOTA}>
          Del nombre se buscan las seis palabras más largas; no se buscaron: {omitidas.join(', ')}.
        </p>
      )}
      <div className={LISTA_CASOS} data-actualizando={tarda || undefined} aria-busy={ocupada || undefined}>
        <DataTable
          titulo={busqueda.estado === ESTADO_RECOLECTA ? 'Casos en recolecta' : 'Lista de casos'}
          columnas={columnas}
          filas={filas}
          claveDe={claveDe}
          cargando={cargando}
          filasEnEspera={TAM_PAGINA}
          falla={failure === null ? null : { texto: failure.texto, alReintentar: lista.reintentar }}
          tamanos={TAMANOS}
          servidor={{
            total,
            hayMas,
            sinMostrar: SIN_MOSTRAR,
            vista,
            alCambiarVista: ({ pagina, orden: pedido }) => {
              if (pedido !== vista.orden) ordenar(ordenPedido(pedido, orden));
              else alBuscar({ ...busqueda, pagina: pagina === 0 ? undefined : pagina + 1 });
            },
          }}
          vacio={
            <EmptyState texto={TEXTOS.sinResultados}>
              {hayFiltros(busqueda) && (
                <Button size="sm" onClick={alLimpiar}>
                  Limpiar filtros
                </Button>
              )}
            </EmptyState>
          }
          acciones={
            <div className={ACCIONES}>
              <label htmlFor={idOrden}>Orden</label>
              <select
                id={idOrden}
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
              {tienePermiso(sesion.permisos, ['exportarCasos']) && (
                <ExportarCasos
                  api={api}
                  avisar={avisar}
                  filtro={filtro}
                  total={conocido ? total : null}
                  hayMas={hayMas}
                />
              )}
            </div>
          }
        />
      </div>
    </>
  );
};
