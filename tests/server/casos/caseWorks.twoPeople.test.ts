import { connect } from 'node:net';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccionCaso } from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casoComentarios, casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { idempotencia } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, ASESOR, newKey, portray } from './casos.desk.ts';
import { PDF } from './casos.files.ts';
import { caseIn, doIt, GERENTE, openWorkDesk, rowOf, type WorkDesk } from './casos.works.ts';

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterAll(() => desk.bed.close());

async function comments(idCaso: number): Promise<number> {
  return (
    (await desk.db.select({ n: count() }).from(casoComentarios).where(eq(casoComentarios.idCaso, idCaso)))[0]?.n ?? 0
  );
}

/** A change: its words, its work, and how others are told of it; the version after it, and its author. */
type Change = readonly [string, AccionCaso, string, number, number, string];

function conflictOf(idCaso: number, version: number, cambios: readonly Change[]) {
  return {
    codigo: 409,
    message: `El caso ${idCaso} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
    entidad: 'caso',
    id: idCaso,
    version,
    cambios: cambios.map(([accion, trabajo, contado, suVersion, numiden, nombre]) => ({
      id: expect.any(Number),
      accion,
      hecho: { trabajo, contado },
      version: suVersion,
      fecha: '2026-03-19T03:00:00.000Z',
      autor: { numiden, nombre },
    })),
  };
}

describe('two people on one case', () => {
  it('one comments while the other escalates: both are done, whatever version the comment was written on', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.gerente, 'escalar', idCaso);
    const comentado = await doIt(desk.asesor, 'comentar', idCaso, { version: 1 });
    expect(comentado.json()).toMatchObject({ codigo: 1, version: 2, estado: { id: 4, nombre: 'ESCALADO' } });
    expect(await comments(idCaso)).toBe(1);
  });

  it('one closes while the other escalates: the close is refused with what changed, and can be sent again', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.gerente, 'escalar', idCaso);
    const before = await portray(desk.db);
    const key = newKey();
    const atrasado = await doIt(desk.facturista, 'cerrar', idCaso, { clave: key });
    expect([atrasado.statusCode, atrasado.json()]).toEqual([
      409,
      conflictOf(idCaso, 2, [
        [
          'Caso escalado a Facturación · MANTENIMIENTO FACTURA',
          'escalar',
          'escaló el caso a Facturación · MANTENIMIENTO FACTURA',
          2,
          GERENTE,
          'Caro Gerente',
        ],
      ]),
    ]);
    expect(await portray(desk.db)).toEqual(before);

    const otraVez = await doIt(desk.facturista, 'cerrar', idCaso, { version: 2, clave: key });
    expect(otraVez.json()).toMatchObject({ codigo: 1, version: 3, estado: { id: 3, nombre: 'SOLUCIONADA' } });
  });

  it('a comment and files do not make what others write stale, but for the first on a new case', async () => {
    const enProceso = await caseIn(desk, ESTADO.enProceso);
    await doIt(desk.asesor, 'comentar', enProceso);
    await doIt(desk.asesor, 'adjuntar', enProceso);
    expect((await doIt(desk.gerente, 'cerrar', enProceso, { version: 1 })).statusCode).toBe(200);

    const fresh = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', fresh);
    expect((await doIt(desk.gerente, 'cerrar', fresh, { version: 1 })).statusCode).toBe(409);
  });

  it('a stale save is told of every change since, in order, and only of those', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso);
    await doIt(desk.asesor, 'solicitarAutorizacion', idCaso, { version: 2 });
    await doIt(desk.gerente, 'autorizar', idCaso, { version: 3 });
    const atrasado = await doIt(desk.administrador, 'cerrar', idCaso, { version: 2 });
    expect(atrasado.json()).toEqual(
      conflictOf(idCaso, 4, [
        [
          'Autorización solicitada: Pasó el plazo de devolución.',
          'solicitarAutorizacion',
          'solicitó autorización',
          3,
          ASESOR,
          'Beto Asesor',
        ],
        ['Caso autorizado: Procede por esta ocasión.', 'autorizar', 'autorizó el caso', 4, GERENTE, 'Caro Gerente'],
      ]),
    );
  });

  it('both close at once: one does, the other reads who did', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    const [uno, otro] = await Promise.all([
      doIt(desk.gerente, 'cerrar', idCaso, { cambios: { solucion: 'Cerrado por la gerente.' } }),
      doIt(desk.administrador, 'cerrar', idCaso, { cambios: { solucion: 'Cerrado por la administradora.' } }),
    ]);
    expect([uno.statusCode, otro.statusCode].sort()).toEqual([200, 409]);
    const ganoLaGerente = uno.statusCode === 200;
    const [quien, nombre] = ganoLaGerente ? [GERENTE, 'Caro Gerente'] : [ADMINISTRATOR, 'Ana Administradora'];
    expect((ganoLaGerente ? otro : uno).json()).toEqual(
      conflictOf(idCaso, 2, [['Caso cerrado', 'cerrar', 'cerró el caso', 2, quien, nombre]]),
    );
    expect(await rowOf(desk, idCaso)).toMatchObject({
      version: 2,
      usuarioSoluciona: quien,
      solucion: ganoLaGerente ? 'Cerrado por la gerente.' : 'Cerrado por la administradora.',
    });
    expect(await desk.db.$count(casoLogs, eq(casoLogs.idCaso, idCaso))).toBe(2);
  });

  it('both take it at once: one has it, the other is told who', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const answers = await Promise.all([desk.asesor, desk.facturista].map((who) => doIt(who, 'tomar', idCaso)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const perdio = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(perdio.cambios[0].autor.numiden).toBe((await rowOf(desk, idCaso)).administrador);
  });

  it('one decides while the other closes: the close wins or the decision does, never both', async () => {
    const idCaso = await caseIn(desk, ESTADO.pendiente);
    const [decision, cierre] = await Promise.all([
      doIt(desk.gerente, 'autorizar', idCaso),
      doIt(desk.facturista, 'cerrar', idCaso),
    ]);
    expect([decision.statusCode, cierre.statusCode].sort()).toEqual([200, 409]);
    const row = await rowOf(desk, idCaso);
    expect([row.autorizado, row.idEstado]).toEqual(decision.statusCode === 200 ? [true, 2] : [null, 3]);
  });

  it('20 comments at once on the same version: all are stored, and the version stays', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        doIt(n % 2 === 0 ? desk.asesor : desk.gerente, 'comentar', idCaso, { cambios: { comentario: `Número ${n}` } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect([await comments(idCaso), (await rowOf(desk, idCaso)).version]).toEqual([20, 1]);
  });

  it('a version that never was is refused too', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso);
    for (const version of [2, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const answer = await doIt(desk.gerente, 'cerrar', idCaso, { version });
      expect(answer.json()).toEqual(conflictOf(idCaso, 1, []));
    }
  });
});

describe('one saving happens once', () => {
  it('20 comments at once with one key are one comment, and all get the same answer', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => doIt(desk.asesor, 'comentar', idCaso, { clave: key })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([await comments(idCaso), (await rowOf(desk, idCaso)).version]).toEqual([1, 2]);
  });

  it.each(['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar'] as const)(
    '%s: a repetition gets the first answer, also when others changed the case since',
    async (accion) => {
      const idCaso = await caseIn(desk, ESTADO.nuevo);
      const key = newKey();
      const first = await doIt(desk.facturista, accion, idCaso, { clave: key });
      expect(first.statusCode).toBe(200);
      if (accion !== 'cerrar') await doIt(desk.gerente, 'comentar', idCaso, { version: 2 });
      const before = await portray(desk.db);
      expect((await doIt(desk.facturista, accion, idCaso, { clave: key })).body).toBe(first.body);
      // Who reloads before trying again has seen the new version: it is the same request all the same.
      expect((await doIt(desk.facturista, accion, idCaso, { clave: key, version: 3 })).body).toBe(first.body);
      expect(await portray(desk.db)).toEqual(before);
    },
  );

  it('a comment whose answer was cut off is stored; the retry adds none and gets the answer', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const key = newKey();
    const cookie = await desk.bed.signIn(ASESOR);
    await desk.bed.app.listen({ port: 0, host: '127.0.0.1' });
    const address = desk.bed.app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
    const cuerpo = JSON.stringify({ idCaso, version: 1, comentario: 'Se llamó al cliente.' });
    const enchufe = connect(address.port, '127.0.0.1');
    enchufe.write(
      [
        `POST ${desk.bed.config.basePath}api/caso/agregar-comentario HTTP/1.1`,
        `Host: 127.0.0.1:${address.port}`,
        `Cookie: ${cookie}`,
        `Idempotency-Key: ${key}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(cuerpo)}`,
        '',
        cuerpo,
      ].join('\r\n'),
    );
    // Stored, and the connection is gone before anybody read the answer.
    await expect.poll(() => desk.db.$count(idempotencia, eq(idempotencia.clave, key)), { timeout: 20_000 }).toBe(1);
    enchufe.resetAndDestroy();
    const repeated = await doIt(desk.asesor, 'comentar', idCaso, { clave: key });
    expect(repeated.json()).toMatchObject({ codigo: 1, version: 2 });
    expect([await comments(idCaso), (await rowOf(desk, idCaso)).version]).toEqual([1, 2]);
  });

  it('a key that stored something else is refused, on another text as on another case', async () => {
    const [uno, otro] = [await caseIn(desk, ESTADO.nuevo), await caseIn(desk, ESTADO.nuevo)];
    const key = newKey();
    await doIt(desk.asesor, 'comentar', uno, { clave: key });
    await desk.asesor.attach(uno, 2, [{ nombre: 'a.pdf', contenido: PDF }], key);
    const before = await portray(desk.db);
    for (const answer of [
      await doIt(desk.asesor, 'comentar', uno, { version: 3, clave: key, cambios: { comentario: 'Otro texto.' } }),
      await doIt(desk.asesor, 'comentar', otro, { clave: key }),
      await desk.asesor.attach(otro, 1, [{ nombre: 'a.pdf', contenido: PDF }], key),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        {
          codigo: 409,
          message: 'Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.',
        },
      ]);
    }
    expect(await portray(desk.db)).toEqual(before);
  });
});

describe('a failure in the last step leaves nothing of the earlier ones', () => {
  it.each(['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar'] as const)(
    '%s',
    async (accion) => {
      const idCaso = await caseIn(desk, ESTADO.nuevo);
      const before = await portray(desk.db);
      const key = newKey();
      for (const table of ['bitacora', 'caso_logs']) {
        await desk.db.execute(sql.raw(`alter table ${table} rename to tabla_ausente`));
        const answer = await doIt(desk.facturista, accion, idCaso, { clave: key });
        await desk.db.execute(sql.raw(`alter table tabla_ausente rename to ${table}`));
        expect([answer.statusCode, answer.json().message]).toEqual([500, 'Ocurrio un error interno']);
        expect(await portray(desk.db)).toEqual(before);
      }
      expect((await doIt(desk.facturista, accion, idCaso, { clave: key })).json()).toMatchObject({
        codigo: 1,
        version: 2,
      });
    },
  );
});
