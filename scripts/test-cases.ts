/**
 * Writes the QA cases of every machine: `npm run casos-de-prueba [-- --fuerza estados|flechas|pares] [--formato gherkin|csv|playwright] [FOLDER]`, by
 * default all that is said of them, in docs/casos-de-prueba. A format alone goes to the folder that is asked for, or to casos-de-prueba/.
 * In the default folder, files of machines that no longer exist are removed; a folder of one's own is only added to.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isStrength, STRENGTHS } from '../tests/machines/kit/plan.ts';
import { caseFiles, exportedCases, FORMATS, isCaseFormat } from '../tests/machines/testCaseFiles.ts';

const own = fileURLToPath(new URL('../docs/casos-de-prueba', import.meta.url));
const { values, positionals } = parseArgs({
  options: { fuerza: { type: 'string', default: 'flechas' }, formato: { type: 'string' } },
  allowPositionals: true,
});
const { fuerza, formato } = values;
if (!isStrength(fuerza)) refuse(`«${fuerza}» no es una fuerza: ${STRENGTHS.join(', ')}.`);
if (formato === 'junit')
  refuse('JUnit dice cómo terminó una corrida, y estos casos no se han corrido: npm run caminos -- --junit ARCHIVO.');
if (formato !== undefined && !isCaseFormat(formato)) refuse(`«${formato}» no es un formato: ${FORMATS.join(', ')}.`);

const asked = positionals[0] ?? (formato === undefined ? null : 'casos-de-prueba');
const folder = asked === null ? own : resolve(asked);
mkdirSync(folder, { recursive: true });
const files = formato === undefined ? caseFiles(fuerza) : exportedCases(formato, fuerza);
if (folder === own)
  for (const nombre of readdirSync(folder)) if (!files.has(nombre)) rmSync(join(folder, nombre), { recursive: true });
for (const [nombre, texto] of files) writeFileSync(join(folder, nombre), texto);

const count = files.size === 1 ? '1 archivo' : `${files.size} archivos`;
console.log(`${count} en ${relative(process.cwd(), folder) || '.'}`);

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
