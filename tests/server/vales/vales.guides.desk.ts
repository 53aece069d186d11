import { asc, eq } from 'drizzle-orm';
import { caseHistory } from '../../../server/casos/history.ts';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { guiaArticulos, guiaPaquetes, guias } from '../../../server/platform/db/schema/operaciones.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { NOW } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { openVoucherDesk, sell } from './vales.desk.ts';

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

/** A desk whose logistics lets a test do something before it answers a cancellation. */
export interface InterruptedDesk {
  readonly desk: WorkDesk;
  readonly logistics: Logistics;
  /** Once, before the next cancellation is answered; the caller gets the error that it throws. */
  meanwhile(act: () => Promise<unknown>): void;
  /** Once, before anything is cancelled. */
  before(act: () => Promise<unknown>): void;
}

/** Opens a desk on the embedded logistics, which can be interrupted. */
export async function openInterruptedDesk(): Promise<InterruptedDesk> {
  let then: (() => Promise<unknown>) | null = null;
  let first: (() => Promise<unknown>) | null = null;
  let begun: Promise<unknown> | null = null;
  let real: Logistics | null = null;
  const own = (): Logistics => {
    if (real === null) throw new Error('Logistics is not there yet');
    return real;
  };
  const logistics: Logistics = {
    consult: (key) => own().consult(key),
    guide: (folio) => own().guide(folio),
    cancel: async (asked, que) => {
      begun = first === null ? begun : first();
      first = null;
      await begun;
      const done = await own().cancel(asked, que);
      const act = then;
      then = null;
      await act?.();
      return done;
    },
    orderPickup: (asked, que) => own().orderPickup(asked, que),
    withdrawPickup: (clave) => own().withdrawPickup(clave),
    orderService: (asked, que) => own().orderService(asked, que),
    update: (asked, que) => own().update(asked, que),
  };
  const desk = await openVoucherDesk({ neighbours: { logistics } });
  real = embeddedNeighbours(desk.db, () => desk.bed.clock.now).logistics;
  return {
    desk,
    logistics,
    meanwhile: (act) => {
      then = act;
    },
    before: (act) => {
      first = act;
    },
  };
}

/** The entries of a voucher's and a case's history about units that logistics was asked to cancel in vain. */
export async function toldInVain(
  { db }: WorkDesk,
  { vale = 0, caso = 0 }: { readonly vale?: number; readonly caso?: number },
): Promise<readonly string[]> {
  const ofVale = await valeHistory.since(db, vale, 0, LATEST);
  const ofCaso = await caseHistory.since(db, caso, 0, LATEST);
  return [...ofVale, ...ofCaso].map(({ accion }) => accion).filter((accion) => IN_VAIN.test(accion));
}

const LATEST = 1_000_000;
const IN_VAIN = /^(Logística canceló|Se pidió a logística)/;

/** The guide of a sale that was sent. */
export async function guideOf({ db }: WorkDesk, operacion: number): Promise<string> {
  const [guide] = await db.select({ folio: guias.folio }).from(guias).where(eq(guias.operacion, operacion));
  if (guide === undefined) throw new Error(`The operation ${operacion} has no guide`);
  return guide.folio;
}
