import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, isUpToDate } from './build.ts';
import { APP, type BuildJob, SERVER } from './jobs.ts';

let root = '';
function write(ruta: string, content: string) {
  const file = join(root, ruta);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

/** As a build leaves it behind. */
function built(job: BuildJob) {
  return write(join(job.destino, '.huella'), fingerprintOf(root, job));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'raiz-'));
  write('src/main.tsx', 'uno');
  write('server/app.ts', 'dos');
  write('domain/common/money.ts', 'tres');
  write('index.html', 'cuatro');
});
afterEach(() => rmSync(root, { recursive: true }));

describe.each([APP, SERVER])('$nombre, built, is up to date', (job) => {
  it('not when there is none, nor when nobody knows of what it was built', () => {
    expect(isUpToDate(root, job)).toBe(false);
    write(join(job.destino, 'index.html'), '');
    expect(isUpToDate(root, job)).toBe(false);
  });

  it('until a rule changes, which both are made of', () => {
    built(job);
    expect(isUpToDate(root, job)).toBe(true);
    write('domain/common/money.ts', 'otro');
    expect(isUpToDate(root, job)).toBe(false);
  });

  it('until a life changes, by which the page enables and the server decides', () => {
    built(job);
    write('machines/vidaVale.machine.ts', 'menos derechos');
    expect(isUpToDate(root, job)).toBe(false);
  });

  it('not any more when a file is added, renamed or gone', () => {
    built(job);
    write('contract/casos/casos.ts', '');
    expect(isUpToDate(root, job)).toBe(false);
    built(job);
    rmSync(join(root, 'contract/casos/casos.ts'));
    expect(isUpToDate(root, job)).toBe(false);
  });

  it('whatever happens to tests and to generated routes', () => {
    built(job);
    write('src/app/routeTree.gen.ts', 'x');
    write('domain/common/money.test.ts', 'x');
    expect(isUpToDate(root, job)).toBe(true);
  });
});

describe('a change of one side', () => {
  beforeEach(() => {
    built(APP);
    built(SERVER);
  });

  it('leaves the other as it is', () => {
    write('src/casos/Caso.tsx', 'x');
    expect([isUpToDate(root, APP), isUpToDate(root, SERVER)]).toEqual([false, true]);
    built(APP);
    write('server/app.ts', 'x');
    expect([isUpToDate(root, APP), isUpToDate(root, SERVER)]).toEqual([true, false]);
  });
});
