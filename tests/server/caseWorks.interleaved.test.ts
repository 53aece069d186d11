import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/permisos';
import type { AccionCaso } from '#domain/trabajosCaso';
import { ACCIONES_CASO } from '#domain/trabajosCaso';
import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import { decide } from '#machines/life';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { casoLogs } from '../../server/db/schema/casos.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import type { Act } from '../browser/paths/act.ts';
import { planWalks } from '../browser/paths/explore.ts';
import type { Person } from './casos.desk.ts';
import { ADMINISTRATOR, ATENCION, FACTURACION, GARANTIA, MANTENIMIENTO, newKey } from './casos.desk.ts';
import type { WorkDesk } from './casos.works.ts';
import { caseIn, doIt, GERENTE, MOTIVO_ATENCION, MOTIVO_FACTURACION, openWorkDesk, rowOf } from './casos.works.ts';
import type { Who } from './twoPeople.ts';
import { TwoPeople } from './twoPeople.ts';

/** A case as its life sees it. */
interface CaseState {
  readonly estado: IdEstadoCaso;
  /** Who asked for the authorization that is pending. */
  readonly asked: Who | null;
}

const NUMIDEN = { one: ADMINISTRATOR, other: GERENTE } as const;
const PEOPLE: readonly Who[] = ['one', 'other'];
const BLIND: readonly AccionCaso[] = ['comentar', 'adjuntar'];
const EVERYTHING = Object.keys(PERMISOS) as (keyof typeof PERMISOS)[];

type Model = TwoPeople<AccionCaso, CaseState>;

function opened(estado: IdEstadoCaso): Model {
  return new TwoPeople<AccionCaso, CaseState>(
    {
      blind: BLIND,
      keyOf: ({ estado: id, asked }) => `${id} ${asked}`,
      done: ({ estado: before, asked }, who, work) => {
        const context = { permisos: EVERYTHING, numiden: NUMIDEN[who], solicitante: asked && NUMIDEN[asked] };
        const decision = decide(vidaCasoMachine, before, context, { type: work });
        if (!decision.allowed) return null;
        const { state } = decision;
        const isAsked = state === ESTADO.pendiente && work === 'solicitarAutorizacion';
        return {
          state: { estado: state, asked: isAsked ? who : state === ESTADO.pendiente ? asked : null },
          raised: !BLIND.includes(work) || state !== before,
        };
      },
    },
    { estado, asked: null },
  );
}

let desk: WorkDesk;
beforeAll(async () => {
  desk = await openWorkDesk();
  const permisos = Object.values(PERMISOS).map(({ id }) => id);
  for (const numiden of Object.values(NUMIDEN))
    await desk.db
      .update(usuarios)
      .set({ permisos, areas: [FACTURACION, ATENCION] })
      .where(eq(usuarios.numiden, numiden));
});
afterAll(() => desk.bed.close());

/** Sends until the server is not too busy to answer, as the browser does under the same key. */
async function answered(send: () => ReturnType<typeof doIt>): ReturnType<typeof doIt> {
  const answer = await send();
  return answer.statusCode === 503 ? answered(send) : answer;
}

/** One case that both people have open, and the version that each of them last saw. */
class Opened {
  readonly id: number;
  readonly #seen: Record<Who, number> = { one: 1, other: 1 };

  constructor(id: number) {
    this.id = id;
  }

  person(who: Who): Person {
    return who === 'one' ? desk.administrador : desk.gerente;
  }

  async look(who: Who): Promise<void> {
    this.#seen[who] = (await this.person(who).get(`caso/detalle/${this.id}`)).json().version;
  }

  /** Does a work twice at once under one key, as a hand that presses twice; compares all that came of it with the model. */
  async work(who: Who, work: AccionCaso, model: Model): Promise<void> {
    const before = await this.#stored();
    const submission = { version: this.#seen[who], clave: newKey(), cambios: await this.#destination(work) };
    const send = () => answered(() => doIt(this.person(who), work, this.id, submission));
    const answers = await Promise.all([send(), send()]);
    const outcome = model.outcome(who, work);
    const after = await this.#stored();
    const [answer] = answers;
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answer?.body));
    if (outcome.kind !== 'done') {
      expect(after).toEqual(before);
      expect([403, 409]).toContain(answer?.statusCode);
      // Who is told that others came before is told what they did, all of it and nothing more.
      const since = before.logs.filter(({ version }) => version > this.#seen[who]).map(({ id }) => id);
      const told = (answer?.json().cambios as readonly { readonly id: number }[] | undefined)?.map(({ id }) => id);
      expect(told).toEqual(outcome.kind === 'stale' ? since : undefined);
      return;
    }
    const version = before.row.version + (outcome.raised ? 1 : 0);
    expect(answer?.json()).toMatchObject({ codigo: 1, version, estado: { id: outcome.state.estado } });
    expect(after.row).toMatchObject({ version, idEstado: outcome.state.estado });
    // Nothing that was there is lost, and what is new is this person's, once.
    expect(after.logs.slice(0, before.logs.length)).toEqual(before.logs);
    const fresh = after.logs.slice(before.logs.length);
    expect(fresh.filter(({ accion }) => accion.trabajo === work)).toHaveLength(1);
    expect(fresh.every(({ numiden }) => numiden === NUMIDEN[who])).toBe(true);
    if (model.isFresh(who)) this.#seen[who] = version;
  }

