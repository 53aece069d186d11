import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, gt, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { collectDefaultMetrics, Gauge, type GaugeConfiguration } from 'prom-client';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { SERVER_IDLE_MS } from './personas/sesion/sessions.ts';
import type { Base } from './platform/db/base.ts';
import type { Db } from './platform/db/db.ts';
import { entregasDeEventos, receptores } from './platform/db/schema/eventos.ts';
import { facturaCancelaciones, facturas } from './platform/db/schema/facturas.ts';
import { notasPorHacer, periodosGlobales } from './platform/db/schema/globales.ts';
import { correos, pedidosGuia } from './platform/db/schema/neighbours.ts';
import { sessions } from './platform/db/schema/system.ts';
import { valeDeshechos, valeDevoluciones } from './platform/db/schema/vales.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

/** How long figures of the database are told again before it is asked anew, in milliseconds: two who scrape cost as one. */
const KEPT_MS = 10_000;

/** A database that takes longer is told as away: who scrapes has a patience of its own, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Work that is owed while no person waits for it. */
interface Owed {
  readonly table: PgTable;
  readonly since: AnyPgColumn;
  readonly isOpen: SQL | undefined;
}

/** Everything that the server goes on with by itself (`workByItself`), as an operator calls it. */
const OWED: Readonly<Record<string, Owed>> = {
  correo: { table: correos, since: correos.creado, isOpen: eq(correos.estado, 'pendiente') },
  evento: {
    table: entregasDeEventos,
    since: entregasDeEventos.creado,
    // The events of a receiver that is off wait for a person, who knows.
    isOpen: sql`${entregasDeEventos.estado} = 'pendiente' and exists (select 1 from ${receptores} r where r.id = ${entregasDeEventos.idReceptor} and r.activo)`,
  },
  devolucion: {
    table: valeDevoluciones,
    since: valeDevoluciones.creado,
    isOpen: eq(valeDevoluciones.estado, 'pendiente'),
  },
  deshecho: { table: valeDeshechos, since: valeDeshechos.creado, isOpen: eq(valeDeshechos.estado, 'pendiente') },
  guia: { table: pedidosGuia, since: pedidosGuia.fecha, isOpen: isNull(pedidosGuia.anotado) },
  factura: { table: facturas, since: facturas.fecha, isOpen: eq(facturas.estado, ESTADO_FACTURA.borrador) },
  cancelacion: {
    table: facturaCancelaciones,
    since: facturaCancelaciones.pedida,
    isOpen: inArray(facturaCancelaciones.estado, ['pedida', 'pendiente']),
  },
  // Neither is late before its day has come.
  global: {
    table: periodosGlobales,
    since: periodosGlobales.fin,
    isOpen: and(eq(periodosGlobales.estado, 'pendiente'), isNotNull(periodosGlobales.proximo)),
  },
  nota: { table: notasPorHacer, since: notasPorHacer.desde, isOpen: isNotNull(notasPorHacer.proximo) },
};

interface Backlog {
  readonly clase: string;
  readonly cuantos: number;
  readonly segundos: number;
}

interface Looked {
  /** Receivers of events that were switched off by themselves. */
  readonly apagados: number;
  readonly backlog: readonly Backlog[];
  readonly sesiones: number;
}

async function backlogOf(db: Db, clase: string, { table, since, isOpen }: Owed, now: Date): Promise<Backlog> {
  const [row] = await db
    .select({ cuantos: count(), desde: min(since) })
    .from(table)
    .where(isOpen);
  const desde = row?.desde instanceof Date ? row.desde.getTime() : now.getTime();
  return { clase, cuantos: row?.cuantos ?? 0, segundos: Math.max(0, (now.getTime() - desde) / 1_000) };
}

async function look(db: Db, now: Date): Promise<Looked> {
  const backlog: Backlog[] = [];
  for (const [clase, owed] of Object.entries(OWED)) backlog.push(await backlogOf(db, clase, owed, now));
  const sesiones = await db.$count(sessions, gt(sessions.ultimoUso, new Date(now.getTime() - SERVER_IDLE_MS)));
  const apagados = await db.$count(receptores, isNotNull(receptores.motivoApagado));
  return { backlog, sesiones, apagados };
}

