import { setTimeout as wait } from 'node:timers/promises';
import type { Rechazo } from '#domain/facturas/cfdi/comprobante';
import { NeighbourUnready } from '../../platform/neighbours/asked.ts';
import { questionUnderWay } from '../../platform/neighbours/limited.ts';
import type { XmlElement } from '../cfdi/parseXml.ts';
import { type Stamped, StampRefusal } from '../neighbours/stamper.ts';
import type { Ask } from './ask.ts';
import { type StampCode, stampCode } from './codes.ts';
import { earlierStamp } from './earlierStamp.ts';
import type { CancelAnswer, Provider, ProviderAccess } from './provider.ts';
import { callSoap, SoapFault, said, within } from './soap.ts';
import { demandVerified } from './verified.ts';

/** The two services, and the namespaces of their methods. */
const SERVICES = {
  stamp: { path: 'servicios/soap/stamp', espacio: 'http://facturacion.finkok.com/stamp' },
  cancel: { path: 'servicios/soap/cancel', espacio: 'http://facturacion.finkok.com/cancel' },
} as const;

/** It has said for so long after a stamp that there is none: the pauses between questions, in milliseconds. */
const PAUSES_MS = [0, 4_000, 5_000];

/** 'There is no earlier stamp of it.' */
const NONE_BEFORE = '603';

/** Finkok (SOAP): sealed invoices and signed requests go there; the calls that take a private key, or keep it, are not used. */
export function finkokProvider(
  { url, usuario, contrasena, rfcs }: ProviderAccess,
  ask: Ask,
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms, undefined, signalNow()),
): Provider {
  const call = async (service: keyof typeof SERVICES, metodo: string, partes: Record<string, string>, last = {}) => {
    const { path, espacio } = SERVICES[service];
    const answer = await callSoap(ask, {
      url: new URL(path, url.href.endsWith('/') ? url : `${url.href}/`),
      accion: metodo,
      metodo,
      espacio,
      partes: { ...partes, username: usuario, password: contrasena, ...last },
    });
    const result = within(answer, `${metodo}Result`);
    if (result === null) throw new Error(`Finkok answered ${metodo} without a result`);
    return result;
  };

  /** The earlier stamp of the same bytes, asked for as long as it has been known to deny one; null where it goes on to. */
  const stampedBefore = async (sellado: string): Promise<Stamped | null> => {
    for (const ms of PAUSES_MS) {
      if (ms > 0) await pause(ms);
      const result = await call('stamp', 'stamped', { xml: base64(sellado) });
      const xml = said(result, 'xml');
      if (xml !== '') return demandVerified(xml, sellado, rfcs);
      const incidents = incidentsOf(result);
      const [first] = incidents;
      const read = readingOf(first);
      if (read.clase === 'noListo') throw new NeighbourUnready(read.texto);
      // Only the one answer that says so, and with nothing beside it: any other leaves open whether there is a stamp.
      if (first?.codigo !== NONE_BEFORE || incidents.length > 1 || said(result, 'UUID') !== '') {
        throw new Error(`Finkok does not say whether it stamped: ${incidents.map(wordsOf).join(', ')}`);
      }
    }
    return null;
  };

  return {
    async stamp(sellado) {
      const { xml, uuid, incidents } = await answerOf(() => call('stamp', 'stamp', { xml: base64(sellado) }));
      // One that was stamped may have incidents beside it, which are only warnings then.
      if (xml !== '') return demandVerified(xml, sellado, rfcs);
      const [first] = incidents;
      const read = uuid !== '' || incidents.some(isBefore) ? ({ clase: 'antes' } as const) : readingOf(first);
      switch (read.clase) {
        case 'antes': {
          const stamped = await earlierStamp(() => stampedBefore(sellado));
          if (stamped === null) throw new Error('Finkok stamped it before, and does not hand it out');
          return stamped;
        }
        case 'no':
          throw new StampRefusal([read.rechazo, ...otherRules(incidents)]);
        case 'noListo':
          throw new NeighbourUnready(read.texto);
        case 'desconocido':
          throw new Error(`Finkok did not say what it did: ${wordsOf(first)}`);
      }
    },
    find: (sellado) => stampedBefore(sellado),
    async cancel(signed, { uuid, rfcEmisor }): Promise<CancelAnswer> {
      const result = await call('cancel', 'cancel_signature', { xml: base64(signed) }, { store_pending: 'false' });
      const folios = within(result, 'Folios')?.children ?? [];
      const own = folios.find((folio) => said(folio, 'UUID').toUpperCase() === uuid.toUpperCase());
      const codigo = own === undefined ? said(result, 'CodEstatus') : said(own, 'EstatusUUID');
      const texto = own === undefined ? '' : said(own, 'EstatusCancelacion');
      const acuse = said(result, 'Acuse') || (await receiptOf(codigo, uuid, rfcEmisor));
      // Some say the code with its sentence: '708 - No se pudo conectar al SAT'.
      const [, code = codigo, rest = texto] = /^\s*(?:UUID:.*?)?(\d{3})\b\s*[-:.]*\s*(.*)$/.exec(codigo) ?? [];
      return { codigo: code, texto: rest || texto, acuse: acuse || null };
    },
    // It has no question for that alone: asked for the stamp of an empty document, it tells a known account that there is none.
    async check() {
      const [first] = incidentsOf(await call('stamp', 'stamped', { xml: base64('<prueba/>') }));
      const read = readingOf(first);
      if (read.clase === 'noListo') throw new NeighbourUnready(read.texto);
      return null;
    },
  };

  /** The acknowledgement of a request that was taken, had again: the last one of its UUID. Its lack stops nothing. */
  async function receiptOf(codigo: string, uuid: string, rfcEmisor: string): Promise<string> {
    if (!/^20[12]/.test(codigo)) return '';
    try {
      const result = await call('cancel', 'get_receipt', {}, { taxpayer_id: rfcEmisor, uuid, type: 'C' });
      return said(result, 'receipt');
    } catch {
      // The request itself was taken, which is what was asked for.
      return '';
    }
  }
}

