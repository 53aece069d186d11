import { eq } from 'drizzle-orm';
import type { CallName } from '#contract/contract';
import { SUBCATEGORIAS } from '#domain/catalogos';
import { ENTITIES } from '#domain/entities';
import type { EntradaDeCaso } from '#domain/historiaCaso';
import { FACTURA_TEXTS } from '#domain/trabajosFactura';
import { ESTADO } from '#domain/vidaCaso';
import { announcing } from '../changes/announce.ts';
import { auditing } from '../db/audit.ts';
import type { Tx } from '../db/db.ts';
import type { Lock } from '../db/oneConnection.ts';
import { asLock } from '../db/oneConnection.ts';
import { casoEscalamientos, casos } from '../db/schema/casos.ts';
import { areas, subcategorias } from '../db/schema/catalogos.ts';
import { together } from '../db/together.ts';
import type { ServerSession } from '../http/handler.ts';
import { conflict } from '../http/rejection.ts';
import { caseHistory } from './history.ts';
import { whoManages } from './queries/administrador.ts';
import { ifVisible } from './visibleCase.ts';

/** A case, as it is stored. */
export type CaseRow = typeof casos.$inferSelect;

/** In whose name, by which call and when something is done to a case. */
interface Doing {
  readonly call: CallName;
  readonly numiden: number;
  readonly now: Date;
}

/**
 * Locks a case for which an invoice is to be made.
 * @throws Rejection 404 or 403 for a case that is not for this person, 409 for one that is solved or waits for its authorization.
 */
export function lockToInvoice(tx: Tx, idCaso: number, sesion: ServerSession): Lock<CaseRow> {
  return asLock(takeToInvoice(tx, idCaso, sesion));
}

async function takeToInvoice(tx: Tx, idCaso: number, sesion: ServerSession): Promise<CaseRow> {
  const [row] = await tx.select().from(casos).where(eq(casos.id, idCaso)).for('update');
  const caso = ifVisible(sesion, idCaso, row);
  refuseClosed(caso);
  return caso;
}

function refuseClosed({ id, idEstado }: Pick<CaseRow, 'id' | 'idEstado'>): void {
  const objeto = { entidad: ENTITIES.caso.name, id };
  if (idEstado === ESTADO.solucionada) throw conflict(FACTURA_TEXTS.casoSolucionado(id), { objeto });
  if (idEstado === ESTADO.pendiente) throw conflict(FACTURA_TEXTS.casoPendiente(id), { objeto });
}

/** Locks a case in whatever state, for what was begun and must end. */
export function lockCase(tx: Tx, idCaso: number): Lock<CaseRow> {
  return asLock(takeCase(tx, idCaso));
}

async function takeCase(tx: Tx, idCaso: number): Promise<CaseRow> {
  const [row] = await tx.select().from(casos).where(eq(casos.id, idCaso)).for('update');
  if (row === undefined) throw new Error(`The case ${idCaso} of an invoice is gone`);
  return row;
}

/** Tells a locked case of an invoice that was made for it, or asked to be cancelled: the first work on a new case leaves it in process. */
export async function noteInvoice(tx: Tx, caso: CaseRow, entry: EntradaDeCaso, doing: Doing): Promise<void> {
  const isFirst = caso.idEstado === ESTADO.nuevo;
  await change(tx, caso, {
    columns: isFirst
      ? { idEstado: ESTADO.enProceso, ...(caso.administrador === null ? { administrador: doing.numiden } : {}) }
      : {},
    entries: isFirst ? [entry, { trabajo: 'enProceso' }] : [entry],
    doing,
  });
}

/** Tells a locked case of what became of something that was asked for from it. */
export async function tellCase(tx: Tx, caso: CaseRow, entry: EntradaDeCaso, doing: Doing): Promise<void> {
  await change(tx, caso, { columns: {}, entries: [entry], doing });
}

/** Why an invoice leads its case to MANTENIMIENTO FACTURA. */
interface Why {
  readonly entry: EntradaDeCaso;
  /** One of the catalogue; null where none of them is what happened. */
  readonly idMotivo: number | null;
  readonly comentario: string;
}

/**
 * Escalates a locked case to MANTENIMIENTO FACTURA, as the effect of an invoice (specification, sections 4 and 9). A case that is
 * there already, or that is solved, only keeps the entry.
 */
export async function putUnderMaintenance(
  tx: Tx,
  caso: CaseRow,
  { entry, idMotivo, comentario }: Why,
  doing: Doing,
): Promise<void> {
  const idSubcategoria = SUBCATEGORIAS.mantenimientoFactura;
  if (caso.idSubcategoria === idSubcategoria || caso.idEstado === ESTADO.solucionada) {
    await change(tx, caso, { columns: {}, entries: [entry], doing });
    return;
  }
  const [to] = await tx
    .select({ idArea: areas.id, area: areas.nombre, categoria: subcategorias.nombre })
    .from(subcategorias)
    .innerJoin(areas, eq(areas.id, subcategorias.idArea))
    .where(eq(subcategorias.id, idSubcategoria));
  if (to === undefined) throw new Error(`There is no category ${idSubcategoria} to escalate to`);
  const { idArea, area, categoria } = to;
  await tx.insert(casoEscalamientos).values({
    idCaso: caso.id,
    idArea,
    idSubcategoria,
    idMotivo,
    comentario,
    fecha: doing.now,
    numiden: doing.numiden,
  });
  await change(tx, caso, {
    columns: {
      idArea,
      idSubcategoria,
      // Who waits for a decision goes on waiting for it.
      idEstado: caso.idEstado === ESTADO.pendiente ? ESTADO.pendiente : ESTADO.escalado,
      administrador: (await whoManages(tx, idArea))?.numiden ?? null,
    },
    entries: [entry, { trabajo: 'escalar', area, categoria }],
    doing,
  });
}

interface Change {
  readonly columns: Partial<CaseRow>;
  readonly entries: readonly EntradaDeCaso[];
  readonly doing: Doing;
}

async function change(tx: Tx, caso: CaseRow, { columns, entries, doing }: Change): Promise<void> {
  const { call, numiden, now } = doing;
  const moved = Object.keys(columns).length > 0;
  const after = moved ? { ...caso, ...columns, version: caso.version + 1 } : caso;
  const stored = tx
    .update(casos)
    .set({ ...columns, version: after.version })
    .where(eq(casos.id, caso.id));
  await together(
    tx,
    [
      ...(moved ? [stored] : []),
      caseHistory.writing(tx, caso.id, { entries, version: after.version, fecha: now, numiden }),
      auditing(tx, {
        momento: now,
        numiden,
        accion: call,
        entidad: ENTITIES.caso.name,
        idEntidad: caso.id,
        antes: Object.fromEntries(Object.keys(columns).map((name) => [name, caso[name as keyof CaseRow]])),
        despues: columns,
      }),
    ],
    announcing({
      entidad: 'caso',
      id: caso.id,
      version: after.version,
      numiden,
      caso: { antes: caso, despues: after },
    }),
  );
}
