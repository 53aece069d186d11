import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { centavos, fromPesos } from '#domain/common/money';
import { calcularVale } from '#domain/vales/calculoVale';
import { pedidoDe } from '#domain/vales/solicitudVale';
import { type HojaDeVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import { calculatorOf } from './calculator.ts';
import { unreadable } from './unreadable.ts';
import { blankValues, type LineValues, lineKey, type MakingValues, voucherRequestOf } from './values.ts';

const LINES = 12;

/** A sale of lines of one to four units, the dearer the later. */
function sheet(): HojaDeVale {
  const lineas = Array.from({ length: LINES }, (_, index) => {
    const worth = { subtotal: 100 * index, descuento: 0, iva: 16 * index, ieps: 0, total: 116 * index };
    const units = 1 + (index % 4);
    return {
      ...{ linea: index + 1, numArt: `${20_000 + index}`, descripcion: 'Artículo', departamento: '' },
      ...{ cantidadOriginal: units, cantidadMaxima: units, importes: worth, restante: worth, guia: null, vales: [] },
    };
  });
  return {
    ...{
      cabecera: { numiden: 101, totalOperacion: 0 },
      dias: 3,
      acumulado: 0,
      devueltasAparte: [],
      lineas,
      parciales: [],
      motivos: [],
      casos: [],
      sinCaso: null,
    },
    pagos: [{ idFormaPago: 1, nombre: 'EFECTIVO', monto: 10_000, devuelto: 0 }],
    reglas: { maximos: 900, vigencia: 30 },
    motivosDepreciacion: [],
  } as unknown as HojaDeVale;
}

/** Texts that people type into the fields of a line, numbers and others. */
const edits = fc.record({
  linea: fc.integer({ min: 1, max: LINES + 1 }),
  line: fc.record(
    {
      cantidad: fc.constantFrom('', ' ', '0', '1', '2', '5', 'dos', '1.5'),
      deprecia: fc.boolean(),
      porcentaje: fc.constantFrom('', '10', '12.5', '101', 'x'),
      motivo: fc.constantFrom('', '1'),
      recolecta: fc.boolean(),
    } satisfies { [F in keyof LineValues]: fc.Arbitrary<LineValues[F]> },
    { requiredKeys: [] },
  ),
  condonacion: fc.constantFrom('', '', '5', '5000', 'y'),
});

it('comes after every keystroke to what the whole voucher comes to when it is calculated anew', () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 30 }), fc.constantFrom<TipoVale>(0, 1), (typed, tipo) => {
      const hoja = sheet();
      const basis = { caso: 7, tienda: 1, operacion: 1_000_001, tipo };
      const calculate = calculatorOf({ hoja, basis, cliente: 101, billetera: null });
      const values: MakingValues = blankValues(null);
      for (const { linea, line, condonacion } of typed) {
        // As the form does it: in the objects that were read before.
        const held = values.lineas[lineKey(linea)];
        if (held === undefined) values.lineas[lineKey(linea)] = { ...line };
        else Object.assign(held, line);
        values.condonacion = condonacion;
        const whole = calcularVale(ventaPorDevolver(hoja), pedidoDe(voucherRequestOf(values, basis), 101), {
          ...{ maximos: fromPesos(900), billetera: null },
        });
        const unread = unreadable(values, tipo).map(({ falla }) => falla);
        expect(calculate(values)).toEqual({ ...whole, fallas: [...unread, ...whole.fallas] });
      }
    }),
    { numRuns: 200 },
  );
});

it('counts a line by hand: two of three units of the third line', () => {
  const basis = { caso: 7, tienda: 1, operacion: 1_000_001, tipo: 1 as const };
  const calculate = calculatorOf({ hoja: sheet(), basis, cliente: 101, billetera: null });
  const values: MakingValues = { ...blankValues(null), lineas: { [lineKey(3)]: { cantidad: '3' } } };
  expect(calculate(values).saldo).toBe(centavos(23_200));
  const [line] = Object.values(values.lineas);
  Object.assign(line ?? {}, { cantidad: '2' });
  expect(calculate(values).saldo).toBe(centavos(15_467));
});