/** The answer to an invoice that was handed in: its document, or a UUID alone, or why there is neither. */
interface StampAnswer {
  readonly xml: string;
  readonly uuid: string;
  readonly incidents: readonly Incident[];
}

/** A fault that tells why, as of a login, is an answer like an incident. */
async function answerOf(question: () => Promise<XmlElement>): Promise<StampAnswer> {
  try {
    const result = await question();
    return { xml: said(result, 'xml'), uuid: said(result, 'UUID'), incidents: incidentsOf(result) };
  } catch (error) {
    if (!(error instanceof SoapFault)) throw error;
    const codigo = /\d{3}/.exec(error.codigo)?.[0] ?? '';
    return { xml: '', uuid: '', incidents: [{ codigo, texto: error.message }] };
  }
}

interface Incident {
  readonly codigo: string;
  readonly texto: string;
}

function incidentsOf(result: XmlElement): readonly Incident[] {
  const all = within(result, 'Incidencias')?.children.filter(({ name }) => name === 'Incidencia') ?? [];
  return all.map((one) => ({
    codigo: said(one, 'CodigoError'),
    texto: [said(one, 'MensajeIncidencia'), said(one, 'ExtraInfo')].filter((text) => text !== '').join(' '),
  }));
}

function readingOf(incident: Incident | undefined): StampCode {
  return stampCode(incident?.codigo ?? '', incident?.texto ?? '');
}

function isBefore(incident: Incident): boolean {
  return readingOf(incident).clase === 'antes';
}

/** The rules that an invoice breaks besides the first one. */
function otherRules(incidents: readonly Incident[]): readonly Rechazo[] {
  return incidents.slice(1).flatMap((incident) => {
    const read = readingOf(incident);
    return read.clase === 'no' ? [read.rechazo] : [];
  });
}

function wordsOf(incident: Incident | undefined): string {
  return incident === undefined ? 'no incident' : `${incident.codigo} ${incident.texto}`;
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

function signalNow() {
  const signal = questionUnderWay()?.signal;
  return signal === undefined ? {} : { signal };
}
