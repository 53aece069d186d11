import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, FACTURACION, GARANTIA, newKey, type Person, portray } from './casos.desk.ts';
import {
  caseIn,
  detail,
  GERENTE,
  history,
  MOTIVO_ATENCION,
  MOTIVO_FACTURACION,
  NOTA_DE_CREDITO,
  permissionsOf,
  rowOf,
  workDeskOfFile,
} from './casos.works.ts';

const desk = workDeskOfFile();
beforeEach(async () => {
  await desk.db.delete(novedades);
  await grant(ASESOR, permissionsOf(2));
});

function grant(numiden: number, permisos: number[]) {
  return desk.db.update(usuarios).set({ permisos }).where(eq(usuarios.numiden, numiden));
}

const TO_AREA = { trabajo: 'asignar' };
const TAKE = { trabajo: 'tomar' };
const ESCALATE = {
  ...{ trabajo: 'escalar', idArea: FACTURACION, idSubcategoria: NOTA_DE_CREDITO, idMotivo: MOTIVO_FACTURACION },
};

/** Writes a comment that something follows. */
function send(person: Person, idCaso: number, sigue: object, more: object = {}, key = newKey()) {
  const body = { idCaso, version: 1, comentario: 'Falta su ticket.', sigue, ...more };
  return person.send('caso/agregar-comentario', body, key);
}

async function told(idCaso: number): Promise<readonly string[]> {
  return (await history(desk, idCaso)).map((entry) => String((entry as unknown[])[1]));
}

async function audited(idCaso: number) {
  const rows = await desk.db
    .select({ accion: bitacora.accion })
    .from(bitacora)
    .where(and(eq(bitacora.idEntidad, String(idCaso)), eq(bitacora.lectura, false)))
    .orderBy(asc(bitacora.id));
  return rows.map(({ accion }) => accion);
}

async function comments(idCaso: number): Promise<readonly string[]> {
  return (await detail(desk, idCaso)).comentarios.map(({ texto }: { texto: string }) => texto);
}