  /** Both read the same: the case as it is, with all that was done to it. */
  async bothSeeTheTruth(model: Model): Promise<void> {
    const { row, logs } = await this.#stored();
    expect(row.idEstado).toBe(model.state.estado);
    const [one, other] = await Promise.all(PEOPLE.map((who) => this.person(who).get(`caso/detalle/${this.id}`)));
    expect(other?.json()).toMatchObject({ version: row.version, logs: one?.json().logs });
    expect(one?.json().logs).toHaveLength(logs.length);
    for (const who of PEOPLE) expect([who, this.#seen[who] === row.version]).toEqual([who, model.isFresh(who)]);
  }

  async #stored() {
    const logs = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, this.id)).orderBy(asc(casoLogs.id));
    return { row: await rowOf(desk, this.id), logs };
  }

  /** The area and category that the case does not have: an escalation to its own changes nothing. */
  async #destination(work: AccionCaso) {
    if (work !== 'escalar') return {};
    const { idArea } = await rowOf(desk, this.id);
    return idArea === FACTURACION
      ? { idArea: ATENCION, idSubcategoria: GARANTIA, idMotivo: MOTIVO_ATENCION }
      : { idArea: FACTURACION, idSubcategoria: MANTENIMIENTO, idMotivo: MOTIVO_FACTURACION };
  }
}

function nameOf(who: Who, work: AccionCaso): string {
  return `${who}: ${work}`;
}

const ACTS: readonly Act<Model, Opened>[] = PEOPLE.flatMap((who) => [
  {
    name: `${who} looks`,
    may: (model) => !model.isFresh(who),
    live: (model) => model.look(who),
    perform: (opened) => opened.look(who),
  },
  ...ACCIONES_CASO.map(
    (work): Act<Model, Opened> => ({
      name: nameOf(who, work),
      may: () => true,
      live: (model) => model.do(who, work),
      perform: (opened, model) => opened.work(who, work, model),
    }),
  ),
]);

const walks = await planWalks<'nuevo' | 'recolecta', Model, Opened>({
  starts: ['nuevo', 'recolecta'],
  acts: ACTS,
  open: (start) => opened(ESTADO[start]),
});

describe('two people who work on one case in turns, in every order that there is', () => {
  it.each(walks.map((walk, index) => [index + 1, walk] as const))(
    'lose nothing, double nothing and both see the truth: walk %i',
    async (_number, { start, acts }) => {
      const model = opened(ESTADO[start]);
      const one = new Opened(await caseIn(desk, ESTADO[start]));
      for (const act of acts) {
        await act.perform(one, model);
        act.live(model);
        await one.bothSeeTheTruth(model).catch((error: unknown) => {
          throw new Error(`After "${act.name}" (${model.key})`, { cause: error });
        });
      }
    },
  );

  it('meet everything that can become of a work, each of them', () => {
    const met = new Set<string>();
    for (const { start, acts } of walks) {
      const model = opened(ESTADO[start]);
      for (const act of acts) {
        for (const who of PEOPLE)
          for (const work of ACCIONES_CASO)
            if (act.name === nameOf(who, work)) met.add(`${act.name} ${model.outcome(who, work).kind}`);
        act.live(model);
      }
    }
    const expected = PEOPLE.flatMap((who) => [
      ...['comentar', 'adjuntar'].flatMap((work) => [`${who}: ${work} done`, `${who}: ${work} refused`]),
      ...['tomar', 'escalar', 'solicitarAutorizacion', 'autorizar', 'noAutorizar', 'cerrar'].flatMap((work) =>
        ['done', 'stale', 'refused'].map((kind) => `${who}: ${work} ${kind}`),
      ),
    ]);
    expect([...met].sort()).toEqual(expected.sort());
  });
});
