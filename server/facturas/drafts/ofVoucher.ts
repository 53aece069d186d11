import { eq } from 'drizzle-orm';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { ENTITIES, noneAtAddress } from '#domain/common/entities';
import type { PedidoDeNota } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { lineasDe } from '#domain/facturas/cfdi/saldos';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Db } from '../../platform/db/db.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { noteOf } from '../noteOfVoucher.ts';
import { EN_EFECTO, linesToCredit } from '../vouchers.ts';
import type { FacturaRow } from '../work.ts';
import type { DraftMaking } from './draft.ts';

type ValeRow = typeof vales.$inferSelect;

/**
 * Opens a voucher to its credit note, under its lock where the making locks: who cancels or replaces it waits, and who asks for a
 * second note finds the first. One that is being filled in is not locked: who saves it locks its case after it, and a case is locked
 * already here; once saved, it is never filled in again.
 * @throws Rejection 404 without it, 409 with folio and state of the note that it has, and for one that is not in effect.
 */
export async function openVoucher(id: number, { db, locks }: DraftMaking): Promise<ValeRow> {
  const query = () => db.select().from(vales).where(eq(vales.id, id));
  const [seen] = await query();
  const [vale] =
    locks && seen !== undefined && seen.estado !== ESTADO_VALE.parcial ? await query().for('update') : [seen];
  if (vale === undefined) throw notFound(noneAtAddress(ENTITIES.vale, id));
  const { folio } = vale;
  const note = await noteOf(db, id, false);
  if (note !== null) {
    throw conflict(FACTURA_TEXTS.valeConNota(folio, note.nombre, note.estado.nombre), {
      objeto: { entidad: ENTITIES.factura.name, id: note.id },
    });
  }
  const estado = vale.estado as IdEstadoVale;
  if (!EN_EFECTO.includes(estado)) throw conflict(FACTURA_TEXTS.valeSinEfecto(folio, ESTADOS_VALE[estado]), of(vale));
  return vale;
}

/**
 * The request for the note of a voucher: the lines that it takes of an invoice.
 * @throws Rejection 409 for a voucher of another sale, and for one that gives nothing back.
 */
export async function wantedOfVoucher(vale: ValeRow, row: FacturaRow, db: Db): Promise<PedidoDeNota> {
  if (vale.cvetda !== row.cvetda || vale.operacion !== row.operacion) {
    throw conflict(FACTURA_TEXTS.valeDeOtraVenta(vale.folio), of(vale));
  }
  const taken = await linesToCredit(db, vale, row.comprobante);
  if (!taken.ok) throw conflict(taken.falla, of(vale));
  const facturadas = lineasDe(row.comprobante) ?? [];
  return {
    por: 'devolucion',
    sinEntregar: vale.tipo === 0,
    lineas: taken.lineas.map(({ orden, cantidad, monto }) => ({
      identificacion: facturadas[orden - 1]?.identificacion ?? '',
      unidades: cantidad,
      monto,
    })),
  };
}

function of({ id }: ValeRow) {
  return { objeto: { entidad: ENTITIES.vale.name, id } };
}
