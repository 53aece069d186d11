import { Duplex } from 'node:stream';
import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** The first byte of a statement without parameters, as those that begin and end a transaction are. */
const CONSULTA_SIMPLE = 'Q'.charCodeAt(0);

/**
 * What `pg` takes for a socket: it hands PostgreSQL's protocol to the database in this process. A statement travels as one
 * piece, where PGlite's own `query` asks five times, and bytes stay bytes.
 */
class ConexionEmbebida extends Duplex {
  readonly #cliente: PGlite;

  constructor(cliente: PGlite) {
    super();
    this.#cliente = cliente;
  }

  connect(): this {
    // The database has one session for all connections, and the pool makes a new one after each refused statement: what
    // the last one left open or prepared must not reach the next.
    this.#cliente.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: unknown) => this.emit('error', error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(mensaje: Buffer, _codificacion: string, listo: (error?: Error | null) => void): void {
    this.#enviar(mensaje).then(() => listo(), listo);
  }

  override _writev(mensajes: { chunk: Buffer }[], listo: (error?: Error | null) => void): void {
    this.#enviar(Buffer.concat(mensajes.map(({ chunk }) => chunk))).then(() => listo(), listo);
  }

  override _final(listo: () => void): void {
    this.push(null);
    listo();
  }

  async #enviar(mensaje: Buffer): Promise<void> {
    // The database answers within the same turn of the event loop: without this, all who wait for it would be served to
    // their end before the first answer leaves and the next request is read.
    if (mensaje[0] === CONSULTA_SIMPLE) await turnoDelBucle();
    const respuesta = await this.#cliente.execProtocolRaw(mensaje);
    if (respuesta.length > 0) this.push(Buffer.from(respuesta.buffer, respuesta.byteOffset, respuesta.byteLength));
  }
}

/** The one connection to an embedded database, kept open; who wants it while a transaction has it waits. */
export const poolEmbebido = (cliente: PGlite): pg.Pool =>
  new pg.Pool({ max: 1, idleTimeoutMillis: 0, user: 'postgres', stream: () => new ConexionEmbebida(cliente) });
