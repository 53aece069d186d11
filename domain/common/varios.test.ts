import { describe, expect, it } from 'vitest';
import type { Movimiento } from '#domain/common/history';
import {
  alDejarlosEnPalabras,
  avanceEnPalabras,
  desenlaceEnPalabras,
  marcadosEnPalabras,
  otraPersonaAntes,
  type PalabrasDeVarios,
  preguntaPorVarios,
} from './varios.ts';

function movimiento(accion: string, nombre: string, hecho?: Movimiento['hecho']): Movimiento {
  const autor = { numiden: 100_003, nombre };
  return { id: 1, accion, version: 4, fecha: '2026-03-01T10:00:00.000Z', autor, ...(hecho && { hecho }) };
}

const YES_VOUCHER: PalabrasDeVarios = {
  ...{ hechos: ['vale autorizado', 'vales autorizados'], hecho: 'Autorizado', sinHacer: 'Sin decidir' },
  antesDe: 'decidirlo',
  decide: true,
};
const NO_VOUCHER: PalabrasDeVarios = { ...YES_VOUCHER, hechos: ['vale rechazado', 'vales rechazados'] };
const YES_CASE: PalabrasDeVarios = { ...YES_VOUCHER, hechos: ['caso autorizado', 'casos autorizados'] };
// 'No autorizados, 1 no' would say the opposite.
const NO_CASE: PalabrasDeVarios = {
  ...{ ...YES_VOUCHER, hechos: ['caso no autorizado', 'casos no autorizados'], negados: 'sin decidir' },
};

describe('the marked records in words', () => {
  it('count each kind, and add up the money of vouchers alone', () => {
    const vale = (saldo: number) => ({ clase: 'vale', saldo }) as const;
    const caso = { clase: 'caso', saldo: null } as const;
    expect(marcadosEnPalabras([vale(1_000.1), vale(234.2), vale(0.2)])).toBe('3 vales · $1,234.50');
    expect(marcadosEnPalabras([vale(20)])).toBe('1 vale · $20.00');
    expect(marcadosEnPalabras([caso, caso])).toBe('2 casos');
    expect(marcadosEnPalabras([caso, vale(20)])).toBe('1 vale · $20.00 y 1 caso');
    expect(marcadosEnPalabras([])).toBe('');
  });
});

describe('the one question about them', () => {
  it('names the work, the number and the sum', () => {
    const vales = [9_000.1, 1_113.2].map((saldo) => ({ clase: 'vale', saldo }) as const);
    expect(preguntaPorVarios('Autorizar', vales)).toBe('Autorizar 2 vales, $10,113.30');
    expect(preguntaPorVarios('Rechazar', vales.slice(0, 1))).toBe('Rechazar 1 vale, $9,000.10');
    expect(preguntaPorVarios('No autorizar', [{ clase: 'caso', saldo: null }])).toBe('No autorizar 1 caso');
  });
});

describe('how they went', () => {
  const none = { hechas: 0, negadas: 0, inciertas: 0, enCamino: 0, sinEnviar: 0 };

  it('is one sentence, in which a no is only what was asked and refused', () => {
    expect(desenlaceEnPalabras(YES_VOUCHER, { ...none, hechas: 5 })).toBe('5 vales autorizados');
    expect(desenlaceEnPalabras(YES_VOUCHER, { ...none, hechas: 3, negadas: 1 })).toBe('3 vales autorizados, 1 no');
    expect(desenlaceEnPalabras(NO_VOUCHER, { ...none, hechas: 1, negadas: 2 })).toBe('1 vale rechazado, 2 no');
    expect(desenlaceEnPalabras(YES_VOUCHER, { ...none, inciertas: 1, sinEnviar: 3 })).toBe(
      '0 vales autorizados, 1 no se sabe si quedó, 3 sin enviar',
    );
    expect(desenlaceEnPalabras(YES_VOUCHER, { ...none, negadas: 1, inciertas: 2 })).toBe(
      '0 vales autorizados, 1 no, 2 no se sabe si quedaron',
    );
    expect(desenlaceEnPalabras(YES_CASE, { ...none, hechas: 1, negadas: 1 })).toBe('1 caso autorizado, 1 no');
    expect(desenlaceEnPalabras(NO_CASE, { ...none, hechas: 2, negadas: 1 })).toBe(
      '2 casos no autorizados, 1 sin decidir',
    );
  });

  it('counts the one on its way among those that were sent', () => {
    expect(avanceEnPalabras({ ...none, enCamino: 1, sinEnviar: 1 })).toBe('Enviando 1 de 2...');
    expect(avanceEnPalabras({ ...none, hechas: 1, negadas: 1, inciertas: 1, enCamino: 1, sinEnviar: 2 })).toBe(
      'Enviando 4 de 6...',
    );
  });

  it('tells who leaves early what was sent and what was not', () => {
    expect(alDejarlosEnPalabras(YES_VOUCHER, { ...none, hechas: 2, enCamino: 1, sinEnviar: 2 })).toBe(
      'Salió antes de terminar: 2 vales autorizados, 1 en camino, 2 sin enviar',
    );
    expect(alDejarlosEnPalabras(NO_VOUCHER, { ...none, hechas: 1, negadas: 1, enCamino: 1 })).toBe(
      'Salió antes de terminar: 1 vale rechazado, 1 no, 1 en camino',
    );
    expect(alDejarlosEnPalabras(YES_CASE, { ...none, sinEnviar: 2 })).toBe(
      'Salió antes de terminar: 0 casos autorizados, 2 sin enviar',
    );
  });
});

