/**
 * Work on an entity that the product does not have: whatever a case gets from `server/platform/works`, another entity gets by
 * configuration alone.
 */
import { and, eq, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { PERMISOS, type Permiso, permissionsOf } from '#domain/common/permisos';
import { instant } from '../../../server/platform/db/columns.ts';
import { bitacora, idempotencia } from '../../../server/platform/db/schema/system.ts';
import type { Context } from '../../../server/platform/http/handler.ts';
import { notFound, Rejection } from '../../../server/platform/http/rejection.ts';
import { workOn } from '../../../server/platform/works/apply.ts';
import { historyOf } from '../../../server/platform/works/history.ts';
import { NoChange } from '../../../server/platform/works/judge.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';

const PERSON = 100_002;
const OTHER = 100_003;

const cards = pgTable('fichas_de_prueba', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  paso: smallint('paso').notNull().default(1),
  monto: integer('monto').notNull().default(0),
});

const movimientos = pgTable('fichas_de_prueba_historia', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idFicha: bigint('id_ficha', { mode: 'number' }).notNull(),
  accion: text('accion').notNull(),
  version: integer('version').notNull(),
  fecha: instant('fecha').notNull(),
  numiden: bigint('numiden', { mode: 'number' }).notNull(),
});

const STEPS = { 1: 'ABIERTA', 2: 'PAGADA' } as const;

const cardLife = setup({
  types: {
    context: {} as { readonly permisos: readonly Permiso[] },
    events: {} as { type: 'anotar' } | { type: 'pagar' },
    input: {} as { readonly permisos: readonly Permiso[] } | undefined,
    meta: {} as { readonly id: keyof typeof STEPS },
  },
  guards: { autorizarVale: ({ context }) => context.permisos.includes('autorizarVale') },
}).createMachine({
  id: 'vidaFicha',
  context: ({ input }) => ({ permisos: input?.permisos ?? [] }),
  initial: 'abierta',
  states: {
    abierta: { meta: { id: 1 }, on: { anotar: 'abierta', pagar: { guard: 'autorizarVale', target: 'pagada' } } },
    pagada: { meta: { id: 2 }, on: { anotar: 'pagada' } },
  },
});

const history = historyOf(movimientos, 'idFicha', (accion: string) => ({ accion }));

const work = workOn({
  words: { name: 'ficha', the: 'la ficha', that: 'esa ficha' },
  table: cards,
  state: 'paso',
  life: cardLife,
  lifeContext: (_row, { sesion: { permisos } }) => ({ permisos: permissionsOf(permisos) }),
  history,
  visible: (_session, id, row) => {
    if (row === undefined) throw notFound(`La ficha ${id} no existe.`);
    return row;
  },
  refusalText: (trabajo, step, reason) => `${trabajo}, ${STEPS[step]}: ${reason}`,
  stateName: (step) => STEPS[step],
});

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
  await bed.db.execute(sql`
    create table fichas_de_prueba (id bigint primary key generated always as identity, version integer not null default 1,
      paso smallint not null default 1, monto integer not null default 0)`);
  await bed.db.execute(sql`
    create table fichas_de_prueba_historia (id bigint primary key generated always as identity, id_ficha bigint not null,
      accion text not null, version integer not null, fecha timestamptz(3) not null, numiden bigint not null)`);
});
afterAll(() => bed.close());

let keys = 0;
function newKey(): string {
  return `clave-de-ficha-${++keys}`;
}

/** A request of a person; only what work reads of it. */
function contextOf(numiden: number, key: string = newKey(), permisos: readonly Permiso[] = ['autorizarVale']): Context {
  return {
    db: bed.db,
    clock: () => TEST_NOW,
    sesion: { numiden, permisos: permisos.map((permiso) => PERMISOS[permiso].id) },
    idempotencyKey: key,
    files: [],
  } as unknown as Context;
}

async function newFicha(): Promise<number> {
  const [row] = await bed.db.insert(cards).values({}).returning({ id: cards.id });
  return row?.id ?? 0;
}

async function rowOf(id: number) {
  return (await bed.db.select().from(cards).where(eq(cards.id, id)))[0];
}

function pay(id: number, version: number, context: Context, monto = 500) {
  return work(
    {
      call: 'cerrarCaso',
      work: 'pagar',
      id,
      version,
      contents: { id, monto },
      effect: () => ({ text: 'Ficha pagada', entries: ['Pago'], columns: { monto }, detail: { caja: 7 } }),
    },
    context,
  );
}

function note(id: number, context: Context) {
  return work(
    {
      call: 'agregarComentario',
      work: 'anotar',
      id,
      version: null,
      contents: { id },
      effect: () => ({ text: 'Nota agregada', entries: ['Nota'] }),
    },
    context,
  );
}

async function refused(promise: Promise<unknown>) {
  const error = await promise.then(() => null).catch((caught: unknown) => caught);
  if (!(error instanceof Rejection)) throw new Error('The work was not refused.');
  return [error.status, error.cuerpo()] as const;
}

