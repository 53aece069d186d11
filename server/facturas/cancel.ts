import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ResultadoTrabajo } from '#contract/common/answers';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { ESTADO_FACTURA, ESTADOS_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES } from '#domain/common/entities';
import type { ServicioPedido } from '#domain/facturas/servicioDeCaso';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { CaseRow } from '../casos/effect.ts';
import { facturaCancelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { restUntil } from '../platform/works/claim.ts';
import { askToCancel, CANCEL_CALL, lastDayOf } from './askToCancel.ts';
import { demandMotive } from './motive.ts';
import { tellVoucher } from './noteOfVoucher.ts';
import { caseLockToInvoice, noteInvoice } from './onCase.ts';
import { type FacturaRow, ifFound, workOnFactura } from './work.ts';

/** The service that the case must be one for. */
const PEDIDO: ServicioPedido = { servicio: 'cancelacion', idVale: null };

/**
 * Asks to cancel an invoice (POST facturas/cancelar, specification section 7; its success is code 1). It is written
 * down before the provider is asked, so that it is asked for once, whatever dies in between.
 * @throws Rejection 409 when its life or the provider refuses, 502 when it is unknown what the provider did.
 */
export const cancelarFactura: Handler<typeof contratoFacturas.cancelarFactura> = async ({ cuerpo }, context) => {
  const { version, ...contents } = cuerpo;
  const { idFactura: id, idCaso, motivo, idSustituta } = contents;
  let caso: CaseRow | null = null;
  const asked = await workOnFactura(
    {
      call: CANCEL_CALL,
      work: 'solicitarCancelacion',
      id,
      version,
      contents,
      // As whoever begins an invoice has the lock of its case when they come for the one to cancel.
      before: async (tx) => {
        caso = await caseLockToInvoice(tx, idCaso, { sesion: context.sesion, pedido: PEDIDO }).take();
      },
      facts: () => ({ life: { porSustitucion: motivo === '01' }, judged: undefined }),
      effect: async ({ tx, row, numiden, now }) => {
        await demandMotive(tx, row, contents);
        await tx.insert(facturaCancelaciones).values({
          idFactura: id,
          idCaso,
          clave: `cancelacion-${randomUUID()}`,
          motivo,
          idSustituta: motivo === '01' ? idSustituta : null,
          estado: 'pedida',
          pedida: now,
          proximo: restUntil(now, 0),
          numiden,
        });
        await tellVoucher(tx, row, { numiden });
        const nombre = serieFolio(row);
        if (caso !== null) {
          await noteInvoice(tx, caso, { trabajo: 'cancelacionPedida', nombre }, { call: CANCEL_CALL, numiden, now });
        }
        return { text: nombre, entries: [{ trabajo: 'solicitarCancelacion', motivo }] };
      },
    },
    context,
  );
  await askToCancel(id, context);
  return outcomeOf(id, asked, context);
};

/** Tells how an invoice that somebody asked to cancel stands now. */
async function outcomeOf(id: number, asked: ResultadoTrabajo, { db, config }: Context): Promise<ResultadoTrabajo> {
  const [found] = await db.select().from(facturas).where(eq(facturas.id, id));
  const row: FacturaRow = ifFound(id, found);
  const nombre = serieFolio(row);
  const estado = { id: row.estado, nombre: ESTADOS_FACTURA[row.estado as IdEstadoFactura] };
  const answer = { ...asked, version: row.version, estado };
  switch (row.estado) {
    case ESTADO_FACTURA.cancelada:
    case ESTADO_FACTURA.sustituida:
      return { ...answer, descripcion: FACTURA_TEXTS.cancelada(nombre) };
    case ESTADO_FACTURA.vigente:
      throw conflict(FACTURA_TEXTS.negada(nombre), { objeto: { entidad: ENTITIES.factura.name, id } });
    default: {
      const [open] = await db
        .select({ plazo: facturaCancelaciones.plazo })
        .from(facturaCancelaciones)
        .where(and(eq(facturaCancelaciones.idFactura, id), eq(facturaCancelaciones.estado, 'pendiente')));
      return open === undefined
        ? { ...answer, descripcion: FACTURA_TEXTS.cancelacionSinSaberse }
        : { ...answer, descripcion: FACTURA_TEXTS.solicitada(nombre, lastDayOf(open.plazo, config.zonaHoraria)) };
    }
  }
}
