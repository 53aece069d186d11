/**
 * Every server test runs on PostgreSQL. On PGlite run, beside it, those whose outcome hangs on the engine (its folder, its
 * one connection, its own waiting and giving up, its planner) and one of each room, so that nothing is delivered that was
 * never tried on it. Where there is no PostgreSQL, all of them run on PGlite.
 */
export const ON_PGLITE_TOO: readonly string[] = [
  // The tests that hang on the engine.
  'tests/server/cadena/eventos.awayKilledEmbedded.test.ts',
  'tests/server/cadena/eventos.killedEmbedded.test.ts',
  'tests/server/platform/backup.test.ts',
  'tests/server/casos/caseWorks.twoPeople.test.ts',
  'tests/server/platform/closing.test.ts',
  'tests/server/demo/demo.test.ts',
  'tests/server/vales/devoluciones.finish.test.ts',
  'tests/server/vales/devoluciones.servers.test.ts',
  'tests/server/platform/errors.test.ts',
  'tests/server/platform/exportTurns.test.ts',
  'tests/server/escritorio/novedades.test.ts',
  'tests/server/facturas/facturas.killedEmbedded.test.ts',
  'tests/server/platform/fullDisk.test.ts',
  'tests/server/platform/idempotency.test.ts',
  'tests/server/ventas/import.test.ts',
  'tests/server/ventas/importFiles.test.ts',
  'tests/server/ventas/importReading.test.ts',
  'tests/server/ventas/importRefused.test.ts',
  'tests/server/platform/kills.test.ts',
  'tests/server/personas/lastEditor.test.ts',
  'tests/server/casos/listaCasos.limit.test.ts',
  'tests/server/platform/mail.decision.test.ts',
  'tests/server/platform/mail.killedEmbedded.test.ts',
  'tests/server/platform/mail.outbox.test.ts',
  'tests/server/platform/mail.paper.test.ts',
  'tests/server/platform/mail.record.test.ts',
  'tests/server/platform/maintenance.test.ts',
  'tests/server/platform/migrations.test.ts',
  'tests/server/platform/oneConnection.test.ts',
  'tests/server/platform/powerLoss.test.ts',
  'tests/server/platform/review.test.ts',
  'tests/server/platform/startup.place.test.ts',
  'tests/server/platform/startup.test.ts',
  'tests/server/vales/vales.cancelledInVain.test.ts',
  'tests/server/ventas/ventasEntrantes.test.ts',
  'tests/server/vales/vales.killedEmbedded.test.ts',
  'tests/server/vales/vales.travelling.test.ts',
  'tests/server/platform/vecinos.fallas.test.ts',
  'tests/server/platform/vecinos.killedEmbedded.test.ts',
  // One round of each room: every call of the contract, and every kind of search.
  'tests/contract/specification.test.ts',
  'tests/server/cadena/catalogos.test.ts',
  'tests/server/casos/clientes.test.ts',
  'tests/server/casos/listaCasos.test.ts',
  'tests/server/platform/lists.law.test.ts',
  'tests/server/ventas/operaciones.test.ts',
  'tests/server/personas/overOthers.races.test.ts',
  'tests/server/personas/overOthers.test.ts',
  'tests/server/vales/reponer.test.ts',
  'tests/server/personas/sesion.test.ts',
  'tests/server/escritorio/tablero.test.ts',
  'tests/server/platform/uploads.test.ts',
  'tests/server/vales/valesLista.test.ts',
];

/** Tests that kill the program under the embedded database or fill its disk: PostgreSQL promises that for itself. */
export const ON_PGLITE_ALONE: readonly string[] = [
  'tests/server/cadena/eventos.awayKilledEmbedded.test.ts',
  'tests/server/cadena/eventos.killedEmbedded.test.ts',
  'tests/server/facturas/facturas.killedEmbedded.test.ts',
  'tests/server/platform/fullDisk.test.ts',
  'tests/server/platform/kills.test.ts',
  'tests/server/platform/mail.killedEmbedded.test.ts',
  'tests/server/platform/powerLoss.test.ts',
  'tests/server/vales/vales.killedEmbedded.test.ts',
  'tests/server/platform/vecinos.killedEmbedded.test.ts',
];

/** Tests that kill the server in the middle of a work, on PostgreSQL. */
export const CUTS_ON_POSTGRES: readonly string[] = [
  'tests/server/escritorio/plazos.killed.test.ts',
  'tests/server/facturas/facturas.killed.test.ts',
  'tests/server/facturas/mes.killed.test.ts',
  'tests/server/platform/failover.test.ts',
  'tests/server/platform/versions.killed.test.ts',
  'tests/server/vales/vales.killed.test.ts',
];

/** They take minutes, and hang on how works, database and neighbours are cut short: a step of their own. */
export const CUTS: readonly string[] = [...ON_PGLITE_ALONE, ...CUTS_ON_POSTGRES];

/** Parts of the names of tests that look for what is rare: at random, in every order, or on lines that are cut again and again. */
export const LAWS: readonly string[] = ['.law.test.ts', '.interleaved.test.ts', '.cuts.test.ts'];

/** The environment variable with which a run of all server tests leaves them out. */
export const NO_CUTS = 'MOSTRADOR_SIN_CORTES';