describe('work on any entity', () => {
  it('changes state and columns, raises the version, and leaves history, audit and answer', async () => {
    const id = await newFicha();
    const context = contextOf(PERSON);
    expect(await pay(id, 1, context)).toEqual({
      codigo: 1,
      descripcion: 'Ficha pagada',
      version: 2,
      estado: { id: 2, nombre: 'PAGADA' },
    });
    expect(await rowOf(id)).toEqual({ id, version: 2, paso: 2, monto: 500 });
    expect(await history.since(bed.db, id, 1, 2)).toMatchObject([
      { accion: 'Pago', version: 2, autor: { numiden: PERSON } },
    ]);
    const audited = await bed.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.entidad, 'ficha'), eq(bitacora.idEntidad, String(id))));
    expect(audited).toHaveLength(1);
    expect(audited[0]).toMatchObject({
      numiden: PERSON,
      antes: { version: 1, paso: 1, monto: 0 },
      despues: { version: 2, paso: 2, monto: 500, caja: 7 },
    });
  });

  it('is refused on a version that others have changed, with what they did, in the entity’s own words', async () => {
    const id = await newFicha();
    await pay(id, 1, contextOf(OTHER));
    expect(await refused(pay(id, 1, contextOf(PERSON)))).toEqual([
      409,
      {
        codigo: 409,
        message: `La ficha ${id} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
        entidad: 'ficha',
        id,
        version: 2,
        cambios: [expect.objectContaining({ accion: 'Pago', version: 2 })],
      },
    ]);
  });

  it('is refused by the entity’s life: by state, and by permission', async () => {
    const id = await newFicha();
    const nobody = contextOf(PERSON, newKey(), []);
    expect(await refused(pay(id, 1, nobody))).toEqual([403, { codigo: 403, message: 'pagar, ABIERTA: person' }]);
    await pay(id, 1, contextOf(PERSON));
    expect(await refused(pay(id, 2, contextOf(PERSON)))).toEqual([
      409,
      { codigo: 409, message: 'pagar, PAGADA: state', entidad: 'ficha', id },
    ]);
    expect(await refused(pay(999_999, 1, contextOf(PERSON)))).toEqual([
      404,
      { codigo: 404, message: 'La ficha 999999 no existe.' },
    ]);
  });

  it('that only adds to it leaves the version alone, and stands in the history in its turn', async () => {
    const id = await newFicha();
    expect(await note(id, contextOf(OTHER))).toMatchObject({ version: 1, estado: { nombre: 'ABIERTA' } });
    await pay(id, 1, contextOf(PERSON));
    expect(await note(id, contextOf(OTHER))).toMatchObject({ version: 2, estado: { nombre: 'PAGADA' } });
    const all = await history.since(bed.db, id, 0, 2);
    expect(all.map(({ accion, version }) => [accion, version])).toEqual([
      ['Nota', 1],
      ['Pago', 2],
      ['Nota', 2],
    ]);
    expect(await history.since(bed.db, id, 1, 2)).toEqual(all.slice(1));
    expect(await history.since(bed.db, id, 2, 2)).toEqual([]);
  });

  it('happens once under its key, by however many requests at once', async () => {
    const id = await newFicha();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, 1, contextOf(PERSON, key))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await rowOf(id))?.version).toBe(2);
    expect(await bed.db.$count(movimientos, eq(movimientos.idFicha, id))).toBe(1);
    expect(await refused(pay(id, 2, contextOf(PERSON, key), 900))).toEqual([
      409,
      {
        codigo: 409,
        message: 'Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.',
      },
    ]);
  });

  it('that is refused because the same request was just answered gets that answer', async () => {
    const id = await newFicha();
    const key = newKey();
    const contents = { id, monto: 500 };
    let first: unknown = null;
    const second = await work(
      {
        call: 'cerrarCaso',
        work: 'pagar',
        id,
        version: 1,
        contents,
        check: async () => {
          first = await pay(id, 1, contextOf(PERSON, key));
          throw notFound('Ya no hay qué pagar.');
        },
        effect: () => {
          throw new Error('What was refused has no effect');
        },
      },
      contextOf(PERSON, key),
    );
    expect(second).toEqual(first);
    expect((await rowOf(id))?.version).toBe(2);
  });

  it('that turns out to change nothing is a warning, and its key stays free', async () => {
    const id = await newFicha();
    const key = newKey();
    const released: string[] = [];
    const answer = await work(
      {
        call: 'cerrarCaso',
        work: 'pagar',
        id,
        version: 1,
        contents: { id },
        check: () => 'apartado',
        release: async (checked) => {
          released.push(checked);
        },
        effect: () => {
          throw new NoChange('Ya estaba pagada.');
        },
      },
      contextOf(PERSON, key),
    );
    expect(answer).toEqual({
      codigo: 2,
      descripcion: 'Ya estaba pagada.',
      version: 1,
      estado: { id: 1, nombre: 'ABIERTA' },
    });
    expect(released).toEqual(['apartado']);
    expect(await bed.db.$count(idempotencia, eq(idempotencia.clave, key))).toBe(0);
    expect(await pay(id, 1, contextOf(PERSON, key))).toMatchObject({ codigo: 1, version: 2 });
  });
});
