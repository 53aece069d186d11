import { describe, expect, it } from 'vitest';
import { methodKey } from '../methods/methodTexts.ts';
import { unreadable } from './unreadable.ts';
import { blankValues, type MakingValues } from './values.ts';

const LINE = { cantidad: '1', deprecia: true, porcentaje: '10', motivo: '4', recolecta: false };

function told(more: Partial<MakingValues>, tipo: 0 | 1 = 1) {
  return unreadable({ ...blankValues(null), ...more }, tipo).map(({ name, falla }) => [name, falla.linea, falla.texto]);
}

describe('what is written in a voucher and cannot be read', () => {
  it('is nothing of what is empty, or an amount as people write it', () => {
    expect(told({})).toEqual([]);
    const metodos = { [methodKey(6)]: '$1,200.50', [methodKey(3)]: ' ' };
    expect(told({ lineas: { l1: LINE }, condonacion: '10.5', modo: 'eligiendo', metodos })).toEqual([]);
    // It is a number: the calculation says that there are not so many.
    expect(told({ lineas: { l1: { ...LINE, cantidad: '7501055300075' } } })).toEqual([]);
  });

  it('is told with its field, in the order of the page', () => {
    const metodos = { [methodKey(3)]: 'todo', [methodKey(6)]: '12,50' };
    const lineas = { l2: { ...LINE, cantidad: 'dos', porcentaje: '12.345' } };
    expect(told({ lineas, condonacion: '1.234', modo: 'eligiendo', metodos })).toEqual([
      ['lineas.l2.cantidad', 2, 'Campo de solo números.'],
      ['lineas.l2.porcentaje', 2, 'Máximo dos decimales'],
      ['condonacion', null, 'Máximo dos decimales'],
      ['metodos.m3', null, 'BILLETERA: Campo de solo números.'],
      ['metodos.m6', null, 'EFECTIVO: Campo de solo números.'],
    ]);
  });

  it('does not count where it is not asked for', () => {
    const metodos = { [methodKey(3)]: 'todo' };
    expect(told({ lineas: { l1: { ...LINE, deprecia: false, porcentaje: 'x' } }, metodos })).toEqual([]);
    expect(told({ lineas: { l1: { ...LINE, porcentaje: 'x' } } }, 0)).toEqual([]);
  });
});
