import { expect, it } from 'vitest';
import { credentialBudget, networkBudget, numberBudget } from '../sesion/brakeRules.ts';
import { brakeInWords } from './brakeInWords.ts';

const NOW = new Date('2026-03-18T18:00:00.000Z');
const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const HASH = 'a'.repeat(64);

function words(clave: string, cuenta: number, libre = later(1), withPasswords = true) {
  return brakeInWords({ clave, cuenta, libre }, NOW, withPasswords);
}

it('a number in a network: how often, from where and until when', () => {
  expect(words('par:100002:10.0.0.7', 6)).toEqual({
    numiden: 100_002,
    red: '10.0.0.7',
    porque: 'Seis contraseñas incorrectas desde 10.0.0.7',
    hasta: later(1),
  });
  expect(words('par:100002:2001:db8:0:1::/64', 21)).toMatchObject({
    porque: '21 contraseñas incorrectas desde 2001:db8:0:1::/64',
  });
});

it('a computer is not named', () => {
  const said = words(`equipo:${HASH}:100002`, 7);
  expect(JSON.stringify(said)).not.toContain('aaa');
  expect(said).toMatchObject({
    numiden: 100_002,
    porque: 'Siete contraseñas incorrectas en un equipo donde ya había entrado',
  });
});

it('who changes a password', () => {
  expect(words('cambio:100002', 5)).toMatchObject({
    numiden: 100_002,
    porque: 'Cinco contraseñas incorrectas al cambiar su contraseña',
  });
});

it('a budget is exhausted until its next try, and no longer', () => {
  const number = numberBudget(100_002);
  const spent = (minutes: number) => new Date(later(minutes).getTime() + (number.tries - 1) * number.refillMs);
  expect(words('numero:100002', 104, spent(9))).toMatchObject({ numiden: 100_002, hasta: later(9) });
  expect(words('numero:100002', 104, spent(-1))).toMatchObject({ hasta: null });
  const net = networkBudget('10.0.0.7');
  const gone = new Date(later(1).getTime() + (net.tries - 1) * net.refillMs);
  expect(words('red:10.0.0.7', 130, gone)).toEqual({
    numiden: null,
    red: '10.0.0.7',
    hasta: later(1),
    porque: '130 contraseñas incorrectas con distintos números desde 10.0.0.7',
  });
});

it('programs that show wrong credentials are told by their network', () => {
  const { tries, refillMs } = credentialBudget('10.0.0.7');
  const gone = new Date(later(1).getTime() + (tries - 1) * refillMs);
  expect(words('credencial:10.0.0.7', 100, gone)).toEqual({
    numiden: null,
    red: '10.0.0.7',
    hasta: later(1),
    porque: '100 credenciales incorrectas de programas desde 10.0.0.7',
  });
});

it('who need not wait now is said so, and what is nobody’s is not told', () => {
  expect(words('par:100002:10.0.0.7', 6, later(-1))).toMatchObject({ hasta: null });
  expect(words('bitacora', 900)).toBeNull();
});

it('where no password is asked for, tries fail', () => {
  expect(words('par:100002:10.0.0.7', 6, later(1), false)?.porque).toBe('Seis intentos fallidos desde 10.0.0.7');
  expect(words('par:100002:10.0.0.7', 1, later(1), false)?.porque).toBe('Un intento fallido desde 10.0.0.7');
});
