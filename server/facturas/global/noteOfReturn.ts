import { and, desc, eq, inArray } from 'drizzle-orm';
import { partesDeVale } from '#domain/cfdi/armado/lineasDeVale';
import type { PedidoDeNota } from '#domain/cfdi/armado/notaDeCredito';
import { notaDeCredito, relacionDe } from '#domain/cfdi/armado/notaDeCredito';
import { ESTADO_FACTURA, ESTADOS_QUE_CUENTAN } from '#domain/vidaFactura';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { Tx } from '../../db/db.ts';
import { facturas } from '../../db/schema/facturas.ts';
import { notasPorHacer } from '../../db/schema/globales.ts';
import { valeArticulos, vales } from '../../db/schema/vales.ts';
import type { Context } from '../../http/handler.ts';
import { conflict } from '../../http/rejection.ts';
import type { Draft } from '../begin.ts';
import { beginInvoice } from '../begin.ts';
import { made, totalOf } from '../drafts/draft.ts';
import { draftOn } from '../drafts/note.ts';
import { openInvoice } from '../drafts/ofInvoice.ts';
import { wantedOfVoucher } from '../drafts/ofVoucher.ts';
import { heldSale } from '../globalSale.ts';
import { issuedNow } from '../issuer.ts';
import { demandAccepted } from '../judge.ts';
import { noteOf } from '../noteOfVoucher.ts';
import type { FacturaRow } from '../work.ts';
import { askNotesOfNamed } from './askNotes.ts';
import { salesOf } from './sales.ts';

type ValeRow = typeof vales.$inferSelect;
type Asked = Pick<typeof notasPorHacer.$inferSelect, 'idVale' | 'version'>;

/** A note that is to be issued, and in whose name. */
interface Due {
  readonly draft: Draft;
  readonly numiden: number;
}

/**
 * Begins the note that a voucher which was given back needs next, under its lock and that of the invoice: on the global invoice that has its
 * sale; or, where its note took of a global invoice that the sale has left since, on the invoice by name. The asking goes with
 * it in the same transaction, or once none is due: whatever may make one due later asks again.
 * @returns the invoice that was begun; null for none.
 * @throws Rejection 409 where it cannot be made.
 */
export async function beginNoteOfReturn(
  tx: Tx,
  { idVale, version }: Asked,
  context: Context,
): Promise<FacturaRow | null> {
  const [vale] = await tx.select().from(vales).where(eq(vales.id, idVale)).for('update');
  const due = vale?.estado === ESTADO_VALE.canjeado ? await dueOf(tx, vale, context) : null;
  // Whoever asked again meanwhile is heard in the next round.
  const gone = await tx
    .delete(notasPorHacer)
    .where(and(eq(notasPorHacer.idVale, idVale), eq(notasPorHacer.version, version)))
    .returning({ id: notasPorHacer.idVale });
  if (due === null || gone.length === 0) return null;
  const { draft, numiden } = due;
  const { config, clock } = context;
  const now = clock();
  await demandAccepted(tx, { ...draft.comprobante, Fecha: issuedNow(draft.comprobante, now, config) }, now, config);
  const { row, written } = await beginInvoice(tx, draft, {
    call: 'hacerNotaGlobal',
    idCaso: null,
    numiden,
    now,
    config,
  });
  await written;
  if (row.alPublico) await askNotesOfNamed(tx, row, now);
  return row;
}

async function dueOf(tx: Tx, vale: ValeRow, context: Context): Promise<Due | null> {
  if ((await noteOf(tx, vale.id, true)) === null) return onGlobal(tx, vale, context);
  if ((await noteOf(tx, vale.id, false)) === null) return onNamed(tx, vale, context);
  return null;
}

/** @returns null where no global invoice has the sale, and where the one that does is not stamped yet: then it asks for the note itself. */
async function onGlobal(tx: Tx, vale: ValeRow, context: Context): Promise<Due | null> {
  const { cvetda, operacion } = vale;
  const sale = { tienda: cvetda, operacion };
  const seen = await heldSale(tx, sale);
  if (seen === null || seen.global.estado === ESTADO_FACTURA.borrador) return null;
  const { id, datosFiscales, uuid, numiden } = seen.global;
  await openInvoice('acreditar', { idFactura: id, version: null }, making(tx, context), context);
  // What is left of the sale, now that nobody else takes of it.
  const held = await heldSale(tx, sale);
  if (held === null || held.global.id !== id) return null;
  const pedido = await partsOf(tx, vale, held.identificacion);
  const comprobante = made(
    notaDeCredito({
      factura: { uuid: uuid ?? '', comprobante: held.comprobante },
      notas: held.notas,
      pedido,
    }),
  );
  const total = totalOf(comprobante);
  const draft: Draft = {
    clase: 'notaCredito',
    ...{ cvetda, operacion, referencia: null, idVale: vale.id, alPublico: true },
    ...{ datosFiscales, comprobante, total },
    relaciones: [{ id, relacion: relacionDe(pedido), monto: total }],
  };
  return { draft, numiden };
}

async function partsOf(tx: Tx, vale: ValeRow, identificacion: string): Promise<PedidoDeNota> {
  const articulos = await tx.select().from(valeArticulos).where(eq(valeArticulos.idVale, vale.id));
  const [sold] = await salesOf(tx, vale.cvetda, [vale.operacion]);
  const tomadas = partesDeVale({ condonacion: vale.condonacion, articulos }, sold?.lineas ?? []);
  if (!tomadas.ok) throw conflict(tomadas.falla);
  return { por: 'deVenta', identificacion, partes: tomadas.partes, sinEntregar: vale.tipo === 0 };
}

/** @returns null where the sale has no invoice by name that counts, and while that one is not stamped: then it asks for the note itself. */
async function onNamed(tx: Tx, vale: ValeRow, context: Context): Promise<Due | null> {
  const [named] = await tx
    .select({ id: facturas.id, estado: facturas.estado, numiden: facturas.numiden })
    .from(facturas)
    .where(
      and(
        eq(facturas.cvetda, vale.cvetda),
        eq(facturas.operacion, vale.operacion),
        eq(facturas.clase, 'general'),
        inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]),
      ),
    )
    .orderBy(desc(facturas.id))
    .limit(1);
  if (named === undefined || named.estado === ESTADO_FACTURA.borrador) return null;
  const opened = await openInvoice('acreditar', { idFactura: named.id, version: null }, making(tx, context), context);
  const wanted = (row: typeof opened.row) => wantedOfVoucher(vale, row, tx);
  return { draft: await draftOn(opened, { idVale: vale.id, wanted }, tx), numiden: named.numiden };
}

function making(db: Tx, { clock, config }: Context) {
  return { db, now: clock(), config, locks: true };
}
