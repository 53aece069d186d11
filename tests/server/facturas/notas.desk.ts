import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { askToCancel } from '../../../server/facturas/askToCancel.ts';
import { dueGlobals } from '../../../server/facturas/global/due.ts';
import { dueNotes } from '../../../server/facturas/global/dueNotes.ts';
import { embeddedStamper } from '../../../server/facturas/neighbours/embeddedStamper.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import { settle } from '../../../server/facturas/settle.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { facturaCancelaciones, facturas } from '../../../server/platform/db/schema/facturas.ts';
import { notasPorHacer } from '../../../server/platform/db/schema/globales.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { ownContext } from '../../../server/platform/works/ownContext.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { TEST_SECRETS } from '../bed/bed.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { makeIntegration } from '../cadena/integraciones.desk.ts';
import { newKey } from '../casos/casos.desk.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { asking, layOutVouchers, sell, voucherOf, voucherRow } from '../vales/vales.desk.ts';
import { type InvoiceDesk, openInvoiceDesk } from './facturas.desk.ts';
import { globalOf } from './facturas.global.desk.ts';

export const TWENTY = Array.from({ length: 20 }, (_, index) => index);

/** A desk of invoices at which goods come back, by vouchers and at the till, for the tests of one file. */
export class NotesDesk {
  #bench: InvoiceDesk | null = null;

  readonly #embedded: boolean;

  private constructor(embedded: boolean) {
    this.#embedded = embedded;
  }

  /**
   * Opens it before the tests of the file that asks, and leaves after each of them nothing that waits. `embedded` leaves the product its own
   * provider, which makes true documents and which no script reaches.
   */
  static forThisFile({ embedded = false }: { readonly embedded?: boolean } = {}): NotesDesk {
    const desk = new NotesDesk(embedded);
    beforeAll(async () => {
      desk.#bench = await openInvoiceDesk({}, { embedded });
      await layOutVouchers(desk.bench.desk);
      await makeIntegration(desk.bench.desk.bed);
    });
    afterAll(() => desk.bench.desk.bed.close());
    afterEach(async () => {
      for (const key of Object.keys(desk.bench.script)) delete desk.bench.script[key as keyof InvoiceDesk['script']];
      await desk.db.delete(notasPorHacer);
      await desk.db.update(stores).set({ globalesNotas: 'alMomento' });
    });
    return desk;
  }

  get bench(): InvoiceDesk {
    if (this.#bench === null) throw new Error('The desk opens before the first test');
    return this.#bench;
  }

  get db() {
    return this.bench.desk.db;
  }

  #surroundings() {
    const { bed } = this.bench.desk;
    const own = embeddedNeighbours(bed.db, () => bed.clock.now);
    const certificates = certificatesOf(bed.db, TEST_SECRETS, null);
    const stamper = this.#embedded
      ? embeddedStamper({ db: bed.db, now: () => bed.clock.now, certificates, zone: bed.config.zonaHoraria })
      : this.bench.stamper;
    return surroundingsOf(bed, { ...own, stamper, mail: null });
  }

  /** The provider stamps an invoice that was begun. */
  async stamp(id: number): Promise<void> {
    const log = { error: () => undefined };
    const whose = { numiden: FACTURISTA, cvetda: 1, permiso: 'facturar' } as const;
    await settle(id, ownContext(this.#surroundings(), whose, { idempotencyKey: null, log }));
  }

  /** A round of the server that looks for notes to be made; answers how many it ended. */
  round = (): Promise<number> => {
    const log = { error: () => undefined };
    const here = this.#surroundings();
    return createFinisher(dueNotes(here, log), { clock: here.clock, alone: false, log }).finish();
  };

  /** The server asks again about each cancellation whose end is unknown. */
  async endCancelling(): Promise<void> {
    const log = { error: () => undefined };
    const whose = { numiden: FACTURISTA, cvetda: 1, permiso: 'facturar' } as const;
    const open = await this.db
      .select({ id: facturaCancelaciones.idFactura })
      .from(facturaCancelaciones)
      .where(inArray(facturaCancelaciones.estado, ['pedida', 'pendiente']));
    for (const { id } of open) {
      await askToCancel(id, ownContext(this.#surroundings(), whose, { idempotencyKey: null, log }), true);
    }
  }

  /** A round of the server that looks for periods whose global invoices are to be made. */
  globals(): Promise<number> {
    const log = { error: () => undefined };
    const here = this.#surroundings();
    return createFinisher(dueGlobals(here, log), { clock: here.clock, alone: false, log }).finish();
  }

  /** How many global invoices that count have a sale. */
  async globalsWith(operacion: number): Promise<number> {
    const rows = await this.db
      .select({ estado: facturas.estado, comprobante: facturas.comprobante })
      .from(facturas)
      .where(and(eq(facturas.clase, 'global'), inArray(facturas.estado, [1, 2, 3])));
    return rows.filter(({ comprobante: { Conceptos = [] } }) =>
      Conceptos.some(({ NoIdentificacion }) => NoIdentificacion === `1-${operacion}`),
    ).length;
  }

  /** A sale of two units of 116.00 and one of 58.00, in a global invoice. */
  async sold() {
    const { bench } = this;
    const operacion = await sell(bench.desk, [
      { unidades: 2, pesos: 200 },
      { unidades: 1, pesos: 50 },
    ]);
    return {
      operacion,
      global: await globalOf(bench, [operacion, await sell(bench.desk, [{ unidades: 1, pesos: 10 }])]),
    };
  }

  /** A voucher of units by line that is given back in cash. */
  async givenBack(operacion: number, units: Readonly<Record<number, number>>): Promise<number> {
    const { desk } = this.bench;
    const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, units));
    await this.giveBack(id);
    return id;
  }

  async giveBack(id: number): Promise<void> {
    const { version } = await voucherRow(this.bench.desk, id);
    const answer = await this.bench.desk.gerente.send(
      'vales/devolver',
      { id, version, metodo: 6, folio: null },
      newKey(),
    );
    expect(answer.statusCode, answer.body).toBe(200);
  }

  /** The vouchers that wait for their notes, 0 for what tills took back. */
  async waiting(): Promise<readonly number[]> {
    return (await this.db.select().from(notasPorHacer)).map(({ idVale }) => idVale);
  }

  /** The notes of a voucher, as they are stored, in order. */
  notesOfVoucher(idVale: number) {
    return this.db.select().from(facturas).where(eq(facturas.idVale, idVale)).orderBy(asc(facturas.id));
  }
}
