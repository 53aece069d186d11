import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../../server/backup/backUp.ts';
import { restore } from '../../../server/backup/restore.ts';
import { renewSeals, shutInWords } from '../../../server/cadena/servidores/renewSeals.ts';
import { servidores } from '../../../server/platform/db/schema/configuracion.ts';
import { borradores } from '../../../server/platform/db/schema/drafts.ts';
import { bitacora, idempotencia } from '../../../server/platform/db/schema/system.ts';
import { createSecrets } from '../../../server/platform/secrets/secrets.ts';
import { openTestDatabase, TEST_NOW, TEST_SECRETS } from '../bed/bed.ts';

import {
  add,
  ask,
  asked,
  bed,
  cookie,
  ERP,
  log,
  neighbourly,
  OTHER,
  openServersDesk,
  PASS,
  rowOf,
  WHO,
} from './servidores.desk.ts';

openServersDesk();

describe('a try of a connection', () => {
  it('sends the stored password where it belongs', async () => {
    const id = await add(neighbourly());
    const answer = await ask('POST', 'test', { ...neighbourly(), id });
    expect(answer.json()).toMatchObject({ codigo: 1, razon: 'conecta', milisegundos: expect.any(Number) });
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from(`mostrador:${PASS}`).toString('base64')}`);
  });

  it('sends what was typed instead, also for a server that is not saved', async () => {
    await ask('POST', 'test', { ...neighbourly(), pass: 'tecleada' });
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('mostrador:tecleada').toString('base64')}`);
  });

  it('never sends the stored password to where the server did not lead', async () => {
    const id = await add();
    const answer = await ask('POST', 'test', { ...neighbourly(), id });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Escriba de nuevo la contraseña: el servidor cambió.',
    ]);
    expect(asked).toEqual([]);
  });

  it('says why it did not connect, and changes nothing', async () => {
    const id = await add();
    const answer = await ask('POST', 'test', { ...ERP, id });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        codigo: 2,
        razon: 'noPermitido',
        descripcion: expect.stringContaining('El equipo erp.cadena.mx, puerto 8443, no está entre los permitidos.'),
      }),
    ]);
    expect((await rowOf(id)).version).toBe(1);
  });

  it('is slowed after ten in a minute, each person alone', async () => {
    const attempt = (as = cookie) => ask('POST', 'test', { ...ERP, pass: null }, { as });
    for (let n = 0; n < 10; n += 1) expect((await attempt()).statusCode).toBe(200);
    const slowed = await attempt();
    expect([slowed.statusCode, slowed.json().message, slowed.headers['retry-after']]).toEqual([
      429,
      'Probó 10 conexiones en un minuto. Espere 6 segundos e intente de nuevo.',
      '6',
    ]);
    expect((await attempt(await bed.signIn(OTHER))).statusCode).toBe(200);
    bed.clock.advance(6_000);
    expect((await attempt()).statusCode).toBe(200);
  });

  it('is written down with where it went and how it ended, apart from the history of the server', async () => {
    const id = await add();
    await ask('POST', 'test', { ...ERP, id, pass: 'tecleada' });
    const [row] = await bed.db.select().from(bitacora).where(eq(bitacora.accion, 'probarServidor'));
    const { usuario: _, ...where } = ERP;
    expect(row).toMatchObject({ entidad: 'pruebaServidor', idEntidad: String(id), numiden: WHO });
    expect(row?.despues).toEqual({ ...where, resultado: 'noPermitido' });
  });
});

