import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ClaveOperacion } from '#domain/operaciones';
import { tienePermiso } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import type { Api } from '../api/api.ts';
import type { Avisar } from '../app/connect/avisos.ts';
import { conectarValidarOperacion } from '../app/connect/validarOperacion.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import type { BusquedaOperacion } from './busqueda.ts';
import { PANEL } from './estilos.ts';
import { FormularioOperacion } from './FormularioOperacion.tsx';
import { Resultados } from './Resultados.tsx';
import { recordarReciente } from './recientes.ts';
import { anuncioDe } from './resumen.ts';
import { useAvisoDeFalla } from './useAvisoDeFalla.ts';
import { useCatalogo } from './useCatalogo.ts';

const NuevoCasoDialog = lazy(async () => {
  const { NuevoCasoDialog } = await import('../casos/nuevoCaso/NuevoCasoDialog.tsx');
  return { default: NuevoCasoDialog };
});

interface PaginaProps {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly sesion: Sesion;
  /** Store and operation of the address. */
  readonly busqueda: BusquedaOperacion;
  /** Writes the address of a search. */
  readonly alBuscar: (busqueda: BusquedaOperacion) => void;
}

/** The validation screen (specification, section 2, "Validation screen"). */
export const PaginaValidarOperacion = ({ api, avisar, sesion, busqueda, alBuscar }: PaginaProps) => {
  const puedeCrearCaso = tienePermiso(sesion.permisos, ['crearCaso']);
  const [maquina] = useState(() => conectarValidarOperacion({ api }));
  const actor = useActorRef(maquina, {
    input: {
      tienda: busqueda.tienda ?? sesion.tienda.id,
      operacion: busqueda.operacion === undefined ? '' : String(busqueda.operacion),
      puedeCrearCaso,
    },
  });
  useDireccion(actor, busqueda, sesion.tienda.id);
  useRecordar(actor, sesion.numiden);

  useEffect(() => {
    const oyente = actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => oyente.unsubscribe();
  }, [actor, avisar]);

  return (
    <>
      <PageHeading titulo="Validación operación" />
      <section className={PANEL} aria-labelledby="validar-operacion">
        <h2 id="validar-operacion">Validar operación</h2>
        <Formulario actor={actor} api={api} avisar={avisar} sesion={sesion} alBuscar={alBuscar}>
          {puedeCrearCaso && <NuevoCaso actor={actor} api={api} avisar={avisar} />}
        </Formulario>
      </section>
      <Anuncio actor={actor} />
      <Resultados actor={actor} sesion={sesion} />
    </>
  );
};

/** Follows the address when it changes by a link or by going back, not by a search of this very screen. */
const useDireccion = (actor: ValidarOperacionRef, busqueda: BusquedaOperacion, tiendaPropia: number): void => {
  const { tienda = tiendaPropia, operacion } = busqueda;
  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.tienda === tienda && Number(context.operacion) === (operacion ?? 0)) return;
    actor.send({ type: 'elegirTienda', tienda });
    actor.send({ type: 'escribirOperacion', operacion: operacion === undefined ? '' : String(operacion) });
    if (operacion !== undefined) actor.send({ type: 'buscar' });
  }, [actor, tienda, operacion]);
};

const useRecordar = (actor: ValidarOperacionRef, numiden: number): void => {
  const cabecera = useSelector(actor, ({ context: { hallazgos } }) =>
    hallazgos !== null && 'datos' in hallazgos.cabecera ? hallazgos.cabecera.datos : null,
  );
  useEffect(() => {
    if (cabecera === null) return;
    const { tienda, operacion } = cabecera;
    recordarReciente(numiden, { tienda: tienda.cvetda, operacion, nombreTienda: tienda.nombre });
  }, [cabecera, numiden]);
};

interface FormularioProps extends Omit<PaginaProps, 'busqueda'> {
  readonly actor: ValidarOperacionRef;
  readonly children: ReactNode;
}

