import { describe, expect, it } from 'vitest';
import type { Novedad } from './novedades.ts';
import { correoDeResumen, diaAlPedir, tocaResumen } from './resumenDiario.ts';

// The clock of the centre is six hours behind UTC.
describe('the mail of what is unread', () => {
  it.each([
    ['2026-03-17', '2026-03-18T13:59:00Z', false],
    ['2026-03-17', '2026-03-18T14:00:00Z', true],
    ['2026-03-18', '2026-03-18T23:00:00Z', false],
    // Already the next day by UTC, not by the clock of the chain.
    ['2026-03-18', '2026-03-19T05:30:00Z', false],
    ['2026-03-14', '2026-03-18T14:00:00Z', true],
  ])('after that of %s is due at %s: %s', (ultimo, now, is) => {
    expect(tocaResumen(ultimo, new Date(now))).toBe(is);
  });

  it.each([
    ['2026-03-18T13:59:00Z', '2026-03-17'],
    ['2026-03-18T14:00:00Z', '2026-03-18'],
  ])('asked for at %s counts as made for %s', (now, dia) => {
    expect(diaAlPedir(new Date(now))).toBe(dia);
  });

  const one: Novedad = {
    ...{ id: 1, clase: 'asignado', entidad: 'caso', idEntidad: 401, nombre: '401', detalle: 'Garantía' },
    ...{ tienda: 'Tienda Centro', autor: { numiden: 9, nombre: 'Ana Ruiz' }, fecha: '2026-03-18T15:05:00.000Z' },
    ...{ texto: 'Su tarjeta termina en 1234', leida: false, sigue: false, suple: null },
  };

  it('says who did what, where and when, and nothing that was written', () => {
    expect(correoDeResumen([one])).toEqual({
      asunto: '1 novedad sin leer',
      texto: [
        'Lo que no ha leído en Mostrador, lo más nuevo primero:',
        '',
        '18/03/2026 09:05  Ana Ruiz le asignó el caso 401 (Garantía, Tienda Centro)',
        '',
        'Recibe este correo porque lo pidió en «Mi cuenta», donde también puede dejarlo.',
      ].join('\n'),
    });
  });

  it('names thirty, and counts the others up to 99', () => {
    const of = (n: number) => correoDeResumen(Array.from({ length: n }, () => one));
    const lines = (n: number) => of(n).texto.split('\n');
    expect([of(30).asunto, lines(30).length]).toEqual(['30 novedades sin leer', 34]);
    expect([of(31).asunto, lines(31).at(-3)]).toEqual(['31 novedades sin leer', 'Y 1 más.']);
    expect([of(100).asunto, lines(100).at(-3)]).toEqual(['99+ novedades sin leer', 'Y 70 más.']);
  });

  it('leaves out a place that has no name', () => {
    expect(correoDeResumen([{ ...one, detalle: '', tienda: '' }]).texto).toContain('el caso 401\n');
  });
});
