import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEXTO, con, RECIBO, VENTA } from '../../../../tests/cfdi/borrador.ts';
import type { Caso } from '../../../../tests/cfdi/casos/caso.ts';
import { CASOS_COMPROBANTE } from '../../../../tests/cfdi/casos/comprobante.ts';
import { CASOS_CONCEPTOS, CASOS_IMPUESTOS_DE_CONCEPTOS } from '../../../../tests/cfdi/casos/conceptos.ts';
import { CASOS_ESQUEMA } from '../../../../tests/cfdi/casos/esquema.ts';
import { CASOS_GLOBAL_Y_RELACIONADOS } from '../../../../tests/cfdi/casos/globalYRelacionados.ts';
import { CASOS_IMPUESTOS_DEL_TOTAL } from '../../../../tests/cfdi/casos/impuestosDelTotal.ts';
import { CASOS_PAGOS } from '../../../../tests/cfdi/casos/pagos.ts';
import { CASOS_EMISOR, CASOS_RECEPTOR } from '../../../../tests/cfdi/casos/personas.ts';
import { CASOS_TOTALES } from '../../../../tests/cfdi/casos/totales.ts';
import { DRAFTS } from '../../../../tests/cfdi/drafts.ts';
import { NO_SE_PREGUNTAN } from '../../../../tests/cfdi/noSePreguntan.ts';
import { judgeComprobante, REGLAS } from './judge.ts';

const CASOS: readonly Caso[] = [
  ...CASOS_COMPROBANTE,
  ...CASOS_TOTALES,
  ...CASOS_GLOBAL_Y_RELACIONADOS,
  ...CASOS_EMISOR,
  ...CASOS_RECEPTOR,
  ...CASOS_CONCEPTOS,
  ...CASOS_IMPUESTOS_DE_CONCEPTOS,
  ...CASOS_IMPUESTOS_DEL_TOTAL,
  ...CASOS_ESQUEMA,
  ...CASOS_PAGOS,
];

/** The list of codes: 101 to 186, and of those from 201 on the ones that it names. */
const LISTA = [
  ...Array.from({ length: 86 }, (_, i) => 101 + i),
  ...[201, 202, 203, 204, 205, 206, 208, 211, 212, 215, 218, 219, 221, 999],
].map((numero) => `CFDI40${numero}`);

describe('a draft that nothing is wrong with', () => {
  it('has no refusal', () => {
    expect(judgeComprobante(VENTA, CONTEXTO)).toEqual([]);
    expect(judgeComprobante(RECIBO, CONTEXTO)).toEqual([]);
  });
});

describe("the drafts of every kind that the authority's own schema is content with", () => {
  it.each(Object.entries(DRAFTS))('have no refusal: %s', (_, borrador) => {
    expect(judgeComprobante(borrador, CONTEXTO)).toEqual([]);
  });
});

describe.each(CASOS)('$codigo', ({ codigo, valen, fallan }) => {
  it.each(valen.map((prueba, numero) => ({ numero, ...prueba })))('accepts $numero', ({ borrador, contexto }) => {
    expect(judgeComprobante(borrador, { ...CONTEXTO, ...contexto })).toEqual([]);
  });

  it.each(fallan.map(([donde, prueba], numero) => ({ numero, donde, ...prueba })))(
    'refuses $numero at $donde',
    ({ donde, borrador, contexto }) => {
      const rechazos = judgeComprobante(borrador, { ...CONTEXTO, ...contexto });
      const places = rechazos.filter((rechazo) => rechazo.codigo === codigo).map((rechazo) => rechazo.donde);
      // Several attributes share the code of unclassified faults.
      if (codigo.endsWith('999')) expect(places).toContain(donde);
      else expect(places).toEqual([donde].flat());
    },
  );
});

describe('the table', () => {
  it('asks for every code of the list, or says why not', () => {
    const asked = new Set(REGLAS.map(({ codigo }) => codigo));
    expect(LISTA.filter((codigo) => !asked.has(codigo))).toEqual(Object.keys(NO_SE_PREGUNTAN));
    expect(LISTA).toEqual(expect.arrayContaining([...asked].filter((codigo) => codigo.startsWith('CFDI'))));
  });

  it('has a draft accepted and one refused for every code', () => {
    const shown = CASOS.filter(({ valen, fallan }) => valen.length > 0 && fallan.length > 0).map(
      ({ codigo }) => codigo,
    );
    expect([...new Set(REGLAS.map(({ codigo }) => codigo))].sort()).toEqual([...shown].sort());
  });

  it('says one Spanish sentence for each rule', () => {
    for (const { texto } of REGLAS) expect(texto).toMatch(/^[A-ZÉ].{15,140}\.$/);
  });
});

