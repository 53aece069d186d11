import { join } from 'node:path';
import { llenarCasosMasivos } from '../scripts/casos-masivos.ts';
import { findPostgres, startCluster } from '../scripts/runner/postgres.ts';
import { llenarSiVacia } from '../server/arranque/llenado.ts';
import { leerConfig } from '../server/config.ts';
import { abrirBase } from '../server/db/abrir.ts';
import { migrar } from '../server/db/migrar.ts';
import type { Medida } from './informe.ts';
import { imprimir } from './informe.ts';
import { CASOS, medirListas, PERSONAS_DE_MEDIDA, recorridosEnteros, tamanoDe } from './medir/listas.ts';
import { arrancarProducto } from './servidores.ts';

/** `npm run bench -- lists`: the lists and the dashboard at a million cases, on both engines. */
export const medirListasGrandes = async (temporal: string): Promise<void> => {
  await enMotor('PGlite', join(temporal, 'listas'), {});
  const programas = findPostgres();
  if (programas === null) {
    console.log('\nThere is no PostgreSQL on this machine: its lists were not measured.');
    return;
  }
  const cluster = await startCluster(programas);
  try {
    await enMotor('PostgreSQL', join(temporal, 'listas-pg'), { DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
};

const enMotor = async (nombre: string, carpeta: string, entorno: Readonly<Record<string, string>>): Promise<void> => {
  const ahora = new Date();
  imprimir(`${nombre}: ${CASOS} cases made`, await preparar(carpeta, entorno, ahora));
  const producto = await arrancarProducto(carpeta, entorno);
  try {
    for (const [quien, numiden] of Object.entries(PERSONAS_DE_MEDIDA)) {
      const cookie = await entrar(producto.url, numiden);
      imprimir(`${nombre}, who ${quien}`, await medirListas(producto.url, cookie, ahora));
    }
  } finally {
    await producto.cerrar();
  }
};

const preparar = async (
  carpeta: string,
  entorno: Readonly<Record<string, string>>,
  ahora: Date,
): Promise<readonly Medida[]> => {
  const leida = leerConfig({ DATA_DIR: carpeta, ...entorno });
  if ('errores' in leida) throw new Error(leida.errores.join('\n'));
  const base = await abrirBase(leida.config, (error) => console.error(error));
  try {
    await migrar(base.db);
    await llenarSiVacia(base.db, leida.config, ahora);
    const inicio = performance.now();
    await llenarCasosMasivos(base.db, CASOS, ahora);
    const segundos = (performance.now() - inicio) / 1_000;
    const enteros = await recorridosEnteros(base.db, ahora);
    for (const consulta of enteros) console.log(`Reads all cases: ${consulta}`);
    return [
      { que: 'Time to make them', valor: `${segundos.toFixed(0)} s`, meta: null },
      { que: 'Disk', valor: await tamanoDe(base.db), meta: null },
      { que: 'Queries that read all cases outside of an index', valor: String(enteros.length), meta: '0' },
    ];
  } finally {
    await base.cerrar();
  }
};

const entrar = async (url: string, numiden: number): Promise<string> => {
  const respuesta = await fetch(`${url}api/sesion/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro' }),
  });
  if (!respuesta.ok) throw new Error(`The login was refused: ${await respuesta.text()}`);
  return respuesta.headers
    .getSetCookie()
    .map((galleta) => galleta.split(';')[0])
    .join('; ');
};
