import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ajustes, frenosLogin, sessions } from '../../../server/platform/db/schema/system.ts';
import type { Environment } from '../../../server/platform/http/environment.ts';
import { createFinisher, type Unfinished } from '../../../server/platform/works/finisher.ts';
import { unfinishedRefunds } from '../../../server/vales/devoluciones/unfinished.ts';
import { unfinishedUndoings } from '../../../server/vales/devoluciones/unfinishedUndoings.ts';
import { holdBeforeCommit } from '../bed/atOnce.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { makeIntegration, makeSecret } from '../cadena/integraciones.desk.ts';
import { ADMINISTRATOR, ASESOR, NOW, newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, GERENTE } from '../casos/casos.works.ts';
import { testStamper } from '../facturas/timbrador.desk.ts';
import { emptyWallets, openRefundDesk, type RefundDesk } from './devoluciones.desk.ts';
import { type Facts, readFacts } from './puertas.facts.ts';
import type { Authorized, TillSale } from './puertas.model.ts';
import { type OtherServer, otherServer, type Silence, scripted } from './puertas.servers.ts';

/** Above so many pesos a voucher waits for somebody else. */
export const MAXIMOS = 600;

/** Who works at the counter. */
export type Who = 'asesor' | 'gerente' | 'administrador';

/** All that is known by hand of the sales of a run, since no till and no person forgets what they said. */
class Book {
  readonly sales: TillSale[] = [];
  /** The sums that somebody else than its authors authorized, by the first voucher of each line of replacements. */
  readonly authorized: Authorized = new Map();
  /** The requests with which vouchers were begun, by the voucher. */
  readonly begun = new Map<number, object>();
  /** A neighbour has been silent: whoever asked it may not know what it did. */
  wasSilent = false;
  /** Some are at work at once and held by the test: who waits for them longer than a person would is told to try again. */
  isRace = false;
}

/** Store 1 with two servers on one database, and the sales of each run beside those of the runs before. */
export class DoorDesk {
  readonly refunds: RefundDesk;
  readonly silence: Silence;
  readonly #other: OtherServer;
  readonly #people: Readonly<Record<Who, readonly Person[]>>;
  readonly #secret: string;
  readonly #environment: Environment;
  /** How often each kind of doing was accepted, in all runs. */
  readonly accepted = new Map<string, number>();
  book = new Book();
  #tickets = 7_000_000;

  private constructor(
    refunds: RefundDesk,
    beside: {
      readonly other: OtherServer;
      readonly people: Readonly<Record<Who, readonly Person[]>>;
      readonly secret: string;
      readonly silence: Silence;
    },
  ) {
    this.refunds = refunds;
    this.silence = beside.silence;
    this.#other = beside.other;
    this.#people = beside.people;
    this.#secret = beside.secret;
    const { desk, real } = refunds;
    const neighbours = { ...real, ...scripted(real, beside.silence), stamper: testStamper(desk.bed), mail: null };
    this.#environment = surroundingsOf(desk.bed, neighbours);
  }

  static async open(): Promise<DoorDesk> {
    const refunds = await openRefundDesk();
    const { bed, db } = refunds.desk;
    const silence: Silence = { questions: 0, did: false };
    const { wallet, credit, certificates } = scripted(refunds.real, silence);
    Object.assign(refunds.script, {
      ...{ walletAdd: wallet.add, walletTakeBack: wallet.takeBack },
      ...{ creditApply: credit.apply, creditRevert: credit.revert },
      ...{ certificateIssue: certificates.issue, certificateAnnul: certificates.annul },
    });
    await db.insert(ajustes).values([
      { clave: 'maximos', valor: MAXIMOS, version: 1 },
      { clave: 'billetera', valor: 10_000_000, version: 1 },
    ]);
    const { secret } = await makeSecret(bed, await makeIntegration(bed));
    const other = await otherServer(refunds, silence);
    holdBeforeCommit(db);
    const atBoth = async (numiden: number) => {
      const cookie = await bed.signIn(numiden);
      return [new Person(bed, cookie), new Person({ ...bed, app: other.app }, cookie)];
    };
    const people = {
      asesor: await atBoth(ASESOR),
      gerente: await atBoth(GERENTE),
      administrador: await atBoth(ADMINISTRATOR),
    };
    return new DoorDesk(refunds, { other, people, secret, silence });
  }

  async close(): Promise<void> {
    await this.#other.close();
    await this.refunds.desk.bed.close();
  }

  get db() {
    return this.refunds.desk.db;
  }

  /** A person at one of the two servers. */
  person(who: Who, server: number): Person {
    const [here, there] = this.#people[who];
    const person = server === 0 ? here : there;
    if (person === undefined) throw new Error(`Nobody is ${who}`);
    return person;
  }

  app(server: number): FastifyInstance {
    return server === 0 ? this.refunds.desk.bed.app : this.#other.app;
  }

  /** A till delivers one sale to a server; answers what became of it. */
  async deliver(line: object, server: number): Promise<string> {
    const answer = await this.app(server).inject({
      method: 'POST',
      url: '/mostrador/api/entrada/ventas',
      headers: { authorization: `Bearer ${this.#secret}`, 'content-type': 'application/x-ndjson' },
      payload: JSON.stringify(line),
    });
    if (answer.statusCode !== 200) throw new Error(`The feed answered ${answer.statusCode}: ${answer.body}`);
    const [[fate = 'nothing'] = []] = Object.entries(answer.json().resultados);
    return fate;
  }

  /** The number of the next ticket. */
  ticket(): number {
    this.#tickets += 1;
    return this.#tickets;
  }

  /** A case under which the vouchers of a sale are made. */
  openCase(): Promise<number> {
    return caseIn(this.refunds.desk, ESTADO.enProceso);
  }

  /** Nothing is known of the sales of the runs before; the customer's wallet is empty, and no till sent too much: each run is at the same moment. */
  async begin(): Promise<void> {
    this.book = new Book();
    this.silence.questions = 0;
    this.refunds.desk.bed.clock.now = NOW;
    await this.pass(0);
    await emptyWallets(this.refunds);
    await this.db.delete(frenosLogin);
  }

  async pass(hours: number): Promise<void> {
    const { clock } = this.refunds.desk.bed;
    clock.advance(hours * 3_600_000);
    // Whoever is away for hours would have to sign in anew.
    await this.db.update(sessions).set({ creada: clock.now, ultimoUso: clock.now });
  }

  /** A round of a server that finishes by itself what neighbours left unsaid. */
  async finish(): Promise<number> {
    const log = { error: () => undefined };
    const here = this.#environment;
    const round = async <U extends { readonly id: number }>(due: Unfinished<U>) =>
      createFinisher(due, { clock: here.clock, alone: false, log }).finish();
    return (await round(unfinishedRefunds(here, log))) + (await round(unfinishedUndoings(here, log)));
  }

  /** How many refunds and undoings of this run have an unknown outcome. */
  async unfinished(): Promise<number> {
    const { rows } = await this.db.execute<{ n: number }>(sql`
      select (select count(*) from vale_devoluciones where estado = 'pendiente')::int
        + (select count(*) from vale_deshechos where estado = 'pendiente')::int as n`);
    return rows[0]?.n ?? 0;
  }

  facts(): Promise<Facts> {
    return readFacts(
      this.db,
      this.book.sales.map(({ operacion }) => operacion),
    );
  }

  accept(kind: string): void {
    this.accepted.set(kind, (this.accepted.get(kind) ?? 0) + 1);
  }

  key(): string {
    return newKey();
  }
}
