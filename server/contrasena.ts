import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { NUMIDEN_VALIDO } from '#domain/sesion';
import { ErrorDeArranque } from './arranque/errorDeArranque.ts';
import { leerConfig } from './config.ts';
import { abrirBase } from './db/abrir.ts';
import { anotar } from './db/bitacora.ts';
import type { Db } from './db/db.ts';
import { migrar } from './db/migrar.ts';
import { usuarios } from './db/schema/personas.ts';
import { sesiones } from './db/schema/sistema.ts';
import { crearContrasenas } from './sesion/contrasenas.ts';
import { forgetOtherComputers } from './sesion/knownComputers.ts';
import { reasonAgainst } from './sesion/passwordRules.ts';

/**
 * `node --import tsx server/contrasena.ts NUMIDEN`: sets an employee's password, read from the keyboard or a pipe. Whoever
 * types it knows it, so the employee must change it at the next login.
 */
const mudo = () => new Writable({ write: (_trozo, _codificacion, listo) => listo() });

// Never from the command line, which every user of the machine can read.
const leerContrasena = async (): Promise<string> => {
  if (!process.stdin.isTTY) {
    let texto = '';
    for await (const trozo of process.stdin) texto += String(trozo);
    return texto.replace(/\r?\n[\s\S]*$/, '');
  }
  const consola = createInterface({ input: process.stdin, output: mudo(), terminal: true });
  try {
    process.stderr.write('Contraseña nueva: ');
    const una = await consola.question('');
    process.stderr.write('\nOtra vez: ');
    const otra = await consola.question('');
    process.stderr.write('\n');
    if (una !== otra) throw new ErrorDeArranque('Las dos contraseñas no son iguales: no se cambió nada.');
    return una;
  } finally {
    consola.close();
  }
};

const guardar = async (db: Db, numiden: number, contrasena: string): Promise<void> => {
  const [usuario] = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  if (!usuario) throw new ErrorDeArranque(`No hay un empleado con el número ${numiden}.`);
  const razon = await reasonAgainst(contrasena, usuario);
  if (razon !== null) throw new ErrorDeArranque(razon);
  const contrasenaHash = await crearContrasenas().cifrar(contrasena);
  await db.transaction(async (tx) => {
    await tx.update(usuarios).set({ contrasenaHash, contrasenaProvisional: true }).where(eq(usuarios.numiden, numiden));
    // Whoever knew the old password is out.
    await tx.delete(sesiones).where(eq(sesiones.numiden, numiden));
    await forgetOtherComputers(tx, numiden, null);
    await anotar(tx, {
      momento: new Date(),
      numiden: null,
      accion: 'cambiar contraseña',
      entidad: 'usuario',
      idEntidad: numiden,
    });
  });
};

const main = async (): Promise<void> => {
  const [numero = '', ...resto] = process.argv.slice(2);
  if (!NUMIDEN_VALIDO.test(numero) || resto.length > 0) {
    throw new ErrorDeArranque(
      'Uso: node --import tsx server/contrasena.ts NUMERO_DE_EMPLEADO (la contraseña se escribe después).',
    );
  }
  const leida = leerConfig(process.env);
  if ('errores' in leida) throw new ErrorDeArranque(leida.errores.join('\n'));
  const contrasena = await leerContrasena();
  const base = await abrirBase(leida.config, () => undefined);
  try {
    await migrar(base.db);
    await guardar(base.db, Number(numero), contrasena);
  } finally {
    await base.cerrar();
  }
  process.stdout.write(
    `Contraseña del empleado ${numero} cambiada; sus sesiones abiertas se cerraron y al entrar deberá cambiarla.\n`,
  );
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ErrorDeArranque ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
