import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { avisoCodigoPostal, estadoDeCodigoPostal, estadoLlamado } from './estados.ts';

const again = 'Revíselo contra la constancia; si ahí está así, puede continuar.';

describe('the state of a postal code', () => {
  it.each([
    ['01000', 'Ciudad de México'],
    ['16999', 'Ciudad de México'],
    ['20000', 'Aguascalientes'],
    ['22000', 'Baja California'],
    ['23000', 'Baja California Sur'],
    ['27000', 'Coahuila de Zaragoza'],
    ['28000', 'Colima'],
    ['29000', 'Chiapas'],
    ['30700', 'Chiapas'],
    ['31000', 'Chihuahua'],
    ['44100', 'Jalisco'],
    ['49000', 'Jalisco'],
    ['50000', 'México'],
    ['57000', 'México'],
    ['58000', 'Michoacán de Ocampo'],
    ['68000', 'Oaxaca'],
    ['91000', 'Veracruz de Ignacio de la Llave'],
    ['97000', 'Yucatán'],
    ['99999', 'Zacatecas'],
  ])('%s is of %s', (codigoPostal, estado) => {
    expect(estadoDeCodigoPostal(codigoPostal)).toBe(estado);
  });

  it.each(['00100', '17000', '18000', '19999', '6000', '060000', '', 'O6000', '٠٦٠٠٠'])(
    '%j is of none',
    (codigoPostal) => {
      expect(estadoDeCodigoPostal(codigoPostal)).toBeNull();
    },
  );
});

describe('a state', () => {
  it.each([
    ['CIUDAD DE MEXICO', 'Ciudad de México'],
    ['CDMX', 'Ciudad de México'],
    ['D.F.', 'Ciudad de México'],
    ['MEXICO', 'México'],
    ['Edo. de  México', 'México'],
    ['Baja California Norte', 'Baja California'],
    ['Coahuila', 'Coahuila de Zaragoza'],
    ['Michoacan', 'Michoacán de Ocampo'],
    ['Querétaro de Arteaga', 'Querétaro'],
    ['Veracruz', 'Veracruz de Ignacio de la Llave'],
    ['VERACRUZ DE IGNACIO DE LA LLAVE', 'Veracruz de Ignacio de la Llave'],
    [' nuevo leon ', 'Nuevo León'],
  ])('written %j is %s', (text, estado) => {
    expect(estadoLlamado(text)).toBe(estado);
  });

  it.each(['', 'Texas', 'Méx'])('written %j is none', (text) => {
    expect(estadoLlamado(text)).toBeNull();
  });
});

describe('a postal code beside a state', () => {
  it.each([
    ['06000', 'CDMX'],
    ['06000', ''],
    ['06000', 'Texas'],
    ['6000', 'Jalisco'],
    ['060000', 'Jalisco'],
    ['C06000', 'Jalisco'],
    ['', ''],
  ])('%j and %j need no second look', (codigoPostal, estado) => {
    expect(avisoCodigoPostal(codigoPostal, estado)).toBeNull();
  });

  it('of another state is told', () => {
    expect(avisoCodigoPostal('06000', 'JALISCO')).toBe(
      `El código postal 06000 es de Ciudad de México, y el estado dice Jalisco. ${again}`,
    );
  });

  it('of no state is told, whatever the state', () => {
    const words = `Ningún estado tiene códigos postales que empiecen con 17. ${again}`;
    expect(avisoCodigoPostal('17000', 'Jalisco')).toBe(words);
    expect(avisoCodigoPostal('17000', '')).toBe(words);
  });
});

it('every prefix from 20 to 99 is of exactly one state', () => {
  const states = Array.from({ length: 80 }, (_, place) => estadoDeCodigoPostal(`${20 + place}000`));
  expect(states).not.toContain(null);
  // Each state's prefixes follow one another: as many changes as states, but for the first.
  const changes = states.filter((state, place) => place > 0 && state !== states[place - 1]);
  expect(changes).toHaveLength(30);
  expect(new Set(states).size).toBe(31);
});

const GEO = fileURLToPath(new URL('../../../../shared/data/geo/estados_municipios.json', import.meta.url));
const THERE = existsSync(GEO);

it.skipIf(!THERE)(
  `knows the 32 states by their official names${THERE ? '' : ' (skipped: there is no ../shared/data)'}`,
  () => {
    const { estados }: { estados: readonly { nombre: string }[] } = JSON.parse(readFileSync(GEO, 'utf8'));
    expect(estados).toHaveLength(32);
    for (const { nombre } of estados) expect(estadoLlamado(nombre)).toBe(nombre);
  },
);
