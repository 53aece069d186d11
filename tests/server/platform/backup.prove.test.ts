/** A backup that is proven, and one that is encrypted to a key. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../../server/backup/backUp.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import { fillIfEmpty } from '../../../server/startup/sampleData.ts';
import { ENGINE, openTestDatabase, TEST_NOW } from '../bed/bed.ts';
import { runCommand } from '../bed/process.ts';
import { onServer } from '../bed/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-probar-'));
const plain = join(folder, 'claro.gz');
const sealed = join(folder, 'cifrado.gz.age');
const place = ENGINE === 'postgres' ? { DATABASE_URL: String(process.env.TEST_DATABASE_URL) } : {};
let source: Base;
let keys: Record<'own' | 'other', string>;

beforeAll(async () => {
  source = await openTestDatabase();
  const read = readConfig({ DEMO: 'si' });
  if ('errores' in read) throw new Error(read.errores.join());
  await fillIfEmpty(source.db, read.config, TEST_NOW);
  await backUp(source.db, plain, TEST_NOW);
  const [own, other] = [await generateIdentity(), await generateIdentity()];
  keys = { own: join(folder, 'propia.txt'), other: join(folder, 'ajena.txt') };
  writeFileSync(keys.own, `# created: hoy\n${own}\n`);
  writeFileSync(keys.other, `${other}\n`);
  await backUp(source.db, sealed, TEST_NOW, { para: [await identityToRecipient(own)], identidad: null });
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

async function probar(file: string, environment: Readonly<Record<string, string>> = {}) {
  const process = runCommand('respaldar', { DATA_DIR: join(folder, 'nada'), ...place, ...environment }, [
    'probar',
    file,
  ]);
  const { codigo } = await process.fin;
  return { codigo, salida: process.salida(), errores: process.errores() };
}

/** The file with another text, and its count of rows as it was. */
function changed(name: string, change: (text: string) => string): string {
  const file = join(folder, name);
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(plain)).toString('utf8'))));
  return file;
}

const SERVES =
  /^El respaldo sirve\. Volvió completo en una base de prueba que ya no existe: [\d,]+ registros de \d+ tablas \(400 casos\); \d+ vales por \$[\d,]+\.\d\d, \d+ movimientos de billetera por \$[\d,]+\.\d\d, \d+ facturas por \$[\d,]+\.\d\d\.\n$/;

describe('npm run backup -- probar', () => {
  it('says in one line what came back, and leaves nothing behind', async () => {
    const own = join(folder, 'tmp');
    mkdirSync(own);
    const { codigo, salida, errores } = await probar(plain, { TMPDIR: own });
    expect([errores, codigo]).toEqual(['', 0]);
    expect(salida).toMatch(SERVES);
    // The translator of TypeScript keeps its own there.
    expect(readdirSync(own).filter((name) => name.startsWith('mostrador-'))).toEqual([]);
    expect(readdirSync(folder)).not.toContain('nada');
  });

  it.each([
    [
      'truncated',
      () => {
        const file = join(folder, 'cortado.gz');
        const whole = readFileSync(plain);
        writeFileSync(file, whole.subarray(0, whole.length / 2));
        return file;
      },
      'El respaldo está incompleto: el archivo se cortó antes de su final.\n',
    ],
    [
      'damaged',
      () => {
        const file = join(folder, 'danado.gz');
        const whole = readFileSync(plain);
        const middle = Math.floor(whole.length / 2);
        whole.fill(0xff, middle, middle + 64);
        writeFileSync(file, whole);
        return file;
      },
      'El archivo no es un respaldo de Mostrador o está dañado.\n',
    ],
    [
      'without an amount',
      () => changed('sin.gz', (text) => text.replace(/("folio":"[^"]*"[^\n]*?)"total":[\d.]+/, '$1"total":null')),
      'El respaldo está dañado: una fila de la tabla vales no dice su importe.\n',
    ],
    ['absent', () => join(folder, 'no-hay.gz'), `No existe el archivo ${join(folder, 'no-hay.gz')}.\n`],
  ])('tells a file that is %s', async (_what, file, said) => {
    expect(await probar(file())).toEqual({ codigo: 1, salida: '', errores: said });
  });
});

describe('a backup to a public key', () => {
  it('is read by nobody but its key', async () => {
    expect(readFileSync(sealed).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect((await probar(sealed, { RESPALDO_IDENTIDAD: keys.own })).salida).toMatch(SERVES);
    expect(await probar(sealed, { RESPALDO_IDENTIDAD: keys.other })).toMatchObject({
      codigo: 1,
      errores: 'El respaldo está cifrado para otra llave: RESPALDO_IDENTIDAD no lo abre.\n',
    });
    expect(await probar(sealed)).toMatchObject({
      codigo: 1,
      errores: 'El respaldo está cifrado: indique en RESPALDO_IDENTIDAD el archivo de la llave que lo abre.\n',
    });
  });

  it.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 1_000)],
    [
      'changed',
      (whole: Buffer) => {
        whole[whole.length - 1_000] = (whole[whole.length - 1_000] ?? 0) ^ 1;
        return whole;
      },
    ],
  ])('that was %s is told as damaged', async (what, change) => {
    const file = join(folder, `${what}.age`);
    writeFileSync(file, change(readFileSync(sealed)));
    expect(await probar(file, { RESPALDO_IDENTIDAD: keys.own })).toEqual({
      codigo: 1,
      salida: '',
      errores: 'El respaldo está dañado: una parte de él no es la que se cifró, o falta su final.\n',
    });
  });
});

it.skipIf(ENGINE !== 'postgres')('leaves no database of a trial on PostgreSQL', async () => {
  const url = String(process.env.TEST_DATABASE_URL);
  await onServer(
    url,
    `do $$ begin if exists (select from pg_database where datname ~ '^mostrador_prueba_[0-9a-f]{16}$') then raise 'left'; end if; end $$`,
  );
});
