/**
 * `npm run cfdi -- juzgar CARPETA`: judges every .xml of a folder (or one file) by the authority's table of refusals
 * and says, per file, the codes with place and sentence, or 'sin rechazos'. `--ahora 2026-11-23T09:30:00` judges at
 * another hour; with `--padron-cerrado` only the public taxpayers for tests have an RFC.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { TIME_ZONE } from '#domain/common/dates';
import { localTime } from '../server/platform/time/localTime.ts';
import { type Judging, judgeFile } from './cfdi/judgeFile.ts';

const USAGE = 'Uso: npm run cfdi -- juzgar CARPETA [--ahora AAAA-MM-DDThh:mm:ss] [--padron-cerrado]';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** @returns the exit code: 1 when a file is refused or cannot be read, 2 when the command itself is wrong. */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ahora: { type: 'string' }, 'padron-cerrado': { type: 'boolean' } },
  });
  const [verb, folder, ...rest] = positionals;
  if (verb !== 'juzgar' || folder === undefined || rest.length > 0) return complain(USAGE);
  const files = filesOf(folder);
  if (files === null) return complain(`No se puede leer la carpeta ${folder}.`);
  const ahora = values.ahora ?? localTime(new Date(), TIME_ZONE);
  if (!LOCAL_TIME.test(ahora)) return complain(USAGE);
  return judgeAll(folder, files, { ahora, padronCerrado: values['padron-cerrado'] ?? false });
}

function complain(text: string): number {
  console.error(text);
  return 2;
}

function filesOf(folder: string): readonly string[] | null {
  try {
    if (statSync(folder).isFile()) return [folder];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.toLowerCase().endsWith('.xml'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    // Whatever is wrong with it, whoever asked has to look at the path.
    return null;
  }
}

function judgeAll(folder: string, files: readonly string[], judging: Judging): number {
  const counts = { limpios: 0, rechazados: 0, ilegibles: 0 };
  for (const file of files) counts[tell(nameOf(folder, file), judgeOne(file, judging))]++;
  const { limpios, rechazados, ilegibles } = counts;
  const todos = `${files.length} ${files.length === 1 ? 'archivo' : 'archivos'}`;
  console.log(`${todos}: ${limpios} sin rechazos, ${rechazados} rechazados, ${ilegibles} ilegibles.`);
  return rechazados + ilegibles > 0 ? 1 : 0;
}

function nameOf(folder: string, file: string): string {
  return relative(folder === file ? dirname(file) : folder, file);
}

function judgeOne(file: string, judging: Judging): ReturnType<typeof judgeFile> {
  try {
    return judgeFile(readFileSync(file), judging);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { falla: `El archivo no se puede abrir: ${error.message}.` };
    throw error;
  }
}

function tell(name: string, verdict: ReturnType<typeof judgeFile>): 'limpios' | 'rechazados' | 'ilegibles' {
  if ('falla' in verdict) {
    console.log(`${name}: ilegible. ${verdict.falla}`);
    return 'ilegibles';
  }
  if (verdict.rechazos.length === 0) {
    console.log(`${name}: sin rechazos`);
    return 'limpios';
  }
  const { length } = verdict.rechazos;
  console.log(`${name}: ${length} ${length === 1 ? 'rechazo' : 'rechazos'}`);
  for (const { codigo, donde, texto } of verdict.rechazos) console.log(`  ${codigo} ${donde}: ${texto}`);
  return 'rechazados';
}

process.exitCode = main();
