import { useSelector } from '@xstate/react';
import type { Failure } from '#contract/failure';
import type { Parte } from '#contract/operaciones';
import { GRUPOS, tienePermiso } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { TEXTOS } from '#domain/textos';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import { DataTable } from '../ui/DataTable/DataTable.tsx';
import { LoadFailed } from '../ui/EmptyState.tsx';
import { InfoIcon } from '../ui/icons.tsx';
import {
  COLUMNAS_ARTICULOS,
  COLUMNAS_VALES,
  COLUMNAS_VALES_SIN_CASO,
  claveDeArticulo,
  claveDeVale,
} from './columnas.tsx';
import { AVISO, INICIO, NO_EXISTE, RESULTADOS } from './estilos.ts';
import { Recientes } from './Recientes.tsx';
import { ResumenEnEspera, ResumenVenta } from './ResumenVenta.tsx';

const NINGUNO: readonly never[] = [];

const filasDe = <Fila,>(parte: Parte<readonly Fila[]> | undefined): readonly Fila[] =>
  parte !== undefined && 'datos' in parte ? parte.datos : NINGUNO;

const failureDe = (parte: Parte<unknown> | undefined): Failure | null =>
  parte !== undefined && 'failure' in parte ? parte.failure : null;

/** What a search found: the sale, its vouchers and its articles, each by itself; or why there is nothing to show. */
export const Resultados = ({ actor, sesion }: { readonly actor: ValidarOperacionRef; readonly sesion: Sesion }) => {
  const cargando = useSelector(actor, (estado) => estado.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hallazgos = useSelector(actor, ({ context }) => context.hallazgos);
  const completando = useSelector(actor, (estado) => estado.matches({ found: 'completing' }));

  if (failure !== null) {
    return (
      <div className={AVISO}>
        <LoadFailed texto={failure.texto} alReintentar={() => actor.send({ type: 'buscar' })} />
      </div>
    );
  }
  if (hallazgos === null && !cargando) {
    return (
      <div className={INICIO}>
        <p>Seleccione la tienda y escriba el número de operación para ver sus vales y sus artículos.</p>
        <Recientes numiden={sesion.numiden} />
      </div>
    );
  }

  const cabecera = hallazgos !== null && 'datos' in hallazgos.cabecera ? hallazgos.cabecera.datos : undefined;
  const articulos = filasDe(hallazgos?.articulos);
  const alReintentar = () => actor.send({ type: 'reintentar' });
  const fallaDe = (nombre: string, parte: Parte<unknown> | undefined) => {
    const razon = failureDe(parte);
    return razon === null ? null : { texto: `No se pudieron leer los ${nombre}. ${razon.texto}`, alReintentar };
  };
  const sinVenta = failureDe(hallazgos?.cabecera);
  const fallaVales = fallaDe('vales', hallazgos?.vales);
  const fallaArticulos = fallaDe('artículos', hallazgos?.articulos);
  return (
    <div className={RESULTADOS}>
      {(hallazgos === null || (sinVenta !== null && completando)) && <ResumenEnEspera />}
      {sinVenta !== null && !completando && (
        <div className={AVISO}>
          <LoadFailed
            texto={`No se pudieron leer los datos de la venta. ${sinVenta.texto}`}
            alReintentar={alReintentar}
          />
        </div>
      )}
      {cabecera && <ResumenVenta cabecera={cabecera} articulos={fallaArticulos === null ? articulos : null} />}
      {cabecera === null && <NoExiste puedeCrearCaso={tienePermiso(sesion.permisos, ['crearCaso'])} />}
      <DataTable
        titulo="Vales"
        columnas={tienePermiso(sesion.permisos, GRUPOS.casos) ? COLUMNAS_VALES : COLUMNAS_VALES_SIN_CASO}
        filas={filasDe(hallazgos?.vales)}
        claveDe={claveDeVale}
        vacio="Operación sin vales por el momento"
        cargando={cargando || (completando && fallaVales !== null)}
        filasEnEspera={2}
        falla={fallaVales}
      />
      <DataTable
        titulo="Artículos"
        columnas={COLUMNAS_ARTICULOS}
        filas={articulos}
        claveDe={claveDeArticulo}
        vacio="Operación sin artículos por el momento"
        cargando={cargando || (completando && fallaArticulos !== null)}
        filasEnEspera={5}
        falla={fallaArticulos}
      />
    </div>
  );
};

const NoExiste = ({ puedeCrearCaso }: { readonly puedeCrearCaso: boolean }) => (
  <div className={NO_EXISTE}>
    <InfoIcon />
    <p>
      <strong>{TEXTOS.sinResultados}</strong> Revise que la tienda y el número sean los del ticket.
      {puedeCrearCaso && ' Si lo son, puede abrir el caso de todas formas.'}
    </p>
  </div>
);
