import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIN_FILTRO } from '#domain/casos';
import { contarPorBloques, totalDe } from '../../server/casos/lista/contar.ts';
import { fuenteDe, leerFiltro } from '../../server/casos/lista/criterio.ts';
import { leerNombre } from '../../server/casos/lista/nombreBuscado.ts';
import { columnasDeBusqueda } from '../../server/clientes/plegado.ts';
import { compactarCuentas } from '../../server/db/cuentas.ts';
import { casos } from '../../server/db/schema/casos.ts';
import { clientes } from '../../server/db/schema/clientes.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import type { CasoSembrado } from './listaCasos.siembra.ts';
import { listaSinPrisa, sembrarCasos } from './listaCasos.siembra.ts';

let banco: Banco;
let sembrados: readonly CasoSembrado[];
beforeAll(async () => {
  banco = await crearBanco();
});
beforeEach(async () => {
  await banco.reiniciar();
  sembrados = await sembrarCasos(banco.db, 200);
});
afterAll(() => banco.cerrar());

// Counted anew from the cases: what the tables beside them must say.
const diferencias = async () => {
  const { rows: cuentas } = await banco.db.execute(sql`
    select date_trunc('month', fecha_creacion, 'UTC')::date::text as mes, cvetda, id_area, id_subcategoria, id_estado, count(*)::int as n
    from casos group by 1, 2, 3, 4, 5
    except all
    select mes::text, cvetda, id_area, id_subcategoria, id_estado, sum(n)::int from casos_cuenta
    group by 1, 2, 3, 4, 5 having sum(n) <> 0`);
  const { rows: sobran } = await banco.db.execute(sql`
    select (select sum(n) from casos_cuenta)::int as cuenta, (select count(*) from casos)::int as casos`);
  const palabras = sql`
    select w as palabra, c.fecha_creacion, c.id, c.cvetda, c.id_area, c.id_subcategoria, c.id_estado, c.numiden_crea
    from casos c join clientes k on k.numiden = c.numiden_cliente,
      (select distinct numiden, substr(unnest(tsvector_to_array(lexemas)), 4) as w from clientes) p
    where p.numiden = k.numiden`;
  const guardadas = sql`
    select palabra, fecha_creacion, id_caso, cvetda, id_area, id_subcategoria, id_estado, numiden_crea from caso_palabras`;
  const { rows: faltan } = await banco.db.execute(sql`(${palabras}) except all (${guardadas})`);
  const { rows: demas } = await banco.db.execute(sql`(${guardadas}) except all (${palabras})`);
  return { cuentas, sobran: sobran.every(({ cuenta, casos: n }) => (cuenta ?? 0) === n), faltan, demas };
};
const NINGUNA = { cuentas: [], sobran: true, faltan: [], demas: [] };