describe('what follows a comment', () => {
  it('leaves the case to its area, in one act that is audited as both', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    const answer = await send(desk.asesor, idCaso, TO_AREA);
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: `Comentario agregado con éxito. El caso ${idCaso} se ha asignado con éxito`,
      version: 2,
      estado: { id: 2, nombre: 'EN PROCESO' },
      deshacible: true,
    });
    expect((await rowOf(desk, idCaso)).administrador).toBeNull();
    expect(await comments(idCaso)).toEqual(['Falta su ticket.']);
    expect(await told(idCaso)).toEqual(['Comentario agregado', 'Caso sin persona, en Atención a clientes']);
    expect(await audited(idCaso)).toEqual(['agregarComentario', 'asignarCaso']);
  });

  it('of a new case goes to its area too, in process by the comment', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    expect((await send(desk.asesor, idCaso, TO_AREA)).statusCode).toBe(200);
    expect(await rowOf(desk, idCaso)).toMatchObject({ administrador: null, idEstado: ESTADO.enProceso });
  });

  it('takes the case first, in whatever state one takes it', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo, { administrador: GERENTE });
    const answer = (await send(desk.asesor, idCaso, TAKE)).json();
    expect(answer.descripcion).toBe(`El caso ${idCaso} está en proceso. Comentario agregado con éxito`);
    expect(await rowOf(desk, idCaso)).toMatchObject({ administrador: ASESOR, idEstado: ESTADO.enProceso });
    expect(await told(idCaso)).toEqual(['Caso en proceso, a cargo de Beto Asesor', 'Comentario agregado']);
  });

  it('escalates it to where the text says, with the comment as its reason, which is kept once', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    expect((await send(desk.asesor, idCaso, ESCALATE)).json()).toMatchObject({
      estado: { nombre: 'ESCALADO' },
      version: 2,
    });
    expect(await rowOf(desk, idCaso)).toMatchObject({ idArea: FACTURACION, idSubcategoria: NOTA_DE_CREDITO });
    expect((await detail(desk, idCaso)).logEscalamientos).toMatchObject([{ comentario: '' }]);
    expect(await comments(idCaso)).toEqual(['Falta su ticket.']);
    expect(await audited(idCaso)).toEqual(['agregarComentario', 'escalarCaso']);
  });

  it('changes nothing where the case is so already: the comment is sent alone, and is taken back alone', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: null });
    const same = { ...ESCALATE, idSubcategoria: GARANTIA };
    for (const sigue of [TO_AREA, same]) {
      expect((await send(desk.asesor, idCaso, sigue)).json()).toMatchObject({
        descripcion: 'Comentario agregado con éxito',
        version: 1,
        deshacible: true,
      });
    }
    expect(await audited(idCaso)).toEqual(['agregarComentario', 'agregarComentario']);
  });

  it('is done once under its key', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    const key = newKey();
    const [one, two] = await Promise.all([1, 2].map(() => send(desk.asesor, idCaso, TO_AREA, {}, key)));
    expect(one?.json()).toEqual(two?.json());
    expect(await comments(idCaso)).toHaveLength(1);
    expect((await send(desk.asesor, idCaso, TAKE, {}, key)).statusCode).toBe(409);
  });

  it.each([
    [TAKE, ESTADO.nuevo, null, ['la toma del caso', 'Caso en proceso, a cargo de Beto Asesor']],
    [TAKE, ESTADO.escalado, GERENTE, ['la toma del caso', 'Caso en proceso, a cargo de Beto Asesor']],
    [TO_AREA, ESTADO.enProceso, ASESOR, ['la asignación', 'Caso sin persona, en Atención a clientes']],
    [TO_AREA, ESTADO.nuevo, ASESOR, ['la asignación', 'Caso sin persona, en Atención a clientes']],
  ] as const)(
    'is taken back with it, whole and under its name: %j in state %i',
    async (sigue, estado, administrador, [what, done]) => {
      const idCaso = await caseIn(desk, estado, { administrador });
      const before = await rowOf(desk, idCaso);
      expect((await send(desk.asesor, idCaso, sigue)).json()).toMatchObject({ deshacible: true });
      expect(await told(idCaso)).toContain(done);
      const undo = (trabajo: string) => desk.asesor.send('caso/deshacer', { idCaso, trabajo });
      expect((await undo(sigue.trabajo)).statusCode).toBe(409);
      expect((await desk.gerente.send('caso/deshacer', { idCaso, trabajo: 'comentar' })).statusCode).toBe(409);
      const answer = await undo('comentar');
      expect(answer.json()).toMatchObject({
        codigo: 1,
        descripcion: `Caso ${idCaso}: se deshicieron el comentario y ${what}`,
      });
      const { version } = await rowOf(desk, idCaso);
      expect(await rowOf(desk, idCaso)).toEqual({ ...before, version });
      expect(await comments(idCaso)).toEqual([]);
      expect((await told(idCaso)).at(-1)).toBe(`Se deshicieron el comentario y ${what}`);
      expect(await desk.db.$count(novedades)).toBe(0);
      expect((await undo('comentar')).statusCode).toBe(409);
    },
  );

  it('is not taken back after anything else, nor after its time', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    await send(desk.asesor, idCaso, TO_AREA);
    await desk.gerente.send('caso/agregar-comentario', { idCaso, comentario: 'Lo veo.' });
    const other = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    await send(desk.asesor, other, TO_AREA);
    desk.bed.clock.advance(10_001);
    for (const id of [idCaso, other]) {
      const answer = await desk.asesor.send('caso/deshacer', { idCaso: id, trabajo: 'comentar' });
      expect(answer.statusCode).toBe(409);
      expect(await comments(id)).toContain('Falta su ticket.');
    }
  });

  it('is not taken back where it is an escalation, nor the comment without it', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    expect((await send(desk.asesor, idCaso, ESCALATE)).json()).not.toHaveProperty('deshacible');
    const answer = await desk.asesor.send('caso/deshacer', { idCaso, trabajo: 'comentar' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await comments(idCaso)).toEqual(['Falta su ticket.']);
  });
});

