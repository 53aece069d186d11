import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { NUMIDEN_VALIDO } from '#domain/personas/sesion';
import { forgetOtherComputers } from './personas/sesion/knownComputers.ts';
import { passwordFault } from './personas/sesion/passwordRules.ts';
import { createPasswords } from './personas/sesion/passwords.ts';
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
 * `node --import tsx server/setPassword.ts NUMIDEN`: sets an employee's password, read from the keyboard or a pipe. Whoever
 * types it knows it, so the employee must change it at the next login.
 */
function silent() {
  return new Writable({ write: (_trozo, _codificacion, ready) => ready() });
}

// Never from the command line, which every user of the machine can read.
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    let texto = '';
    for await (const chunk of process.stdin) texto += String(chunk);
    return texto.replace(/\r?\n[\s\S]*$/, '');
  }
  const consola = createInterface({ input: process.stdin, output: silent(), terminal: true });
  try {
    process.stderr.write('Contraseña nueva: ');
    const una = await consola.question('');
    process.stderr.write('\nOtra vez: ');
    const another = await consola.question('');
    process.stderr.write('\n');
    if (una !== another) throw new StartupError('Las dos contraseñas no son iguales: no se cambió nada.');
    return una;
  } finally {
    consola.close();
  }
}

async function save(db: Db, numiden: number, contrasena: string): Promise<void> {
  const [usuario] = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  if (!usuario) throw new StartupError(`No hay un empleado con el número ${numiden}.`);
  const reason = await passwordFault(contrasena, usuario);
  if (reason !== null) throw new StartupError(reason);
  const contrasenaHash = await createPasswords().hash(contrasena);
  await db.transaction(async (tx) => {
    await tx.update(usuarios).set({ contrasenaHash, contrasenaProvisional: true }).where(eq(usuarios.numiden, numiden));
    // Whoever knew the old password is out.
    await tx.delete(sessions).where(eq(sessions.numiden, numiden));
    await forgetOtherComputers(tx, numiden, null);
    await audit(tx, {
      momento: new Date(),
      numiden: null,
      accion: 'cambiar contraseña',
      entidad: 'usuario',
      idEntidad: numiden,
    });
    const usuario = { que: 'contrasena' } as const;
    await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden: null, usuario });
  });
}

async function main(): Promise<void> {
  const [numero = '', ...resto] = process.argv.slice(2);
  if (!NUMIDEN_VALIDO.test(numero) || resto.length > 0) {
    throw new StartupError(
      'Uso: node --import tsx server/setPassword.ts NUMERO_DE_EMPLEADO (la contraseña se escribe después).',
    );
  }
  const read = readConfig(process.env);
  if ('errores' in read) throw new StartupError(read.errores.join('\n'));
  const contrasena = await readPassword();
  const base = await openDatabase(read.config, () => undefined);
  try {
    await migrate(base.db);
    await save(base.db, Number(numero), contrasena);
  } finally {
    await base.close();
  }
  process.stdout.write(
    `Contraseña del empleado ${numero} cambiada; sus sesiones abiertas se cerraron y al entrar deberá cambiarla.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
