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
import { cifrarContrasena } from './sesion/contrasenas.ts';

/** `node --import tsx server/contrasena.ts NUMIDEN`: sets an employee's password, read from the keyboard or a pipe. */
const MINIMO = 8;
const MAXIMO = 200;

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

const guardar = async (db: Db, numiden: number, hash: string): Promise<void> =>
  db.transaction(async (tx) => {
    const cambiadas = await tx
      .update(usuarios)
      .set({ contrasenaHash: hash })
      .where(eq(usuarios.numiden, numiden))
      .returning({ numiden: usuarios.numiden });
    if (cambiadas.length === 0) throw new ErrorDeArranque(`No hay un empleado con el número ${numiden}.`);
    // Whoever knew the old password is out.
    await tx.delete(sesiones).where(eq(sesiones.numiden, numiden));
    await anotar(tx, {
      momento: new Date(),
      numiden: null,
      accion: 'cambiar contraseña',
      entidad: 'usuario',
      idEntidad: numiden,
    });
  });

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
  if (contrasena.length < MINIMO || contrasena.length > MAXIMO) {
    throw new ErrorDeArranque(`La contraseña debe tener de ${MINIMO} a ${MAXIMO} caracteres.`);
  }
  const base = await abrirBase(leida.config, () => undefined);
  try {
    await migrar(base.db);
    await guardar(base.db, Number(numero), await cifrarContrasena(contrasena));
  } finally {
    await base.cerrar();
  }
  process.stdout.write(`Contraseña del empleado ${numero} cambiada; sus sesiones abiertas se cerraron.\n`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ErrorDeArranque ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
