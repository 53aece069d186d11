import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';
import type { CallName } from '#contract/contract';
import type { AskedNeighbours } from '../neighbours/limited.ts';

/**
 * Bounds of a histogram, in seconds. A neighbour is waited for twenty; of calls there are hundreds, and each bound is a series for every
 * one: theirs tell what is done at once, what a person waits for, and what they give up.
 */
const SECONDS = { call: [0.1, 1, 5], neighbour: [0.05, 0.25, 1, 5, 20] };

/** Everything that no call of the contract serves: the files of the app, the page of calls, addresses that do not exist. */
const NO_CALL = 'otra';

/** How a request ended: by its status, or by its asker, who left before the answer. */
export type StatusClass = '2xx' | '3xx' | '4xx' | '5xx' | 'ida';

/** All that can come of a question to a neighbour, as `Outcome` tells it. */
export type NeighbourResult = 'hecho' | 'negado' | 'no_listo' | 'desconocido';

/** The neighbours as operators know them: by their variables of the environment. */
const NEIGHBOURS: Readonly<Record<keyof AskedNeighbours, string>> = {
  wallet: 'billetera',
  certificates: 'certificados',
  credit: 'credito',
  logistics: 'logistica',
  netsuite: 'contabilidad',
  parking: 'estacionamiento',
  restaurant: 'restaurante',
  sales: 'ventas',
  stamper: 'timbrado',
};

/** Figures of one server for who runs it. Every label is of a closed set: a person, a store or an address is never one. */
export interface Metrics {
  readonly registry: Registry;
  /** One more request is under way; to be told once when it has ended. */
  began(): (call: CallName | null, ended: StatusClass, seconds: number) => void;
  /** A neighbour was asked. */
  asked(neighbour: keyof AskedNeighbours, result: NeighbourResult, seconds: number): void;
}

/** Makes the figures that are counted as things happen; those that are looked up are added to its registry. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string>(one: CounterConfiguration<L>) => new Counter({ ...one, registers });
  const gauge = <L extends string>(one: GaugeConfiguration<L>) => new Gauge({ ...one, registers });
  const histogram = <L extends string>(one: HistogramConfiguration<L>) => new Histogram({ ...one, registers });

  const requests = counter({
    name: 'mostrador_peticiones_total',
    help: 'Requests that have ended, by call and class of status; ida: the asker left before the answer',
    labelNames: ['llamada', 'clase'],
  });
  const durations = histogram({
    name: 'mostrador_peticion_segundos',
    help: 'Time of a request that was answered, by call',
    labelNames: ['llamada'],
    buckets: SECONDS.call,
  });
  const underWay = gauge({ name: 'mostrador_peticiones_en_curso', help: 'Requests under way, open streams included' });
  const neighbours = histogram({
    name: 'mostrador_vecino_segundos',
    help: 'Time of a question to a neighbour, by what came of it',
    labelNames: ['vecino', 'resultado'],
    buckets: SECONDS.neighbour,
  });
  gauge({ name: 'mostrador_version_info', help: 'The version that runs', labelNames: ['version'] }).set({ version }, 1);

  return {
    registry,
    began: () => {
      underWay.inc();
      return (call, ended, seconds) => {
        const llamada = call ?? NO_CALL;
        underWay.dec();
        requests.inc({ llamada, clase: ended });
        if (ended !== 'ida') durations.observe({ llamada }, seconds);
      };
    },
    asked: (neighbour, resultado, seconds) => {
      neighbours.observe({ vecino: NEIGHBOURS[neighbour], resultado }, seconds);
    },
  };
}
