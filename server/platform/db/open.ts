import type { Config } from '../config.ts';
import { StartupError } from '../startupError.ts';
import type { Base } from './base.ts';
import { noRoomIn, openPglite } from './embedded/openFolder.ts';
import { openPostgres, type Usage } from './openPostgres.ts';

/** Says that the disk is too full to begin on it, as `databaseFailureOf` knew. */
export function noRoomOn({ databaseUrl, carpetaDatos }: Config, cause: unknown): StartupError {
  return databaseUrl === null
    ? noRoomIn(carpetaDatos, cause)
    : new StartupError('No hay espacio en el disco de PostgreSQL: libere espacio e inicie de nuevo.', cause);
}

/**
 * Opens the database that the configuration names: PostgreSQL, or the embedded one in the data folder, which is made
 * when missing and locked until `close`. The schema is not touched: see `migrate`.
 * @throws StartupError with the one line to show.
 */
export function openDatabase(config: Config, notify: (error: Error) => void, uso: Usage = 'programa'): Promise<Base> {
  const { databaseUrl, databaseUrlEscucha, databaseUrlLectura } = config;
  if (databaseUrl === null) return openPglite(config.carpetaDatos);
  return openPostgres(databaseUrl, notify, uso, {
    listenUrl: databaseUrlEscucha ?? databaseUrl,
    replicaUrl: uso === 'servidor' ? databaseUrlLectura : null,
  });
}
