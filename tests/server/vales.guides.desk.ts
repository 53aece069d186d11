import { asc, eq } from 'drizzle-orm';
import { guiaArticulos, guiaPaquetes, guias } from '../../server/db/schema/operaciones.ts';
import { NOW } from './casos.desk.ts';
import type { WorkDesk } from './casos.works.ts';
import { sell } from './vales.desk.ts';

export const TO_ASSIGN = 0;
export const PACKED = 4;
export const ON_THE_ROAD = 6;
export const DELIVERED = 7;
export const CANCELLED = 9;

/** A sale so old that its vouchers wait for authorization. */
export const LONG_AGO = new Date(NOW.getTime() - 40 * 86_400_000);

let folios = 0;

/** Sells a line of as many units as there are states, each on the guide in its own. */
export async function send(desk: WorkDesk, states: readonly number[], fecha?: Date): Promise<number> {
  const line = { unidades: states.length, pesos: 100 * states.length };
  const operacion = await sell(desk, [line], fecha === undefined ? {} : { fecha });
  folios += 1;
  const folio = `GX${folios}`;
  await desk.db.insert(guias).values({ folio, tipo: 'ENTREGA', cvetda: 1, operacion });
  const [paquete] = await desk.db
    .insert(guiaPaquetes)
    .values({ folioGuia: folio, folio: `${folio}-01`, estado: 3 })
    .returning({ id: guiaPaquetes.id });
  await desk.db
    .insert(guiaArticulos)
    .values(
      states.map((statusitem) => ({ idPaquete: paquete?.id ?? 0, linea: 1, numArt: '701', statusitem, cantidad: 1 })),
    );
  return operacion;
}

/** The states of the units of a sale on its guides, in the order of their numbers. */
export async function statesOf({ db }: WorkDesk, operacion: number): Promise<readonly number[]> {
  const rows = await db
    .select({ statusitem: guiaArticulos.statusitem, cantidad: guiaArticulos.cantidad })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(eq(guias.operacion, operacion))
    .orderBy(asc(guiaArticulos.statusitem));
  return rows.flatMap(({ statusitem, cantidad }) => Array.from({ length: cantidad }, () => statusitem));
}

/** Lets every unit of a sale that can still leave get on the road. */
export async function depart({ db }: WorkDesk, operacion: number): Promise<void> {
  const rows = await db
    .select({ id: guiaArticulos.id, statusitem: guiaArticulos.statusitem })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(eq(guias.operacion, operacion));
  for (const { id, statusitem } of rows) {
    if (statusitem !== PACKED && statusitem !== TO_ASSIGN) continue;
    await db.update(guiaArticulos).set({ statusitem: ON_THE_ROAD }).where(eq(guiaArticulos.id, id));
  }
}
