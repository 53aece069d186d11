import { describe, expect, it } from 'vitest';
import { leerMenciones, MENCION_TEXTS, mencionadosEn, mencionDe } from '#domain/casos/menciones';

const ANA = { numiden: 1, nombre: 'Ana López' };
const ANA_RUIZ = { numiden: 2, nombre: 'Ana López Ruiz' };
const OTHER_ANA = { numiden: 3, nombre: 'Ana López' };
const NONO = { numiden: 4, nombre: "José Núñez O'Farril" };

function whom(texto: string, personas = [ANA, ANA_RUIZ, NONO]): readonly number[] {
  return mencionadosEn(texto, personas).map(({ numiden }) => numiden);
}

describe('a comment mentions', () => {
  it.each<[string, readonly number[]]>([
    ['@Ana López', [1]],
    ['@Ana López, ¿lo ves?', [1]],
    ['Hola\n@Ana López', [1]],
    ['(@Ana López)', [1]],
    ['@Ana López Ruiz', [2]],
    ['@Ana López y @Ana López Ruiz', [1, 2]],
    ['@Ana López @Ana López', [1]],
    [`@@${NONO.nombre}.`, [4]],
    ['Ana López', []],
    ['@ana lópez', []],
    ['@Ana Lópezz', []],
    ['@Ana López2', []],
    ['correo@Ana López', []],
    ['9@Ana López', []],
    ['@ Ana López', []],
    ['@Ana  López', []],
    ['', []],
  ])('%j: %j', (texto, expected) => expect(whom(texto)).toEqual(expected));

  it('every one of a name, and only who it may mean', () => {
    expect(whom('@Ana López', [ANA, OTHER_ANA])).toEqual([1, 3]);
    expect(whom('@Ana López', [NONO])).toEqual([]);
    expect(whom('@ hola', [{ numiden: 5, nombre: ' ' }])).toEqual([]);
  });

  it('a name as texts are kept', () => {
    const decomposed = { numiden: 6, nombre: 'José ' };
    expect(mencionDe(decomposed.nombre)).toBe('@José');
    expect(mencionadosEn('@José', [decomposed])).toEqual([{ numiden: 6, nombre: 'José' }]);
  });
});

it('the parts of a comment are the whole of it, each mention for itself', () => {
  const texto = 'Oye @Ana López: di a @Ana López Ruiz';
  const parts = leerMenciones(texto, [ANA, ANA_RUIZ]);
  expect(parts).toEqual([
    'Oye ',
    { nombre: 'Ana López', personas: [ANA] },
    ': di a ',
    { nombre: 'Ana López Ruiz', personas: [ANA_RUIZ] },
  ]);
  expect(leerMenciones('nada', [ANA])).toEqual(['nada']);
  expect(leerMenciones('@Ana López.', [ANA])).toEqual([{ nombre: 'Ana López', personas: [ANA] }, '.']);
});

it('who would not see it is named', () => {
  expect(MENCION_TEXTS.noLoVen(['Ana'])).toBe('Ana no puede ver este caso y no se enteraría. Quite la @ de su nombre.');
  expect(MENCION_TEXTS.noLoVen(['Ana', 'Luis'])).toBe(
    'Ana, Luis no pueden ver este caso y no se enterarían. Quite la @ de sus nombres.',
  );
});
