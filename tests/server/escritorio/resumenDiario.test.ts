import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { PERMISOS } from '#domain/common/permisos';
import { oweDigests } from '../../../server/escritorio/novedades/digest.ts';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { novedades, resumenes } from '../../../server/platform/db/schema/novedades.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, Person } from '../casos/casos.desk.ts';
import { caseIn, GERENTE, permissionsOf, workDeskOfFile } from '../casos/casos.works.ts';

// Nobody listens there: these tests read what is owed.
const desk = workDeskOfFile({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
const change = (changes: Partial<typeof usuarios.$inferInsert>, numiden = ASESOR) =>
  desk.db.update(usuarios).set(changes).where(eq(usuarios.numiden, numiden));

beforeEach(async () => {
  for (const table of [novedades, resumenes, correos]) await desk.db.delete(table);
  await change({ activo: true, correo: 'asesor@cadena.mx', tiendas: [], permisos: permissionsOf(2), areas: [] });
});

/** Eight in the morning by the clock of the chain; each test begins at 21:00 of the day before. */
const EIGHT = Date.parse('2026-03-19T14:00:00.000Z');
const DAY = 86_400_000;

/** A person who signs in now: the days of these tests outlast a session. */
const now = async (numiden: number) => new Person(desk.bed, await desk.bed.signIn(numiden));
const wish = async (numiden: number, pedido = true) => (await now(numiden)).post('sesion/resumen', { pedido });
const shown = async () => (await (await now(ASESOR)).get('sesion/cuenta')).json().resumen;
const comment = async (numiden: number, idCaso: number, comentario: string) =>
  (await now(numiden)).post('caso/agregar-comentario', { idCaso, comentario });

/** The mails of the day are owed at a moment. */
function owe(at: number = EIGHT, sendsMail = true): Promise<number> {
  desk.bed.clock.now = new Date(at);
  const { db, config } = desk.bed;
  return oweDigests({ db, config, clock: () => desk.bed.clock.now, neighbours: { sendsMail } });
}

const outbox = () =>
  desk.db
    .select({ clave: correos.clave, para: correos.para, asunto: correos.asunto, texto: correos.texto })
    .from(correos)
    .orderBy(asc(correos.id));

/** A case of the adviser that the manager comments. */
async function commented(comentario = 'Secreto', changes: Parameters<typeof caseIn>[2] = {}): Promise<number> {
  const id = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR, numidenCrea: ASESOR, ...changes });
  await comment(GERENTE, id, comentario);
  return id;
}

