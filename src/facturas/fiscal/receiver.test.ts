import { describe, expect, it } from 'vitest';
import { BLANK_RECEIVER, knownReceiver, toAskAbout, toFillIn } from './receiver.ts';

it('a receiver begins with concept 2', () => {
  expect(BLANK_RECEIVER.idConcepto).toBe('2');
});

describe('what is known of a receiver', () => {
  it('stands in the fields that the form has', () => {
    const known = { rfc: 'EKU9003173C9', correo: '', giro: 'Escuela' };
    expect(knownReceiver(known)).toEqual({ ...BLANK_RECEIVER, rfc: 'EKU9003173C9' });
    expect(knownReceiver(null)).toEqual(BLANK_RECEIVER);
  });

  it('fills what is empty and never what somebody typed', () => {
    const typed = { ...BLANK_RECEIVER, beneficiario: 'OTRO NOMBRE', codigoPostal: ' ' };
    const known = {
      beneficiario: 'ESCUELA KEMPER URGATE',
      codigoPostal: '42501',
      regimenFiscal: '601',
      giro: 'Escuela',
    };
    expect(toFillIn(typed, known, {})).toEqual([
      ['codigoPostal', '42501'],
      ['regimenFiscal', '601'],
    ]);
  });

  it('is asked about where somebody typed otherwise what the authority compares', () => {
    const known = { beneficiario: 'ESCUELA KEMPER URGATE', codigoPostal: '42501', regimenFiscal: '601', calle: 'UNO' };
    const typed = { ...BLANK_RECEIVER, beneficiario: 'OTRO NOMBRE', codigoPostal: '42501', calle: 'DOS' };
    expect(toAskAbout(typed, known)).toEqual({ beneficiario: 'ESCUELA KEMPER URGATE' });
    expect(toAskAbout({ ...typed, beneficiario: 'Escuela Kemper Urgate, S.A. de C.V.' }, known)).toBeNull();
    expect(toAskAbout(BLANK_RECEIVER, known)).toBeNull();
    expect(toAskAbout({ ...typed, codigoPostal: '06000', regimenFiscal: '603' }, { regimenFiscal: '601' })).toEqual({
      regimenFiscal: '601',
    });
  });

  it('takes the place of what was filled in for another number', () => {
    const typed = { ...BLANK_RECEIVER, estado: 'Hidalgo', municipio: 'Mío' };
    const before = { estado: 'Hidalgo', municipio: 'Pachuca' };
    expect(toFillIn(typed, { estado: 'Puebla', municipio: 'Puebla' }, before)).toEqual([['estado', 'Puebla']]);
  });
});
