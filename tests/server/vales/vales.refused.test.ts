import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ASESOR, countAll, newKey, portray } from '../casos/casos.desk.ts';
import { caseIn, type WorkDesk } from '../casos/casos.works.ts';
import {
  asking,
  depreciated,
  MOTIVO_APAGADO,
  MOTIVO_CANCELACION,
  openVoucherDesk,
  saveVoucher,
  sell,
  voucherOf,
} from './vales.desk.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterAll(() => desk.bed.close());

const PARTS = [
  { unidades: 3, pesos: 100 },
  { unidades: 1, pesos: 1_000 },
];

describe('a voucher is refused', () => {
  it('by its folio where its key made another one', async () => {
    const request = await asking(desk, await sell(desk, PARTS), { 1: 1 });
    const key = newKey();
    const made = (await saveVoucher(desk.asesor, request, key)).json();
    const again = await saveVoucher(desk.asesor, { ...request, articulos: [{ linea: 1, cantidad: 2 }] }, key);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        ...{ codigo: 409, entidad: 'vale', id: made.id },
        message: `Este envío ya creó el vale ${made.folio} con otros datos. Revise ese vale.`,
      },
    ]);
  });

  it.each([
    ['without a reason', { motivo: null }, 'motivo', 'Campo requerido'],
    [
      'for a reason of the other type',
      { motivo: MOTIVO_CANCELACION },
      'motivo',
      'El motivo no es de un vale de DEVOLUCIÓN.',
    ],
    [
      'for a reason that is switched off',
      { motivo: MOTIVO_APAGADO },
      'motivo',
      'El motivo seleccionado ya no se usa. Elija otro.',
    ],
    ['without articles', { articulos: [] }, 'articulos', 'Agregue al menos un artículo al vale.'],
    [
      'of more than was bought',
      { articulos: [{ linea: 1, cantidad: 4 }] },
      'articulos.0.cantidad',
      'La cantidad no puede ser mayor a: 3',
    ],
    [
      'with a line that was not sold',
      { articulos: [{ linea: 7, cantidad: 1 }] },
      'articulos.0.cantidad',
      'La venta no tiene la línea 7.',
    ],
    [
      'of the type that the case does not make',
      { tipo: 0 as const },
      'tipo',
      'Un caso de GARANTÍA hace vales de DEVOLUCIÓN, no de CANCELACIÓN.',
    ],
    [
      'with a reason of depreciation that nobody knows',
      { articulos: [{ ...depreciated(1, 1, 5), idMotivoDepreciacion: 99 }] },
      'articulos.0.idMotivoDepreciacion',
      'El motivo seleccionado ya no se usa. Elija otro.',
    ],
  ])('%s, by validating as by saving, and nothing is written', async (_name, changes, campo, message) => {
    const operacion = await sell(desk, PARTS);
    const caso = await caseIn(desk, ESTADO.enProceso);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { caso, ...changes });
    const before = await countAll(desk.db);
    const validated = await desk.asesor.post('vales/validar-vale', solicitud);
    const saved = await saveVoucher(desk.asesor, solicitud);
    expect([validated.statusCode, validated.json()]).toEqual([saved.statusCode, saved.json()]);
    expect(saved.json()).toMatchObject({ codigo: 400, campos: [{ campo, message }] });
    expect(await countAll(desk.db)).toEqual(before);
  });

  it('of an unknown operation, of a solved case, and of a case of others', async () => {
    const operacion = await sell(desk, PARTS);
    const unknown = await saveVoucher(desk.asesor, await asking(desk, 9_999_999_998, { 1: 1 }));
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'No se encontraron resultados']);
    const solved = await caseIn(desk, ESTADO.solucionada);
    const closed = await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }, { caso: solved }));
    expect([closed.statusCode, closed.json().message]).toEqual([
      409,
      `El caso ${solved} está solucionado: ya no se hacen vales de él.`,
    ]);
    const stranger = await caseIn(desk, ESTADO.enProceso, { cvetda: 2, idArea: 1 });
    const others = await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 1 }, { caso: stranger }));
    expect(others.statusCode).toBe(403);
  });

  it('to who may not make vouchers', async () => {
    const solicitud = await asking(desk, await sell(desk, PARTS), { 1: 1 });
    const before = await portray(desk.db);
    const answers = await Promise.all([
      desk.facturista.post('vales/validar-vale', solicitud),
      saveVoucher(desk.facturista, solicitud),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(await portray(desk.db)).toEqual(before);
  });
});

