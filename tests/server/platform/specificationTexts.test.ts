import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { newKey } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, MOTIVO_DEPRECIACION, openVoucherDesk, sell } from '../vales/vales.desk.ts';

/** A logistics on our own database, which ends every connection. */
const onLostDatabase = new Proxy({} as Logistics, {
  get: () => () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' })),
});

let desk: WorkDesk;
let whole: SolicitudValeEnviada;
beforeAll(async () => {
  desk = await openVoucherDesk({ neighbours: { logistics: onLostDatabase } });
  whole = await asking(desk, await sell(desk, [{ unidades: 5, pesos: 100 }]), { 1: 1 });
});
afterAll(() => desk.bed.close());

// Specification, section 5, "Operation validation".
describe('an operation without store or number', () => {
  const NULL = 'La tienda y operación no pueden ser nulos';

  it.each([
    ['venta/get-venta-por-id?operacionId=1', 'tiendaId'],
    ['venta/get-venta-por-id?tiendaId=1', 'operacionId'],
    ['venta/get-venta-por-id?tiendaId=&operacionId=1', 'tiendaId'],
    ['venta/get-venta-por-id?tiendaId=1&operacionId=', 'operacionId'],
    ['venta/articulos-operacion?tipo=1&tienda=1', 'operacion'],
  ])('is refused in the words of the specification: GET %s', async (path, campo) => {
    const answer = await desk.onlyValidates.get(path);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { codigo: 400, message: NULL, campos: [{ campo, message: NULL }] },
    ]);
  });

  it.each([{ tienda: null, operacion: 1 }, { tienda: 1, operacion: null }, { tienda: 1 }])(
    'is refused so by the calls that take a body: %j',
    async (body) => {
      const answer = await desk.asesor.send('vales/get-detalle-operacion', body);
      expect([answer.statusCode, answer.json().message]).toEqual([400, NULL]);
    },
  );
});

// Specification, section 5, "Voucher items".
describe('a line of a voucher', () => {
  const ask = async (line: object) => {
    const articulos = [{ linea: 1, ...line }] as SolicitudValeEnviada['articulos'];
    return (await desk.asesor.send('vales/validar-vale', { ...whole, articulos }, newKey())).json();
  };

  it.each([[{}], [{ cantidad: null }]])('needs a quantity: %j', async (line) => {
    const message = 'Este campo es requerido';
    expect(await ask(line)).toEqual({ codigo: 400, message, campos: [{ campo: 'articulos.0.cantidad', message }] });
  });

  it.each([
    [-0.01, 'El porcentaje tiene que ser mayor o igual a cero'],
    [-1_000_000, 'El porcentaje tiene que ser mayor o igual a cero'],
    [100.01, 'El porcentaje no puede ser mayor a 100'],
    [1_000_000, 'El porcentaje no puede ser mayor a 100'],
    [null, 'Este campo es requerido'],
    [12.345, 'Máximo dos decimales'],
  ])('with a depreciation of %s percent is refused in words', async (porcentajeDepreciacion, message) => {
    const depreciation = { seleccionadoDepreciacion: true, idMotivoDepreciacion: MOTIVO_DEPRECIACION };
    expect(await ask({ cantidad: 1, ...depreciation, porcentajeDepreciacion })).toEqual({
      codigo: 400,
      message,
      campos: [{ campo: 'articulos.0.porcentajeDepreciacion', message }],
    });
  });
});

// Specification, section 8, "Guides".
it('a query for guides that breaks off says so in the words of the specification', async () => {
  const answer = await desk.onlyValidates.post('vales/clientes/consulta-guia', {
    tiendaOrigenId: 1,
    numeroOperacion: whole.operacion,
  });
  const message = 'No se ha podido completar la consulta, intente más tarde';
  expect([answer.statusCode, answer.json()]).toEqual([503, { codigo: 503, message }]);
  expect(answer.headers['retry-after']).toBe('5');
});
