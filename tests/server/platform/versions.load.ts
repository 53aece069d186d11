import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '../casos/casos.desk.ts';
import { sentSale } from '../ventas/ventasEntrantes.desk.ts';

/** The wallet of a customer, as a way by which a voucher goes back. */
const BILLETERA = 3;
/** A wallet takes so many vouchers without reaching its limit, and nobody may open one after the other. */
const PER_CUSTOMER = 50;
const DAY_MS = 86_400_000;

/** A server that is asked, and what it was told to do. */
export interface Asked {
  readonly address: string;
  readonly name: 'old' | 'new';
}

/** Who asks, and what is needed of the sample. */
export interface Persons {
  readonly cookie: string;
  readonly secret: string;
  readonly numiden: number;
  readonly subcategoria: { readonly id: number; readonly idArea: number };
  readonly motivo: number;
  /** The customer of a case. */
  readonly customerOf: (idCaso: number) => Promise<number>;
}

/** What the people of a chain were told is saved: nothing else may be counted on. */
export interface Told {
  readonly cases: number[];
  readonly comments: { readonly text: string; readonly by: Asked['name'] }[];
  readonly sales: number[];
  /** Vouchers that went to a wallet, 116 pesos each. */
  readonly given: number[];
  /** Answers other than success and 'come again', and why. */
  readonly wrong: string[];
  /** How long an act took until it was answered as done, in milliseconds; with repetitions. */
  readonly waited: number[];
  /** How often it was asked again. */
  repeated: number;
}

/** No sale of the sample is near it. */
export const FIRST_SALE = 8_800_000;

let operacion = FIRST_SALE;

/** People who work at whatever servers there are, until they are stopped; each act is repeated under its key until it is done. */
export class Load {
  readonly told: Told = { cases: [], comments: [], sales: [], given: [], wrong: [], waited: [], repeated: 0 };
  readonly #persons: Persons;
  readonly #servers: () => readonly Asked[];
  #ending = false;
  #people: Promise<void>[] = [];

  /** @param servers those that a balancer would name now. */
  constructor(persons: Persons, servers: () => readonly Asked[]) {
    this.#persons = persons;
    this.#servers = servers;
  }

  begin(people: number): void {
    this.#people = Array.from({ length: people }, () => this.#work());
  }

  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(this.#people);
  }

  async #work(): Promise<void> {
    let customer: number | null = null;
    for (let n = 0; !this.#ending; n += 1) {
      try {
        customer = await this.#serve(n % PER_CUSTOMER === 0 ? null : customer);
      } catch (error) {
        this.told.wrong.push(String(error));
        return;
      }
    }
  }

  /**
   * A case, a comment on it, a sale that comes in, a voucher of it that goes to the customer's wallet: each at any server.
   * @param customer null for a new one. @returns the customer.
   */
  async #serve(customer: number | null): Promise<number> {
    const { subcategoria, motivo, numiden } = this.#persons;
    const caso = request({
      numidenCliente: customer,
      descripcion: `Dos versiones ${randomUUID()}`,
      numidenCrea: numiden,
      idArea: subcategoria.idArea,
      idSubcategoria: subcategoria.id,
      parametrosBusqueda: [],
    });
    const { body: saved } = await this.#done('caso/guardar', { form: { casoRequest: JSON.stringify(caso) } });
    const idCaso = Number(saved.idCaso);
    this.told.cases.push(idCaso);

    const comentario = `Dos versiones ${randomUUID()}`;
    const { by } = await this.#done('caso/agregar-comentario', { json: { idCaso, version: 1, comentario } });
    this.told.comments.push({ text: comentario, by });

    operacion += 1;
    const sold = operacion;
    const fecha = new Date(Date.now() - DAY_MS).toISOString();
    const { body: taken } = await this.#done('entrada/ventas', { line: sentSale(sold, [1], { fecha }) });
    const { nueva = 0, igual = 0 } = taken.resultados as { nueva?: number; igual?: number };
    if (nueva + igual !== 1) throw new Error(`A sale was not taken: ${JSON.stringify(taken)}`);
    this.told.sales.push(sold);

    const numidenCliente = customer ?? (await this.#persons.customerOf(idCaso));
    if (customer === null) {
      await this.#done('vales/folio/billetera-mostrador', { json: { numidenCliente, numidenUsuario: numiden } });
    }
    const { body: vale } = await this.#done('vales/guardar-vale', {
      json: {
        ...{ tienda: 1, tipo: 1, operacion: sold, caso: idCaso, motivo },
        articulos: [{ linea: 1, cantidad: 1 }],
        metodosDevolucion: [{ metodo: { id: BILLETERA }, monto: 116 }],
      },
    });
    await this.#done('vales/folio/agregar-billetera', { json: { id: vale.id, version: vale.version } });
    this.told.given.push(Number(vale.id));
    return numidenCliente;
  }

  /** Asks until it is done, under one key, whichever server answers. */
  async #done(
    path: string,
    what: Sent,
  ): Promise<{ readonly body: Record<string, unknown>; readonly by: Asked['name'] }> {
    const key = randomUUID();
    const began = performance.now();
    for (;;) {
      const servers = this.#servers();
      const server = servers[randomInt(servers.length)];
      if (server === undefined) throw new Error('There is no server');
      const answer = await fetch(`${server.address}api/${path}`, this.#init(what, key)).catch(() => null);
      if (answer?.status === 200) {
        this.told.waited.push(performance.now() - began);
        return { body: (await answer.json()) as Record<string, unknown>, by: server.name };
      }
      // One that dies answers nothing, and one whose row is taken says when to come again.
      if (answer !== null && answer.status !== 503) {
        throw new Error(`${server.name} ${path} ${answer.status}: ${await answer.text()}`);
      }
      this.told.repeated += 1;
      await pause(50);
    }
  }

  #init({ form, json, line }: Sent, key: string): RequestInit {
    const { cookie, secret } = this.#persons;
    if (line !== undefined) {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/x-ndjson' };
      return { method: 'POST', headers, body: JSON.stringify(line) };
    }
    const headers = { cookie, 'idempotency-key': key };
    if (form !== undefined) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.append(name, value);
      return { method: 'POST', headers, body };
    }
    return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  }
}

interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly line?: object;
}
