import { useSelector } from '@xstate/react';
import type { HallazgosOperacion } from '#contract/operaciones';
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

const SIN_BUSCAR: Pick<HallazgosOperacion, 'articulos' | 'vales'> = { articulos: NINGUNO, vales: NINGUNO };

/** What a search found: the sale, its vouchers and its articles; or why there is nothing to show. */
export const Resultados = ({ actor, sesion }: { readonly actor: ValidarOperacionRef; readonly sesion: Sesion }) => {
  const cargando = useSelector(actor, (estado) => estado.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hallazgos = useSelector(actor, ({ context }) => context.hallazgos);

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

  const { articulos, vales } = hallazgos ?? SIN_BUSCAR;
  const noExiste = hallazgos !== null && hallazgos.cabecera === null;
  return (
    <div className={RESULTADOS}>
      {hallazgos === null && <ResumenEnEspera />}
      {hallazgos?.cabecera && <ResumenVenta cabecera={hallazgos.cabecera} articulos={articulos} />}
      {noExiste && <NoExiste puedeCrearCaso={tienePermiso(sesion.permisos, ['crearCaso'])} />}
      <DataTable
        titulo="Vales"
        columnas={tienePermiso(sesion.permisos, GRUPOS.casos) ? COLUMNAS_VALES : COLUMNAS_VALES_SIN_CASO}
        filas={vales}
        claveDe={claveDeVale}
        vacio="Operación sin vales por el momento"
        cargando={cargando}
        filasEnEspera={2}
      />
      <DataTable
        titulo="Artículos"
        columnas={COLUMNAS_ARTICULOS}
        filas={articulos}
        claveDe={claveDeArticulo}
        vacio="Operación sin artículos por el momento"
        cargando={cargando}
        filasEnEspera={5}
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
