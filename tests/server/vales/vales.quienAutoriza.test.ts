/** Who can authorize a voucher that waits (GET vales/quien-autoriza/{id}): as its life says, and who is there. */
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { roles, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, ASESOR, NOW } from '../casos/casos.desk.ts';
import { GERENTE, type WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, sell, voucherOf } from './vales.desk.ts';

const GERENTES = 3;
/** An hour ends any session that is not used. */
const LONG_AGO = new Date(NOW.getTime() - 3_600_000);

let desk: WorkDesk;
let vale: { readonly id: number };
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterAll(() => desk.bed.close());
beforeEach(async () => {
  await desk.db.update(roles).set({ limite: null });
  await desk.db.update(usuarios).set({ idRol: GERENTES }).where(eq(usuarios.numiden, GERENTE));
  await desk.db.update(usuarios).set({ activo: true });
  // Only who makes the voucher is signed in, until a test says who else is.
  await desk.db.update(sessions).set({ ultimoUso: NOW });
  await desk.db.update(sessions).set({ ultimoUso: LONG_AGO }).where(ne(sessions.numiden, ASESOR));
  vale = await voucherOf(desk.asesor, await asking(desk, await sell(desk, [{ unidades: 1, pesos: 9_000 }]), { 1: 1 }));
});

async function asked(id = vale.id) {
  const answer = await desk.asesor.get(`vales/quien-autoriza/${id}`);
  expect(answer.statusCode).toBe(200);
  const { aqui, enOtras, fuera } = answer.json();
  const names = (people: readonly { readonly numiden: number }[]) => people.map(({ numiden }) => numiden);
  return { aqui: names(aqui), enOtras: names(enOtras), fuera };
}

describe('who can authorize a voucher that waits', () => {
  it('is counted where nobody of them is signed in: who made it is none of them', async () => {
    expect(await asked()).toEqual({ aqui: [], enOtras: [], fuera: 2 });
  });

  it('is named where somebody is: at this store, or with that of the session that was used last', async () => {
    await desk.bed.signIn(GERENTE, 1);
    await desk.bed.signIn(ADMINISTRATOR, 2);
    expect(await asked()).toEqual({ aqui: [GERENTE], enOtras: [ADMINISTRATOR], fuera: 0 });
    const { aqui, enOtras } = (await desk.asesor.get(`vales/quien-autoriza/${vale.id}`)).json();
    const [{ nombreCompleto }] = (await desk.db
      .select({ nombreCompleto: usuarios.nombreCompleto })
      .from(usuarios)
      .where(eq(usuarios.numiden, GERENTE))) as [{ nombreCompleto: string }];
    expect(aqui).toEqual([{ numiden: GERENTE, nombre: nombreCompleto, tienda: 'Tienda Centro' }]);
    expect(enOtras).toEqual([expect.objectContaining({ tienda: expect.not.stringContaining('Centro') })]);
    await desk.db.update(sessions).set({ ultimoUso: LONG_AGO }).where(eq(sessions.numiden, GERENTE));
    expect(await asked()).toEqual({ aqui: [], enOtras: [ADMINISTRATOR], fuera: 1 });
  });

  it('is nobody whose limit it passes, whose account ended, or who has no leave for it', async () => {
    await desk.bed.signIn(GERENTE, 1);
    await desk.db
      .update(roles)
      .set({ limite: centavos(1_043_999) })
      .where(eq(roles.id, GERENTES));
    expect(await asked()).toEqual({ aqui: [], enOtras: [], fuera: 1 });
    await desk.db
      .update(roles)
      .set({ limite: centavos(1_044_000) })
      .where(eq(roles.id, GERENTES));
    expect(await asked()).toEqual({ aqui: [GERENTE], enOtras: [], fuera: 1 });
    await desk.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, GERENTE));
    expect(await asked()).toEqual({ aqui: [], enOtras: [], fuera: 1 });
  });

  it('is nobody for a voucher that waits for nothing, and no voucher is said not to be there', async () => {
    const small = await voucherOf(
      desk.asesor,
      await asking(desk, await sell(desk, [{ unidades: 1, pesos: 90 }]), { 1: 1 }),
    );
    expect(await asked(small.id)).toEqual({ aqui: [], enOtras: [], fuera: 0 });
    expect((await desk.asesor.get('vales/quien-autoriza/999999')).statusCode).toBe(404);
  });
});
