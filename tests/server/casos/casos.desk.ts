import { sql } from 'drizzle-orm';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import type { Db } from '../../../server/platform/db/db.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { type Bed, type BedOptions, createBed } from '../bed/bed.ts';

/** 21:00 of the day before in Mexico City: a rule that leans on UTC's day fails at this moment. */
export const NOW = new Date('2026-03-19T03:00:00.000Z');

export const ADMINISTRATOR = 100_001;
/** Opens cases at store 1 and works for the area Atención a clientes. */
export const ASESOR = 100_002;
/** Opens cases at store 2 and works for the area Facturación. */
export const STRANGER = 100_006;
/** May validate operations and nothing more. */
export const ONLY_VALIDATES = 100_007;

export const FACTURACION = 1;
export const ATENCION = 2;
export const MANTENIMIENTO = 1;
export const GARANTIA = 20;

/** A bench with the people of cases and operations, signed in, and one known customer. */
export interface Desk {
  readonly bed: Bed;
  readonly db: Db;
  readonly cliente: number;
  readonly asesor: Person;
  readonly stranger: Person;
  readonly administrador: Person;
  readonly onlyValidates: Person;
}

export async function openDesk(options: BedOptions = {}): Promise<Desk> {
  const bed = await createBed(options);
  bed.clock.now = NOW;
  const { db } = bed;
  await db.insert(usuarios).values([
    {
      numiden: STRANGER,
      nombreCompleto: 'Ciro Muñoz',
      correo: 'ciro@ejemplo.mx',
      idRol: 2,
      areas: [1],
      permisos: [2, 27],
    },
    {
      numiden: ONLY_VALIDATES,
      nombreCompleto: 'Dina Uc',
      correo: 'dina@ejemplo.mx',
      idRol: 2,
      areas: [2],
      permisos: [28],
    },
  ]);
  const cliente = await db.transaction((tx) =>
    createCustomer(tx, {
      nombre: 'María',
      apellidoPaterno: 'De la O',
      apellidoMaterno: null,
      sexo: 'F',
      fechaNacimiento: '1980-02-29',
      correo: 'maria@correo.mx',
      telefono: null,
      celular: '5512345678',
    }),
  );
  const enter = async (numiden: number, tienda = 1) => new Person(bed, await bed.signIn(numiden, tienda));
  return {
    bed,
    db,
    cliente,
    asesor: await enter(ASESOR),
    stranger: await enter(STRANGER, 2),
    administrador: await enter(ADMINISTRATOR),
    onlyValidates: await enter(ONLY_VALIDATES),
  };
}

/**
 * All tables but the counts and search words that the database itself derives from the cases, and the sessions, which
 * every request says to be in use.
 */
async function tables(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ nombre: string }>(
    sql`select table_name as nombre from information_schema.tables
        where table_schema = 'public' and table_name not in ('casos_cuenta', 'caso_palabras', 'vale_palabras', 'recorridos', 'pasos_por_dia', 'decisiones_por_dia', 'sesiones') order by 1`,
  );
  return rows.map(({ nombre }) => nombre);
}

/** A fingerprint of every row of every table, so that a test can say that nothing at all changed. */
export async function portray(db: Db): Promise<Readonly<Record<string, string>>> {
  const parts = (await tables(db)).map(
    (nombre) =>
      sql`select ${nombre}::text as relation, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as fingerprint
          from ${rowsOf(nombre)} t`,
  );
  const { rows } = await db.execute<{ relation: string; fingerprint: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ relation, fingerprint }) => [relation, fingerprint]));
}

/** A look leaves its row in the audit, and changes nothing. */
function rowsOf(table: string) {
  return table === 'bitacora' ? sql`(select * from bitacora where not lectura)` : sql.identifier(table);
}

