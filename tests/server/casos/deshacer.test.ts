/** Who did something to a case takes it back for a moment: all stands again as it was, and the history keeps both. */
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AccionCaso, DeshacibleDeCaso } from '#domain/casos/trabajosCaso';
import { ESTADO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { casoComentarios, casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ADMINISTRATOR, newKey, type Person } from './casos.desk.ts';
import { caseIn, doIt, GERENTE, history, rowOf, workDeskOfFile } from './casos.works.ts';

const desk = workDeskOfFile();

function undo(who: Person, idCaso: number, trabajo: AccionCaso, clave = newKey()) {
  return who.send('caso/deshacer', { idCaso, trabajo }, clave);
}

/** A case of a state that the manager worked on, with its row before. */
async function worked(work: DeshacibleDeCaso, estado: IdEstadoCaso = ESTADO.enProceso) {
  const id = await caseIn(desk, estado);
  const before = await rowOf(desk, id);
  const answer = await doIt(desk.gerente, work, id);
  expect(answer.json(), answer.body).toMatchObject({ codigo: 1, deshacible: true });
  return { id, before };
}

const { nuevo, enProceso, escalado, pendiente, recolecta } = ESTADO;

describe('what was just done', () => {
  it.each([
    ['comentar', nuevo, 'Comentario agregado', 'Se deshizo el comentario', 3],
    ['comentar', enProceso, 'Comentario agregado', 'Se deshizo el comentario', 1],
    ['comentar', escalado, 'Comentario agregado', 'Se deshizo el comentario', 1],
    ['comentar', pendiente, 'Comentario agregado', 'Se deshizo el comentario', 1],
    ['comentar', recolecta, 'Comentario agregado', 'Se deshizo el comentario', 1],
    ['tomar', nuevo, 'Caso en proceso, a cargo de Caro Gerente', 'Se deshizo la toma del caso', 3],
    ['tomar', escalado, 'Caso en proceso, a cargo de Caro Gerente', 'Se deshizo la toma del caso', 3],
    ['tomar', recolecta, 'Caso en proceso, a cargo de Caro Gerente', 'Se deshizo la toma del caso', 3],
    ['cerrar', nuevo, 'Caso cerrado', 'Se deshizo el cierre', 3],
    ['cerrar', enProceso, 'Caso cerrado', 'Se deshizo el cierre', 3],
    ['cerrar', escalado, 'Caso cerrado', 'Se deshizo el cierre', 3],
    ['cerrar', pendiente, 'Caso cerrado', 'Se deshizo el cierre', 3],
    ['cerrar', recolecta, 'Caso cerrado', 'Se deshizo el cierre', 3],
    ['asignar', nuevo, 'Caso asignado a Caro Gerente: Ya lo conoce.', 'Se deshizo la asignación', 3],
    ['asignar', escalado, 'Caso asignado a Caro Gerente: Ya lo conoce.', 'Se deshizo la asignación', 3],
    ['autorizar', pendiente, 'Caso autorizado: Procede por esta ocasión.', 'Se deshizo la autorización', 3],
    [
      'noAutorizar',
      pendiente,
      'Caso no autorizado: Procede por esta ocasión.',
      'Se deshizo la decisión de no autorizarlo',
      3,
    ],
  ] as const)('%s in state %i is taken back whole', async (work, estado, done, undone, version) => {
    const { id, before } = await worked(work, estado);
    desk.bed.clock.advance(8_000);
    const answer = await undo(desk.gerente, id, work);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ codigo: 1, version, estado: { id: estado } });
    expect(answer.json().descripcion).toBe(`Caso ${id}: ${undone.replace('Se', 'se')}`);
    expect(answer.json()).not.toHaveProperty('deshacible');
    expect(await rowOf(desk, id)).toEqual({ ...before, version });
    const told = (await history(desk, id)) as readonly (readonly [number, string, number])[];
    expect(told[0]?.[1]).toBe(done);
    expect(told.at(-1)).toEqual([version, undone, GERENTE]);
    expect(await desk.db.$count(casoComentarios, eq(casoComentarios.idCaso, id))).toBe(0);
  });

  it('keeps in the audit who took back what, and the words that nobody reads any more', async () => {
    const { id } = await worked('comentar');
    await undo(desk.gerente, id, 'comentar');
    const [row] = await desk.db.select().from(bitacora).orderBy(desc(bitacora.id)).limit(1);
    expect(row).toMatchObject({
      ...{ accion: 'deshacerEnCaso', entidad: 'caso', idEntidad: String(id), numiden: GERENTE },
      despues: { deshizo: 'comentar', comentario: 'Se llamó al cliente.' },
    });
  });

  it('is done again as if it never was', async () => {
    const { id } = await worked('cerrar');
    await undo(desk.gerente, id, 'cerrar');
    const answer = await doIt(desk.gerente, 'cerrar', id, { version: 3 });
    expect(answer.json()).toMatchObject({ codigo: 1, version: 4, deshacible: true });
  });

  it('is taken back once under one key, and its answer comes again', async () => {
    const { id } = await worked('cerrar');
    const clave = newKey();
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push((await undo(desk.gerente, id, 'cerrar', clave)).json());
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await history(desk, id)).toHaveLength(2);
  });
});

