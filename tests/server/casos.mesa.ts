import { sql } from 'drizzle-orm';
import { altaCliente } from '../../server/clientes/alta.ts';
import type { Db } from '../../server/db/db.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';

/** 21:00 of the day before in Mexico City: a rule that leans on UTC's day fails at this moment. */
export const AHORA = new Date('2026-03-19T03:00:00.000Z');

export const ADMINISTRADOR = 100_001;
/** Opens cases at store 1 and works for the area Atención a clientes. */
export const ASESOR = 100_002;
/** Opens cases at store 2 and works for the area Facturación. */
export const AJENO = 100_006;
/** May validate operations and nothing more. */
export const SOLO_VALIDA = 100_007;

export const FACTURACION = 1;
export const ATENCION = 2;
export const MANTENIMIENTO = 1;
export const GARANTIA = 20;

/** A bench with the people whom cases and operations concern, signed in, and one known customer. */
export interface Mesa {
  readonly banco: Banco;
  readonly db: Db;
  readonly cliente: number;
  readonly asesor: Persona;
  readonly ajeno: Persona;
  readonly administrador: Persona;
  readonly soloValida: Persona;
}

export const abrirMesa = async (): Promise<Mesa> => {
  const banco = await crearBanco();
  banco.reloj.ahora = AHORA;
  const { db } = banco;
  await db.insert(usuarios).values([
    {
      numiden: AJENO,
      nombreCompleto: 'Ciro Muñoz',
      correo: 'ciro@ejemplo.mx',
      idRol: 2,
      areas: [1],
      permisos: [2, 27],
    },
    {
      numiden: SOLO_VALIDA,
      nombreCompleto: 'Dina Uc',
      correo: 'dina@ejemplo.mx',
      idRol: 2,
      areas: [2],
      permisos: [28],
    },
  ]);
  const cliente = await db.transaction((tx) =>
    altaCliente(tx, {
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
  const entrar = async (numiden: number, tienda = 1) => new Persona(banco, await banco.entrar(numiden, tienda));
  return {
    banco,
    db,
    cliente,
    asesor: await entrar(ASESOR),
    ajeno: await entrar(AJENO, 2),
    administrador: await entrar(ADMINISTRADOR),
    soloValida: await entrar(SOLO_VALIDA),
  };
};

/** All tables but the counts and search words that the database itself derives from the cases. */
const tablas = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ nombre: string }>(
    sql`select table_name as nombre from information_schema.tables
        where table_schema = 'public' and table_name not in ('casos_cuenta', 'caso_palabras') order by 1`,
  );
  return rows.map(({ nombre }) => nombre);
};

/** A fingerprint of every row of every table, so that a test can say that nothing at all changed. */
export const retratar = async (db: Db): Promise<Readonly<Record<string, string>>> => {
  const partes = (await tablas(db)).map(
    (nombre) =>
      sql`select ${nombre}::text as tabla, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as huella
          from ${sql.identifier(nombre)} t`,
  );
  const { rows } = await db.execute<{ tabla: string; huella: string }>(sql.join(partes, sql` union all `));
  return Object.fromEntries(rows.map(({ tabla, huella }) => [tabla, huella]));
};

/** Rows of every table, so that a test can say that nothing was stored. */
export const contarTodo = async (db: Db): Promise<Readonly<Record<string, number>>> => {
  const partes = (await tablas(db)).map(
    (nombre) => sql`select ${nombre}::text as tabla, count(*)::int as n from ${sql.identifier(nombre)}`,
  );
  const { rows: cuentas } = await db.execute<{ tabla: string; n: number }>(sql.join(partes, sql` union all `));
  return Object.fromEntries(cuentas.map(({ tabla, n }) => [tabla, n]));
};

/** A correct request of the asesor for a new customer; tests change one thing of it. */
export const solicitud = (cambios: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
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
  parametrosBusqueda: [
    { tipo: 1, valor: '1' },
    { tipo: 2, valor: '1000001' },
  ],
  ...cambios,
});

export interface Adjunto {
  readonly nombre: string;
  readonly contenido: Buffer;
}

let siguiente = 0;
/** A key that no other request of this run has. */
export const claveNueva = (): string => `prueba-clave-${++siguiente}`;

/** A signed-in person who makes calls. */
export class Persona {
  readonly #banco: Banco;
  readonly #galleta: string;

  constructor(banco: Banco, galleta: string) {
    this.#banco = banco;
    this.#galleta = galleta;
  }

  /** The same person in another session. */
  con(galleta: string): Persona {
    return new Persona(this.#banco, galleta);
  }

  get #base(): string {
    return `${this.#banco.config.basePath}api/`;
  }

  traer(ruta: string) {
    return this.#banco.app.inject({ method: 'GET', url: this.#base + ruta, headers: { cookie: this.#galleta } });
  }

  mandar(ruta: string, cuerpo?: object) {
    return this.#banco.app.inject({
      method: 'POST',
      url: this.#base + ruta,
      headers: { cookie: this.#galleta },
      ...(cuerpo === undefined ? {} : { payload: cuerpo }),
    });
  }

  /** Sends a call that must happen once. */
  enviar(ruta: string, cuerpo: object, clave = claveNueva()) {
    return this.#banco.app.inject({
      method: 'POST',
      url: this.#base + ruta,
      headers: { cookie: this.#galleta, 'idempotency-key': clave },
      payload: cuerpo,
    });
  }

  /** Sends caso/guardar as a browser does. */
  guardarCaso(casoRequest: unknown, archivos: readonly Adjunto[] = [], clave: string | null = claveNueva()) {
    return this.#formulario('caso/guardar', { casoRequest }, archivos, clave);
  }

  /** Sends caso/guardar-anexo as a browser does; without a version, as a client written from the specification. */
  adjuntar(idCaso: number, version: number | undefined, archivos: readonly Adjunto[], clave = claveNueva()) {
    return this.#formulario(`caso/guardar-anexo/${idCaso}`, { anexoRequest: { version } }, archivos, clave);
  }

  async #formulario(
    ruta: string,
    partes: Readonly<Record<string, unknown>>,
    archivos: readonly Adjunto[],
    clave: string | null,
  ) {
    const formulario = new FormData();
    for (const [nombre, parte] of Object.entries(partes)) formulario.append(nombre, JSON.stringify(parte));
    for (const { nombre, contenido } of archivos) {
      // The type that the client claims is a lie on purpose: nobody may believe it.
      formulario.append('files', new Blob([new Uint8Array(contenido)], { type: 'text/html' }), nombre);
    }
    const cuerpo = new Response(formulario);
    return this.#banco.app.inject({
      method: 'POST',
      url: this.#base + ruta,
      headers: {
        cookie: this.#galleta,
        'content-type': cuerpo.headers.get('content-type') ?? '',
        ...(clave === null ? {} : { 'idempotency-key': clave }),
      },
      payload: Buffer.from(await cuerpo.arrayBuffer()),
    });
  }
}
