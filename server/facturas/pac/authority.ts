import type { ModoDeCancelar } from '#domain/facturas/cfdi/cancelacion';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { decimal } from '#domain/facturas/cfdi/decimal';
import type { Ask } from './ask.ts';
import { callSoap, said, within } from './soap.ts';

/** The answer of the tax authority's own service: how an invoice stands, and how it can be cancelled, null where that is not said. */
export interface AtAuthority {
  readonly estado: Standing;
  readonly modo: ModoDeCancelar | null;
}

type Standing =
  | 'cancelada'
  /** A request waits for its receiver's answer. */
  | 'enProceso'
  /** The receiver said no to the last request. */
  | 'rechazada'
  /** It counts, and nothing is seen of any request. */
  | 'vigente'
  /** It has not come there yet. */
  | 'noEncontrada';

const NAMESPACE = 'http://tempuri.org/';
const ACTION = 'http://tempuri.org/IConsultaCFDIService/Consulta';

/**
 * Asks the tax authority how an invoice stands. It needs no login.
 * @throws Error when it does not say, and when our own expression is wrong: that is no verdict, whatever state it gives.
 */
export async function askAuthority(ask: Ask, url: URL, invoice: Comprobante, uuid: string): Promise<AtAuthority> {
  const answer = await callSoap(ask, {
    url,
    accion: ACTION,
    metodo: 'Consulta',
    espacio: NAMESPACE,
    partes: { expresionImpresa: expressionOf(invoice, uuid) },
  });
  const result = within(answer, 'ConsultaResult');
  if (result === null) throw new Error('The authority answered without a result');
  const estado = read(said(result, 'CodigoEstatus'), said(result, 'Estado'), said(result, 'EstatusCancelacion'));
  return { estado, modo: modeOf(said(result, 'EsCancelable')) };
}

/** The 'expresión impresa' of an invoice: what its QR says, an & in it written as a reference. */
export function expressionOf({ Emisor, Receptor, Total, Sello }: Comprobante, uuid: string): string {
  const written = (text = '') => text.replaceAll('&', '&amp;');
  const seal = written((Sello ?? '').slice(-8));
  return `?re=${written(Emisor?.Rfc)}&rr=${written(Receptor?.Rfc)}&tt=${totalOf(Total)}&id=${uuid}&fe=${seal}`;
}

function totalOf(total: string | undefined): string {
  const text = decimal(total)?.toFixed(6) ?? '0.000000';
  return text.replace(/0+$/, '').replace(/\.$/, '.0');
}

function modeOf(cancellable: string): ModoDeCancelar | null {
  if (/^Cancelable sin/i.test(cancellable)) return 'sinAceptacion';
  if (/^Cancelable con/i.test(cancellable)) return 'conAceptacion';
  return /^No cancelable/i.test(cancellable) ? 'noCancelable' : null;
}

function read(code: string, state: string, cancelling: string): Standing {
  if (/^N\b.*602/.test(code)) return 'noEncontrada';
  if (!/^S\b/.test(code)) throw new Error(`The authority gave no verdict: ${code}`);
  if (state === 'Cancelado') return 'cancelada';
  if (state !== 'Vigente') throw new Error(`The authority has a state that is not known here: ${state}`);
  if (/^En proceso/i.test(cancelling)) return 'enProceso';
  return /^Solicitud rechazada/i.test(cancelling) ? 'rechazada' : 'vigente';
}