describe('the mail of what is unread', () => {
  it('goes to who wishes it, from eight in the morning, once, and says nothing that was written', async () => {
    expect((await wish(ASESOR)).json()).toEqual({
      codigo: 1,
      descripcion: 'Recibirá el resumen cada mañana en que haya algo sin leer',
    });
    const id = await commented();
    expect(await owe(EIGHT - 1)).toBe(0);
    expect(await owe()).toBe(1);
    expect(await owe(EIGHT + DAY / 2)).toBe(0);
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      clave: `resumen-${ASESOR}-2026-03-19`,
      para: 'asesor@cadena.mx',
      asunto: '1 novedad sin leer',
    });
    expect(mail?.texto).toContain(`comentó el caso ${id} (GARANTÍA, `);
    expect(mail?.texto).not.toContain('Secreto');
  });

  it('tells each notice once, the next day what came since, and on a day without news nothing', async () => {
    await wish(ASESOR);
    const first = await commented();
    await owe();
    expect(await owe(EIGHT + DAY)).toBe(0);
    const second = await commented();
    expect(await owe(EIGHT + 2 * DAY)).toBe(1);
    const text = (await outbox()).at(-1)?.texto;
    expect(text).toContain(`caso ${second} `);
    expect(text).not.toContain(`caso ${first} `);
  });

  it('leaves out what was read, and what came before it was wished for', async () => {
    await commented();
    await wish(ASESOR);
    const read = await commented();
    await (await now(ASESOR)).post('novedades/leidas', { de: { entidad: 'caso', id: read } });
    expect(await owe()).toBe(0);
    expect(await outbox()).toEqual([]);
  });

  it('is not sent to who wishes it no longer, to who is no user, nor to anybody else', async () => {
    await wish(ASESOR);
    await commented();
    expect((await wish(ASESOR, false)).json().descripcion).toBe('Ya no recibirá el resumen por correo');
    expect(await owe()).toBe(0);
    desk.bed.clock.now = new Date(EIGHT - DAY / 2);
    await wish(ASESOR);
    await commented();
    await change({ activo: false });
    expect(await owe()).toBe(0);
    expect(await outbox()).toEqual([]);
  });

  it.each<[string, Partial<typeof usuarios.$inferInsert>, number]>([
    ['in any store', { tiendas: [] }, 1],
    ['in the store of the case', { tiendas: [2] }, 1],
    ['in other stores alone', { tiendas: [1] }, 0],
    ['in other stores, and has the area of the case', { tiendas: [1], areas: [1] }, 1],
    ['in other stores, and sees all cases', { tiendas: [1], permisos: permissionsOf(1) }, 1],
    ['in the store, and lost all permissions', { tiendas: [2], permisos: [] }, 0],
  ])('to who works %s tells the case so often', async (_, changes, mails) => {
    await wish(ASESOR);
    await commented('Hola', { numidenCrea: ADMINISTRATOR, cvetda: 2, idArea: 1, idSubcategoria: 1 });
    await change({ tiendas: [1], permisos: permissionsOf(2), ...changes });
    expect(await owe()).toBe(mails);
    expect(await outbox()).toHaveLength(mails);
  });

  it.each([
    ['who reads diagrams', [PERMISOS.motivosVales.id], 1],
    ['nobody who does so no longer', permissionsOf(2), 0],
  ])('tells the answer to a note on a diagram to %s', async (_, permisos, mails) => {
    await change({ permisos: [PERMISOS.motivosVales.id] });
    await wish(ASESOR);
    const note = { maquina: 'vidaVale', parte: 'vigente', sobre: 'VIGENTE', texto: '¿Y si vence en domingo?' };
    const { id } = (await (await now(ASESOR)).send('diagramas/notas/guardar', note)).json();
    await (await now(ADMINISTRATOR)).send('diagramas/notas/responder', { id, texto: 'Secreto' });
    await change({ permisos });
    expect(await owe()).toBe(mails);
    const texts = (await outbox()).map(({ texto }) => texto).join('');
    expect(texts.includes('respondió la nota sobre VIGENTE (Vida de un vale)')).toBe(mails === 1);
    expect(texts).not.toContain('Secreto');
  });

  it('is refused where it could not go out, and the account says why', async () => {
    await change({ correo: ' ' });
    const refused = await wish(ASESOR);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'No se puede enviar: no hay un correo en sus datos de usuario.',
    ]);
    expect(await shown()).toEqual({
      pedido: false,
      impedimento: 'no hay un correo en sus datos de usuario',
    });
    await change({ correo: 'asesor@cadena.mx' });
    expect(await shown()).toEqual({ pedido: false, impedimento: null });
    await wish(ASESOR);
    expect(await shown()).toEqual({ pedido: true, impedimento: null });
  });

  it('that cannot go out any more is shown at home to its person', async () => {
    await wish(ASESOR);
    await commented();
    expect(await owe(EIGHT, false)).toBe(1);
    const [mail] = await desk.db.select().from(correos);
    expect(mail).toMatchObject({ estado: 'fallido', numiden: ASESOR, error: expect.stringContaining('no tiene por') });
  });
});

describe('at once', () => {
  it('twenty rounds owe each person one mail', async () => {
    await change({ correo: 'gerente@cadena.mx' }, GERENTE);
    for (const numiden of [ASESOR, GERENTE]) await wish(numiden);
    await commented();
    const other = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE, numidenCrea: GERENTE });
    await comment(ASESOR, other, 'Gracias');
    desk.bed.clock.now = new Date(EIGHT);
    const owed = await Promise.all(Array.from({ length: 20 }, () => owe()));
    expect(owed.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect((await outbox()).map(({ para }) => para).sort()).toEqual(['asesor@cadena.mx', 'gerente@cadena.mx']);
  });

  it('twenty wishes at two servers are one', async () => {
    const other = await secondServer(desk.bed);
    onTestFinished(() => other.close());
    const cookie = await desk.bed.signIn(ASESOR);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? desk.bed.app : other).inject({
          ...{ method: 'POST', url: '/mostrador/api/sesion/resumen', headers: { cookie }, payload: { pedido: true } },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await desk.db.$count(resumenes)).toBe(1);
  });
});
