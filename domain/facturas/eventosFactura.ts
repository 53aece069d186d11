import { ESTADO_FACTURA, ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { Evento, TipoDeEvento } from '#domain/common/eventos';
import { type Centavos, toPesos } from '#domain/common/money';

/** The facts of an invoice that its events tell: not who received it. */
interface FacturaDeEvento {
  readonly id: number;
  readonly version: number;
  readonly estado: number;
  readonly clase: string;
  readonly serie: string;
  readonly folio: number;
  readonly uuid: string | null;
  readonly total: Centavos;
  readonly cvetda: number;
  readonly operacion: number | null;
}

/** The event of a work on an invoice: that it was stamped, or that it counts no more; null for any other. */
export function eventoDeFactura(antes: Pick<FacturaDeEvento, 'estado'>, factura: FacturaDeEvento): Evento | null {
  const tipo = tipoDe(antes.estado, factura.estado);
  if (tipo === null) return null;
  const { id, version, clase, serie, folio, uuid, cvetda: tienda, operacion } = factura;
  const estado = ESTADOS_FACTURA[factura.estado as IdEstadoFactura];
  return {
    tipo,
    id,
    datos: { id, version, estado, clase, serie, folio, uuid, total: toPesos(factura.total), tienda, operacion },
  };
}

function tipoDe(antes: number, estado: number): TipoDeEvento | null {
  if (antes === estado) return null;
  if (antes === ESTADO_FACTURA.borrador && estado === ESTADO_FACTURA.vigente) return 'factura.timbrada';
  const ended: readonly number[] = [ESTADO_FACTURA.cancelada, ESTADO_FACTURA.sustituida];
  return ended.includes(estado) ? 'factura.cancelada' : null;
}
