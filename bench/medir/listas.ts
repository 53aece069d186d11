import { sql } from 'drizzle-orm';
import type { FiltroCasos } from '#domain/casos';
import { SIN_FILTRO } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import { buscarPagina, leerDesde, tramosDe } from '../../server/casos/lista/buscar.ts';
import type { Persona } from '../../server/casos/lista/criterio.ts';
import { leerFilas } from '../../server/casos/lista/filas.ts';
import type { Db } from '../../server/db/db.ts';
import type { Medida } from '../informe.ts';
import { medianaYP95 } from '../informe.ts';

/** Cases that the lists are measured at. */
export const CASOS = 1_000_000;

const VECES = 40;
const A_LA_VEZ = 10;
const TAMANO = 25;

interface Consulta {
  readonly que: string;
  readonly filtro: Partial<FiltroCasos>;
  readonly pagina?: number;
}

/** The kinds of question that the list is asked. */
export const consultasDe = (ahora: Date): readonly Consulta[] => {
  const hace = (dias: number) => diaDe(new Date(ahora.getTime() - dias * 86_400_000));
  const dosAnos = { fechaIni: hace(900), fechaFin: hace(170) };
  return [
    { que: 'no filter', filtro: {} },
    { que: 'no filter, page 20,000', filtro: {}, pagina: 20_000 },
    { que: 'oldest first, page 3,000', filtro: { orden: 'antiguos' }, pagina: 3_000 },
    { que: 'nearest loss of colour', filtro: { orden: 'porVencer' } },
    { que: 'nearest loss of colour, page 20,000', filtro: { orden: 'porVencer' }, pagina: 20_000 },
    { que: 'folio', filtro: { folio: 500_000 } },
    { que: 'tienda', filtro: { cvetda: 1 } },
    { que: 'tienda, page 4,000', filtro: { cvetda: 1 }, pagina: 4_000 },
    { que: 'categoría', filtro: { categoria: 1 } },
    { que: 'estado: the solved ones', filtro: { idEstatus: 3 } },
    { que: 'estado: the new ones, oldest first', filtro: { idEstatus: 1, orden: 'antiguos' } },
    { que: 'open ones', filtro: { soloAbiertos: true } },
    { que: 'numiden', filtro: { numIden: 100_101 } },
    { que: 'numiden, page 800', filtro: { numIden: 100_101 }, pagina: 800 },
    { que: 'one day', filtro: { fechaIni: hace(200), fechaFin: hace(200) } },
    { que: 'two years', filtro: dosAnos },
    { que: 'two years, page 12,000', filtro: dosAnos, pagina: 12_000 },
    { que: 'solved on one day', filtro: { fechaSolucionIni: hace(1), fechaSolucionFin: hace(1) } },
    { que: 'solved within a year', filtro: { fechaSolucionIni: hace(365), fechaSolucionFin: hace(1) } },
    { que: 'cliente: two surnames and a name', filtro: { nomCliente: 'hernández garcía josé luis' } },
    { que: 'cliente: two surnames', filtro: { nomCliente: 'hernández garcía' } },
    { que: 'cliente: the commonest surname', filtro: { nomCliente: 'hernández' } },
    { que: 'cliente: a less common surname', filtro: { nomCliente: 'espinoza' } },
    { que: 'cliente: three letters', filtro: { nomCliente: 'mar' } },
    { que: 'cliente and tienda', filtro: { nomCliente: 'hernández', cvetda: 1 } },
    { que: 'tienda, categoría, estado', filtro: { cvetda: 7, categoria: 13, idEstatus: 5 } },
    {
      que: 'all together',
      filtro: { ...dosAnos, cvetda: 1, categoria: 1, idEstatus: 3, numIden: 100_101, nomCliente: 'garcía' },
    },
  ];
};

/** Who asks: one sees all cases, one those of a store and of four of seven areas. */
export const PERSONAS_DE_MEDIDA = { 'sees all': 100_001, 'sees a store and areas': 100_003 } as const;