describe('where what follows is refused, the comment is not written either', () => {
  /** Who, what, in which state, whose, and the refusal. */
  const REFUSED: readonly (readonly [
    what: string,
    sigue: object,
    state: 2 | 3,
    holder: number | null,
    rights: readonly number[] | null,
    status: number,
    text: string,
  ])[] = [
    ['without the right to assign', TO_AREA, 2, ASESOR, [27, 4], 403, 'No tiene permiso para asignar el caso.'],
    ['without the right to escalate', ESCALATE, 2, ASESOR, [27, 4], 403, 'No tiene permiso para escalar el caso.'],
    [
      'without the right to comment',
      TO_AREA,
      2,
      ASESOR,
      [27, 6],
      403,
      'No tiene permiso para realizar esta operación.',
    ],
    [
      ...(['taken from who may more', TO_AREA, 2, ADMINISTRATOR, null, 403] as const),
      'Quien tiene el caso puede más que usted (rol de administrador, permisos y áreas): pídale que lo asigne, o a alguien que pueda lo mismo.',
    ],
    [
      ...(['taken while another works on it', TAKE, 2, GERENTE, null, 409] as const),
      'Un caso en estado EN PROCESO no permite tomar el caso.',
    ],
    [
      ...(['on a solved case', TO_AREA, 3, ASESOR, null, 409] as const),
      'Un caso en estado SOLUCIONADA no permite agregar comentarios.',
    ],
    [
      ...(['escalated for a reason of another area', { ...ESCALATE, idMotivo: MOTIVO_ATENCION }, 2, null] as const),
      ...([null, 400, 'El motivo no corresponde al área.'] as const),
    ],
  ];

  it.each(REFUSED)('%s', async (_what, sigue, state, administrador, rights, status, text) => {
    const idCaso = await caseIn(desk, state, { administrador });
    if (rights !== null) await grant(ASESOR, [...rights]);
    const before = await portray(desk.db);
    const answer = await send(desk.asesor, idCaso, sigue);
    expect([answer.statusCode, answer.json().message]).toEqual([status, text]);
    expect(await portray(desk.db)).toEqual(before);
  });

  it('on a version that is not the case’s any more, which a comment alone does not ask for', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR, version: 2 });
    expect((await send(desk.asesor, idCaso, TO_AREA)).statusCode).toBe(409);
    expect((await send(desk.asesor, idCaso, TO_AREA, { version: undefined })).statusCode).toBe(400);
    expect(await comments(idCaso)).toEqual([]);
  });

  it('naming somebody who may not see the case, whatever follows', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR, cvetda: 2 });
    await grant(GERENTE, []);
    const more = { comentario: 'Lo ve @Caro Gerente', menciones: [GERENTE] };
    expect((await send(desk.asesor, idCaso, TO_AREA, more)).statusCode).not.toBe(200);
    await grant(GERENTE, permissionsOf(3));
    expect((await rowOf(desk, idCaso)).administrador).toBe(ASESOR);
  });
});

describe('twenty send such a comment at once, at two servers', () => {
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await secondServer(desk.bed);
  });
  afterAll(() => other.close());

  it('one is done with all that follows, the others leave nothing', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    const cookie = await desk.bed.signIn(ADMINISTRATOR);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? desk.bed.app : other).inject({
          method: 'POST',
          url: '/mostrador/api/caso/agregar-comentario',
          headers: { cookie, 'idempotency-key': newKey() },
          payload: { idCaso, version: 1, comentario: `La ${index}`, sigue: index % 3 === 0 ? TO_AREA : ESCALATE },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await comments(idCaso)).toHaveLength(1);
    expect(await rowOf(desk, idCaso)).toMatchObject({ version: 2, administrador: null });
  });
});

describe('a text with what follows it', () => {
  const TEXT = { id: null, nombre: 'Va a facturación', texto: 'Va.', idArea: null, activo: true };

  it('is kept with it and shown with its names; where a case could not go it is refused', async () => {
    const foreign = { ...ESCALATE, idMotivo: MOTIVO_ATENCION };
    expect((await desk.asesor.send('textos/guardar', { ...TEXT, sigue: foreign })).json()).toMatchObject({
      campos: [{ campo: 'sigue', message: 'El motivo no corresponde al área.' }],
    });
    expect((await desk.asesor.send('textos/guardar', { ...TEXT, sigue: ESCALATE })).statusCode).toBe(200);
    const { textos } = (await desk.asesor.get('textos/listar')).json();
    expect(textos).toMatchObject([
      { nombre: 'Va a facturación', sigue: { ...ESCALATE, area: 'Facturación', categoria: 'NOTA DE CRÉDITO' } },
    ]);
  });
});
