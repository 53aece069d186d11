/** The work that waits for the very person who asks: never another's, nothing that the lists would not show, and gone once that person has acted. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { ESTADO } from '#domain/casos/vidaCaso';
import { DRAFT_LIFE_DAYS } from '#domain/common/drafts';
import { DIAS_DE_DEVUELTO, MAX_MI_DIA } from '#domain/escritorio/miDia';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { borradores } from '../../../server/platform/db/schema/drafts.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, FACTURACION, NOW, type Person, STRANGER } from '../casos/casos.desk.ts';
import { caseIn, doIt, GERENTE, openWorkDesk, rowOf, type WorkDesk } from '../casos/casos.works.ts';
import { newVoucher } from '../vales/papel.seed.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';

const DAY_MS = 86_400_000;
const [SEE_VOUCHERS, MAKE_VOUCHERS] = [13, 16];

let desk: WorkDesk;
beforeEach(async () => {
  desk = await openWorkDesk();
  await seedOperations(desk);
  await desk.db.delete(vales);
});
afterEach(() => desk.bed.close());

interface MyDay {
  readonly devueltos: readonly { readonly tipo: string; readonly id: number; readonly comentario: string }[];
  readonly parciales: readonly { readonly id: number; readonly folio: string; readonly cliente: string | null }[];
  readonly borradores: readonly { readonly clave: string; readonly folio: string | null }[];
}

async function dayOf(who: Person): Promise<MyDay> {
  const answer = await who.get('dashboard/mi-dia');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const sentBack = async (who: Person) => (await dayOf(who)).devueltos.map(({ tipo, id }) => `${tipo} ${id}`);

function later(minutes: number): Date {
  desk.bed.clock.now = new Date(NOW.getTime() + minutes * 60_000);
  return desk.bed.clock.now;
}

/** A case whose authorization the asesor asked for, and which the manager decided some minutes later. */
async function decided(como: 'autorizar' | 'noAutorizar', minute: number, changes = {}): Promise<number> {
  const id = await caseIn(desk, ESTADO.enProceso, changes);
  later(minute);
  expect((await doIt(desk.asesor, 'solicitarAutorizacion', id)).statusCode).toBe(200);
  later(minute + 1);
  expect((await doIt(desk.gerente, como, id, { version: 2 })).statusCode).toBe(200);
  return id;
}

/** A rejected voucher of a case. */
function rejected(idCaso: number, minute: number, changes: Partial<typeof vales.$inferInsert> = {}) {
  return newVoucher(desk, {
    ...{ idCaso, estado: ESTADO_VALE.rechazado, numidenCrea: ASESOR },
    ...{ numidenResuelve: GERENTE, fechaResuelve: later(minute), comentarioResuelve: 'Falta el ticket.' },
    ...changes,
  });
}

describe('what was sent back', () => {
  it('are refused requests and rejected vouchers of whoever asks, the newest decision first', async () => {
    const first = await decided('noAutorizar', 0);
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    const voucher = await rejected(idCaso, 5);
    const second = await decided('noAutorizar', 8);
    await decided('autorizar', 11);
    expect(await sentBack(desk.asesor)).toEqual([`caso ${second}`, `vale ${voucher.id}`, `caso ${first}`]);
    expect((await dayOf(desk.asesor)).devueltos[1]).toEqual({
      ...{ tipo: 'vale', id: voucher.id, folio: voucher.folio, idCaso, cliente: 'De la O María' },
      ...{ comentario: 'Falta el ticket.', fecha: '2026-03-19T03:05:00.000Z' },
    });
    expect(await sentBack(desk.gerente)).toEqual([]);
    expect(await sentBack(desk.administrador)).toEqual([]);
  });

  it('until that person acts on the case, whatever others do', async () => {
    const caso = await decided('noAutorizar', 0);
    const ofVoucher = await caseIn(desk, ESTADO.enProceso);
    const voucher = await rejected(ofVoucher, 5);
    later(10);
    for (const id of [caso, ofVoucher]) {
      const { version } = await rowOf(desk, id);
      expect((await doIt(desk.gerente, 'comentar', id, { version })).statusCode).toBe(200);
    }
    expect(await sentBack(desk.asesor)).toEqual([`vale ${voucher.id}`, `caso ${caso}`]);
    later(11);
    for (const id of [caso, ofVoucher]) {
      const { version } = await rowOf(desk, id);
      expect((await doIt(desk.asesor, 'comentar', id, { version })).statusCode).toBe(200);
    }
    expect(await sentBack(desk.asesor)).toEqual([]);
  });

  it('not of a solved case, nor of one that is asked for anew, nor for ever', async () => {
    const solved = await decided('noAutorizar', 0);
    const ofVoucher = await caseIn(desk, ESTADO.enProceso);
    await rejected(ofVoucher, 2);
    await desk.db.update(casos).set({ idEstado: ESTADO.solucionada, fechaSolucion: NOW }).where(eq(casos.id, solved));
    await desk.db
      .update(casos)
      .set({ idEstado: ESTADO.solucionada, fechaSolucion: NOW })
      .where(eq(casos.id, ofVoucher));
    const again = await decided('noAutorizar', 5);
    later(7);
    expect((await doIt(desk.asesor, 'solicitarAutorizacion', again, { version: 3 })).statusCode).toBe(200);
    expect(await sentBack(desk.asesor)).toEqual([]);
    const kept = await decided('noAutorizar', 10);
    later(10 + DIAS_DE_DEVUELTO * 1_440);
    const anew = desk.asesor.inSession(await desk.bed.signIn(ASESOR));
    expect(await sentBack(anew)).toEqual([`caso ${kept}`]);
    later(12 + DIAS_DE_DEVUELTO * 1_440);
    expect(await sentBack(anew)).toEqual([]);
  });

  it('is no way around the rights: what a list would not show is not here', async () => {
    const caso = await decided('noAutorizar', 0);
    const elsewhere = await decided('noAutorizar', 5);
    await desk.db
      .update(casos)
      .set({ cvetda: 2, idArea: FACTURACION, numidenCrea: STRANGER })
      .where(eq(casos.id, elsewhere));
    const voucher = await rejected(caso, 3);
    expect(await sentBack(desk.asesor)).toEqual([`vale ${voucher.id}`, `caso ${caso}`]);
    await grantPermissions(desk.db, ASESOR, [27]);
    expect(await sentBack(desk.asesor)).toEqual([`caso ${caso}`]);
    await grantPermissions(desk.db, ASESOR, [SEE_VOUCHERS]);
    expect(await sentBack(desk.asesor)).toEqual([`vale ${voucher.id}`]);
  });
});