describe('one fault', () => {
  const told = (borrador: typeof VENTA) =>
    judgeComprobante(borrador, CONTEXTO).map(({ codigo, donde }) => `${codigo} ${donde}`);

  it('is told with its code, its place and its sentence', () => {
    expect(judgeComprobante(con(VENTA, { 'Impuestos.TotalImpuestosTrasladados': '16.000' }), CONTEXTO)).toEqual([
      {
        codigo: 'CFDI40204',
        donde: 'Impuestos.TotalImpuestosTrasladados',
        texto: 'El total de impuestos trasladados tiene más decimales de los que lleva la moneda.',
      },
    ]);
  });

  it('of a payment that lacks its taxes is told once of them, and of the totals that stand on them', () => {
    expect(told(con(RECIBO, { 'Pagos.Pago[0].ImpuestosP': undefined }))).toEqual([
      'CRP20204 Pagos.Totales.TotalTrasladosBaseIVA16',
      'CRP20205 Pagos.Totales.TotalTrasladosImpuestoIVA16',
      'CRP20268 Pagos.Pago[0].ImpuestosP.TrasladosP',
    ]);
  });

  it('of a receipt whose line has taxes is not that the whole has none', () => {
    expect(told(con(RECIBO, { 'Conceptos[0].Impuestos': VENTA.Conceptos?.[0]?.Impuestos }))).toEqual([
      'CFDI40172 Conceptos[0].Impuestos',
      'CRP20123 Conceptos[0].Impuestos',
    ]);
  });

  it('of a draft without a currency is that, and nothing of a rate of exchange', () => {
    const limites = { minimo: new Big(17), maximo: new Big(19) };
    const sinMoneda = con(VENTA, { Moneda: undefined });
    expect(told(sinMoneda)).toEqual(['CFDI40113 Moneda']);
    expect(
      judgeComprobante(con(sinMoneda, { TipoCambio: '80' }), { ...CONTEXTO, cambios: () => limites }).map(
        ({ codigo }) => codigo,
      ),
    ).toEqual(['CFDI40113']);
  });

  it('of lines that are not there is not told of any line', () => {
    expect(
      told(con(VENTA, { Conceptos: undefined, SubTotal: '0', Total: '16.00', 'Impuestos.Traslados[0].Base': '0' })),
    ).toEqual(['CFDI40221 Impuestos.Traslados[0].Importe', 'CFDI40999 Conceptos']);
  });

  it('of a line is told at each line that has it', () => {
    const linea = { ...VENTA.Conceptos?.[0], ClaveUnidad: 'PZA' };
    expect(told(con(VENTA, { Conceptos: [linea, VENTA.Conceptos?.[0], linea] })).slice(-3)).toEqual([
      'CFDI40165 Conceptos[2].ClaveUnidad',
      'CFDI40215 Impuestos.Traslados[0].Base',
      'CFDI40221 Impuestos.Traslados[0].Importe',
    ]);
  });
});

describe('whatever it is given', () => {
  const texts = fc.oneof(
    fc.constantFrom('', '0', '1', '16.00', '0.160000', '002', 'Tasa', 'Exento', 'MXN', 'P', 'T', 'constructor', '🧃|'),
    fc.string(),
  );
  const things = fc.oneof(texts, fc.constant(undefined), fc.anything());

  /** Every place of a draft, deepest last. */
  function places(nodo: unknown, ruta = ''): string[] {
    if (typeof nodo !== 'object' || nodo === null) return [];
    return Object.entries(nodo).flatMap(([clave, valor]) => {
      const aqui = Array.isArray(nodo) ? `${ruta}[${clave}]` : ruta === '' ? clave : `${ruta}.${clave}`;
      return [aqui, ...places(valor, aqui)];
    });
  }

  it.each([
    { cual: 'sale', borrador: VENTA },
    { cual: 'receipt', borrador: RECIBO },
  ])('judges any breakage of a $cual without a fault', ({ borrador }) => {
    const broken = fc.array(fc.tuple(fc.constantFrom(...places(borrador)), things), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(broken, (cambios) => {
        const roto = cambios.reduce((antes, [lugar, valor]) => {
          try {
            return con(antes, { [lugar]: valor });
          } catch {
            // An earlier breakage took the place away.
            return antes;
          }
        }, borrador);
        for (const rechazo of judgeComprobante(roto, CONTEXTO)) expect(rechazo.donde).not.toBe('');
      }),
    );
  });

  it('judges anything at all without a fault', () => {
    fc.assert(
      fc.property(fc.anything(), (cosa) => {
        // A draft that comes over the wire was checked by no one before.
        expect(judgeComprobante(cosa as typeof VENTA, CONTEXTO).length).toBeGreaterThan(0);
      }),
    );
  });
});

it('judges 629 lines in a moment', () => {
  const linea = VENTA.Conceptos?.[0];
  const largo = con(VENTA, {
    Conceptos: Array.from({ length: 629 }, () => linea),
    SubTotal: '62900.00',
    Total: '72964.00',
    'Impuestos.TotalImpuestosTrasladados': '10064.00',
    'Impuestos.Traslados[0].Base': '62900.00',
    'Impuestos.Traslados[0].Importe': '10064.00',
  });
  expect(judgeComprobante(largo, CONTEXTO)).toEqual([]);
  const start = performance.now();
  for (let i = 0; i < 10; i++) judgeComprobante(largo, CONTEXTO);
  // About 7 ms each on a quiet machine; a rule that compares every line with every other one takes seconds.
  expect((performance.now() - start) / 10).toBeLessThan(500);
});
