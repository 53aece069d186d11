import { connect } from 'node:net';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/vidaCaso';
import { casoComentarios, casoLogs } from '../../server/db/schema/casos.ts';
import { idempotencia } from '../../server/db/schema/sistema.ts';
import { PDF } from './casos.archivos.ts';
import { ADMINISTRADOR, ASESOR, claveNueva, retratar } from './casos.mesa.ts';
import type { MesaDeTrabajo } from './casos.trabajo.ts';
import { abrirMesaDeTrabajo, casoEn, filaDe, GERENTE, hacer } from './casos.trabajo.ts';

let mesa: MesaDeTrabajo;
beforeAll(async () => {
  mesa = await abrirMesaDeTrabajo();
});
afterAll(() => mesa.banco.cerrar());

const comentarios = async (idCaso: number): Promise<number> =>
  (await mesa.db.select({ n: count() }).from(casoComentarios).where(eq(casoComentarios.idCaso, idCaso)))[0]?.n ?? 0;

const conflictoDe = (
  idCaso: number,
  version: number,
  cambios: readonly (readonly [string, number, number, string])[],
) => ({
  codigo: 409,
  message: `El caso ${idCaso} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
  idCaso,
  version,
  cambios: cambios.map(([accion, suVersion, numiden, nombre]) => ({
    id: expect.any(Number),
    accion,
    version: suVersion,
    fecha: '2026-03-19T03:00:00.000Z',
    autor: { numiden, nombre },
  })),
});

describe('two people on one case', () => {
  it('one comments while the other escalates: the comment is refused with what changed, and can be sent again', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    await hacer(mesa.gerente, 'escalar', idCaso);
    const antes = await retratar(mesa.db);
    const clave = claveNueva();
    const atrasado = await hacer(mesa.asesor, 'comentar', idCaso, { clave });
    expect([atrasado.statusCode, atrasado.json()]).toEqual([
      409,
      conflictoDe(idCaso, 2, [['Caso escalado a Facturación · MANTENIMIENTO FACTURA', 2, GERENTE, 'Caro Gerente']]),
    ]);
    expect(await retratar(mesa.db)).toEqual(antes);

    const otraVez = await hacer(mesa.asesor, 'comentar', idCaso, { version: 2, clave });
    expect(otraVez.json()).toMatchObject({ codigo: 1, version: 3, estado: { id: 4, nombre: 'ESCALADO' } });
    expect(await comentarios(idCaso)).toBe(1);
  });

  it('a stale save is told of every change since, in order, and only of those', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    await hacer(mesa.asesor, 'comentar', idCaso);
    await hacer(mesa.asesor, 'solicitarAutorizacion', idCaso, { version: 2 });
    await hacer(mesa.gerente, 'autorizar', idCaso, { version: 3 });
    const atrasado = await hacer(mesa.administrador, 'cerrar', idCaso, { version: 2 });
    expect(atrasado.json()).toEqual(
      conflictoDe(idCaso, 4, [
        ['Autorización solicitada: Pasó el plazo de devolución.', 3, ASESOR, 'Beto Asesor'],
        ['Caso autorizado: Procede por esta ocasión.', 4, GERENTE, 'Caro Gerente'],
      ]),
    );
  });

  it('both close at once: one does, the other reads who did', async () => {
    const idCaso = await casoEn(mesa, ESTADO.enProceso);
    const [uno, otro] = await Promise.all([
      hacer(mesa.gerente, 'cerrar', idCaso, { cambios: { solucion: 'Cerrado por la gerente.' } }),
      hacer(mesa.administrador, 'cerrar', idCaso, { cambios: { solucion: 'Cerrado por la administradora.' } }),
    ]);
    expect([uno.statusCode, otro.statusCode].sort()).toEqual([200, 409]);
    const ganoLaGerente = uno.statusCode === 200;
    const [quien, nombre] = ganoLaGerente ? [GERENTE, 'Caro Gerente'] : [ADMINISTRADOR, 'Ana Administradora'];
    expect((ganoLaGerente ? otro : uno).json()).toEqual(conflictoDe(idCaso, 2, [['Caso cerrado', 2, quien, nombre]]));
    expect(await filaDe(mesa, idCaso)).toMatchObject({
      version: 2,
      usuarioSoluciona: quien,
      solucion: ganoLaGerente ? 'Cerrado por la gerente.' : 'Cerrado por la administradora.',
    });
    expect(await mesa.db.$count(casoLogs, eq(casoLogs.idCaso, idCaso))).toBe(2);
  });

  it('both take it at once: one has it, the other is told who', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    const respuestas = await Promise.all([mesa.asesor, mesa.facturista].map((quien) => hacer(quien, 'tomar', idCaso)));
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const perdio = respuestas.find(({ statusCode }) => statusCode === 409)?.json();
    expect(perdio.cambios[0].autor.numiden).toBe((await filaDe(mesa, idCaso)).administrador);
  });

  it('one decides while the other closes: the close wins or the decision does, never both', async () => {
    const idCaso = await casoEn(mesa, ESTADO.pendiente);
    const [decision, cierre] = await Promise.all([
      hacer(mesa.gerente, 'autorizar', idCaso),
      hacer(mesa.facturista, 'cerrar', idCaso),
    ]);
    expect([decision.statusCode, cierre.statusCode].sort()).toEqual([200, 409]);
    const fila = await filaDe(mesa, idCaso);
    expect([fila.autorizado, fila.idEstado]).toEqual(decision.statusCode === 200 ? [true, 2] : [null, 3]);
  });

  it('20 comments at once on the same version: one is stored, 19 are told of it', async () => {
    const idCaso = await casoEn(mesa, ESTADO.enProceso);
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        hacer(n % 2 === 0 ? mesa.asesor : mesa.gerente, 'comentar', idCaso, { cambios: { comentario: `Número ${n}` } }),
      ),
    );
    expect(respuestas.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const respuesta of respuestas.filter(({ statusCode }) => statusCode !== 200)) {
      expect(respuesta.json()).toMatchObject({ codigo: 409, version: 2, cambios: [{ accion: 'Comentario agregado' }] });
    }
    expect(await comentarios(idCaso)).toBe(1);
  });

  it('a version that never was is refused too', async () => {
    const idCaso = await casoEn(mesa, ESTADO.enProceso);
    for (const version of [2, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const respuesta = await hacer(mesa.asesor, 'comentar', idCaso, { version });
      expect(respuesta.json()).toEqual(conflictoDe(idCaso, 1, []));
    }
  });
});

describe('one saving happens once', () => {
  it('20 comments at once with one key are one comment, and all get the same answer', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    const clave = claveNueva();
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, () => hacer(mesa.asesor, 'comentar', idCaso, { clave })),
    );
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(respuestas.map(({ body }) => body)).size).toBe(1);
    expect([await comentarios(idCaso), (await filaDe(mesa, idCaso)).version]).toEqual([1, 2]);
  });

  it.each(['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar'] as const)(
    '%s: a repetition gets the first answer, also when others changed the case since',
    async (accion) => {
      const idCaso = await casoEn(mesa, ESTADO.nuevo);
      const clave = claveNueva();
      const primera = await hacer(mesa.facturista, accion, idCaso, { clave });
      expect(primera.statusCode).toBe(200);
      if (accion !== 'cerrar') await hacer(mesa.gerente, 'comentar', idCaso, { version: 2 });
      const antes = await retratar(mesa.db);
      expect((await hacer(mesa.facturista, accion, idCaso, { clave })).body).toBe(primera.body);
      // Who reloads before trying again has seen the new version: it is the same request all the same.
      expect((await hacer(mesa.facturista, accion, idCaso, { clave, version: 3 })).body).toBe(primera.body);
      expect(await retratar(mesa.db)).toEqual(antes);
    },
  );

  it('a comment whose answer was cut off is stored; the retry adds none and gets the answer', async () => {
    const idCaso = await casoEn(mesa, ESTADO.nuevo);
    const clave = claveNueva();
    const cookie = await mesa.banco.entrar(ASESOR);
    await mesa.banco.app.listen({ port: 0, host: '127.0.0.1' });
    const direccion = mesa.banco.app.server.address();
    if (typeof direccion !== 'object' || direccion === null) throw new Error('The server does not listen');
    const cuerpo = JSON.stringify({ idCaso, version: 1, comentario: 'Se llamó al cliente.' });
    const enchufe = connect(direccion.port, '127.0.0.1');
    enchufe.write(
      [
        `POST ${mesa.banco.config.basePath}api/caso/agregar-comentario HTTP/1.1`,
        `Host: 127.0.0.1:${direccion.port}`,
        `Cookie: ${cookie}`,
        `Idempotency-Key: ${clave}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(cuerpo)}`,
        '',
        cuerpo,
      ].join('\r\n'),
    );
    // Stored, and the connection is gone before anybody read the answer.
    await expect.poll(() => mesa.db.$count(idempotencia, eq(idempotencia.clave, clave)), { timeout: 20_000 }).toBe(1);
    enchufe.resetAndDestroy();
    const repetida = await hacer(mesa.asesor, 'comentar', idCaso, { clave });
    expect(repetida.json()).toMatchObject({ codigo: 1, version: 2 });
    expect([await comentarios(idCaso), (await filaDe(mesa, idCaso)).version]).toEqual([1, 2]);
  });

  it('a key that stored something else is refused, on another text as on another case', async () => {
    const [uno, otro] = [await casoEn(mesa, ESTADO.nuevo), await casoEn(mesa, ESTADO.nuevo)];
    const clave = claveNueva();
    await hacer(mesa.asesor, 'comentar', uno, { clave });
    await mesa.asesor.adjuntar(uno, 2, [{ nombre: 'a.pdf', contenido: PDF }], clave);
    const antes = await retratar(mesa.db);
    for (const respuesta of [
      await hacer(mesa.asesor, 'comentar', uno, { version: 3, clave, cambios: { comentario: 'Otro texto.' } }),
      await hacer(mesa.asesor, 'comentar', otro, { clave }),
      await mesa.asesor.adjuntar(otro, 1, [{ nombre: 'a.pdf', contenido: PDF }], clave),
    ]) {
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        409,
        {
          codigo: 409,
          message: 'Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.',
        },
      ]);
    }
    expect(await retratar(mesa.db)).toEqual(antes);
  });
});

describe('a failure in the last step leaves nothing of the earlier ones', () => {
  it.each(['comentar', 'adjuntar', 'tomar', 'escalar', 'solicitarAutorizacion', 'cerrar'] as const)(
    '%s',
    async (accion) => {
      const idCaso = await casoEn(mesa, ESTADO.nuevo);
      const antes = await retratar(mesa.db);
      const clave = claveNueva();
      for (const tabla of ['bitacora', 'caso_logs']) {
        await mesa.db.execute(sql.raw(`alter table ${tabla} rename to tabla_ausente`));
        const respuesta = await hacer(mesa.facturista, accion, idCaso, { clave });
        await mesa.db.execute(sql.raw(`alter table tabla_ausente rename to ${tabla}`));
        expect([respuesta.statusCode, respuesta.json().message]).toEqual([500, 'Ocurrio un error interno']);
        expect(await retratar(mesa.db)).toEqual(antes);
      }
      expect((await hacer(mesa.facturista, accion, idCaso, { clave })).json()).toMatchObject({ codigo: 1, version: 2 });
    },
  );
});