describe('a password', () => {
  it('stands nowhere in clear: no answer, log, audit, draft, key or backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-secretos-'));
    try {
      const id = await add(neighbourly());
      const answers = [
        await ask('PUT', 'actualizar', { ...neighbourly(), id, version: 1, pass: PASS }),
        await ask('PUT', 'actualizar', { ...neighbourly(), id, version: 1, pass: PASS }),
        await ask('PUT', 'actualizar', { ...neighbourly(), puerto: 0, id, version: 2, pass: PASS }),
        await ask('POST', 'test', { ...neighbourly(), id }),
        await ask('POST', 'test', { ...ERP, pass: PASS }),
        await ask('GET', 'obtener-server'),
        await ask('GET', `obtener-server/${id}`),
      ].map(({ body, headers }) => body + JSON.stringify(headers));
      const file = join(folder, 'todo.gz');
      await backUp(bed.db, file, TEST_NOW);
      const everything = [
        ...answers,
        JSON.stringify(log.lines()),
        JSON.stringify(await bed.db.select().from(bitacora)),
        JSON.stringify(await bed.db.select().from(borradores)),
        JSON.stringify(await bed.db.select().from(idempotencia)),
        gunzipSync(readFileSync(file)).toString('utf8'),
      ].join('\n');
      for (const clear of [
        PASS,
        'S3creta',
        Buffer.from(PASS).toString('base64'),
        Buffer.from(`mostrador:${PASS}`).toString('base64'),
      ])
        expect(everything.includes(clear), clear).toBe(false);
      expect(everything).toContain((await rowOf(id)).passCifrado ?? '?');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('that was moved to another server does not open there', async () => {
    const [rich, poor] = [await add(), await add(neighbourly())];
    const { passCifrado } = await rowOf(rich);
    await bed.db.update(servidores).set({ passCifrado }).where(eq(servidores.id, poor));
    const answer = await ask('POST', 'test', { ...neighbourly(), id: poor });
    expect([answer.json().razon, asked]).toEqual(['passIlegible', []]);
  });

  it('does not follow a server that was made to lead elsewhere behind our back', async () => {
    const id = await add();
    await bed.db.update(servidores).set(neighbourly()).where(eq(servidores.id, id));
    const answer = await ask('POST', 'test', { ...neighbourly(), id });
    expect([answer.json().razon, asked]).toEqual(['passIlegible', []]);
  });

  it('of another installation’s key is said to be so, and can be typed anew', async () => {
    const foreign = createSecrets([Buffer.alloc(32, 9)]);
    const id = await add(neighbourly());
    await bed.db
      .update(servidores)
      .set({ passCifrado: foreign.seal('x', 'y') })
      .where(eq(servidores.id, id));
    expect((await ask('GET', `obtener-server/${id}`)).json()).toMatchObject({ tienePass: true, passIlegible: true });
    expect((await ask('POST', 'test', { ...neighbourly(), id })).json()).toMatchObject({
      codigo: 2,
      descripcion: expect.stringContaining('se cifró con otra clave (CLAVE_SECRETOS) y aquí no se puede leer'),
    });
    await ask('PUT', 'actualizar', { ...neighbourly(), id, version: 1, pass: 'nueva' });
    expect((await ask('GET', `obtener-server/${id}`)).json()).toMatchObject({ passIlegible: false });
  });
});

describe('keys that are changed', () => {
  it('leave every password sealed with the new one, and those of nobody’s key are counted', async () => {
    const id = await add(neighbourly());
    const lost = await add();
    const foreign = createSecrets([Buffer.alloc(32, 9)]).seal('x', 'y');
    await bed.db.update(servidores).set({ passCifrado: foreign }).where(eq(servidores.id, lost));
    const fresh = Buffer.alloc(32, 8);
    const both = createSecrets([fresh, Buffer.alloc(32, 7)]);
    expect(await renewSeals(bed.db, both, TEST_NOW)).toBe(1);
    const { passCifrado, version } = await rowOf(id);
    expect([both.isCurrent(passCifrado ?? ''), version]).toEqual([true, 1]);
    expect(createSecrets([fresh]).hasKeyOf(passCifrado ?? '')).toBe(true);
    expect(TEST_SECRETS.hasKeyOf(passCifrado ?? '')).toBe(false);
    expect((await rowOf(lost)).passCifrado).toBe(foreign);
    expect(await renewSeals(bed.db, both, TEST_NOW)).toBe(1);
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.accion, 'cifrar con la clave nueva'));
    expect(rows.map(({ idEntidad, numiden }) => [idEntidad, numiden])).toEqual([[String(id), null]]);
  });

  it('are missed where a backup is restored without them, and found again with them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-secretos-'));
    const elsewhere = await openTestDatabase();
    try {
      await add(neighbourly());
      await backUp(bed.db, join(folder, 'todo.gz'), TEST_NOW);
      await restore(elsewhere.db, join(folder, 'todo.gz'));
      expect(await renewSeals(elsewhere.db, createSecrets([Buffer.alloc(32, 9)]), TEST_NOW)).toBe(1);
      expect(await renewSeals(elsewhere.db, TEST_SECRETS, TEST_NOW)).toBe(0);
    } finally {
      await elsewhere.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('are told to whoever starts or restores', () => {
    expect(shutInWords(0)).toBeNull();
    expect(shutInWords(1)).toMatch(/^La contraseña de 1 servidor se cifró con otra clave y no se puede leer: /);
    expect(shutInWords(3)).toMatch(/^Las contraseñas de 3 servidores se cifraron con otra clave/);
  });
});