const FOLLOWED = 'Ya no se puede deshacer: después se hizo algo más.';
const LATE = 'Ya no se puede deshacer: pasaron los ocho segundos.';

describe('what was done stays', () => {
  /** The answer, with what the case says afterwards. */
  async function refused(who: Person, id: number, trabajo: AccionCaso, status = 409) {
    const before = await rowOf(desk, id);
    const answer = await undo(who, id, trabajo);
    expect([answer.statusCode, await rowOf(desk, id)]).toEqual([status, before]);
    return answer.json().message;
  }

  it('once its moment is over', async () => {
    const { id } = await worked('cerrar');
    desk.bed.clock.advance(10_001);
    expect(await refused(desk.gerente, id, 'cerrar')).toBe(LATE);
  });

  it('for anybody else', async () => {
    const { id } = await worked('cerrar');
    expect(await refused(desk.administrador, id, 'cerrar')).toBe(FOLLOWED);
  });

  it('where somebody else or the person went on', async () => {
    const { id } = await worked('tomar', escalado);
    await doIt(desk.administrador, 'comentar', id);
    expect(await refused(desk.gerente, id, 'tomar')).toBe(FOLLOWED);
    const other = await worked('tomar', escalado);
    await doIt(desk.gerente, 'adjuntar', other.id);
    expect(await refused(desk.gerente, other.id, 'tomar')).toBe(FOLLOWED);
  });

  it('where it is not the work that is named, or is taken back already', async () => {
    const { id } = await worked('cerrar');
    expect(await refused(desk.gerente, id, 'comentar')).toBe(FOLLOWED);
    expect((await undo(desk.gerente, id, 'cerrar')).statusCode).toBe(200);
    expect(await refused(desk.gerente, id, 'cerrar')).toBe(FOLLOWED);
  });

  it('where the work is none that is taken back, and where nobody did anything', async () => {
    const id = await caseIn(desk, enProceso);
    await doIt(desk.gerente, 'escalar', id);
    expect(await refused(desk.gerente, id, 'escalar', 400)).toBeTypeOf('string');
    const untouched = await caseIn(desk, enProceso, { numidenCrea: ADMINISTRATOR });
    expect(await refused(desk.administrador, untouched, 'comentar')).toBe(FOLLOWED);
    expect(await refused(desk.administrador, await caseIn(desk, nuevo), 'comentar')).toBe(FOLLOWED);
  });

  it('where the case is not for this person', async () => {
    const { id } = await worked('cerrar');
    expect((await undo(desk.stranger, id, 'cerrar')).statusCode).toBe(403);
    expect((await undo(desk.gerente, 999_999, 'cerrar')).statusCode).toBe(404);
  });

  it('keeps nothing of itself in the history of works that are not taken back', async () => {
    const id = await caseIn(desk, enProceso);
    expect((await doIt(desk.gerente, 'escalar', id)).json()).not.toHaveProperty('deshacible');
    const [last] = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, id)).orderBy(desc(casoLogs.id));
    expect(last?.accion).not.toHaveProperty('deshace');
  });
});
