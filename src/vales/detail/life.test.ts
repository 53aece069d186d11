import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import type { AccionVale } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { colleagueOnVoucher, decisionOnVoucher, type Person } from './life.ts';
import { livedVoucher } from './livedVoucher.ts';

const now = new Date('2026-03-31T18:00:00Z');
const [MAKER, OTHER] = [100_002, 100_003];
const person: Person = {
  numiden: OTHER,
  permisos: Object.values(PERMISOS).map(({ id }) => id),
  tienda: { id: 1, nombre: 'Tienda Centro' },
  limite: null,
};

type Refund = Vale['devoluciones'][number]['estado'];

function voucher(estado: Vale['estado']['id'], changes: object = {}, refunds: readonly Refund[] = []): Vale {
  return {
    estado: { id: estado, nombre: '' },
    fechaVigencia: '2026-04-30T05:59:59.999Z',
    ...{ total: 232, depreciacion: 0, condonacion: 0, acumulado: 0, saldo: 232 },
    tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    autor: { numiden: MAKER, nombre: 'Jorge' },
    autores: [MAKER],
    nota: null,
    casoSolucionado: false,
    casoDeOtroTipo: false,
    migradoNetsuite: false,
    tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
    articulos: [],
    recolectas: [],
    devoluciones: refunds.map((each) => ({ estado: each, autor: { numiden: MAKER, nombre: 'Jorge' }, deshecho: null })),
    ...changes,
  } as unknown as Vale;
}

function reasonOf(vale: Vale, work: AccionVale, who: Person = person): string {
  const decision = decisionOnVoucher(vale, who, work, now);
  return decision.allowed ? 'allowed' : decision.reason;
}