describe('validating', () => {
  it('answers what saving then does, to the centavo', async () => {
    const operacion = await sell(desk, PARTS, {
      pagos: [
        [2, 700],
        [1, 576],
      ],
    });
    const solicitud = await asking(
      desk,
      operacion,
      {},
      { articulos: [depreciated(1, 2, 10), { linea: 2, cantidad: 1 }] },
    );
    const validated = (await desk.asesor.post('vales/validar-vale', solicitud)).json();
    const { id } = (await saveVoucher(desk.asesor, solicitud)).json();
    const saved = (await desk.asesor.post('vales/obtenerVale', { valeId: id })).json();
    expect(validated).toMatchObject({ codigo: 1, requiereAutorizacion: true, saldo: saved.saldo });
    expect(validated.totales.total).toBe(saved.total);
    expect(validated.articulos.map(amounts)).toEqual(saved.articulos.map(amounts));
    expect(validated.metodosDevolucion.map(method)).toEqual(saved.metodosPago.map(method));
    expect(saved).toMatchObject({
      estado: { nombre: 'POR AUTORIZAR' },
      depreciacion: 7.73,
      autor: { numiden: ASESOR },
    });
  });
});

// Specification, section 3, "Voucher" and "Voucher item".
it('a voucher tells of each line also what it was on the ticket, and of itself what orders and notes hold of it', async () => {
  const operacion = await sell(desk, [{ unidades: 3, pesos: 300 }]);
  const { id } = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 2 }));
  const vale = (await desk.asesor.post('vales/obtenerVale', { valeId: id })).json();
  expect(vale.articulos).toMatchObject([
    {
      ...{ id: 1, linea: 1, venta: operacion, cantidad: 2, seleccionado: true, depreciable: true },
      ...{ totalAnterior: 348, total: 232, unitario: { subtotal: 100, descuento: 0, iva: 16, ieps: 0, total: 116 } },
      ...{ valesRecolecta: [], factura: null, parteInteres: 0 },
    },
  ]);
  expect(vale).toMatchObject({ articulosOrdenEntrega: [], articulosValesFacturas: [], intereses: 0, beneficios: [] });
  expect(vale.datos?.numiden).toBe(vale.cliente?.numiden);
});

describe('an operation for a voucher', () => {
  it('says what is left of each line, which vouchers hold the rest, and how it was paid', async () => {
    const operacion = await sell(desk, PARTS);
    const { folio, id } = await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const seen = (await desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion })).json();
    expect(seen).toMatchObject({
      dias: 3,
      lineas: [
        { cantidadOriginal: 3, cantidadMaxima: 2, restante: { total: 77.33 }, vales: [{ id, folio, cantidad: 1 }] },
        { cantidadMaxima: 1, restante: { total: 1_160 }, vales: [] },
      ],
      pagos: [{ monto: 1_276, devuelto: 38.67 }],
      reglas: { maximos: 5_000, vigencia: 90 },
    });
  });

  it('without a rest makes no voucher', async () => {
    const operacion = await sell(desk, [{ unidades: 1, pesos: 10 }]);
    const caso = await caseIn(desk, ESTADO.enProceso);
    const before = await desk.asesor.post('vales/validar-operacion', { tienda: 1, operacion, caso });
    expect(before.json()).toMatchObject({ codigo: 1, tipo: { id: 1 }, unidades: 1 });
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    const after = await desk.asesor.post('vales/validar-operacion', { tienda: 1, operacion, caso });
    expect([after.statusCode, after.json().message]).toEqual([
      409,
      `De la operación ${operacion} ya no queda nada que devolver.`,
    ]);
  });
});

function amounts({
  linea,
  cantidad,
  subtotal,
  descuento,
  iva,
  ieps,
  total,
  montoDepreciacion,
}: Record<string, number>) {
  return { linea, cantidad, subtotal, descuento, iva, ieps, total, montoDepreciacion };
}

function method({ metodo, monto }: { readonly metodo: object; readonly monto: number }) {
  return { metodo, monto };
}
