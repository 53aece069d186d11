import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, type Desk, openDesk } from '../casos/casos.desk.ts';

import { newVoucher, pesos } from '../vales/papel.seed.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';

const MAKES_VOUCHERS = [13, 16, 27];

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  await grantPermissions(desk.db, ASESOR, MAKES_VOUCHERS);
});
afterAll(() => desk.bed.close());
beforeEach(async () => {
  await desk.db.delete(novedades);
  // The one sale bears what is in effect of all of them together.
  await desk.db.update(vales).set({ estado: 3 });
});

function waiting() {
  return newVoucher(desk, { estado: 5, numidenCrea: ASESOR, autores: [ASESOR], depreciacion: pesos(23.2) });
}

async function told() {
  return (await desk.asesor.get('novedades/propias')).json();
}

it('who may see no vouchers any more is told nothing of them, nor gets a notice', async () => {
  const { id } = await waiting();
  const other = await waiting();
  await authorize(id);
  await grantPermissions(desk.db, ASESOR, [4, 6, 27]);
  expect(await told()).toEqual({ novedades: [], hayMas: false, sinLeer: 0 });
  await authorize(other.id);
  await grantPermissions(desk.db, ASESOR, MAKES_VOUCHERS);
  expect((await told()).novedades).toMatchObject([{ idEntidad: id }]);
});

it.each([
  ['autorizar', 'valeAutorizado', { comentario: 'Procede.' }, 'Procede.'],
  ['autorizar', 'valeAutorizado', { comentario: '' }, null],
  ['rechazar', 'valeRechazado', { motivo: 'No procede' }, 'No procede'],
] as const)('who made a voucher is told that somebody did this to it: %s', async (path, clase, words, texto) => {
  const { id, folio } = await waiting();
  expect((await desk.administrador.send(`vales/${path}-vale`, { id, version: 1, ...words })).statusCode).toBe(200);
  expect(await told()).toMatchObject({
    novedades: [{ clase, entidad: 'vale', idEntidad: id, nombre: folio, texto, autor: { numiden: ADMINISTRATOR } }],
    sinLeer: 1,
  });
});

it('who follows a voucher is told of what others do to it, once where they had a part in it, and nobody of the own acts', async () => {
  const { id, folio } = await waiting();
  for (const person of [desk.asesor, desk.administrador]) {
    expect((await person.post('seguidos/seguir', { entidad: 'vale', id })).statusCode).toBe(200);
  }
  expect((await desk.asesor.get('seguidos/propios')).json().seguidos).toMatchObject([
    { entidad: 'vale', idEntidad: id, nombre: folio, estado: 'POR AUTORIZAR' },
  ]);
  await authorize(id);
  expect(await told()).toMatchObject({ novedades: [{ clase: 'valeAutorizado', idEntidad: id }], sinLeer: 1 });
  expect((await desk.administrador.get('novedades/propias')).json()).toMatchObject({ novedades: [], sinLeer: 0 });
});

async function authorize(id: number): Promise<void> {
  const answer = await desk.administrador.send('vales/autorizar-vale', { id, version: 1, comentario: '' });
  expect(answer.statusCode, answer.body).toBe(200);
}