describe('a request that somebody else was quicker with', () => {
  it('says who decided it, whatever came after', () => {
    const decided = movimiento('Vale autorizado', 'Ana Peña', { trabajo: 'autorizar' });
    const printed = movimiento('Vale impreso (carta)', 'Luis Ríos', { trabajo: 'imprimir' });
    expect(otraPersonaAntes(YES_VOUCHER, [decided, printed])).toBe('Ya lo decidió Ana Peña.');
    expect(otraPersonaAntes(YES_VOUCHER, [movimiento('', 'Ana Peña', { trabajo: 'rechazar' })])).toBe(
      'Ya lo decidió Ana Peña.',
    );
    expect(otraPersonaAntes(YES_VOUCHER, [movimiento('', 'Ana Peña', { trabajo: 'cancelar' })])).toBe(
      'Ya lo canceló Ana Peña.',
    );
    expect(otraPersonaAntes(YES_CASE, [movimiento('', 'Ana Peña', { trabajo: 'noAutorizar' })])).toBe(
      'Ya lo decidió Ana Peña.',
    );
    expect(otraPersonaAntes(YES_CASE, [movimiento('', 'Ana Peña', { trabajo: 'cerrar' })])).toBe(
      'Ya lo cerró Ana Peña.',
    );
  });

  it('says that it waits again where the decision was taken back', () => {
    const decided = movimiento('Caso autorizado', 'Ana Peña', { trabajo: 'autorizar' });
    const undone = movimiento('', 'Ana Peña', { trabajo: 'deshacer', contado: 'deshizo la autorización' });
    expect(otraPersonaAntes(YES_CASE, [decided, undone])).toBe(
      'Ana Peña deshizo la autorización: véalo antes de decidirlo.',
    );
    expect(otraPersonaAntes(YES_CASE, [decided, undone, decided])).toBe('Ya lo decidió Ana Peña.');
  });

  it('says what was changed where it still waits, and nothing where nobody did anything', () => {
    const comment = { trabajo: 'comentar', contado: 'agregó un comentario' };
    expect(otraPersonaAntes(YES_CASE, [movimiento('Comentario', 'Ana Peña', comment)])).toBe(
      'Ana Peña agregó un comentario: véalo antes de decidirlo.',
    );
    expect(otraPersonaAntes(YES_VOUCHER, [movimiento('Recolecta programada', 'Ana Peña')])).toBe(
      'Ana Peña registró «Recolecta programada»: véalo antes de decidirlo.',
    );
    expect(otraPersonaAntes(YES_VOUCHER, [])).toBeNull();
  });

  it('names the work that must not be done unseen', () => {
    const assigned = movimiento('', 'Ana Peña', { trabajo: 'asignar', contado: 'asignó el caso a Luis Ríos' });
    expect(otraPersonaAntes({ antesDe: 'tomarlo' }, [assigned])).toBe(
      'Ana Peña asignó el caso a Luis Ríos: véalo antes de tomarlo.',
    );
    const decided = movimiento('', 'Ana Peña', { trabajo: 'autorizar', contado: 'autorizó el caso' });
    expect(otraPersonaAntes({ antesDe: 'tomarlo' }, [decided])).toBe(
      'Ana Peña autorizó el caso: véalo antes de tomarlo.',
    );
    const closed = movimiento('', 'Ana Peña', { trabajo: 'cerrar', contado: 'cerró el caso' });
    expect(otraPersonaAntes({ antesDe: 'tomarlo' }, [closed])).toBe('Ya lo cerró Ana Peña.');
  });
});
