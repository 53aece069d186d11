import { expect, it } from 'vitest';
import { HIDDEN, HIDDEN_CHANGE, withoutSecrets } from './secrets.ts';

const NAMES = [
  'contrasena',
  'contrasenaHash',
  'contraseña',
  'hash',
  'equipo_hash',
  'token_hash',
  'Password',
  'pass',
  'accessToken',
];

it.each(NAMES)('what a field named %s holds never leaves the server', (name) => {
  const text = JSON.stringify(
    withoutSecrets({ antes: { [name]: 'uno' }, despues: { dentro: [{ [name]: { a: 'dos' } }] } }),
  );
  expect(text).not.toMatch(/uno|dos/);
  expect(text).toContain(HIDDEN);
});

it('what is no secret is told as it is', () => {
  const row = {
    antes: { correo: 'a@x.mx', areas: [1] },
    despues: { correo: null, compas: 'x', anexos: [{ nombre: 'n.pdf' }] },
  };
  expect(withoutSecrets(row)).toEqual(row);
});

it('that a secret changed can be seen, and that there was none', () => {
  expect(withoutSecrets({ antes: { pass: 'uno' }, despues: { pass: 'dos' } }).despues).toEqual({ pass: HIDDEN_CHANGE });
  expect(withoutSecrets({ antes: { pass: 'uno' }, despues: { pass: 'uno' } }).despues).toEqual({ pass: HIDDEN });
  expect(withoutSecrets({ antes: { pass: null }, despues: { pass: 'dos' } })).toEqual({
    antes: { pass: null },
    despues: { pass: HIDDEN_CHANGE },
  });
});

it('what is no object stands under a name of its own', () => {
  expect(withoutSecrets({ antes: null, despues: 7 })).toEqual({ antes: null, despues: { valor: 7 } });
});
