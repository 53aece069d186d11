import { type DatosServidor, passwordDestination, type Servidor } from '#domain/cadena/servidores';
import type { servidores } from '../../platform/db/schema/configuracion.ts';
import type { OpenedSecret, Secrets } from '../../platform/secrets/secrets.ts';

/** A server as the database keeps it. */
export type ServerRow = typeof servidores.$inferSelect;

/** A server as it is answered: of its password only that there is one. */
export function shownServer({ passCifrado, ...row }: ServerRow, secrets: Secrets): Servidor {
  return {
    ...row,
    tienePass: passCifrado !== null,
    passIlegible: passCifrado !== null && !secrets.hasKeyOf(passCifrado),
  };
}

/**
 * The facts that the audit keeps of a server. @param pass a word about its password, never the password
 * itself; null when there is none.
 */
export function auditedServer(
  { servidor, usuario, puerto, path, url, activo }: Omit<ServerRow, 'id'>,
  pass: string | null,
) {
  return { servidor, usuario, puerto, path, url, activo, pass };
}

/**
 * Where a password belongs: to this server and to where it leads. A sealed one that is moved to another row, or whose row is
 * made to lead elsewhere behind our back, does not open.
 */
function placeOf(id: number, data: DatosServidor): string {
  return `servidor ${id} ${passwordDestination(data)}`;
}

/** Seals the password of a server for that server and its destination alone. */
export function sealPass(secrets: Secrets, pass: string, id: number, data: DatosServidor): string {
  return secrets.seal(pass, placeOf(id, data));
}

/** Opens a sealed password; it says why where it does not open. */
export function openPass(secrets: Secrets, sealed: string, { id, ...data }: ServerRow): OpenedSecret {
  return secrets.open(sealed, placeOf(id, data));
}
