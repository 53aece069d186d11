import { eq } from 'drizzle-orm';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import { NUMIDEN_VALIDO } from '#domain/personas/sesion';
import { removeFactor } from './personas/segundoFactor/factor.ts';
import { announce } from './platform/changes/announce.ts';
import { readConfig } from './platform/config.ts';
import { audit } from './platform/db/audit.ts';
import type { Db } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open.ts';
import { usuarios } from './platform/db/schema/personas.ts';
import { sessions } from './platform/db/schema/system.ts';
import { StartupError } from './platform/startupError.ts';

/**
 * `node --import tsx server/quitSecondFactor.ts NUMIDEN`: takes an employee's second factor away and ends his sessions, for when nobody
 * who administers users can enter any more. The person enrols another where the role asks for one.
 */
async function remove(db: Db, numiden: number): Promise<string> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ nombre: usuarios.nombreCompleto })
      .from(usuarios)
      .where(eq(usuarios.numiden, numiden))
      .for('update');
    if (person === undefined) throw new StartupError(`No hay un empleado con el número ${numiden}.`);
    if (!(await removeFactor(tx, numiden))) throw new StartupError(SEGUNDO_FACTOR_TEXTS.noTiene(person.nombre));
    await tx.delete(sessions).where(eq(sessions.numiden, numiden));
    const accion = 'quitar segundo factor';
    await audit(tx, { momento: new Date(), numiden: null, accion, entidad: 'usuario', idEntidad: numiden });
    const usuario = { que: 'segundoFactor' } as const;
    await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden: null, usuario });
    return SEGUNDO_FACTOR_TEXTS.quitadoA(person.nombre);
  });
}

async function main(): Promise<void> {
  const [numero = '', ...resto] = process.argv.slice(2);
  if (!NUMIDEN_VALIDO.test(numero) || resto.length > 0) {
    throw new StartupError('Uso: node --import tsx server/quitSecondFactor.ts NUMERO_DE_EMPLEADO');
  }
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  const base = await openDatabase(read.config, () => undefined);
  try {
    await migrate(base.db);
    process.stdout.write(`${await remove(base.db, Number(numero))}.\n`);
  } finally {
    await base.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