function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), pause(ms, null, { ref: false })]);
}

/** Gauges of prom-client with the name of a counter, which promtool refuses: sums of what it tells by kind as well. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

interface Sources {
  readonly base: Pick<Base, 'db' | 'motor' | 'connections' | 'replica'>;
  readonly clock: () => Date;
  /** Streams of changes that are open at this server. */
  readonly streams: () => number;
}

/**
 * Adds the figures that are looked up when they are asked for: the process, its database, and the work that waits there. Servers on one
 * database tell the same of that.
 */
export function addFigures({ registry }: Pick<Metrics, 'registry'>, { base, clock, streams }: Sources): void {
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const gauge = <L extends string>(one: GaugeConfiguration<L>) => new Gauge({ ...one, registers: [registry] });
  let last: { readonly at: number; readonly looked: Promise<Looked | null> } | null = null;
  const looked = (): Promise<Looked | null> => {
    if (last === null || performance.now() - last.at >= KEPT_MS) {
      last = { at: performance.now(), looked: within(PATIENCE_MS, look(base.db, clock())) };
    }
    return last.looked;
  };

  gauge({
    name: 'mostrador_base_responde',
    help: '1 while the database answers within 3 s, else 0; the figures that are read from it are then left out',
    async collect() {
      this.set((await looked()) === null ? 0 : 1);
    },
  });
  gauge({
    name: 'mostrador_base_info',
    help: 'The engine of the database',
    labelNames: ['motor'],
  }).set({ motor: base.motor }, 1);
  gauge({
    name: 'mostrador_base_conexiones',
    help: 'Connections to the database, by state; espera: requests that wait for one',
    labelNames: ['estado'],
    collect() {
      const { total, idle, waiting } = base.connections();
      this.set({ estado: 'en_uso' }, total - idle);
      this.set({ estado: 'libre' }, idle);
      this.set({ estado: 'espera' }, waiting);
    },
  });
  gauge({
    name: 'mostrador_base_prestamo_mas_viejo_segundos',
    help: 'For how long the connection that has been out longest is in use',
    collect() {
      this.set(base.connections().oldestMs / 1_000);
    },
  });
  gauge({
    name: 'mostrador_replica_responde',
    help: '1 while the copy for reading is asked, 0 while it is not; absent without one',
    labelNames: [],
    collect() {
      const asked = base.replica();
      if (asked === null) this.remove();
      else this.set(asked ? 1 : 0);
    },
  });
  gauge({
    name: 'mostrador_pendientes',
    help: 'Work that the servers go on with by themselves, by kind',
    labelNames: ['clase'],
    async collect() {
      this.reset();
      for (const { clase, cuantos } of (await looked())?.backlog ?? []) this.set({ clase }, cuantos);
    },
  });
  gauge({
    name: 'mostrador_pendiente_mas_viejo_segundos',
    help: 'Age of the oldest of it, by kind; 0 where none waits or its day has not come',
    labelNames: ['clase'],
    async collect() {
      this.reset();
      for (const { clase, segundos } of (await looked())?.backlog ?? []) this.set({ clase }, segundos);
    },
  });
  gauge({
    name: 'mostrador_receptores_apagados',
    help: 'Receivers of events that were switched off by themselves and that nobody has switched on again',
    labelNames: [],
    async collect() {
      const known = await looked();
      if (known === null) this.remove();
      else this.set(known.apagados);
    },
  });
  gauge({
    name: 'mostrador_sesiones',
    help: 'Open sessions of people, of all servers on the database',
    async collect() {
      const known = await looked();
      if (known === null) this.remove();
      else this.set(known.sesiones);
    },
  });
  gauge({
    name: 'mostrador_flujos_abiertos',
    help: 'Open streams of changes at this server, one a browser',
    collect() {
      this.set(streams());
    },
  });
}
