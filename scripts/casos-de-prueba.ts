/**
 * Writes the QA cases of every machine: `npm run casos-de-prueba [-- FOLDER]`, by default docs/casos-de-prueba.
 * In the default folder, files of machines that no longer exist are removed; a folder of one's own is only added to.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archivosDeCasos } from '../tests/machines/archivosDeCasos.ts';

const propia = fileURLToPath(new URL('../docs/casos-de-prueba', import.meta.url));
const carpeta = process.argv[2] === undefined ? propia : resolve(process.argv[2]);

mkdirSync(carpeta, { recursive: true });
const archivos = archivosDeCasos();
if (carpeta === propia)
  for (const nombre of readdirSync(carpeta))
    if (!archivos.has(nombre)) rmSync(join(carpeta, nombre), { recursive: true });
for (const [nombre, texto] of archivos) writeFileSync(join(carpeta, nombre), texto);

console.log(`${archivos.size} archivos en ${relative(process.cwd(), carpeta) || '.'}`);
