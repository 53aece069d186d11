import { desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { entrada } from '#contract/ventas/entrada';
import { ENTRADA_TEXTS } from '#domain/ventas/entrada/entradas';
import { audit } from '../../platform/db/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { entradaIncidencias, entradas } from '../../platform/db/schema/entrada.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { namesOf } from '../../platform/names.ts';
import { tellOf } from './incidents.ts';
import { storesThatSend } from './sendingStores.ts';

/** So many are shown at once. */
const SHOWN = { incidents: 100, deliveries: 50, lines: 500 };

/** The sales that came, those that wait for somebody, and how late each store is (GET entrada/resumen). */
export const resumenEntradas: Handler<typeof entrada.resumenEntradas> = async (_entrada, { db, clock }) => {
  const waiting = isNull(entradaIncidencias.atendida);
  const incidents = await linesWithStores(db)
    .where(waiting)
    .orderBy(desc(entradaIncidencias.idEntrada), entradaIncidencias.linea)
    .limit(SHOWN.incidents);
  const counted = db.$count(entradaIncidencias, eq(entradaIncidencias.idEntrada, entradas.id));
  const deliveries = await db
    .select({ ...getTableColumns(entradas), incidencias: counted })
    .from(entradas)
    .orderBy(desc(entradas.recibida), desc(entradas.id))
    .limit(SHOWN.deliveries);
  return {
    total: incidents.length < SHOWN.incidents ? incidents.length : await db.$count(entradaIncidencias, waiting),
    incidencias: incidents.map(({ remitente, recibida, ...line }) => ({
      ...shown(line),
      ...{ remitente, recibida: recibida.toISOString() },
    })),
    entradas: deliveries.map(({ recibida, ...delivery }) => ({ ...delivery, recibida: recibida.toISOString() })),
    tiendas: [...(await storesThatSend(db, clock()))],
  };
};

/** The lines of a delivery that are not here as they were sent (GET entrada/detalle/{id}). @throws Rejection 404 for none. */
export const detalleEntrada: Handler<typeof entrada.detalleEntrada> = async ({ ruta: { id } }, { db }) => {
  if ((await db.$count(entradas, eq(entradas.id, id))) === 0) throw notFound(ENTRADA_TEXTS.noExiste);
  const ofDelivery = eq(entradaIncidencias.idEntrada, id);
  const lines = await linesWithStores(db).where(ofDelivery).orderBy(entradaIncidencias.linea).limit(SHOWN.lines);
  return {
    total: lines.length < SHOWN.lines ? lines.length : await db.$count(entradaIncidencias, ofDelivery),
    lineas: lines.map((line) => {
      const { atendida, numiden } = line.incident;
      const por = numiden === null ? null : (line.atiende ?? `El numiden ${numiden}`);
      return { ...shown(line), atendida: atendida === null ? null : { momento: atendida.toISOString(), por } };
    }),
  };
};

/** Without what was sent, which may name a customer. */
function linesWithStores(db: Db) {
  const { id, linea, cvetda, operacion, resultado, motivo, atendida, numidenAtiende: numiden } = entradaIncidencias;
  return db
    .select({
      incident: { id, linea, cvetda, operacion, resultado, motivo, atendida, numiden },
      store: stores.nombre,
      remitente: entradas.remitente,
      recibida: entradas.recibida,
      atiende: usuarios.nombreCompleto,
    })
    .from(entradaIncidencias)
    .innerJoin(entradas, eq(entradas.id, entradaIncidencias.idEntrada))
    .leftJoin(stores, eq(stores.cvetda, entradaIncidencias.cvetda))
    .leftJoin(usuarios, eq(usuarios.numiden, entradaIncidencias.numidenAtiende))
    .$dynamic();
}

type Line = Pick<Awaited<ReturnType<typeof linesWithStores>>[number], 'incident' | 'store'>;

function shown({ incident: { id, linea, cvetda, operacion, resultado, motivo }, store }: Line) {
  const tienda = cvetda === null ? null : { id: cvetda, nombre: store };
  return { id, linea, tienda, operacion, resultado, motivo };
}

/**
 * Somebody has seen to a sale that waited (POST entrada/atender).
 * @throws Rejection 404 for one that there is not, 409 for one that somebody else saw to, or that came right by itself.
 */
export const atenderIncidencia: Handler<typeof entrada.atenderIncidencia> = async ({ cuerpo: { id } }, context) => {
  const { db, sesion, clock } = context;
  const { numiden } = sesion;
  await db.transaction(async (tx) => {
    const [incident] = await tx.select().from(entradaIncidencias).where(eq(entradaIncidencias.id, id)).for('update');
    if (incident === undefined) throw notFound(ENTRADA_TEXTS.noExiste);
    const { resultado, motivo, cvetda, operacion, idEntrada, atendida, numidenAtiende } = incident;
    if (atendida !== null) {
      if (numidenAtiende === numiden) return;
      const name = (await namesOf(tx, [numidenAtiende])).get(numidenAtiende ?? 0) ?? null;
      throw conflict(ENTRADA_TEXTS.yaAtendida(name, atendida));
    }
    const momento = clock();
    await tx
      .update(entradaIncidencias)
      .set({ atendida: momento, numidenAtiende: numiden })
      .where(eq(entradaIncidencias.id, id));
    const of =
      operacion === null
        ? { entidad: 'entrada', idEntidad: idEntrada }
        : { entidad: 'operacion', idEntidad: `${cvetda}/${operacion}` };
    await audit(tx, { momento, numiden, accion: 'atenderIncidencia', ...of, despues: { resultado, motivo } });
    await tellOf(tx, idEntrada, numiden);
  });
  return { codigo: SUCCESS_CODE, descripcion: ENTRADA_TEXTS.atendida };
};
