import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import {
  cancelacionDe,
  type FacturaPorCancelar,
  type FacturaRelacionada,
  motivosDe,
  plazoDeRespuesta,
  type SolicitudCancelacion,
  solicitudCancelacionSchema,
} from './cancelacion.ts';

const OLD = '5FB2822E-396D-4725-8521-CDC4BDD20CCF';
const SUBSTITUTE = '7A2D5E1C-3B46-4A7E-9F10-2C8D4E6F8A01';

/** Monday the 9th of November, noon in Mexico: asked for two weeks later it needs acceptance. */
const FACTURA: FacturaPorCancelar = {
  tipo: 'I',
  total: centavos(1_000_01),
  personaEmisor: 'moral',
  rfcReceptor: 'EKU9003173C9',
  expedida: '2026-11-09T18:00:00.000Z',
  relacionadas: [],
};
const NOW = new Date('2026-11-23T18:00:00Z');
const ERRORES: SolicitudCancelacion = { motivo: '02' };
const SUSTITUIDA: SolicitudCancelacion = { motivo: '01', sustituta: SUBSTITUTE };

const sustituta: FacturaRelacionada = { uuid: SUBSTITUTE, clase: 'sustituta', nombre: 'A-12', vive: true };
const nota: FacturaRelacionada = { uuid: OLD, clase: 'notaDeCredito', nombre: 'NC-3', vive: true };
const pago: FacturaRelacionada = { uuid: OLD, clase: 'pago', nombre: 'P-7', vive: true };

describe('without the acceptance of the receiver', () => {
  it.each([
    [{ total: centavos(1_000_00) }, 'monto', 'Se cancela sin que el cliente la acepte: su total no pasa de $1,000.00.'],
    [{ total: centavos(1) }, 'monto', 'Se cancela sin que el cliente la acepte: su total no pasa de $1,000.00.'],
    [{ tipo: 'E' }, 'tipo', 'Se cancela sin que el cliente la acepte: no es una factura de ingreso.'],
    [
      { tipo: 'P', total: centavos(0) },
      'tipo',
      'Se cancela sin que el cliente la acepte: no es una factura de ingreso.',
    ],
    [{ rfcReceptor: 'XAXX010101000' }, 'publico', 'Se cancela sin aceptación: es una factura al público en general.'],
    [
      { rfcReceptor: 'XEXX010101000' },
      'extranjero',
      'Se cancela sin que el cliente la acepte: es de un residente en el extranjero.',
    ],
    [
      { expedida: '2026-11-23T12:00:00.000Z' },
      'primerDia',
      'Se cancela sin que el cliente la acepte: no ha pasado el primer día hábil desde que se expidió.',
    ],
  ] as const)('%j: %s', (facts, porque, texto) => {
    expect(cancelacionDe({ ...FACTURA, ...facts }, ERRORES, NOW)).toEqual({ modo: 'sinAceptacion', porque, texto });
  });

  // The day is the store's: Mexico is six hours behind.
  it.each([
    // Issued on a Friday: to the end of Monday.
    ['2026-11-20T18:00:00.000Z', '2026-11-24T05:59:59Z', 'sinAceptacion'],
    ['2026-11-20T18:00:00.000Z', '2026-11-24T06:00:00Z', 'conAceptacion'],
    // Issued on a Friday at 23:30, which is Saturday in Greenwich.
    ['2026-11-21T05:30:00.000Z', '2026-11-24T05:59:59Z', 'sinAceptacion'],
    ['2026-11-21T05:30:00.000Z', '2026-11-24T06:00:00Z', 'conAceptacion'],
    // Before the long weekend of November: to the end of Tuesday the 17th.
    ['2026-11-13T18:00:00.000Z', '2026-11-18T05:59:59Z', 'sinAceptacion'],
    ['2026-11-13T18:00:00.000Z', '2026-11-18T06:00:00Z', 'conAceptacion'],
    // On Christmas Eve, a Thursday: to the end of Monday the 28th.
    ['2026-12-24T18:00:00.000Z', '2026-12-29T05:59:59Z', 'sinAceptacion'],
    ['2026-12-24T18:00:00.000Z', '2026-12-29T06:00:00Z', 'conAceptacion'],
  ])('issued at %s and asked for at %s it is %s', (expedida, now, modo) => {
    expect(cancelacionDe({ ...FACTURA, expedida }, ERRORES, new Date(now)).modo).toBe(modo);
  });
});

