import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '#contract/failure';
import type { CasoDeLista, FiltroCasos } from '#domain/casos';
import { ID_APLICACION } from '#domain/constantes';
import type { Api } from '../../api/api.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import type { Consulta } from '../../app/connect/listado.ts';
import { conectarListado } from '../../app/connect/listado.ts';
import { claveDeConsulta, paginaVista, recordarPagina } from './paginasVistas.ts';
import { useTarda } from './useTarda.ts';

/** Page size of the case list (specification, section 9). */
export const TAM_PAGINA = 25;

/** A list that is older than this is asked for again when the window comes back into view. */
const VIGENCIA_MS = 60_000;

/** The list as the page sees it. */
export interface ListaCasos {
  readonly filas: readonly CasoDeLista[];
  readonly total: number;
  /** There are more than `total`, which no page shows. */
  readonly hayMas: boolean;
  /** The page that the rows belong to, from 0; while another one is on its way, still the one that is shown. */
  readonly pagina: number;
  /** Nothing to show yet. */
  readonly cargando: boolean;
  /** Another query was asked; what is shown may still be the one before. */
  readonly buscando: boolean;
  /** Rows are on their way: those of another query, or newer ones. */
  readonly ocupada: boolean;
  readonly failure: Failure | null;
  readonly reintentar: () => void;
  readonly actualizar: () => void;
}

interface Opciones {
  readonly api: Api;
  readonly avisar: Avisar;
  /** Whose list it is: nobody is shown that of another person at the same computer. */
  readonly quien: string;
  readonly filtro: FiltroCasos;
  /** From 0. */
  readonly pagina: number;
  /** The page asked for is beyond the last one, and this one is shown instead. */
  readonly alCorregirPagina: (pagina: number) => void;
}

/**
 * The chart of the list, led by the address: a search, a page, an order and a step back are all another query. A page that
 * was seen a moment ago is shown at once and brought up to date behind it.
 */
export const useListaCasos = ({ api, avisar, quien, filtro, pagina, alCorregirPagina }: Opciones): ListaCasos => {
  const consulta: Consulta<FiltroCasos> = { filtro, pagina, tamPagina: TAM_PAGINA };
  const clave = claveDeConsulta(consulta);
  const claveFiltro = JSON.stringify(filtro);

  const [{ conexion, vista }] = useState(() => ({
    conexion: conectarListado<FiltroCasos, CasoDeLista>(api, async (pedida, signal) => {
      const cuerpo = {
        ...pedida.filtro,
        idAplicacion: ID_APLICACION,
        numPagina: pedida.pagina + 1,
        tamPagina: pedida.tamPagina,
      } as const;
      const { listaCasos, total, limiteExcedido } = await api.llamar('listaCasos', { cuerpo }, { signal });
      const traida = { filas: listaCasos, total, hayMas: limiteExcedido };
      recordarPagina(api, quien, pedida, traida, Date.now());
      return traida;
    }),
    vista: paginaVista(api, quien, consulta, Date.now()),
  }));

  const actor = useActorRef(conexion.maquina, {
    input: conexion.entrada(consulta),
    ...(vista !== null && {
      snapshot: conexion.maquina.resolveState({
        value: { ready: vista.filas.length === 0 ? 'empty' : 'filled' },
        context: { consulta, ...vista, failure: null },
      }),
    }),
  });

  useEffect(() => {
    const oyente = actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => oyente.unsubscribe();
  }, [actor, avisar]);

  const pedida = useRef(consulta);
  const ultima = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query.
  useEffect(() => {
    const estado = actor.getSnapshot();
    const actual = conexion.consulta(estado);
    pedida.current = consulta;
    ultima.current = Date.now();
    if (claveDeConsulta(actual) === clave) {
      // A page from before this visit, or the last page, to which the chart went by itself in vain; else it is on its way.
      if (estado.matches('ready') && vista !== null) actor.send({ type: 'actualizar' });
      if (estado.hasTag('failed')) actor.send({ type: 'reintentar' });
    } else if (JSON.stringify(actual.filtro) === claveFiltro) {
      actor.send({ type: 'irAPagina', pagina: consulta.pagina });
    } else {
      actor.send(conexion.volverA(consulta));
    }
  }, [actor, clave]);

  const corregir = useRef(alCorregirPagina);
  corregir.current = alCorregirPagina;
  useEffect(() => {
    const suscripcion = actor.subscribe((estado) => {
      if (!estado.matches('ready')) return;
      const { filtro: mostrado, pagina: mostrada } = conexion.consulta(estado);
      const mismas = JSON.stringify(mostrado) === JSON.stringify(pedida.current.filtro);
      if (mismas && mostrada < pedida.current.pagina) corregir.current(mostrada);
    });
    return () => suscripcion.unsubscribe();
  }, [actor, conexion]);

  const acciones = useMemo(() => {
    const pedir = (type: 'actualizar' | 'reintentar') => () => {
      ultima.current = Date.now();
      actor.send({ type });
    };
    return { actualizar: pedir('actualizar'), reintentar: pedir('reintentar') };
  }, [actor]);

  useEffect(() => {
    const alMostrarse = () => {
      if (document.visibilityState !== 'visible' || Date.now() - ultima.current < VIGENCIA_MS) return;
      acciones.actualizar();
    };
    document.addEventListener('visibilitychange', alMostrarse);
    return () => document.removeEventListener('visibilitychange', alMostrarse);
  }, [acciones]);

  const estado = useSelector(actor, (instantanea) => instantanea);
  const lista = estado.context;
  const buscando = estado.matches('loading');
  const tarda = useTarda(buscando);
  // The last rows that were those of their query; until another query is late, they stay, instead of a flicker.
  const [asentada, setAsentada] = useState<Asentada | null>(null);
  if (estado.matches('ready') && (asentada?.filas !== lista.filas || asentada.pagina !== lista.consulta.pagina)) {
    const { total, hayMas } = lista;
    setAsentada({ filas: conexion.filas(estado), total, hayMas, pagina: lista.consulta.pagina });
  }

  const mismoFiltro = lista.filas.length > 0;
  const anterior = buscando && (mismoFiltro || !tarda) ? asentada : null;
  const {
    filas,
    total,
    hayMas,
    pagina: mostrada,
  } = anterior ?? {
    filas: conexion.filas(estado),
    total: lista.total,
    hayMas: lista.hayMas,
    pagina: lista.consulta.pagina,
  };
  return {
    filas,
    total,
    hayMas,
    pagina: mostrada,
    cargando: buscando && anterior === null,
    buscando,
    ocupada: estado.hasTag('busy'),
    failure: estado.hasTag('failed') ? lista.failure : null,
    ...acciones,
  };
};

interface Asentada {
  readonly filas: readonly CasoDeLista[];
  readonly total: number;
  readonly hayMas: boolean;
  readonly pagina: number;
}
