import { asc, eq, sql } from 'drizzle-orm';
import { dueGlobals } from '../../../server/facturas/global/due.ts';
import { dueNotes } from '../../../server/facturas/global/dueNotes.ts';
import { GlobalRefused } from '../../../server/facturas/global/make.ts';
import { unfinishedCancellations, unfinishedInvoices } from '../../../server/facturas/unfinished.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { integraciones } from '../../../server/platform/db/schema/configuracion.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { periodosGlobales } from '../../../server/platform/db/schema/globales.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import type { Environment } from '../../../server/platform/http/environment.ts';
import { Rejection } from '../../../server/platform/http/rejection.ts';
import { createFinisher, type Unfinished } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { holdBeforeCommit, place } from '../bed/atOnce.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { type InvoiceDesk, openInvoiceDesk } from './facturas.desk.ts';
import { type Days, HOUR_MS, periodsAfter, type Row, type Setting, type Sold } from './mes.model.ts';

/** The noon of the store on which each month begins: two days before February ends. */
const BEGINNING = new Date('2026-02-26T18:00:00.000Z');

/** A provider that does not say what it did. */
const NO_ANSWER = new Error('socket hang up');

/** The works that servers do by themselves. */
export type ServerWork = 'globals' | 'notes' | 'invoices' | 'cancellations';

/** All that happened in a month, as a hand-written book of the store would have it. */
class Book {
  readonly sales: Sold[] = [];
  /** How many sales have a number. */
  tickets = 0;
  readonly periods: Days[] = [];
  /** By period that a person holds back, how many invoices it had when that was answered. */
  readonly held = new Map<number, number>();
  /** The invoices whose receiver must agree before they are cancelled. */
  readonly waiting = new Set<string>();
  /** So many stamps are not answered. */
  silent = 0;
  /** All that no law allows to be answered or logged. */
  readonly faults: string[] = [];
}

/** Store 1 and its months, one after the other on one database: each begins with nothing. */
export class MonthDesk {
  readonly bench: InvoiceDesk;
  readonly sender: typeof integraciones.$inferSelect;
  readonly #surroundings: Environment;
  book = new Book();
  #setting: Setting = { every: 'diaria', first: '2026-02-24' };

  private constructor(bench: InvoiceDesk, sender: typeof integraciones.$inferSelect) {
    this.bench = bench;
    this.sender = sender;
    const { bed } = bench.desk;
    const own = embeddedNeighbours(bed.db, () => bed.clock.now);
    this.#surroundings = surroundingsOf(bed, { ...own, stamper: bench.stamper, mail: null });
    this.#scriptProvider();
  }

  static async open(): Promise<MonthDesk> {
    const bench = await openInvoiceDesk();
    await makeIntegration(bench.desk.bed);
    const [sender] = await bench.desk.db.select().from(integraciones);
    if (sender === undefined) throw new Error('The bench has no integration');
    holdBeforeCommit(bench.desk.db);
    return new MonthDesk(bench, sender);
  }

  close(): Promise<void> {
    return this.bench.desk.bed.close();
  }

  get db() {
    return this.bench.desk.db;
  }

  get now(): Date {
    return this.bench.desk.bed.clock.now;
  }

  // Each question to the provider is a place at which one of two that work at once can be held.
  #scriptProvider(): void {
    const { script, provider } = this.bench;
    script.hindrance = async () => {
      await place();
      return null;
    };
    script.stamp = async (asked) => {
      await place();
      if (this.book.silent === 0) return provider.real.stamp(asked);
      this.book.silent -= 1;
      throw NO_ANSWER;
    };
    script.cancel = async (asked) => {
      await place();
      if (!this.book.waiting.has(asked.uuid)) return provider.real.cancel(asked);
      return { estado: 'pendiente', plazo: new Date(this.now.getTime() + 72 * HOUR_MS) };
    };
    script.cancelling = async ({ uuid }) => {
      await place();
      return provider.cancelled.get(uuid) ?? { estado: 'cancelada' };
    };
  }

  /** Nothing has happened yet. */
  async begin(setting: Setting): Promise<void> {
    for (const table of FORGOTTEN) await this.db.execute(sql.raw(`delete from ${table}`));
    this.book = new Book();
    this.bench.desk.bed.clock.now = BEGINNING;
    await this.pass(0);
    await this.set(setting);
  }

  /** How the store invoices to the public from now on. */
  async set(setting: Setting): Promise<void> {
    this.#setting = setting;
    const columns = { globales: setting.every, globalesDesde: setting.first, globalesNumiden: FACTURISTA };
    await this.db.update(stores).set(columns).where(eq(stores.cvetda, 1));
  }

  async pass(hours: number): Promise<void> {
    this.bench.desk.bed.clock.advance(hours * HOUR_MS);
    // Whoever is away for hours would have to sign in anew.
    await this.db.update(sessions).set({ creada: this.now, ultimoUso: this.now });
  }

  /** A round of a server that looks for what is to be done by itself. */
  async round(which: ServerWork): Promise<void> {
    const { periods, faults } = this.book;
    if (which === 'globals') periods.push(...periodsAfter(periods.at(-1), this.#setting, this.now));
    const log = {
      error: (said: unknown) => {
        const cause = said instanceof Object && 'err' in said ? said.err : said;
        if (!(cause instanceof Rejection || cause instanceof GlobalRefused || cause === NO_ANSWER))
          faults.push(String(cause));
      },
    };
    const here = this.#surroundings;
    const finish = async <U extends { readonly id: number }>(due: Unfinished<U>) => {
      await createFinisher(due, { clock: here.clock, alone: false, log }).finish();
    };
    switch (which) {
      case 'globals':
        return finish(dueGlobals(here, log));
      case 'notes':
        return finish(dueNotes(here, log));
      case 'invoices':
        return finish(unfinishedInvoices(here, log));
      case 'cancellations':
        return finish(unfinishedCancellations(here, log));
    }
  }

  /** All invoices and notes. */
  async rows(): Promise<readonly Row[]> {
    const { id, clase, estado, fecha, total, operacion, idVale, alPublico, llamada, uuid, idPeriodo, comprobante } =
      facturas;
    return this.db
      .select({ id, clase, estado, fecha, total, operacion, idVale, alPublico, llamada, uuid, idPeriodo, comprobante })
      .from(facturas)
      .orderBy(asc(id));
  }

  periods() {
    return this.db.select().from(periodosGlobales).orderBy(asc(periodosGlobales.desde));
  }
}

/** The tables of what happens in a month, in an order in which they can be emptied. */
const FORGOTTEN = [
  ...['recorridos', 'pasos_por_dia', 'decisiones_por_dia'],
  ...['notas_por_hacer', 'factura_ventas', 'factura_relaciones', 'factura_cancelaciones', 'factura_logs', 'facturas'],
  ...[
    'periodos_globales',
    'vale_devoluciones',
    'vale_metodos',
    'vale_articulos',
    'vale_logs',
    'vales',
    'guia_paquetes',
  ],
  ...['venta_pagos', 'venta_articulos', 'venta_revisiones', 'ventas_anuladas', 'ventas', 'bitacora', 'idempotencia'],
] as const;