describe('with the acceptance of the receiver', () => {
  it('he has three business days', () => {
    expect(cancelacionDe(FACTURA, ERRORES, NOW)).toEqual({
      modo: 'conAceptacion',
      plazo: '2026-11-26',
      texto: 'El cliente tiene hasta el 26/11/2026 para aceptar o rechazar la cancelación; si no contesta, se cancela.',
    });
  });

  it.each([
    ['2026-11-23T18:00:00Z', '2026-11-26'],
    // A Thursday: Friday, Monday, Tuesday.
    ['2026-11-19T18:00:00Z', '2026-11-24'],
    // A Saturday.
    ['2026-11-21T18:00:00Z', '2026-11-25'],
    // Sunday at 23:00 in Mexico, Monday in Greenwich.
    ['2026-11-23T05:00:00Z', '2026-11-25'],
    // Wednesday before Christmas.
    ['2026-12-23T18:00:00Z', '2026-12-29'],
    // The end of April: Monday 4, Wednesday 6, Thursday 7 of May.
    ['2026-04-30T18:00:00Z', '2026-05-07'],
  ])('asked for at %s he can answer to the end of %s', (asked, plazo) => {
    const pedida = new Date(asked);
    expect(plazoDeRespuesta(pedida)).toBe(plazo);
  });

  it('counts the days of the zone that is asked for', () => {
    const pedida = new Date('2026-11-23T05:00:00Z');
    expect(plazoDeRespuesta(pedida, 'UTC')).toBe('2026-11-26');
    expect(cancelacionDe(FACTURA, ERRORES, new Date('2026-11-23T05:00:00Z'), 'UTC')).toMatchObject({
      plazo: '2026-11-26',
    });
  });
});

describe('what lives of an invoice', () => {
  it('keeps it, and is named', () => {
    const relacionadas = [nota, { ...pago, vive: false }, pago, sustituta];
    expect(cancelacionDe({ ...FACTURA, relacionadas }, ERRORES, NOW)).toEqual({
      modo: 'noCancelable',
      relacionadas: [nota, pago, sustituta],
      texto:
        'La factura no es cancelable mientras viva lo que se relaciona con ella: nota de crédito NC-3, recibo de pago P-7, factura sustituta A-12. ' +
        'Cancélelo primero, o sustituya la factura con el motivo 01.',
    });
  });

  it('keeps it before a motive is chosen, and where nobody would be asked', () => {
    expect(cancelacionDe({ ...FACTURA, relacionadas: [nota] }, null, NOW).modo).toBe('noCancelable');
    const small = { ...FACTURA, total: centavos(1_00), relacionadas: [nota] };
    expect(cancelacionDe(small, ERRORES, NOW).modo).toBe('noCancelable');
  });

  it('lets it go when it is cancelled itself', () => {
    const relacionadas = [nota, pago, sustituta].map((one) => ({ ...one, vive: false }));
    expect(cancelacionDe({ ...FACTURA, relacionadas }, ERRORES, NOW).modo).toBe('conAceptacion');
  });

  it('lets it go for motive 01, when its substitute is stamped', () => {
    const factura = { ...FACTURA, relacionadas: [nota, sustituta] };
    expect(cancelacionDe(factura, SUSTITUIDA, NOW).modo).toBe('conAceptacion');
    const lowerCase = { motivo: '01', sustituta: SUBSTITUTE.toLowerCase() } as const;
    expect(cancelacionDe(factura, lowerCase, NOW).modo).toBe('conAceptacion');
    const small = { ...factura, total: centavos(1_000_00) };
    expect(cancelacionDe(small, SUSTITUIDA, NOW)).toMatchObject({ modo: 'sinAceptacion', porque: 'monto' });
  });

  it('is no substitute where motive 01 names another one, or none that stands in its place', () => {
    const unknown = {
      modo: 'sinSustituta',
      texto:
        'El folio fiscal no es de una factura que sustituya a esta. Timbre primero la sustituta, con la relación 04.',
    };
    expect(cancelacionDe(FACTURA, SUSTITUIDA, NOW)).toEqual(unknown);
    expect(cancelacionDe({ ...FACTURA, relacionadas: [{ ...sustituta, uuid: OLD }] }, SUSTITUIDA, NOW)).toEqual(
      unknown,
    );
    expect(cancelacionDe({ ...FACTURA, relacionadas: [{ ...nota, uuid: SUBSTITUTE }] }, SUSTITUIDA, NOW)).toEqual(
      unknown,
    );
  });

  it('is no substitute any more once that is cancelled', () => {
    expect(cancelacionDe({ ...FACTURA, relacionadas: [{ ...sustituta, vive: false }] }, SUSTITUIDA, NOW)).toEqual({
      modo: 'sinSustituta',
      texto: 'La factura A-12, que sustituía a esta, ya no está vigente. Timbre otra con la relación 04.',
    });
  });
});