describe('what a person may do with a voucher', () => {
  it('is to decide what another made, and not what he made or saved himself', () => {
    expect(reasonOf(voucher(5), 'autorizar')).toBe('allowed');
    expect(reasonOf(voucher(5), 'rechazar', { ...person, numiden: MAKER })).toBe('own');
    expect(reasonOf(voucher(5, { autores: [MAKER, OTHER] }), 'autorizar')).toBe('own');
    expect(reasonOf(voucher(5, { autores: [] }), 'autorizar')).toBe('unknown');
    expect(reasonOf(voucher(5), 'autorizar', { ...person, permisos: [PERMISOS.crearVale.id] })).toBe('person');
  });

  it('is to authorize up to his limit, and to reject whatever the amount', () => {
    const limited = { ...person, limite: 231.99 };
    expect(reasonOf(voucher(5), 'autorizar', { ...person, limite: 232 })).toBe('allowed');
    expect(decisionOnVoucher(voucher(5), limited, 'autorizar', now)).toMatchObject({
      reason: 'limit',
      text: 'Su límite para autorizar es de $231.99 y este vale pasa de él: lo autoriza alguien con un límite mayor.',
    });
    expect(reasonOf(voucher(5), 'rechazar', limited)).toBe('allowed');
    expect(reasonOf(voucher(5, { autores: [OTHER] }), 'autorizar', limited)).toBe('own');
    // The limit that counts at this computer is the colleague's, whoever that will be.
    expect(colleagueOnVoucher(voucher(5), { ...limited, numiden: MAKER }, 'autorizar', now)).toMatchObject({
      allowed: true,
    });
  });

  it('is to let a colleague decide at his computer whatever waits and can be decided at all', () => {
    const maker = { ...person, numiden: MAKER, permisos: [PERMISOS.crearVale.id] };
    expect(colleagueOnVoucher(voucher(5), maker, 'autorizar', now)).toMatchObject({ allowed: true });
    expect(colleagueOnVoucher(voucher(1), maker, 'autorizar', now)).toMatchObject({ allowed: false, reason: 'state' });
    expect(colleagueOnVoucher(voucher(5, { autores: [] }), maker, 'autorizar', now)).toMatchObject({
      reason: 'unknown',
    });
  });

  it('is to go on with a partial one of his own store', () => {
    expect(reasonOf(voucher(4), 'guardar')).toBe('allowed');
    expect(reasonOf(voucher(4, { tienda: { cvetda: 2, nombre: 'Satélite' } }), 'guardar')).toBe('elsewhere');
  });

  it('is to give back a valid one, and past its validity only to finish what had begun', () => {
    const past = { fechaVigencia: '2026-03-31T05:59:59.999Z' };
    expect(reasonOf(voucher(1), 'devolver')).toBe('allowed');
    expect(reasonOf(voucher(1, past), 'devolver')).toBe('expired');
    expect(reasonOf(voucher(1, past, ['pendiente']), 'devolver')).toBe('allowed');
    expect(reasonOf(voucher(1, past), 'reponer')).toBe('allowed');
  });

  it('is not to cancel one that went back in part, and not to replace one that is going back', () => {
    expect(reasonOf(voucher(1, {}, ['rechazada']), 'cancelar')).toBe('allowed');
    expect(reasonOf(voucher(1, { saldo: 100 }, ['hecha']), 'cancelar')).toBe('begun');
    expect(reasonOf(voucher(1, { saldo: 100 }, ['hecha']), 'reponer')).toBe('allowed');
    expect(reasonOf(voucher(1, {}, ['pendiente']), 'cancelar')).toBe('begun');
    expect(reasonOf(voucher(1, {}, ['pendiente']), 'reponer')).toBe('begun');
  });

  it('is not to cancel one whose replaced voucher went back in part', () => {
    expect(reasonOf(voucher(1, { saldo: 100 }), 'cancelar')).toBe('begun');
  });

  it('is not to cancel one that has a credit note', () => {
    expect(reasonOf(voucher(1, { nota: { id: 1 } }), 'cancelar')).toBe('credited');
    expect(reasonOf(voucher(1, { nota: { id: 1 } }), 'reponer')).toBe('allowed');
  });

  it('is to change how the rest of a valid one goes back, while no refund is under way', () => {
    const past = { fechaVigencia: '2026-03-31T05:59:59.999Z' };
    expect(reasonOf(voucher(1, {}, ['hecha', 'rechazada']), 'cambiarMetodos')).toBe('allowed');
    expect(reasonOf(voucher(1, {}, ['pendiente']), 'cambiarMetodos')).toBe('begun');
    expect(reasonOf(voucher(1, past, ['pendiente']), 'cambiarMetodos')).toBe('begun');
    expect(reasonOf(voucher(1, past), 'cambiarMetodos')).toBe('expired');
    expect(reasonOf(voucher(5), 'cambiarMetodos')).toBe('state');
    expect(reasonOf(voucher(1), 'cambiarMetodos', { ...person, permisos: [PERMISOS.autorizarVale.id] })).toBe('person');
  });

  it('is to save a partial one once its goods are here, and while its case is open', () => {
    const marked = { articulos: [{ linea: 1, cantidad: 1, esRecolecta: true }] };
    const pickup = (statusitem: number, enCamino = false) => ({
      ...marked,
      recolectas: [{ folioGuia: 'R1', enCamino, articulos: [{ linea: 1, cantidad: 1, statusitem }] }],
    });
    const works = ['guardar', 'guardarParcial', 'recolectar', 'cancelar'] as const;
    const reasons = (changes: object) => works.map((work) => reasonOf(voucher(4, changes), work));
    expect(reasons(marked)).toEqual(['awaited', 'allowed', 'allowed', 'allowed']);
    expect(reasons(pickup(14))).toEqual(['awaited', 'allowed', 'allowed', 'allowed']);
    expect(reasons(pickup(14, true))).toEqual(['awaited', 'allowed', 'allowed', 'travelling']);
    expect(reasons(pickup(13))).toEqual(['allowed', 'allowed', 'allowed', 'allowed']);
    expect(reasons({ casoSolucionado: true })).toEqual(['solved', 'solved', 'solved', 'allowed']);
    expect(reasons({ casoDeOtroTipo: true })).toEqual(['moved', 'moved', 'moved', 'allowed']);
    const maker = { ...person, numiden: MAKER, permisos: [PERMISOS.crearVale.id] };
    expect(reasonOf(voucher(4), 'cancelar', maker)).toBe('person');
    expect(reasonOf(voucher(4, { casoDeOtroTipo: true }), 'cancelar', maker)).toBe('allowed');
    expect(reasonOf(voucher(4, { casoSolucionado: true }), 'cancelar', maker)).toBe('allowed');
    expect(reasons({ tipo: { id: 0 } })).toEqual(['allowed', 'allowed', 'kind', 'allowed']);
  });

  it('says why not in the words of the house', () => {
    const decision = decisionOnVoucher(voucher(2), person, 'devolver', now);
    expect(decision.allowed ? '' : decision.text).toBe('Un vale en estado CANJEADO no permite devolver su saldo.');
  });

  it('is told for its diagram with the reasons, and that what was sent is not sent again', () => {
    const { state, against } = livedVoucher(voucher(1, { folio: 'D1', migradoNetsuite: true }), person, now);
    expect(state).toBe(1);
    expect([against.get('devolver'), against.get('autorizar'), against.get('migrar')]).toEqual([
      ...[null, 'Un vale en estado VIGENTE no permite autorizarlo.', 'Este vale ya se había enviado a NetSuite.'],
    ]);
    expect(livedVoucher(voucher(1), person, now).against.get('migrar')).toBeNull();
  });
});