const Formulario = ({ actor, api, avisar, sesion, alBuscar, children }: FormularioProps) => {
  const tiendas = useCatalogo(api, 'tiendasBusqueda');
  useAvisoDeFalla(tiendas.aviso, avisar);
  const tienda = useSelector(actor, ({ context }) => context.tienda);
  const operacion = useSelector(actor, ({ context }) => context.operacion);
  const buscando = useSelector(actor, (estado) => estado.hasTag('busy'));
  const puedeBuscar = useSelector(actor, (estado) => estado.context.operacion !== '' && estado.can({ type: 'buscar' }));
  return (
    <FormularioOperacion
      tiendas={tiendas}
      tiendaPropia={sesion.tienda}
      tienda={tienda}
      operacion={operacion}
      buscando={buscando}
      puedeBuscar={puedeBuscar}
      alElegirTienda={(elegida) => actor.send({ type: 'elegirTienda', tienda: elegida })}
      alEscribirOperacion={(escrita) => actor.send({ type: 'escribirOperacion', operacion: escrita })}
      alBuscar={() => {
        if (!actor.getSnapshot().can({ type: 'buscar' })) return;
        actor.send({ type: 'buscar' });
        if (actor.getSnapshot().hasTag('busy')) alBuscar({ tienda, operacion: Number(operacion) });
      }}
    >
      {children}
    </FormularioOperacion>
  );
};

/** Time between two tries to load the lists of a window that is already open and waits for them. */
const REINTENTO_MS = 5_000;

const NuevoCaso = ({
  actor,
  api,
  avisar,
}: Pick<PaginaProps, 'api' | 'avisar'> & { readonly actor: ValidarOperacionRef }) => {
  const areas = useCatalogo(api, 'areas');
  const subcategorias = useCatalogo(api, 'subcategorias');
  useAvisoDeFalla(areas.aviso, avisar);
  useAvisoDeFalla(subcategorias.aviso, avisar);
  const [abierto, setAbierto] = useState<ClaveOperacion | null>(null);
  const cerrar = useCallback(() => setAbierto(null), []);
  const puede = useSelector(actor, (estado) => estado.can({ type: 'nuevoCaso' }));
  const fallas = [areas, subcategorias].filter(({ falla }) => falla !== null);

  useEffect(() => {
    const oyente = actor.on('abrirNuevoCaso', ({ operacion }) => setAbierto(operacion));
    return () => oyente.unsubscribe();
  }, [actor]);

  // The window covers the page, so nobody could ask for the lists again.
  const reintentar = useRef(() => {});
  reintentar.current = () => {
    for (const lista of fallas) lista.reintentar();
  };
  const faltan = abierto !== null && fallas.length > 0;
  useEffect(() => {
    if (!faltan) return;
    const reloj = setInterval(() => reintentar.current(), REINTENTO_MS);
    return () => clearInterval(reloj);
  }, [faltan]);

  return (
    <>
      <Button
        disabled={!puede}
        onClick={() => {
          // Without its lists no case could be saved: say which one is missing, and ask for it again.
          if (fallas.length === 0) actor.send({ type: 'nuevoCaso' });
          for (const lista of fallas) {
            avisar('error', lista.falla ?? '');
            lista.reintentar();
          }
        }}
      >
        Nuevo Caso
      </Button>
      {abierto !== null && (
        <Suspense fallback={null}>
          <NuevoCasoDialog
            operacion={abierto}
            areas={areas.datos}
            subcategorias={subcategorias.datos}
            alCerrar={cerrar}
          />
        </Suspense>
      )}
    </>
  );
};

/** Tells a screen reader that a search goes on and what it found. */
const Anuncio = ({ actor }: { readonly actor: ValidarOperacionRef }) => {
  const texto = useSelector(actor, (estado) => {
    if (estado.hasTag('busy')) return 'Buscando...';
    const { hallazgos, operacion } = estado.context;
    return hallazgos === null ? '' : anuncioDe(operacion, hallazgos);
  });
  return (
    <p className="soloLector" role="status">
      {texto}
    </p>
  );
};
