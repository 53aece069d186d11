/** A server that was left running through an upgrade: what it would read and write no longer means what it thinks. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { readSteps } from '../../../server/platform/db/steps.ts';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { type Desk, openDesk, request } from '../casos/casos.desk.ts';

const SENTENCE =
  'Mostrador se está actualizando y este servidor es todavía de la versión anterior. Intente de nuevo en unos minutos.';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await migrate(desk.db);
});
afterEach(() => desk.db.execute(sql`delete from migraciones where huella like 'posterior%'`));
afterAll(() => desk.bed.close());

function upgrade() {
  return desk.db.execute(sql`insert into migraciones (huella, creada) values ('posterior', 0)`);
}

/** A later version has taken a step after which servers must know the one with this number; -1 is none. */
function stepOfLater(paso: string, exige: number) {
  return desk.db.execute(
    sql`insert into migraciones (huella, creada, paso, exige) values (${`posterior ${paso}`}, 0, ${paso}, ${exige})`,
  );
}

function health(what = 'salud') {
  return desk.bed.app.inject({ url: `${desk.bed.config.basePath}api/sistema/${what}` });
}

describe('once a later version has changed the tables', () => {
  it('reads nothing and saves nothing, and says when to try again', async () => {
    await upgrade();
    for (const answer of [await desk.asesor.get('caso/listar-estados'), await desk.asesor.saveCase(request())]) {
      expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([503, SENTENCE, '60']);
    }
  });

  it('is not healthy, so that a balancer asks others', async () => {
    const told = async () => [(await health()).statusCode, (await health('listo')).statusCode];
    expect(await told()).toEqual([200, 200]);
    await upgrade();
    expect(await told()).toEqual([503, 503]);
    // To end it would be of no use: whoever upgrades does.
    expect((await health('vivo')).statusCode).toBe(200);
  });

  it('sends no mail', async () => {
    const mail = { send: async () => undefined, close: () => undefined };
    const { db } = desk;
    const deliverer = createDeliverer({ db, mail, now: () => desk.bed.clock.now, log: { error: () => undefined } });
    await upgrade();
    await expect(deliverer.deliver()).rejects.toThrow(SENTENCE);
    await deliverer.stop();
  });

  it('goes on with the same session where the upgrade was taken back', async () => {
    await upgrade();
    await desk.db.execute(sql`delete from migraciones where huella = 'posterior'`);
    expect((await desk.asesor.get('caso/listar-estados')).statusCode).toBe(200);
  });
});

describe('once a later version has only added to the tables', () => {
  const LAST = readSteps().at(-1);

  it('goes on, and is ready, and says which step the tables are at', async () => {
    const version = async () => (await desk.asesor.get('sistema/version')).json();
    expect(await version()).toMatchObject({ paso: LAST?.name });
    await stepOfLater('9998_agrega', -1);
    await stepOfLater('9999_quita_lo_que_esta_no_usa', LAST?.number ?? 0);
    expect((await desk.asesor.get('caso/listar-estados')).statusCode).toBe(200);
    expect((await desk.asesor.saveCase(request())).statusCode).toBe(200);
    const ready = await health('listo');
    // Nobody signed in asks for it, and which version runs is not for everybody.
    expect([ready.statusCode, ready.json()]).toEqual([200, { codigo: 1, descripcion: 'Listo' }]);
    expect(await version()).toMatchObject({ paso: '9999_quita_lo_que_esta_no_usa' });
  });

  it('stops where one of the steps took away what it needs', async () => {
    await stepOfLater('9998_agrega', -1);
    await stepOfLater('9999_quita', (LAST?.number ?? 0) + 1);
    expect((await desk.asesor.get('caso/listar-estados')).json().message).toBe(SENTENCE);
    expect((await health('listo')).statusCode).toBe(503);
  });
});