/** Measures every kind of question through HTTP, one at once and ten at once, and the dashboard. */
export const medirListas = async (url: string, cookie: string, ahora: Date): Promise<readonly Medida[]> => {
  const pedir = async (camino: string, cuerpo: object | null): Promise<number> => {
    const antes = performance.now();
    const respuesta = await fetch(`${url}api/${camino}`, {
      method: cuerpo === null ? 'GET' : 'POST',
      headers: { cookie, ...(cuerpo === null ? {} : { 'content-type': 'application/json' }) },
      ...(cuerpo === null ? {} : { body: JSON.stringify(cuerpo) }),
    });
    const texto = await respuesta.text();
    if (!respuesta.ok) throw new Error(`The server answered ${respuesta.status}: ${texto}`);
    return performance.now() - antes;
  };
  const medidas: Medida[] = [];
  const medir = async (que: string, camino: string, cuerpo: object | null): Promise<void> => {
    for (let vez = 0; vez < 5; vez += 1) await pedir(camino, cuerpo);
    const sola: number[] = [];
    for (let vez = 0; vez < VECES; vez += 1) sola.push(await pedir(camino, cuerpo));
    const juntas: number[] = [];
    const persona = async () => {
      for (let vez = 0; vez < VECES / A_LA_VEZ; vez += 1) juntas.push(await pedir(camino, cuerpo));
    };
    await Promise.all(Array.from({ length: A_LA_VEZ }, persona));
    medidas.push({ que, valor: `${medianaYP95(sola)}; 10 at once ${medianaYP95(juntas)}`, meta: 'p95 under 60 ms' });
  };
  for (const { que, filtro, pagina = 1 } of consultasDe(ahora)) {
    const cuerpo = { ...SIN_FILTRO, ...filtro, idAplicacion: 146, numPagina: pagina, tamPagina: TAMANO };
    await medir(que, 'caso/lista-paginada', cuerpo);
  }
  await medir('dashboard', 'dashboard/datos-estadisticos', null);
  return medidas;
};

interface Enviada {
  readonly texto: string;
  readonly valores: readonly unknown[];
}

/** What `pg` hands to the database, in either of its forms. */
interface Cliente {
  query(consulta: { readonly text: string }, valores: readonly unknown[]): Promise<unknown>;
}

/**
 * Asks the database how it would answer each query that the list and the export make.
 * @returns the queries that read every row of `casos` or `caso_palabras` outside of an index; none is the aim.
 */
export const recorridosEnteros = async (db: Db, ahora: Date): Promise<readonly string[]> => {
  const personas: readonly Persona[] = [
    { numiden: 100_001, tienda: { id: 1, nombre: '' }, areas: [], permisos: [1] },
    { numiden: 100_003, tienda: { id: 1, nombre: '' }, areas: [2, 3, 5, 7], permisos: [27] },
  ];
  const momento = { ahora, umbrales: { reciente: 4, antiguo: 8 }, zona: 'America/Mexico_City' };
  const malas = new Set<string>();
  for (const persona of personas) {
    for (const { que, filtro, pagina = 1 } of consultasDe(ahora)) {
      const enviadas = await escuchar(db, async () => {
        const tramos = await tramosDe(db, { ...SIN_FILTRO, ...filtro }, persona, momento);
        const { ids } = await buscarPagina(db, tramos, momento, { saltar: (pagina - 1) * TAMANO, tomar: TAMANO });
        await leerFilas(db, ids, momento);
        for (const tramo of tramos) await leerDesde(db, tramo, momento, null, 500);
      });
      for (const { texto, valores } of enviadas) {
        const plan = await explicar(db, texto, valores);
        if (/Seq Scan on (casos|caso_palabras)( |$)/m.test(plan)) malas.add(`${que}: ${texto}`);
      }
    }
  }
  return [...malas];
};

const clienteDe = (db: Db): Cliente => (db as unknown as { readonly $client: Cliente }).$client;

// The queries are taken where they leave for the database, so that what is explained is what is asked.
const escuchar = async (db: Db, trabajo: () => Promise<void>): Promise<readonly Enviada[]> => {
  const cliente = clienteDe(db);
  const original = cliente.query;
  const enviadas: Enviada[] = [];
  cliente.query = (consulta, valores) => {
    enviadas.push({ texto: consulta.text, valores });
    return original.call(cliente, consulta, valores);
  };
  try {
    await trabajo();
  } finally {
    cliente.query = original;
  }
  if (enviadas.length === 0) throw new Error('No query was heard');
  return enviadas;
};

const explicar = async (db: Db, texto: string, valores: readonly unknown[]): Promise<string> => {
  const respuesta = (await clienteDe(db).query({ text: `explain ${texto}` }, valores)) as {
    readonly rows: readonly Record<string, string>[];
  };
  return respuesta.rows.map((fila) => Object.values(fila)[0]).join('\n');
};

/** How much disk the cases take, in megabytes. */
export const tamanoDe = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ tabla: string; mb: number }>(sql`
    select relname as tabla, round(pg_total_relation_size(oid) / 1e6)::int as mb from pg_class
    where relname in ('casos', 'caso_palabras', 'casos_cuenta') order by 1`);
  return rows.map(({ tabla, mb }) => `${tabla} ${mb} MB`).join(', ');
};
