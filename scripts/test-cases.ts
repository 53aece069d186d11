/**
 * Writes the QA cases of every machine: `npm run casos-de-prueba [-- --fuerza estados|flechas|pares] [FOLDER]`, by default
 * docs/casos-de-prueba.
 * In the default folder, files of machines that no longer exist are removed; a folder of one's own is only added to.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isStrength, STRENGTHS } from '../tests/machines/kit/plan.ts';
import { caseFiles } from '../tests/machines/testCaseFiles.ts';

const own = fileURLToPath(new URL('../docs/casos-de-prueba', import.meta.url));
const { values, positionals } = parseArgs({
  options: { fuerza: { type: 'string', default: 'flechas' } },
  allowPositionals: true,
});
const { fuerza } = values;
if (!isStrength(fuerza)) {
  console.error(`«${fuerza}» no es una fuerza: ${STRENGTHS.join(', ')}.`);
  process.exit(2);
}
const folder = positionals[0] === undefined ? own : resolve(positionals[0]);

mkdirSync(folder, { recursive: true });
const files = caseFiles(fuerza);
if (folder === own)
  for (const nombre of readdirSync(folder)) if (!files.has(nombre)) rmSync(join(folder, nombre), { recursive: true });
for (const [nombre, texto] of files) writeFileSync(join(folder, nombre), texto);

console.log(`${files.size} archivos en ${relative(process.cwd(), folder) || '.'}`);
