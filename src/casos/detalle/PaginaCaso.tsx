import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fechaYHora } from '#domain/fechas';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Espera } from '../../ui/Spinner.tsx';
import { AvisoCambio } from './AvisoCambio.tsx';
import { AnexosCaso } from './anexos/AnexosCaso.tsx';
import { useArchivosDeFuera } from './anexos/useArchivosDeFuera.ts';
import { CabezaCaso } from './CabezaCaso.tsx';
import { CasoNoDisponible } from './CasoNoDisponible.tsx';
import { ContextoCaso, decisionDe, useDatosCaso, usePagina } from './contexto.ts';
import { COLUMNAS, COMENTARIO, FIRMA } from './estilos.ts';
import { FallaTrabajo } from './FallaTrabajo.tsx';
import { Autorizacion, Cliente, DatosDelCaso, DatosFiscales, Solucion } from './Ficha.tsx';
import { recuperarFoco } from './foco.ts';
import { Formularios } from './formularios/Formularios.tsx';
import { Historial } from './historial/Historial.tsx';
import { Tarjeta } from './Tarjeta.tsx';
import { useAhora } from './useAhora.ts';
import { useCaso } from './useCaso.ts';

/** The page of one case, from its loading on. Another case is another page: give it the case's number as its key. */
export const PaginaCaso = ({ idCaso }: { readonly idCaso: number }) => {
  const pagina = useCaso(idCaso);
  const { caso, motivos } = pagina;
  const cargando = useSelector(caso, (estado) => estado.matches({ vida: 'loading' }));
  const sinCaso = useSelector(caso, ({ context }) => (context.caso === null ? context.sinCaso : null));
  const hayCaso = useSelector(caso, ({ context }) => context.caso !== null);
  useFocoDeLaPagina(pagina.caso);
  return (
    <ContextoCaso value={pagina}>
      {hayCaso ? (
        <Caso motivos={motivos} />
      ) : sinCaso !== null && !cargando ? (
        <CasoNoDisponible
          id={String(idCaso)}
          failure={sinCaso}
          alReintentar={() => caso.send({ type: 'volverATraer' })}
        />
      ) : (
        <>
          <PageHeading titulo={`Caso ${idCaso}`} />
          <Espera texto="Cargando el caso..." />
        </>
      )}
    </ContextoCaso>
  );
};

/** Work done takes away the button that asked for it: the focus then goes to the heading instead of nowhere. */
const useFocoDeLaPagina = (caso: ReturnType<typeof useCaso>['caso']): void => {
  useEffect(() => {
    const hecho = caso.on('trabajoHecho', () => recuperarFoco());
    return () => hecho.unsubscribe();
  }, [caso]);
};

const Caso = ({ motivos }: { readonly motivos: readonly string[] }) => {
  const { caso, adjuntar } = usePagina();
  const ahora = useAhora();
  const puedeAdjuntar = useSelector(caso, (estado) => decisionDe(estado, 'adjuntar')?.permitida === true);
  const encima = useArchivosDeFuera(puedeAdjuntar, adjuntar);
  return (
    <>
      <AvisoCambio />
      <CabezaCaso ahora={ahora} />
      <FallaTrabajo de={['tomar', 'escalarAMantenimiento']} />
      <div className={COLUMNAS}>
        <div>
          <ComentarioOriginal />
          <Historial ahora={ahora} />
        </div>
        <div>
          <Solucion />
          <Autorizacion ahora={ahora} />
          <Cliente />
          <DatosDelCaso />
          <DatosFiscales />
          <AnexosCaso motivos={motivos} encima={encima} />
        </div>
      </div>
      <Formularios />
    </>
  );
};

const ComentarioOriginal = () => {
  const { comentarioOriginal, datosCreacion } = useDatosCaso();
  return (
    <Tarjeta titulo="Comentario original">
      <p className={COMENTARIO}>{comentarioOriginal}</p>
      <p className={FIRMA}>
        {datosCreacion.nombre} · <time dateTime={datosCreacion.fecha}>{fechaYHora(datosCreacion.fecha)}</time>
      </p>
    </Tarjeta>
  );
};
