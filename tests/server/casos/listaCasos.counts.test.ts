import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { UMBRALES_SEMAFORO } from '#domain/common/semaforo';
import { searchColumns } from '../../../server/casos/clientes/folding.ts';
import { casesIn, countByBlocks } from '../../../server/casos/list/count.ts';
import { readFilter, sourceOfCases } from '../../../server/casos/list/criteria.ts';
import { readPhone } from '../../../server/casos/list/searchedPhone.ts';
import { compactCounts } from '../../../server/platform/db/counts.ts';
import { newestFirst, readInOrder } from '../../../server/platform/db/merged.ts';
import { casoPalabras, casos, WHOLE_CHAIN } from '../../../server/platform/db/schema/casos.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { readName } from '../../../server/ventas/nombres/searchedName.ts';
import { EFFORT, type Effort } from '../../../server/ventas/nombres/wordsTogether.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { type SeededCase, seedCases, unhurriedList } from './listaCasos.seed.ts';

let bed: Bed;
let seeded: readonly SeededCase[];
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  seeded = await seedCases(bed.db, 200);
});
afterAll(() => bed.close());

// Counted anew from the cases: what the tables beside them must say.
async function differences() {
  const { rows: counts } = await bed.db.execute(sql`
    select date_trunc('month', fecha_creacion, 'UTC')::date::text as mes, tienda, id_area, id_subcategoria, id_estado, count(*)::int as n
    from casos, lateral (values (casos.cvetda), (${WHOLE_CHAIN}::int)) as d (tienda) group by 1, 2, 3, 4, 5
    except all
    select mes::text, cvetda, id_area, id_subcategoria, id_estado, sum(n)::int from casos_cuenta
    group by 1, 2, 3, 4, 5 having sum(n) <> 0`);
  const { rows: sobran } = await bed.db.execute(sql`
    select (select sum(n) from casos_cuenta)::int as cuenta, (select 2 * count(*) from casos)::int as casos`);
  const words = sql`
    select w as palabra, c.fecha_creacion, c.id, c.cvetda, c.id_area, c.id_subcategoria, c.id_estado, c.numiden_crea
    from casos c join clientes k on k.numiden = c.numiden_cliente,
      (select distinct numiden, substr(unnest(tsvector_to_array(lexemas)), 4) as w from clientes) p
    where p.numiden = k.numiden`;
  const saved = sql`
    select palabra, fecha_creacion, id_caso, cvetda, id_area, id_subcategoria, id_estado, numiden_crea from caso_palabras`;
  const { rows: missing } = await bed.db.execute(sql`(${words}) except all (${saved})`);
  const { rows: demas } = await bed.db.execute(sql`(${saved}) except all (${words})`);
  return {
    cuentas: counts,
    sobran: sobran.every(({ cuenta, casos: n }) => (cuenta ?? 0) === n),
    faltan: missing,
    demas,
  };
}
const NONE = { cuentas: [], sobran: true, faltan: [], demas: [] };

