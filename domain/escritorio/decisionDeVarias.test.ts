import { describe, expect, it } from 'vitest';
import type { Movimiento } from '#domain/common/history';
import {
  alDejarlasEnPalabras,
  contraDecidirJuntas,
  desenlaceEnPalabras,
  marcadasEnPalabras,
  otraPersonaAntes,
} from './decisionDeVarias.ts';

function movimiento(accion: string, nombre: string, hecho?: Movimiento['hecho']): Movimiento {
  const autor = { numiden: 100_003, nombre };
  return { id: 1, accion, version: 4, fecha: '2026-03-01T10:00:00.000Z', autor, ...(hecho && { hecho }) };
}

describe('the marked requests in words', () => {
  it('count each kind, and add up the money of vouchers alone', () => {
    const vale = (saldo: number) => ({ clase: 'vale', saldo }) as const;
    const caso = { clase: 'caso', saldo: null } as const;
    expect(marcadasEnPalabras([vale(1_000.1), vale(234.2), vale(0.2)])).toBe('3 vales · $1,234.50');
    expect(marcadasEnPalabras([vale(20)])).toBe('1 vale · $20.00');
    expect(marcadasEnPalabras([caso, caso])).toBe('2 casos');
    expect(marcadasEnPalabras([caso, vale(20)])).toBe('1 vale · $20.00 y 1 caso');
    expect(marcadasEnPalabras([])).toBe('');
  });

  it('are decided together only where they are of one kind', () => {
    expect(contraDecidirJuntas([])).toBeNull();
    expect(contraDecidirJuntas(['vale', 'vale'])).toBeNull();
    expect(contraDecidirJuntas(['vale', 'caso'])).toBe(
      'Los vales y los casos se deciden por separado: deje marcados solo unos u otros.',
    );
  });
});

describe('how they went', () => {
  it('is one sentence', () => {
    expect(desenlaceEnPalabras('vale', 'yes', { hechas: 5, total: 5 })).toBe('5 vales autorizados');
    expect(desenlaceEnPalabras('vale', 'yes', { hechas: 3, total: 4 })).toBe('3 vales autorizados, 1 no');
    expect(desenlaceEnPalabras('vale', 'no', { hechas: 1, total: 3 })).toBe('1 vale rechazado, 2 no');
    expect(desenlaceEnPalabras('caso', 'yes', { hechas: 1, total: 2 })).toBe('1 caso autorizado, 1 no');
    expect(desenlaceEnPalabras('caso', 'no', { hechas: 2, total: 3 })).toBe('2 casos no autorizados, 1 sin decidir');
  });

  it('tells who leaves early what was sent and what was not', () => {
    expect(alDejarlasEnPalabras('vale', 'yes', { hechas: 2, enCamino: 1, total: 5 })).toBe(
      'Salió antes de terminar: 2 vales autorizados, 1 en camino, 2 sin enviar',
    );
    expect(alDejarlasEnPalabras('vale', 'no', { hechas: 1, enCamino: 1, total: 2 })).toBe(
      'Salió antes de terminar: 1 vale rechazado, 1 en camino',
    );
    expect(alDejarlasEnPalabras('caso', 'yes', { hechas: 0, enCamino: 0, total: 2 })).toBe(
      'Salió antes de terminar: 0 casos autorizados, 2 sin enviar',
    );
  });
});

describe('a request that somebody else was quicker with', () => {
  it('says who decided it, whatever came after', () => {
    const decided = movimiento('Vale autorizado', 'Ana Peña', { trabajo: 'autorizar' });
    const printed = movimiento('Vale impreso (carta)', 'Luis Ríos', { trabajo: 'imprimir' });
    expect(otraPersonaAntes('vale', [decided, printed])).toBe('Ya lo decidió Ana Peña.');
    expect(otraPersonaAntes('vale', [movimiento('', 'Ana Peña', { trabajo: 'rechazar' })])).toBe(
      'Ya lo decidió Ana Peña.',
    );
    expect(otraPersonaAntes('vale', [movimiento('', 'Ana Peña', { trabajo: 'cancelar' })])).toBe(
      'Ya lo canceló Ana Peña.',
    );
    expect(otraPersonaAntes('caso', [movimiento('', 'Ana Peña', { trabajo: 'noAutorizar' })])).toBe(
      'Ya lo decidió Ana Peña.',
    );
    expect(otraPersonaAntes('caso', [movimiento('', 'Ana Peña', { trabajo: 'cerrar' })])).toBe('Ya lo cerró Ana Peña.');
  });

  it('says what was changed where it still waits, and nothing where nobody did anything', () => {
    const comment = { trabajo: 'comentar', contado: 'agregó un comentario' };
    expect(otraPersonaAntes('caso', [movimiento('Comentario', 'Ana Peña', comment)])).toBe(
      'Ana Peña agregó un comentario: véalo antes de decidirlo.',
    );
    expect(otraPersonaAntes('vale', [movimiento('Recolecta programada', 'Ana Peña')])).toBe(
      'Ana Peña registró «Recolecta programada»: véalo antes de decidirlo.',
    );
    expect(otraPersonaAntes('vale', [])).toBeNull();
  });
});
