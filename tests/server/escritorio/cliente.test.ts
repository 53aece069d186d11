/** A customer's page tells what the lists would tell this person, and how the customer is reached only when that is asked for. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { FACTURACION, NOW, ONLY_VALIDATES, Person } from '../casos/casos.desk.ts';
import { caseIn, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';

const HOUR_MS = 3_600_000;

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterAll(() => desk.bed.close());

const page = (who: Person, numiden = desk.cliente) => who.get(`clientes/ficha/${numiden}`);

function casesIn(hallazgos: readonly Hallazgo[]): readonly number[] {
  return hallazgos.flatMap((one) => (one.tipo === 'caso' ? [one.caso.id] : []));
}

describe('the page of a customer', () => {
  it('has the open cases first, then the newest, and says where there are more', async () => {
    const hoursAgo = (hours: number) => ({ fechaCreacion: new Date(NOW.getTime() - hours * HOUR_MS) });
    const old = await caseIn(desk, ESTADO.escalado, hoursAgo(500));
    const solved: number[] = [];
    for (let n = 0; n < 10; n += 1) solved.push(await caseIn(desk, ESTADO.solucionada, hoursAgo(100 - n)));
    const young = await caseIn(desk, ESTADO.nuevo, hoursAgo(1));
    const answer = await page(desk.administrador);
    const { numiden, nombre, hallazgos, hayMas } = answer.json();
    expect([answer.statusCode, numiden, typeof nombre]).toEqual([200, desk.cliente, 'string']);
    expect(casesIn(hallazgos)).toEqual([young, old, ...solved.toReversed().slice(0, 8)]);
    expect(hayMas).toEqual(['caso']);
  });

  it('has no case that this person may not see', async () => {
    const elsewhere = await caseIn(desk, ESTADO.nuevo, { cvetda: 2, idArea: FACTURACION, idSubcategoria: 1 });
    expect(casesIn((await page(desk.administrador)).json().hallazgos)).toContain(elsewhere);
    expect(casesIn((await page(desk.asesor)).json().hallazgos)).not.toContain(elsewhere);
  });

  it('of a number that no customer has is none', async () => {
    const answer = await page(desk.administrador, 999_999_999);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'El cliente no existe.']);
  });

  it('tells nothing of how the customer is reached', async () => {
    const { body } = await page(desk.administrador);
    expect(body).not.toMatch(/correo|telefono|celular/);
  });
});

describe('how a customer is reached', () => {
  it('is told to who opens cases, and the audit keeps who looked', async () => {
    const answer = await desk.asesor.get(`clientes/contacto/${desk.cliente}`);
    expect(Object.keys(answer.json()).sort()).toEqual(['celular', 'correo', 'telefono']);
    const rows = await desk.db
      .select({ accion: bitacora.accion, lectura: bitacora.lectura })
      .from(bitacora)
      .where(and(eq(bitacora.entidad, 'clientes'), eq(bitacora.idEntidad, `contacto de ${desk.cliente}`)));
    expect(rows).toEqual([{ accion: 'buscarClientes', lectura: true }]);
  });

  it('is not told to who only validates operations', async () => {
    const validates = new Person(desk.bed, await desk.bed.signIn(ONLY_VALIDATES));
    expect((await validates.get(`clientes/contacto/${desk.cliente}`)).statusCode).toBe(403);
    expect((await page(validates)).statusCode).toBe(200);
    expect(casesIn((await page(validates)).json().hallazgos)).toEqual([]);
  });
});