describe('an invoice of another year', () => {
  it.each([
    // To the last second of March in Mexico for a company, of April for a person.
    ['moral', '2026-11-09T18:00:00.000Z', '2027-04-01T05:59:59Z', 'conAceptacion'],
    ['moral', '2026-11-09T18:00:00.000Z', '2027-04-01T06:00:00Z', 'fueraDePlazo'],
    ['fisica', '2026-11-09T18:00:00.000Z', '2027-05-01T05:59:59Z', 'conAceptacion'],
    ['fisica', '2026-11-09T18:00:00.000Z', '2027-05-01T06:00:00Z', 'fueraDePlazo'],
    ['moral', '2026-01-02T18:00:00.000Z', '2027-03-31T18:00:00Z', 'conAceptacion'],
    // The last evening of 2025 in Mexico is 2026 in Greenwich.
    ['moral', '2026-01-01T05:30:00.000Z', '2026-03-31T18:00:00Z', 'conAceptacion'],
    ['moral', '2026-01-01T05:30:00.000Z', '2026-04-01T18:00:00Z', 'fueraDePlazo'],
  ] as const)('of a persona %s, issued at %s, is %s %s', (personaEmisor, expedida, now, modo) => {
    expect(cancelacionDe({ ...FACTURA, personaEmisor, expedida }, ERRORES, new Date(now)).modo).toBe(modo);
  });

  it('says until when it could be cancelled, whatever else would hinder or help', () => {
    const late = new Date('2027-04-01T18:00:00Z');
    const texto = 'Se podía cancelar hasta el 31/03/2027, cuando venció la declaración anual de su ejercicio.';
    expect(cancelacionDe({ ...FACTURA, relacionadas: [nota] }, ERRORES, late)).toEqual({
      modo: 'fueraDePlazo',
      limite: '2027-03-31',
      texto: `${texto} Para devolver su importe emita una nota de crédito.`,
    });
    expect(cancelacionDe({ ...FACTURA, tipo: 'E' }, ERRORES, late)).toMatchObject({ modo: 'fueraDePlazo', texto });
  });
});

describe('a request', () => {
  it('for motive 01 names the substitute, and no other does', () => {
    expect(solicitudCancelacionSchema.parse({ motivo: '01', sustituta: ` ${SUBSTITUTE.toLowerCase()} ` })).toEqual(
      SUSTITUIDA,
    );
    expect(solicitudCancelacionSchema.parse({ motivo: '03' })).toEqual({ motivo: '03' });
    for (const wrong of [
      `${SUBSTITUTE}0`,
      `0${SUBSTITUTE}`,
      SUBSTITUTE.slice(1),
      SUBSTITUTE.replace('A', 'G'),
      SUBSTITUTE.replaceAll('-', ''),
      '',
    ]) {
      const { error } = solicitudCancelacionSchema.safeParse({ motivo: '01', sustituta: wrong });
      expect(error?.issues[0]?.message).toBe('Escriba el folio fiscal (UUID) de la factura que la sustituye.');
    }
    expect(solicitudCancelacionSchema.safeParse({ motivo: '01' }).success).toBe(false);
    expect(solicitudCancelacionSchema.safeParse({ motivo: '05' }).success).toBe(false);
  });

  it('takes an operation out of an invoice to the public alone', () => {
    expect(motivosDe({ rfcReceptor: 'XAXX010101000' })).toEqual(['01', '02', '03', '04']);
    expect(motivosDe({ rfcReceptor: 'XEXX010101000' })).toEqual(['01', '02', '03']);
    expect(motivosDe(FACTURA)).toEqual(['01', '02', '03']);
  });
});
