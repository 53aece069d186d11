import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { shortDate, TIME_ZONE } from '#domain/common/dates';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import {
  cancelacionDe,
  type FacturaPorCancelar,
  type SolicitudCancelacion,
  ultimoDiaDeRespuesta,
} from '#domain/facturas/cfdi/cancelacion';
import { beginningOf, nextDay } from '../../platform/time/days.ts';
import type { Book, Invoice } from './book.ts';

/** The receiver's answer to a request, after so many hours; null for none, which counts as yes in the end. */
export type ReceiverAnswer = { readonly respuesta: 'aceptada' | 'rechazada'; readonly horas: number } | null;

/** A request to cancel an invoice of the sample, as far as it has come. */
export interface SampleCancelling {
  readonly factura: Invoice;
  readonly caso: number | null;
  readonly motivo: MotivoCancelacion;
  readonly sustituta: Invoice | null;
  readonly pedida: Date;
  /** Until when its receiver may answer; null where no receiver is asked. */
  readonly plazo: Date | null;
  estado: 'pendiente' | 'aceptada' | 'rechazada';
  terminada: Date | null;
  readonly answer: ReceiverAnswer;
}

interface Asked {
  readonly motivo: MotivoCancelacion;
  readonly sustituta?: Invoice;
  readonly caso?: number | null;
  readonly answer?: ReceiverAnswer;
}

const AT_ONCE_MS = 1_000;
const HOUR_MS = 3_600_000;
const REFUSED = 'El cliente rechazó la cancelación.';

/** Asks to cancel an invoice now, and lets come of it what its receiver answers. */
export function sampleCancelling(
  book: Book,
  factura: Invoice,
  pedida: Date,
  { motivo, sustituta, caso = null, answer = null }: Asked,
): SampleCancelling {
  const judged = cancelacionDe(cancellable(factura), requestOf(motivo, sustituta), pedida);
  if (judged.modo !== 'sinAceptacion' && judged.modo !== 'conAceptacion') {
    throw new Error(`The sample invoice ${serieFolio(factura)} cannot be cancelled: ${judged.texto}`);
  }
  const plazo = judged.modo === 'conAceptacion' ? beginningOf(nextDay(judged.plazo), TIME_ZONE) : null;
  const request: SampleCancelling = {
    ...{ factura, caso, motivo, pedida, plazo, answer },
    sustituta: sustituta ?? null,
    estado: 'pendiente',
    terminada: null,
  };
  const asked = { fecha: pedida, estado: ESTADO_FACTURA.cancelacionSolicitada };
  book.write(factura, { trabajo: 'solicitarCancelacion', motivo }, asked);
  const told = { caso: caso ?? 0, fecha: pedida, numiden: factura.order.numiden };
  const nombre = serieFolio(factura);
  // A substitute says so itself.
  if (caso !== null && motivo !== '01') book.tell({ ...told, accion: { trabajo: 'cancelacionPedida', nombre } });
  if (plazo !== null) {
    const day = shortDate(ultimoDiaDeRespuesta(plazo));
    book.write(factura, { trabajo: 'esperarAceptacion', plazo: day }, { fecha: pedida });
    if (caso !== null) book.tell({ ...told, accion: { trabajo: 'cancelacionEnEspera', nombre, plazo: day } });
  }
  const end = endOf(request);
  book.at(end, () => finish(book, request, end));
  return request;
}

function endOf({ pedida, plazo, answer }: SampleCancelling): Date {
  if (plazo === null) return new Date(pedida.getTime() + AT_ONCE_MS);
  const answered = answer === null ? plazo : new Date(pedida.getTime() + answer.horas * HOUR_MS);
  return answered < plazo ? answered : plazo;
}

function finish(book: Book, request: SampleCancelling, fecha: Date): void {
  const { factura, caso, motivo, plazo, answer } = request;
  const { numiden } = factura.order;
  const nombre = serieFolio(factura);
  request.terminada = fecha;
  // The outcome of a request that waited for its receiver is found out by the server itself.
  const porElSistema = plazo !== null;
  if (plazo !== null && answer?.respuesta === 'rechazada') {
    request.estado = 'rechazada';
    const denied = { trabajo: 'negarCancelacion', motivo: REFUSED, porElSistema } as const;
    book.write(factura, denied, { fecha, estado: ESTADO_FACTURA.vigente });
    if (caso !== null) book.tell({ caso, fecha, numiden, accion: { trabajo: 'cancelacionNegada', nombre } });
    return;
  }
  request.estado = 'aceptada';
  const estado = motivo === '01' ? ESTADO_FACTURA.sustituida : ESTADO_FACTURA.cancelada;
  book.write(factura, { trabajo: 'cancelar', porElSistema }, { fecha, estado });
  if (caso !== null) book.tell({ caso, fecha, numiden, accion: { trabajo: 'facturaCancelada', nombre } });
}

/** The receiver's answer, as request and ledger keep it. */
export function answerOf({ estado, answer, plazo }: SampleCancelling) {
  const answered = plazo !== null && estado !== 'pendiente' ? (answer?.respuesta ?? null) : null;
  return { respuesta: answered, texto: estado === 'rechazada' ? REFUSED : null };
}

function cancellable({ fecha, total, order, hechas }: Invoice): FacturaPorCancelar {
  return {
    tipo: 'I',
    total,
    personaEmisor: 'moral',
    rfcReceptor: order.datosFiscales.rfc,
    expedida: fecha.toISOString(),
    relacionadas: hechas.flatMap(({ factura, relacion }) =>
      factura.timbrada === null
        ? []
        : [
            {
              clase: relacion === '04' ? 'sustituta' : relacion === 'pago' ? 'pago' : 'notaDeCredito',
              uuid: factura.timbrada.uuid,
              nombre: serieFolio(factura),
              vive: true,
            } as const,
          ],
    ),
  };
}

function requestOf(motivo: MotivoCancelacion, sustituta: Invoice | undefined): SolicitudCancelacion {
  if (motivo !== '01') return { motivo };
  const uuid = sustituta?.timbrada?.uuid;
  if (uuid === undefined) throw new Error('The motive 01 names the invoice that takes the place of another');
  return { motivo, sustituta: uuid };
}
