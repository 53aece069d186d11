import { useMemo } from 'react';
import type { PorAutorizar } from '#domain/casos';
import type { Sesion } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import type { Pendientes } from '../../app/porAutorizar.ts';
import { cuantasEsperan, usePorAutorizar } from '../../app/porAutorizar.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LISTA_CASOS } from '../listado/estilos.ts';
import { useAhora } from '../listado/useAhora.ts';
import { useEnlaces } from '../listado/useEnlaces.ts';
import { claveDeSolicitud, columnasPorAutorizar } from './columnas.tsx';
import { AVISO } from './estilos.ts';

const NINGUNA: readonly PorAutorizar[] = [];
const cantidad = new Intl.NumberFormat('es-MX');

/** The inbox of those who may authorize: what waits for a decision, the oldest first. */
export const PaginaPorAutorizar = ({ api, sesion }: { readonly api: Api; readonly sesion: Sesion }) => {
  const { pendientes, cargando, failure, actualizar } = usePorAutorizar(api, `${sesion.numiden}/${sesion.tienda.id}`);
  const ahora = useAhora();
  const { enlaceDeCaso } = useEnlaces();
  const columnas = useMemo(() => columnasPorAutorizar(ahora, enlaceDeCaso), [ahora, enlaceDeCaso]);

  const { solicitudes, total } = pendientes ?? { solicitudes: NINGUNA, total: 0 };
  return (
    <>
      <PageHeading titulo="Por autorizar" bajo={enPalabras(pendientes)}>
        <Button busy={cargando} onClick={actualizar}>
          Actualizar
        </Button>
      </PageHeading>
      {pendientes !== null && failure !== null && (
        <p className={AVISO} role="alert">
          {failure.texto} Se muestra lo último que se leyó.
        </p>
      )}
      <p className="soloLector" role="status">
        {pendientes === null ? cargando && 'Cargando...' : `Solicitudes en espera: ${cantidad.format(total)}`}
      </p>
      <div className={LISTA_CASOS}>
        <DataTable
          titulo="Solicitudes en espera"
          columnas={columnas}
          filas={solicitudes}
          claveDe={claveDeSolicitud}
          vacio={<EmptyState texto="No hay solicitudes por autorizar" />}
          cargando={pendientes === null && cargando}
          falla={pendientes === null && failure !== null ? { texto: failure.texto, alReintentar: actualizar } : null}
        />
      </div>
      {total > solicitudes.length && (
        <p className={AVISO}>
          Se muestran las {cantidad.format(solicitudes.length)} más antiguas de {cantidad.format(total)}.
        </p>
      )}
    </>
  );
};

/** How many wait for this person, so that the menu's figure and the list's make one sense. */
const enPalabras = (pendientes: Pendientes | null): string => {
  if (pendientes === null) return 'Casos que esperan que alguien autorice o no lo que se pidió.';
  const suyas = cuantasEsperan(pendientes);
  const propias = pendientes.total - suyas;
  const esperan = suyas === 1 ? '1 espera su decisión.' : `${cantidad.format(suyas)} esperan su decisión.`;
  return propias === 0
    ? esperan
    : `${esperan} De las que pidió usted (${cantidad.format(propias)}) decide otra persona.`;
};