describe('the counts and words beside the cases', () => {
  it('follow new cases', async () => {
    expect(await diferencias()).toEqual(NINGUNA);
  });

  it('follow a case that changes its state, area and category', async () => {
    await banco.db
      .update(casos)
      .set({ idEstado: 4, idArea: 1, idSubcategoria: 14, fechaSolucion: null })
      .where(eq(casos.id, 7));
    expect(await diferencias()).toEqual(NINGUNA);
  });

  it('follow many cases at once, some of which stay as they were', async () => {
    await banco.db
      .update(casos)
      .set({ idEstado: 2, fechaSolucion: null })
      .where(inArray(casos.idEstado, [1, 2, 3]));
    expect(await diferencias()).toEqual(NINGUNA);
  });

  it('follow a change of nothing that they hold without writing anything', async () => {
    const cuantas = () => banco.db.execute(sql`select count(*)::int as n, max(ctid) as ultima from caso_palabras`);
    const antes = (await cuantas()).rows;
    await banco.db.update(casos).set({ version: 2 }).where(eq(casos.id, 7));
    expect((await cuantas()).rows).toEqual(antes);
    expect(await diferencias()).toEqual(NINGUNA);
  });

  it('follow cases that are deleted, and all of them at once', async () => {
    await banco.db.delete(casos).where(inArray(casos.id, [3, 4, 5]));
    expect(await diferencias()).toEqual(NINGUNA);
    await banco.db.execute(sql`truncate casos cascade`);
    expect(await diferencias()).toEqual(NINGUNA);
  });

  it('follow a customer whose name is written or folded anew', async () => {
    const [cliente] = await banco.db.select().from(clientes).limit(1);
    if (cliente === undefined) throw new Error('There is no customer');
    const nombre = { ...cliente, apellidoPaterno: 'Quintana' };
    await banco.db
      .update(clientes)
      .set({ apellidoPaterno: 'Quintana', ...columnasDeBusqueda(nombre) })
      .where(eq(clientes.numiden, cliente.numiden));
    expect(await diferencias()).toEqual(NINGUNA);
  });

  it('say the same after they are folded together, in one row a cell', async () => {
    await banco.db.update(casos).set({ idEstado: 2, fechaSolucion: null }).where(eq(casos.id, 7));
    await banco.db.update(casos).set({ idEstado: 5 }).where(eq(casos.id, 7));
    await compactarCuentas(banco.db);
    expect(await diferencias()).toEqual(NINGUNA);
    const { rows } = await banco.db.execute(sql`
      select mes from casos_cuenta group by mes, cvetda, id_area, id_subcategoria, id_estado having count(*) > 1`);
    expect(rows).toEqual([]);
  });

  it('count nothing of a transaction that was rolled back', async () => {
    await banco.db
      .transaction(async (tx) => {
        await tx.delete(casos).where(eq(casos.id, 7));
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await diferencias()).toEqual(NINGUNA);
  });
});

describe('a name to find cases by', () => {
  it('is looked up among the customers while few carry it', async () => {
    expect(await leerNombre(banco.db, 'garcia lopez')).toMatchObject({ tipo: 'clientes' });
  });

  it('is left to a query of the customers when many carry it, each word once', async () => {
    expect(await leerNombre(banco.db, 'gar gar GARC lopez', 0)).toMatchObject({
      tipo: 'lexemas',
      consulta: expect.not.stringContaining("gar'"),
    });
  });

  it('is one word of the cases when no other word begins so', async () => {
    expect(await leerNombre(banco.db, 'garz')).toEqual({ tipo: 'palabra', palabra: 'garza' });
    expect(await leerNombre(banco.db, 'gar')).toMatchObject({ tipo: 'clientes' });
  });

  it('finds the other spellings of an abbreviation and of a first name', async () => {
    const consulta = expect.stringMatching(/'n0\.ma':\*.*'n0\.maria':\*/);
    expect(await leerNombre(banco.db, 'ma lopez', 0)).toMatchObject({ tipo: 'lexemas', consulta });
  });

  it('finds nobody by a word that nobody carries', async () => {
    expect(await leerNombre(banco.db, 'garcia zzz')).toBeNull();
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
    const criterio = leerFiltro({ ...SIN_FILTRO, idEstatus: 3 }, persona, 'America/Mexico_City');
    if (criterio === null) throw new Error('The filter finds nothing');
    const esperados = listaSinPrisa(
      sembrados,
      { ...SIN_FILTRO, idEstatus: 3, nomCliente: texto },
      persona,
      banco.reloj.ahora,
    );
    for (const pocos of [0, 3_000]) {
      const nombre = await leerNombre(banco.db, texto, pocos);
      expect(nombre).not.toBeNull();
      const conNombre = { ...criterio, nombre };
      const { bloques, hayMas } = await contarPorBloques(banco.db, conNombre);
      expect([totalDe(bloques), hayMas]).toEqual([esperados.length, false]);
      const { tabla, donde } = fuenteDe(banco.db, conNombre);
      const filas = await banco.db.select({ id: tabla.id }).from(tabla).where(donde);
      const hallados = filas.map(({ id }) => id);
      expect(hallados.toSorted((a, b) => a - b)).toEqual(esperados.toSorted((a, b) => a - b));
    }
  });
});
