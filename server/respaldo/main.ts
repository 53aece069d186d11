/** `npm run backup -- ARCHIVO` and `npm run restore -- ARCHIVO`, on the database that the environment names. */
import { existsSync } from 'node:fs';
import { ErrorDeArranque } from '../arranque/errorDeArranque.ts';
import { leerConfig } from '../config.ts';
import type { Base } from '../db/abrir.ts';
import { abrirBase } from '../db/abrir.ts';
import { aspirar } from '../db/mantenimiento.ts';
import { migrar } from '../db/migrar.ts';
import type { Cuenta } from './formato.ts';
import { RespaldoInservible } from './formato.ts';
import { respaldar } from './respaldar.ts';
import { restaurar } from './restaurar.ts';

const USO = 'Uso: npm run backup -- ARCHIVO, o npm run restore -- ARCHIVO (por ejemplo mostrador.respaldo.gz)';

const enPalabras = (cuenta: Cuenta): string => {
  const filas = Object.values(cuenta).reduce((suma, n) => suma + n, 0);
  return `${filas.toLocaleString('es-MX')} registros de ${Object.keys(cuenta).length} tablas (${cuenta.casos ?? 0} casos)`;
};

// What failed beneath says more than the statement that failed, whose text holds people's data.
const enUnaLinea = (error: unknown): string => {
  const causa = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (causa instanceof Error ? causa.message : String(causa)).split('\n', 1).join();
};

const conBase = async <R>(hacer: (base: Base) => Promise<R>): Promise<R> => {
  const leida = leerConfig(process.env);
  if ('errores' in leida) throw new ErrorDeArranque(leida.errores.join('\n'));
  const base = await abrirBase(leida.config, (error) => console.error(`Se perdió una conexión: ${error.message}`));
  try {
    await migrar(base.db);
    return await hacer(base);
  } finally {
    await base.cerrar();
  }
};

const main = async (): Promise<void> => {
  const [que, archivo, ...sobra] = process.argv.slice(2);
  if (archivo === undefined || sobra.length > 0) throw new ErrorDeArranque(USO);
  if (que === 'respaldar') {
    if (existsSync(archivo)) throw new ErrorDeArranque(`Ya existe el archivo ${archivo}: indique otro nombre.`);
    const cuenta = await conBase(({ db }) => respaldar(db, archivo, new Date()));
    console.log(`Respaldo completo en ${archivo}: ${enPalabras(cuenta)}.`);
    return;
  }
  if (que !== 'restaurar') throw new ErrorDeArranque(USO);
  const cuenta = await conBase(async ({ db }) => {
    const restaurada = await restaurar(db, archivo);
    await aspirar(db);
    return restaurada;
  });
  console.log(`Restaurado de ${archivo}: ${enPalabras(cuenta)}.`);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(
      error instanceof ErrorDeArranque || error instanceof RespaldoInservible
        ? error.message
        : `No se pudo terminar: ${enUnaLinea(error)}`,
    );
    process.exit(1);
  },
);
