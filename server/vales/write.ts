import { eq, type SQLWrapper } from 'drizzle-orm';
import { centavos, fromPesos } from '#domain/common/money';
import { motivoGuardado } from '#domain/vales/autorizacionVale';
import { porcentajeValido } from '#domain/vales/depreciacionVale';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import type { Importes } from '#domain/ventas/importesDeLinea';
import type { Tx } from '../platform/db/db.ts';
import { valeArticulos, valeMetodos, type vales } from '../platform/db/schema/vales.ts';
import { together } from '../platform/db/together.ts';
import { endOfDayAfter } from '../platform/time/days.ts';
import type { Judged } from './judge.ts';
import type { Today } from './sale.ts';

/** How a voucher is saved: to the end, or as far as it is filled in. */
export type Saving = 'guardar' | 'guardarParcial';

type Columns = Pick<
  typeof vales.$inferSelect,
  | 'idMotivo'
  | 'total'
  | 'saldo'
  | 'depreciacion'
  | 'condonacion'
  | 'soloBilletera'
  | 'esMesa'
  | 'numidenCliente'
  | 'motivosAutorizacion'
  | 'fechaSolicitud'
  | 'fechaVigencia'
>;

/** The columns of a voucher that its contents decide; until it is VIGENTE its validity is a promise. */
export function columnsOf(
  { solicitud, calculo, venta, numidenCliente }: Judged,
  saving: Saving,
  today: Today,
): Columns {
  const waits = saving === 'guardar' && calculo.autorizacion.length > 0;
  return {
    idMotivo: solicitud.motivo,
    total: calculo.totales.total,
    saldo: calculo.saldo,
    depreciacion: calculo.depreciacion,
    condonacion: calculo.condonacion,
    soloBilletera: solicitud.soloBilletera,
    esMesa: solicitud.esMesa,
    numidenCliente,
    motivosAutorizacion: waits ? calculo.autorizacion.map((motivo) => motivoGuardado(motivo, calculo.sumas)) : [],
    fechaSolicitud: waits ? today.now : null,
    fechaVigencia: endOfDayAfter(today.now, venta.reglas.vigencia, today.zone),
  };
}

/** Writes the lines and methods of a voucher in place of those that it had. */
export async function rewriteContents(tx: Tx, idVale: number, judged: Judged, saving: Saving): Promise<void> {
  await together(tx, [
    tx.delete(valeArticulos).where(eq(valeArticulos.idVale, idVale)),
    tx.delete(valeMetodos).where(eq(valeMetodos.idVale, idVale)),
  ]);
  const writes = writingContents(tx, idVale, judged, saving);
  if (writes.length > 0) await together(tx, writes);
}

/** The lines and methods of a voucher that has none, not yet written: for who writes them together with it. */
export function writingContents(tx: Tx, idVale: number, judged: Judged, saving: Saving): readonly SQLWrapper[] {
  const lines = linesOf(judged).map((line) => ({ idVale, ...line }));
  const methods = methodsOf(judged, saving).map((method) => ({ idVale, ...method }));
  return [
    ...(lines.length > 0 ? [tx.insert(valeArticulos).values(lines)] : []),
    ...(methods.length > 0 ? [tx.insert(valeMetodos).values(methods)] : []),
  ];
}

const NOTHING: Importes = {
  subtotal: centavos(0),
  descuento: centavos(0),
  iva: centavos(0),
  ieps: centavos(0),
  total: centavos(0),
};

/** Every line that somebody wrote something in, so that who goes on finds it; what is wrong is worth nothing yet. */
function linesOf({ solicitud, venta, calculo }: Judged) {
  const sold = new Map(venta.lineas.map((line) => [line.linea, line]));
  const known = new Map(calculo.lineas.map((line) => [line.linea, line]));
  return solicitud.articulos.flatMap((asked) => {
    const line = sold.get(asked.linea);
    if (line === undefined || ((asked.cantidad ?? 0) === 0 && !asked.seleccionadoDepreciacion)) return [];
    const worth = known.get(asked.linea);
    return [
      {
        linea: asked.linea,
        numArt: line.numArt,
        cantidad: asked.cantidad ?? 0,
        ...(worth?.importes ?? NOTHING),
        esRecolecta: asked.esRecolecta,
        ...depreciationOf(asked),
        montoDepreciacion: worth?.depreciacion ?? centavos(0),
      },
    ];
  });
}

function depreciationOf(asked: SolicitudVale['articulos'][number]) {
  if (!asked.seleccionadoDepreciacion) return { porcentajeDepreciacion: null, idMotivoDepreciacion: null };
  return {
    porcentajeDepreciacion: porcentajeValido(asked.porcentajeDepreciacion) ? asked.porcentajeDepreciacion : null,
    idMotivoDepreciacion: asked.idMotivoDepreciacion,
  };
}

/** A partial voucher keeps what was chosen, though it does not add up yet; nothing is suggested to it for good. */
function methodsOf({ solicitud, calculo }: Judged, saving: Saving) {
  if (saving === 'guardar') return calculo.metodos.map((one) => ({ ...one }));
  return (solicitud.metodosDevolucion ?? []).map(({ metodo, monto }) => ({
    metodo: metodo.id,
    monto: fromPesos(monto),
  }));
}