/** Rows of every table, so that a test can say that nothing was stored. */
export async function countAll(db: Db): Promise<Readonly<Record<string, number>>> {
  const parts = (await tables(db)).map(
    (nombre) => sql`select ${nombre}::text as relation, count(*)::int as n from ${rowsOf(nombre)} t`,
  );
  const { rows: counts } = await db.execute<{ relation: string; n: number }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(counts.map(({ relation, n }) => [relation, n]));
}

/** A correct request of the asesor for a new customer; tests change one thing of it. */
export function request(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    numidenCliente: null,
    nomCliente: 'Íñigo',
    apePatCliente: 'Núñez',
    apeMatCliente: '',
    fechaNacimiento: '1990-05-17',
    correo: 'inigo@correo.mx',
    numTel: '',
    numCel: '',
    descripcion: 'La licuadora llegó rota y sin garantía.',
    numidenCrea: ASESOR,
    cvetda: 1,
    idArea: ATENCION,
    idSubcategoria: GARANTIA,
    sexo: 'M',
    // Tests make him again and again.
    otroCliente: true,
    parametrosBusqueda: [
      { tipo: 1, valor: '1' },
      { tipo: 2, valor: '1000001' },
    ],
    ...changes,
  };
}

export interface Attached {
  readonly nombre: string;
  readonly contenido: Buffer;
}

let next = 0;
/** A key that no other request of this run has. */
export function newKey(): string {
  return `prueba-clave-${++next}`;
}

/** A signed-in person who makes calls. */
export class Person {
  readonly #bed: Bed;
  readonly #cookie: string;

  constructor(bed: Bed, cookie: string) {
    this.#bed = bed;
    this.#cookie = cookie;
  }

  /** The same person in another session. */
  inSession(cookie: string): Person {
    return new Person(this.#bed, cookie);
  }

  get #base(): string {
    return `${this.#bed.config.basePath}api/`;
  }

  get(path: string) {
    return this.#bed.app.inject({ method: 'GET', url: this.#base + path, headers: { cookie: this.#cookie } });
  }

  /** Asks for what changes something, though it is a GET. */
  getOnce(path: string, key = newKey()) {
    return this.#bed.app.inject({
      method: 'GET',
      url: this.#base + path,
      headers: { cookie: this.#cookie, 'idempotency-key': key },
    });
  }

  post(path: string, body?: object) {
    return this.#bed.app.inject({
      method: 'POST',
      url: this.#base + path,
      headers: { cookie: this.#cookie },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  /** Sends a call that must happen once. */
  send(path: string, body: object, key = newKey(), method: 'POST' | 'PUT' = 'POST') {
    return this.#bed.app.inject({
      method,
      url: this.#base + path,
      headers: { cookie: this.#cookie, 'idempotency-key': key },
      payload: body,
    });
  }

  /** Sends caso/guardar as a browser does. */
  saveCase(casoRequest: unknown, files: readonly Attached[] = [], key: string | null = newKey()) {
    return this.#form('caso/guardar', { casoRequest }, files, key);
  }

  /** Sends caso/guardar-anexo as a browser does; without a version, as a client written from the specification. */
  attach(idCaso: number, version: number | undefined, files: readonly Attached[], key = newKey()) {
    return this.#form(`caso/guardar-anexo/${idCaso}`, { anexoRequest: { version } }, files, key);
  }

  async #form(path: string, parts: Readonly<Record<string, unknown>>, files: readonly Attached[], key: string | null) {
    const form = new FormData();
    for (const [nombre, part] of Object.entries(parts)) form.append(nombre, JSON.stringify(part));
    for (const { nombre, contenido } of files) {
      // The type that the client claims is a lie on purpose: it must not be believed.
      form.append('files', new Blob([new Uint8Array(contenido)], { type: 'text/html' }), nombre);
    }
    const body = new Response(form);
    return this.#bed.app.inject({
      method: 'POST',
      url: this.#base + path,
      headers: {
        cookie: this.#cookie,
        'content-type': body.headers.get('content-type') ?? '',
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  }
}
