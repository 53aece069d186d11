import { fechaYHora } from '#domain/fechas';
import type { Sesion } from '#domain/sesion';
import type { Api } from '../api/api.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../ui/EmptyState.tsx';
import { SOLO_VOZ } from '../ui/estilos.ts';
import { ESPERA_DE_CIFRAS, ESTADISTICAS, NOTA } from './estilos.ts';
import { Historico } from './Historico.tsx';
import { Tarjetas } from './Tarjetas.tsx';
import type { Estadisticas as EstadisticasLeidas } from './useEstadisticas.ts';
import { useEstadisticas } from './useEstadisticas.ts';

interface Props {
  readonly api: Api;
  readonly sesion: Sesion;
}

/** The statistics of the dashboard: cards, chart, and of when they are. */
export const Estadisticas = ({ api, sesion }: Props) => {
  const estadisticas = useEstadisticas(api, `${sesion.numiden}/${sesion.tienda.id}`);
  const { lectura, cargando, failure, actualizar } = estadisticas;
  return (
    <section className={ESTADISTICAS} aria-labelledby="estadisticas" aria-busy={cargando}>
      <header>
        <h2 id="estadisticas">Estadísticas de casos</h2>
        <p role="status">{lectura === null ? '' : `Cifras del ${fechaYHora(lectura.desde)}`}</p>
        {!(lectura === null && failure !== null) && (
          <Button size="sm" busy={cargando} aria-disabled={cargando} onClick={actualizar}>
            Actualizar
          </Button>
        )}
      </header>
      <Cuerpo {...estadisticas} />
    </section>
  );
};

const Cuerpo = ({ lectura, failure, actualizar }: EstadisticasLeidas) => {
  if (lectura === null && failure !== null) return <LoadFailed texto={failure.texto} alReintentar={actualizar} />;
  if (lectura === null) return <EsperaDeCifras />;
  if (lectura.cifras === null) return <EmptyState texto="Ya no tiene permiso para ver las estadísticas." />;
  return (
    <>
      {failure !== null && (
        <p className={NOTA} role="alert">
          Se muestran las últimas cifras. {failure.texto}
        </p>
      )}
      <Tarjetas cifras={lectura.cifras} />
      <Historico dias={lectura.cifras.dias} />
    </>
  );
};

/** Holds the place of cards and chart, so that nothing moves when they come. */
const EsperaDeCifras = () => (
  <div className={ESPERA_DE_CIFRAS}>
    <p className={SOLO_VOZ} role="status">
      Cargando estadísticas...
    </p>
    <div />
    <div />
    <div />
    <div />
    <div />
  </div>
);
