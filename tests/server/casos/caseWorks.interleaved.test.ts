import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCIONES_CASO, type AccionCaso, refusalText } from '#domain/casos/trabajosCaso';
import { ESTADO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import { PERMISOS } from '#domain/common/permisos';
import { decide } from '#machines/life';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { planWalks } from '../../browser/paths/explore.ts';
import { actsOf, outcomesIn, SharedRecord, takeWalk, walksToTake } from '../bed/sharedRecord.ts';
import { PEOPLE, refusedFor, TwoPeople, type Who } from '../bed/twoPeople.ts';
import { ADMINISTRATOR, ATENCION, FACTURACION, GARANTIA, MANTENIMIENTO } from './casos.desk.ts';
import {
  caseIn,
  doIt,
  GERENTE,
  MOTIVO_ATENCION,
  MOTIVO_FACTURACION,
  openWorkDesk,
  rowOf,
  type WorkDesk,
} from './casos.works.ts';

/** A case as its life sees it. */
interface CaseState {
  readonly estado: IdEstadoCaso;
  /** Who asked for the authorization that is pending. */
  readonly asked: Who | null;
}

type Model = TwoPeople<AccionCaso, CaseState>;
type SharedCase = SharedRecord<AccionCaso, CaseState, Awaited<ReturnType<typeof rowOf>>>;

const NUMIDEN = { one: ADMINISTRATOR, other: GERENTE } as const;
const BLIND: readonly AccionCaso[] = ['comentar', 'adjuntar'];
const EVERYTHING = Object.keys(PERMISOS) as (keyof typeof PERMISOS)[];

function opened(estado: IdEstadoCaso): Model {
  return new TwoPeople<AccionCaso, CaseState>(
    {
      blind: BLIND,
      keyOf: ({ estado: id, asked }) => `${id} ${asked}`,
      judge: ({ estado: before, asked }, who, work) => {
        const people = { numiden: NUMIDEN[who], solicitante: asked && NUMIDEN[asked] };
        const context = { permisos: EVERYTHING, ...people, vuelveA: 'nada' } as const;
        const decision = decide(vidaCasoMachine, before, context, { type: work });
        if (!decision.allowed) return refusedFor(decision.reason, refusalText(work, before, decision.reason));
        const { state } = decision;
        const isAsked = state === ESTADO.pendiente && work === 'solicitarAutorizacion';
        return {
          kind: 'done',
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
      .set({ permisos, areas: [FACTURACION, ATENCION], areasGerente: [], idRol: 1 })
      .where(eq(usuarios.numiden, numiden));
});
afterAll(() => desk.bed.close());

/** A new case that both people have open. */
async function sharedCase(estado: IdEstadoCaso): Promise<SharedCase> {
  const id = await caseIn(desk, estado);
  const people = {
    one: { numiden: NUMIDEN.one, person: desk.administrador },
    other: { numiden: NUMIDEN.other, person: desk.gerente },
  };
  return new SharedRecord({
    db: desk.db,
    words: ENTITIES.caso,
    id,
    people,
    open: (person) => person.get(`caso/detalle/${id}`),
    sending: async (who, work, version, clave) => {
      const cambios = work === 'escalar' ? await destination(id) : work === 'asignar' ? await holder(id) : {};
      return () => doIt(people[who].person, work, id, { version, clave, cambios });
    },
    stored: async () => {
      const more = await rowOf(desk, id);
      const logs = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, id)).orderBy(asc(casoLogs.id));
      return { version: more.version, estado: more.idEstado, logs, more };
    },
    entryOf: (work) => work,
    auditsOf: () => 1,
    check: () => undefined,
  });
}

/** Who does not have the case: to hand it to who has it changes nothing. */
async function holder(id: number) {
  return { numiden: (await rowOf(desk, id)).administrador === GERENTE ? ADMINISTRATOR : GERENTE };
}

/** The area and category that the case does not have: an escalation to its own changes nothing. */
async function destination(id: number) {
  const { idArea } = await rowOf(desk, id);
  return idArea === FACTURACION
    ? { idArea: ATENCION, idSubcategoria: GARANTIA, idMotivo: MOTIVO_ATENCION }
    : { idArea: FACTURACION, idSubcategoria: MANTENIMIENTO, idMotivo: MOTIVO_FACTURACION };
}

function begun(start: 'nuevo' | 'recolecta'): Model {
  return opened(ESTADO[start]);
}

const walks = await planWalks<'nuevo' | 'recolecta', Model, SharedCase>({
  starts: ['nuevo', 'recolecta'],
  acts: actsOf(ACCIONES_CASO),
  open: begun,
});

describe('two people who work on one case in turns, in every order that there is', () => {
  it.each(walksToTake(walks, begun, ACCIONES_CASO))(
    'lose nothing, double nothing and both see the truth: walk %i',
    async (_number, { start, acts }) => takeWalk(acts, begun(start), await sharedCase(ESTADO[start])),
  );

  it('meet everything that can become of a work, each of them', () => {
    const met = outcomesIn(
      walks.map(({ start, acts }) => ({ model: begun(start), acts })),
      ACCIONES_CASO,
    );
    const expected = PEOPLE.flatMap((who) => [
      ...['comentar', 'adjuntar'].flatMap((work) => [`${who}: ${work} done`, `${who}: ${work} refused`]),
      ...['tomar', 'escalar', 'solicitarAutorizacion', 'autorizar', 'noAutorizar', 'cerrar', 'asignar'].flatMap(
        (work) => ['done', 'stale', 'refused'].map((kind) => `${who}: ${work} ${kind}`),
      ),
    ]);
    expect(met).toEqual(expected.sort());
  });
});
