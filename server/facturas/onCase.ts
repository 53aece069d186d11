import { and, eq } from 'drizzle-orm';
import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import type { EntradaDeCaso } from '#domain/casos/historiaCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import { esDeCategoria, type ServicioPedido, servicioDeOtraCategoria } from '#domain/facturas/servicioDeCaso';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { type CaseRow, change, type Doing, escalated, leadOn, reasonAgainst } from '../casos/effect.ts';
import { whoManages } from '../casos/queries/administrador.ts';
import { ifVisible } from '../casos/visibleCase.ts';
import type { Tx } from '../platform/db/db.ts';
import { Lock } from '../platform/db/oneConnection.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { areas, subcategorias } from '../platform/db/schema/catalogos.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import { casoEscalamientos } from '../platform/db/schema/partesDeCaso.ts';
import { vales } from '../platform/db/schema/vales.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';

/** Who asks what of a case. */
interface Asked {
  readonly sesion: ServerSession;
  readonly pedido: ServicioPedido;
}

/**
 * The lock of a case for which an invoice is to be made, or cancelled: no work leads it elsewhere until that is begun.
 * @throws Rejection 404 or 403 for a case that is not for this person, 409 for one that is solved, that waits for its
 * authorization, or whose category takes no such service.
 */
export function caseLockToInvoice(tx: Tx, idCaso: number, { sesion, pedido }: Asked): Lock<CaseRow> {
  return Lock.of(tx.select().from(casos).where(eq(casos.id, idCaso)).for('update'), async ([row]) => {
    const caso = ifVisible(sesion, idCaso, row);
    refuseClosed(caso);
    if (!esDeCategoria(pedido, caso.idSubcategoria)) await refuseUnlessItsOwn(tx, caso, pedido);
    return caso;
  });
}

function refuseClosed({ id, idEstado }: Pick<CaseRow, 'id' | 'idEstado'>): void {
  const objeto = { entidad: ENTITIES.caso.name, id };
  if (reasonAgainst({ idEstado }, 'facturar') === null) return;
  const why = idEstado === ESTADO.solucionada ? FACTURA_TEXTS.casoSolucionado : FACTURA_TEXTS.casoPendiente;
  throw conflict(why(id), { objeto });
}

/**
 * Refuses what the category of a case does not take, but for the note of its own voucher and for what follows an invoice that was
 * refused to it. A voucher never changes its case, so it is read without its lock, which comes after that of its case.
 */
async function refuseUnlessItsOwn(tx: Tx, { id, idSubcategoria }: CaseRow, pedido: ServicioPedido): Promise<void> {
  const { idVale } = pedido;
  if (idVale !== null) {
    const [vale] = await tx.select({ idCaso: vales.idCaso }).from(vales).where(eq(vales.id, idVale));
    if (vale?.idCaso === id) return;
  }
  if (idSubcategoria === SUBCATEGORIAS.mantenimientoFactura) {
    const refused = and(eq(facturas.idCaso, id), eq(facturas.estado, ESTADO_FACTURA.rechazada));
    const [first] = await tx.select({ id: facturas.id }).from(facturas).where(refused).limit(1);
    if (first !== undefined) return;
  }
  const [found] = await tx.select().from(subcategorias).where(eq(subcategorias.id, idSubcategoria));
  const objeto = { entidad: ENTITIES.caso.name, id };
  throw conflict(servicioDeOtraCategoria(id, found?.nombre ?? '', pedido), { objeto });
}

/** Tells a locked case of an invoice that was made for it, or asked to be cancelled: a work on it like any other. */
export async function noteInvoice(tx: Tx, caso: CaseRow, entry: EntradaDeCaso, doing: Doing): Promise<void> {
  await leadOn(tx, caso, { effect: 'facturar', entry }, doing);
}

/** Tells a locked case the outcome of something that was asked for from it. */
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
  const idEstado = escalated(caso);
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
      idEstado: idEstado ?? caso.idEstado,
      administrador: (await whoManages(tx, idArea))?.numiden ?? null,
    },
    entries: [entry, { trabajo: 'escalar', area, categoria, ...(idEstado === null ? { sinPaso: true } : {}) }],
    doing,
  });
}