describe('the counts and words beside the cases', () => {
  it('follow new cases', async () => {
    expect(await differences()).toEqual(NONE);
  });

  it('follow a case that changes its state, area and category', async () => {
    await bed.db
      .update(casos)
      .set({ idEstado: 4, idArea: 1, idSubcategoria: 14, fechaSolucion: null })
      .where(eq(casos.id, 7));
    expect(await differences()).toEqual(NONE);
  });

  it('follow many cases at once, also when some stay as they were', async () => {
    await bed.db
      .update(casos)
      .set({ idEstado: 2, fechaSolucion: null })
      .where(inArray(casos.idEstado, [1, 2, 3]));
    expect(await differences()).toEqual(NONE);
  });

  it('follow a change of nothing that they hold without writing anything', async () => {
    const howMany = () => bed.db.execute(sql`select count(*)::int as n, max(ctid) as ultima from caso_palabras`);
    const before = (await howMany()).rows;
    await bed.db.update(casos).set({ version: 2 }).where(eq(casos.id, 7));
    expect((await howMany()).rows).toEqual(before);
    expect(await differences()).toEqual(NONE);
  });

  it('follow cases that are deleted, and all of them at once', async () => {
    await bed.db.delete(casos).where(inArray(casos.id, [3, 5, 6]));
    expect(await differences()).toEqual(NONE);
    await bed.db.execute(sql`truncate casos cascade`);
    expect(await differences()).toEqual(NONE);
  });

  it('follow a customer whose name is written or folded anew', async () => {
    const [cliente] = await bed.db.select().from(clientes).limit(1);
    if (cliente === undefined) throw new Error('There is no customer');
    const nombre = { ...cliente, apellidoPaterno: 'Quintana' };
    await bed.db
      .update(clientes)
      .set({ apellidoPaterno: 'Quintana', ...searchColumns(nombre) })
      .where(eq(clientes.numiden, cliente.numiden));
    expect(await differences()).toEqual(NONE);
  });

  it('say the same after they are folded together, in one row a cell', async () => {
    await bed.db.update(casos).set({ idEstado: 2, fechaSolucion: null }).where(eq(casos.id, 7));
    await bed.db.update(casos).set({ idEstado: 5 }).where(eq(casos.id, 7));
    await compactCounts(bed.db);
    expect(await differences()).toEqual(NONE);
    const { rows } = await bed.db.execute(sql`
      select mes from casos_cuenta group by mes, cvetda, id_area, id_subcategoria, id_estado having count(*) > 1`);
    expect(rows).toEqual([]);
  });

  it('are folded where something changed, and nowhere else', async () => {
    await compactCounts(bed.db);
    const rows = async () => {
      const { rows: read } = await bed.db.execute<{ ctid: string; n: number; suelta: boolean }>(
        sql`select ctid::text, n, suelta from casos_cuenta order by 1`,
      );
      return read;
    };
    const before = await rows();
    expect(before.filter(({ suelta }) => suelta)).toEqual([]);
    await compactCounts(bed.db);
    expect(await rows()).toEqual(before);
    // From a state to another: two cells of its store and two of the whole chain.
    await bed.db.update(casos).set({ version: 2, idEstado: 6, fechaSolucion: null }).where(eq(casos.id, 7));
    const [{ idEstado } = { idEstado: 0 }] = seeded.filter(({ id }) => id === 7);
    expect(idEstado).not.toBe(6);
    const loose = (await rows()).filter(({ suelta }) => suelta).map(({ n }) => n);
    expect(loose.toSorted((a, b) => a - b)).toEqual([-1, -1, 1, 1]);
    await compactCounts(bed.db);
    const places = new Set((await rows()).map(({ ctid }) => ctid));
    expect(before.filter(({ ctid }) => !places.has(ctid)).length).toBeLessThanOrEqual(4);
    expect(await differences()).toEqual(NONE);
  });

  it('count nothing of a transaction that was rolled back', async () => {
    await bed.db
      .transaction(async (tx) => {
        await tx.delete(casos).where(eq(casos.id, 7));
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await differences()).toEqual(NONE);
  });
});

describe('a phone number to find cases by', () => {
  const de = (number: string) => seeded.filter(({ telefonos }) => telefonos.includes(number)).map(({ id }) => id);

  it('finds those of its customers and those that have it themselves, once each', async () => {
    const found = await readPhone(bed.db, '55 1234-5678');
    expect(found?.ids.toSorted((a, b) => a - b)).toEqual(de('5512345678'));
    expect(found?.hayMas).toBe(false);
  });

  it('finds the newest ones of a number that was made up, and says that there are more', async () => {
    const all = de('5512345678');
    expect(await readPhone(bed.db, '5512345678', 20)).toEqual({
      ids: all.toReversed().slice(0, 20),
      hayMas: true,
    });
  });

  it('finds nothing by half a number', async () => {
    expect(await readPhone(bed.db, '551234567')).toBeNull();
  });
});

describe('a name to find cases by', () => {
  const nameOf = (texto: string, effort: Partial<Effort> = {}) =>
    readName(bed.db, texto, casoPalabras, { ...EFFORT, ...effort });

  it('of several words is looked for among the cases of the rarest one', async () => {
    expect(await nameOf('gar nuñez', { sample: 50 })).toMatchObject({
      tipo: 'juntas',
      rarest: ['nunez'],
      others: [{ palabras: ['garcia', 'garza'] }],
      many: false,
    });
  });

  it('is looked up among the customers while few carry it', async () => {
    expect(await nameOf('garcia lopez', { sample: 1 })).toMatchObject({ tipo: 'clientes' });
  });

  it('is looked for among the cases when many carry it, each word once', async () => {
    const found = await nameOf('gar gar GARC lopez', { few: 0, sample: 1 });
    expect(found).toMatchObject({ tipo: 'juntas', many: true });
    expect(found?.tipo === 'juntas' && found.all.map(({ palabras }) => palabras)).toEqual([['garcia'], ['lopez']]);
  });

  it('is the words of the cases that begin so', async () => {
    expect(await nameOf('garz')).toEqual({ tipo: 'palabras', palabras: ['garza'] });
    expect(await nameOf('gar')).toEqual({ tipo: 'palabras', palabras: ['garcia', 'garza'] });
  });

  it('finds the other spellings of an abbreviation and of a first name', async () => {
    expect(await nameOf('ma')).toMatchObject({ palabras: expect.arrayContaining(['maria', 'mario', 'martinez']) });
  });

  it('finds nobody by a word that nobody carries', async () => {
    expect(await nameOf('garcia zzz')).toBeNull();
  });

  it.each([
    'gar',
    'garcia',
    'garz',
    'mar',
    'gar lopez',
    'gar uc',
    'peña jose',
    'martinez mario',
    'uc garza',
    'de la o',
    'ma ma ma',
  ])('finds and counts the same cases whichever way is taken: %s', async (texto) => {
    const persona = { numiden: 100_003, tienda: { id: 1, nombre: '' }, areas: [1], permisos: [27] };
    const criteria = readFilter({ ...NO_FILTER, idEstatus: 3 }, persona, {
      now: bed.clock.now,
      umbrales: UMBRALES_SEMAFORO,
      zona: 'America/Mexico_City',
    });
    if (criteria === null) throw new Error('The filter finds nothing');
    const expected = unhurriedList(seeded, { ...NO_FILTER, idEstatus: 3, nomCliente: texto }, persona, bed.clock.now);
    for (const effort of [{}, { sample: 1 }, { sample: 1, few: 0 }, { words: 1 }]) {
      const nombre = await nameOf(texto, effort);
      expect(nombre).not.toBeNull();
      const conNombre = { ...criteria, nombre };
      const { blocks, hayMas } = await countByBlocks(bed.db, conNombre);
      expect([casesIn(blocks), hayMas]).toEqual([expected.length, false]);
      const rows = await readInOrder(bed.db, sourceOfCases(bed.db, conNombre), newestFirst, { take: 1_000 });
      expect(rows.map(({ id }) => id)).toEqual(expected);
    }
  });
});