describe('what was begun', () => {
  const begun = async (who: Person) => (await dayOf(who)).parciales.map(({ id }) => id);

  it('are the vouchers that the person made and nobody else went on with, for who may go on', async () => {
    const partial = (changes: Partial<typeof vales.$inferInsert>) =>
      newVoucher(desk, { estado: ESTADO_VALE.parcial, numidenCrea: ASESOR, ...changes });
    const older = await partial({ fechaCreacion: new Date(NOW.getTime() - DAY_MS) });
    const own = await partial({ numidenGuarda: ASESOR });
    await partial({ numidenGuarda: GERENTE });
    await partial({ numidenCrea: GERENTE });
    await partial({ estado: ESTADO_VALE.vigente });
    expect(await begun(desk.asesor)).toEqual([own.id, older.id]);
    await grantPermissions(desk.db, ASESOR, [27, SEE_VOUCHERS]);
    expect(await begun(desk.asesor)).toEqual([]);
    await grantPermissions(desk.db, ASESOR, [MAKE_VOUCHERS]);
    expect(await begun(desk.asesor)).toEqual([own.id, older.id]);
  });

  it("are the person's drafts by their keys, the newest first, and never another's", async () => {
    const { id, folio } = await newVoucher(desk, { numidenCrea: ADMINISTRATOR });
    const keep = (numiden: number, clave: string, minutesAgo: number) =>
      desk.db
        .insert(borradores)
        .values({ numiden, clave, contenido: '{"a":1}', fecha: new Date(NOW.getTime() - minutesAgo * 60_000) });
    await keep(ASESOR, 'caso.7.cerrar', 5);
    await keep(ASESOR, `vale.${id}.cancelar`, 2);
    await keep(ASESOR, 'caso.8.comentar', DRAFT_LIFE_DAYS * 24 * 60 + 1);
    await keep(GERENTE, 'caso.9.comentar', 1);
    const drafts = async () => (await dayOf(desk.asesor)).borradores;
    const [cancelling, closing] = [`vale.${id}.cancelar`, 'caso.7.cerrar'];
    expect(await drafts()).toEqual([
      { clave: cancelling, fecha: '2026-03-19T02:58:00.000Z', folio },
      { clave: closing, fecha: '2026-03-19T02:55:00.000Z', folio: null },
    ]);
    // The folio is told to who may see vouchers alone.
    await grantPermissions(desk.db, ASESOR, [28]);
    expect((await drafts()).map(({ clave, folio: told }) => [clave, told])).toEqual([
      [cancelling, null],
      [closing, null],
    ]);
  });

  it(`are ${MAX_MI_DIA} at most`, async () => {
    const many = Array.from({ length: MAX_MI_DIA + 2 }, (_, n) => n);
    await desk.db.insert(borradores).values(
      many.map((n) => ({
        ...{ numiden: ASESOR, clave: `caso.${n}.comentar`, contenido: '{}' },
        fecha: new Date(NOW.getTime() - n * 60_000),
      })),
    );
    for (const n of many) {
      await newVoucher(desk, { estado: ESTADO_VALE.parcial, numidenCrea: ASESOR, folio: `D001M${n}` });
    }
    const { borradores: drafts, parciales } = await dayOf(desk.asesor);
    expect([drafts.length, parciales.length, drafts[0]?.clave]).toEqual([MAX_MI_DIA, MAX_MI_DIA, 'caso.0.comentar']);
  });
});
