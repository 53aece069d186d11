import { desc, eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos';
import { casos } from '../../db/schema/casos.ts';
import type { Contexto, Manejador, ManejadoresDe } from '../../http/manejador.ts';
import { caseSearch, recordRead } from '../../lecturas/recordRead.ts';
import { umbralesSemaforo } from '../umbrales.ts';
import type { Momento } from './buscar.ts';
import { buscarPagina, tramosDe } from './buscar.ts';
import { exportarCasos } from './exportar.ts';
import { leerFilas } from './filas.ts';

const ULTIMOS = 100;

const momentoDe = async ({ db, ahora, config }: Contexto): Promise<Momento> => ({
  ahora: ahora(),
  umbrales: await umbralesSemaforo(db),
  zona: config.zonaHoraria,
});

/** A page of the cases that a filter finds (POST caso/lista-paginada, specification sections 3 and 7). */
const listaCasos: Manejador<typeof contratoCasos.listaCasos> = async ({ cuerpo }, contexto) => {
  const { numPagina, tamPagina, ...filtro } = cuerpo;
  const { db, sesion } = contexto;
  if (filtro.nomCliente !== '') await recordRead(contexto, caseSearch(filtro.nomCliente));
  const momento = await momentoDe(contexto);
  const tramos = await tramosDe(db, filtro, sesion, momento);
  const pagina = { saltar: (numPagina - 1) * tamPagina, tomar: tamPagina };
  const { ids, total, hayMas } = await buscarPagina(db, tramos, momento, pagina);
  return { listaCasos: [...(await leerFilas(db, ids, momento))], total, limiteExcedido: hayMas };
};

/** The last cases that the person opened (GET caso/listar-casos), newest first. */
const listarCasos: Manejador<typeof contratoCasos.listarCasos> = async (_entrada, contexto) => {
  const { db, sesion } = contexto;
  const ultimos = await db
    .select({ id: casos.id })
    .from(casos)
    .where(eq(casos.numidenCrea, sesion.numiden))
    .orderBy(desc(casos.fechaCreacion), desc(casos.id))
    .limit(ULTIMOS);
  const filas = await leerFilas(
    db,
    ultimos.map(({ id }) => id),
    await momentoDe(contexto),
  );
  return { listaCasos: [...filas], total: filas.length, limiteExcedido: false };
};

/** Handlers of the calls that find cases; the others of `contract/casos.ts` are beside this folder. */
export const manejadoresListaCasos: Pick<
  ManejadoresDe<typeof contratoCasos>,
  'listaCasos' | 'exportarCasos' | 'listarCasos'
> = { listaCasos, exportarCasos, listarCasos };
