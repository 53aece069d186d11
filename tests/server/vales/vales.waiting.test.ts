import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASESOR } from '../casos/casos.desk.ts';
import { GERENTE, type WorkDesk } from '../casos/casos.works.ts';
import {
  asking,
  depreciated,
  idOf,
  openVoucherDesk,
  saveVoucher,
  sell,
  unitsLeft,
  voucherOf,
  voucherRow,
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

describe('a partial voucher', () => {
  it('holds nothing, keeps what was written, and is told to whoever opens the operation', async () => {
    const operacion = await sell(desk, PARTS);
    const articulos = [{ linea: 1, cantidad: 99 }, depreciated(2, 1, null)];
    const solicitud = await asking(desk, operacion, {}, { articulos, motivo: null });
    const answer = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    expect(answer).toMatchObject({
      estado: { nombre: 'PARCIAL' },
      descripcion: `El vale ${answer.folio} se guardó como parcial`,
    });
    expect(await unitsLeft(desk, operacion)).toEqual([3, 1]);
    const kept = (await desk.asesor.get(`vales/get-vale-parcial/${answer.id}`)).json();
    expect(kept.articulos).toMatchObject([
      { linea: 1, cantidad: 99, total: 0 },
      { linea: 2, cantidad: 1, seleccionadoDepreciacion: true, porcentajeDepreciacion: null },
    ]);
    const seen = (await desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion })).json();
    expect(seen.parciales).toMatchObject([{ folio: answer.folio, autor: { numiden: ASESOR } }]);
  });

  it('is finished by anybody of its store, and then neither of the two decides it', async () => {
    const operacion = await sell(desk, PARTS);
    const solicitud = await asking(desk, operacion, { 1: 1 });
    const begun = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    const articulos = [depreciated(1, 1, 10)];
    const finished = await saveVoucher(desk.gerente, { ...solicitud, ...idOf(begun), articulos });
    expect(finished.json()).toMatchObject({ id: begun.id, estado: { nombre: 'POR AUTORIZAR' }, version: 2 });
    expect(await unitsLeft(desk, operacion)).toEqual([2, 1]);
    const own = await desk.gerente.send('vales/autorizar-vale', { id: begun.id, version: 2 });
    expect([own.statusCode, own.json().message]).toEqual([403, 'Usted hizo este vale: lo decide otra persona.']);
    const other = await desk.administrador.send('vales/autorizar-vale', { id: begun.id, version: 2 });
    expect(other.json()).toMatchObject({ estado: { nombre: 'VIGENTE' }, version: 3 });
  });

  it('saved by two people at once: the second is told what changed, and nothing of the first is lost', async () => {
    const operacion = await sell(desk, PARTS);
    const solicitud = await asking(desk, operacion, { 1: 1 });
    const begun = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    await desk.gerente.send('vales/guardar-parcial', {
      ...solicitud,
      ...idOf(begun),
      articulos: [{ linea: 2, cantidad: 1 }],
    });
    const late = await saveVoucher(desk.asesor, { ...solicitud, ...idOf(begun) });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { entidad: 'vale', id: begun.id, version: 2, cambios: [{ accion: 'Vale guardado como parcial', version: 2 }] },
    ]);
  });

  it('stays what it was begun as', async () => {
    const solicitud = await asking(desk, await sell(desk, PARTS), { 1: 1 });
    const begun = (await desk.asesor.send('vales/guardar-parcial', solicitud)).json();
    const otra = await sell(desk, PARTS);
    const answer = await saveVoucher(desk.asesor, { ...solicitud, ...idOf(begun), operacion: otra });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      `El vale ${begun.folio} es de otro caso, otra operación u otro tipo. Empiece uno nuevo.`,
    ]);
  });
});

describe('the decision on a voucher', () => {
  async function waiting(operacion: number) {
    const solicitud = await asking(desk, operacion, {}, { articulos: [depreciated(1, 2, 10)] });
    return voucherOf(desk.asesor, solicitud);
  }

  it('authorized, its validity begins', async () => {
    const vale = await waiting(await sell(desk, PARTS));
    const answer = await desk.gerente.send('vales/autorizar-vale', { ...idOf(vale), comentario: 'Procede' });
    expect(answer.json()).toMatchObject({ descripcion: `El vale ${vale.folio} se autorizó con éxito` });
    const shown = (await desk.asesor.get(`vales/obtenerValeFolio/${vale.folio.toLowerCase()}`)).json();
    expect(shown).toMatchObject({
      estado: { nombre: 'VIGENTE' },
      autorizacion: { resolucion: { autorizado: true, comentario: 'Procede', autor: { numiden: GERENTE } } },
    });
  });

  it('rejected, its units are free once, and nobody decides it again', async () => {
    const operacion = await sell(desk, PARTS);
    const vale = await waiting(operacion);
    expect(await unitsLeft(desk, operacion)).toEqual([1, 1]);
    const decide = () => desk.gerente.send('vales/rechazar-vale', { ...idOf(vale), motivo: 'Está muy usado' });
    const answers = await Promise.all([decide(), decide(), decide()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await unitsLeft(desk, operacion)).toEqual([3, 1]);
  });

  it('authorized while it is cancelled: one of both happens, and the units agree', async () => {
    const operacion = await sell(desk, PARTS);
    const vale = await waiting(operacion);
    const [authorized, cancelled] = await Promise.all([
      desk.gerente.send('vales/autorizar-vale', idOf(vale)),
      desk.administrador.send('vales/cancelar-vale', { ...idOf(vale), motivo: 'El cliente desistió' }),
    ]);
    expect([authorized?.statusCode, cancelled?.statusCode].sort()).toEqual([200, 409]);
    const { estado } = await voucherRow(desk, vale.id);
    expect(await unitsLeft(desk, operacion)).toEqual(estado === 3 ? [3, 1] : [1, 1]);
  });

  it('says why somebody may not cancel it, before anybody tries', async () => {
    const vale = await waiting(await sell(desk, PARTS));
    const asked = await desk.gerente.get(`vales/obtenerValeFolioCancelacion/${vale.folio}`);
    expect(asked.json()).toMatchObject({ folio: vale.folio });
    await desk.gerente.send('vales/cancelar-vale', { ...idOf(vale), motivo: 'Se equivocó' });
    const again = await desk.gerente.get(`vales/obtenerValeFolioCancelacion/${vale.folio}`);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Un vale en estado CANCELADO no permite cancelarlo.',
    ]);
    const folio = (await desk.asesor.get(`vales/valida-folio/${vale.folio}`)).json();
    expect(folio).toMatchObject({
      codigo: 2,
      descripcion: 'Un vale en estado CANCELADO no permite devolver su saldo.',
    });
    expect((await desk.asesor.get('vales/valida-folio/D001999999')).json()).toEqual({
      codigo: 2,
      descripcion: 'El folio no existe o se encuentra en una reestructura.',
      saldo: 0,
    });
  });
});
