import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installationKeys, KEY_FILE } from './keys.ts';
import { readKeys } from './keyText.ts';
import { createSecrets } from './secrets.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const PLACE = 'servidor 7';

describe('a sealed secret', () => {
  const secrets = createSecrets([OLD]);

  it('opens in its place, and says nothing of its text', () => {
    const sealed = secrets.seal('clave ñ 🔑', PLACE);
    expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]{16}\.[\w-]+$/);
    expect(secrets.open(sealed, PLACE)).toEqual({ tipo: 'abierto', texto: 'clave ñ 🔑' });
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('utf8')).not.toContain('clave');
  });

  it('is another one each time', () => {
    expect(secrets.seal('x', PLACE)).not.toBe(secrets.seal('x', PLACE));
  });

  it('stays shut in another place', () => {
    expect(secrets.open(secrets.seal('x', PLACE), 'servidor 8')).toEqual({ tipo: 'ajeno' });
  });

  it.each([
    ['its content', (sealed: string) => `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`],
    ['its end, which proves it', (sealed: string) => sealed.slice(0, -4)],
    ['all of its content', (sealed: string) => sealed.split('.').slice(0, 3).join('.')],
    ['its nonce', (sealed: string) => sealed.replace(/\.[\w-]{16}\./, '.AAAAAAAAAAAAAAAA.')],
  ])('stays shut when it lost or changed %s', (_what, change) => {
    expect(secrets.open(change(secrets.seal('un secreto largo', PLACE)), PLACE)).toEqual({ tipo: 'ajeno' });
  });

  it('is of another key when no key here has its name', () => {
    const foreign = createSecrets([NEW]).seal('x', PLACE);
    expect(secrets.open(foreign, PLACE)).toEqual({ tipo: 'otraClave' });
    expect([secrets.hasKeyOf(foreign), secrets.hasKeyOf(secrets.seal('x', PLACE))]).toEqual([false, true]);
    expect(secrets.open('not sealed at all', PLACE)).toEqual({ tipo: 'otraClave' });
  });
});

describe('keys that are changed', () => {
  it('open with any of them and seal with the first', () => {
    const before = createSecrets([OLD]).seal('x', PLACE);
    const both = createSecrets([NEW, OLD]);
    expect(both.open(before, PLACE)).toEqual({ tipo: 'abierto', texto: 'x' });
    expect([both.isCurrent(before), both.isCurrent(both.seal('x', PLACE))]).toEqual([false, true]);
    expect(createSecrets([NEW]).open(both.seal('x', PLACE), PLACE).tipo).toBe('abierto');
  });

  it('need one at least', () => {
    expect(() => createSecrets([])).toThrow('Secrets need a key');
  });
});

it('what stands for a secret is the same for the same one under the same key alone', () => {
  const [mine, other] = [createSecrets([OLD]), createSecrets([NEW])];
  expect(mine.fingerprint('x')).toBe(mine.fingerprint('x'));
  expect(new Set([mine.fingerprint('x'), mine.fingerprint('y'), other.fingerprint('x')]).size).toBe(3);
});

describe('CLAVE_SECRETOS', () => {
  it('is 32 bytes in base64 of either alphabet, or several of them', () => {
    const odd = Buffer.alloc(32, 0xfb);
    expect(readKeys(`${OLD.toString('base64')}, ${odd.toString('base64url')}`)).toEqual([OLD, odd]);
  });

  it.each([
    '',
    'contraseña',
    Buffer.alloc(16).toString('base64'),
    Buffer.alloc(33, 1).toString('base64'),
    Buffer.alloc(32).toString('base64'),
    `${OLD.toString('base64')},`,
  ])('%j is no key', (text) => {
    expect(readKeys(text)).toBeNull();
  });
});

describe('without it, the key of the data folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-clave-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const keys = () => installationKeys({ clavesSecretos: [], carpetaDatos: join(folder, 'datos') });

  it('is made once, for its owner alone, and leaves nothing else', () => {
    const [made] = keys();
    expect(made).toHaveLength(32);
    expect(keys()).toEqual([made]);
    expect(readdirSync(join(folder, 'datos'))).toEqual([KEY_FILE]);
    if (process.platform !== 'win32') {
      expect((statSync(join(folder, 'datos', KEY_FILE)).mode & 0o777).toString(8)).toBe('600');
    }
  });

  it('is another one in each installation', () => {
    expect(keys()).not.toEqual(installationKeys({ clavesSecretos: [], carpetaDatos: join(folder, 'otros') }));
  });

  it('is not asked for where the environment gives one', () => {
    expect(installationKeys({ clavesSecretos: [NEW], carpetaDatos: join(folder, 'datos') })).toEqual([NEW]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not made anew over one that is damaged', () => {
    keys();
    const file = join(folder, 'datos', KEY_FILE);
    writeFileSync(file, 'rota');
    expect(keys).toThrow(/no contiene una clave de secretos: recupérelo de su copia/);
    expect(readFileSync(file, 'utf8')).toBe('rota');
  });
});
