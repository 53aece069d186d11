import { createHash, createVerify, randomUUID, X509Certificate } from 'node:crypto';
import { TIME_ZONE } from '#domain/common/dates';
import { esUnidad } from '#domain/common/sat/unidades';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { Rechazo } from '#domain/facturas/cfdi/comprobante';
import { contribuyenteDePrueba } from '#domain/facturas/cfdi/contribuyentesDePrueba';
import type { Contribuyente } from '#domain/facturas/cfdi/reglas/contexto';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { cadenaDelTimbre } from '../../server/facturas/cfdi/cadenaOriginal.ts';
import { type Csd, seal } from '../../server/facturas/cfdi/csd.ts';
import { parseXml } from '../../server/facturas/cfdi/parseXml.ts';
import { readXml } from '../../server/facturas/cfdi/readXml.ts';
import { sealOf } from '../../server/facturas/cfdi/sealOf.ts';
import { writeXml } from '../../server/facturas/cfdi/writeXml.ts';
import { localTime } from '../../server/platform/time/localTime.ts';

/** The tax number under which the simulator stamps: of the right shape, and without owner. */
export const RFC_PAC = 'PAC010101AA1';

/** Beside the taxpayers made up for tests, as a provider's own tests know them: one that nobody is, and one of another name. */
const REGISTER = new Map<string, Contribuyente | 'noInscrito'>([
  ['AAI0412011U1', 'noInscrito'],
  ['AAA020107JF9', { nombre: 'OTRA RAZON SOCIAL' }],
]);

const HOUR = 3_600_000;

/** An invoice that the simulator stamped. */
export interface Stamp {
  readonly uuid: string;
  readonly xml: string;
  /** SHA-256 of the bytes that were handed in. */
  readonly huella: string;
  readonly at: Date;
  readonly rfcEmisor: string;
  readonly rfcReceptor: string;
  readonly total: number;
  readonly sello: string;
  readonly related: readonly string[];
  /** The requests to cancel it that were taken. */
  requests: number;
  cancelling: 'ninguna' | 'enProceso' | 'rechazada' | 'cancelada';
  /** As the authority says how it can be cancelled; '' while it does not say. */
  cancellable: string;
}

/** The verdict on an invoice that is handed in. */
export type Verdict =
  | { readonly tipo: 'timbrada' | 'antes' | 'otroConLaClave'; readonly stamp: Stamp }
  | { readonly tipo: 'no'; readonly rechazos: readonly [Rechazo, ...Rechazo[]] };

/** One truth behind all faces. */
export interface State {
  readonly clock: { now: Date };
  readonly stamps: readonly Stamp[];
  /** Judges an invoice and stamps it once; `customid` is remembered for 72 hours. */
  stamp(sellado: string, customid: string | null): Verdict;
  /** The stamp of the very same bytes; null for none. */
  sameBytes(sellado: string): Stamp | null;
  byUuid(uuid: string): Stamp | null;
  /** The authority's code for a signed request to cancel, by UUID. */
  cancel(signed: string): { readonly uuid: string; readonly codigo: string };
  /** The receiver answers a request that waits for him. */
  answer(uuid: string, how: 'acepta' | 'rechaza'): void;
  /** So long after a stamp the authority does not have it, in milliseconds. */
  copiedAfterMs: number;
}

/** Makes the state of a simulator. @param pac by whose certificate it stamps. */
export function stateOf(pac: Csd, clock: { now: Date }): State {
  const stamps: Stamp[] = [];
  const byKey = new Map<string, { readonly stamp: Stamp; readonly until: number }>();
  const sameBytes = (sellado: string) => stamps.find(({ huella }) => huella === hashOf(sellado)) ?? null;
  const byUuid = (uuid: string) => stamps.find((stamp) => stamp.uuid === uuid.toUpperCase()) ?? null;
  const state: State = {
    clock,
    stamps,
    sameBytes,
    byUuid,
    copiedAfterMs: 0,
    stamp(sellado, customid) {
      const read = readXml(sellado);
      if ('falla' in read) return no('301', read.falla);
      const { comprobante } = read;
      const known = customid === null ? undefined : byKey.get(customid);
      if (known !== undefined && clock.now.getTime() < known.until && known.stamp.huella !== hashOf(sellado)) {
        return { tipo: 'otroConLaClave', stamp: known.stamp };
      }
      // The date is judged before the copy is looked for: an old one is refused, stamped or not.
      const rechazos = judgeComprobante(comprobante, {
        ahora: localTime(clock.now, zonaDe(comprobante.LugarExpedicion, TIME_ZONE)),
        sellado: sealOf(comprobante),
        contribuyentes: (rfc) => REGISTER.get(rfc) ?? contribuyenteDePrueba(rfc),
        unidades: esUnidad,
      });
      const [first, ...others] = rechazos;
      if (first !== undefined) return { tipo: 'no', rechazos: [first, ...others] };
      const before = sameBytes(sellado);
      if (before !== null) return { tipo: 'antes', stamp: before };
      const uuid = randomUUID().toUpperCase();
      const unsealed = {
        Version: '1.1',
        UUID: uuid,
        FechaTimbrado: localTime(clock.now, TIME_ZONE),
        RfcProvCertif: RFC_PAC,
        SelloCFD: comprobante.Sello ?? '',
        NoCertificadoSAT: pac.noCertificado,
      };
      const timbre = { ...unsealed, SelloSAT: seal(cadenaDelTimbre({ ...unsealed, SelloSAT: '' }), pac) };
      const stamp: Stamp = {
        uuid,
        xml: writeXml(comprobante, { timbre }),
        huella: hashOf(sellado),
        at: clock.now,
        rfcEmisor: comprobante.Emisor?.Rfc ?? '',
        rfcReceptor: comprobante.Receptor?.Rfc ?? '',
        total: Number(comprobante.Total),
        sello: comprobante.Sello ?? '',
        related: (comprobante.CfdiRelacionados ?? []).flatMap(({ UUIDs }) => UUIDs.map((one) => one.toUpperCase())),
        requests: 0,
        cancelling: 'ninguna',
        cancellable: 'Cancelable sin aceptación',
      };
      stamps.push(stamp);
      if (customid !== null) byKey.set(customid, { stamp, until: clock.now.getTime() + 72 * HOUR });
      return { tipo: 'timbrada', stamp };
    },
    cancel(signed) {
      const asked = demandSigned(signed);
      const { uuid } = asked;
      const stamp = byUuid(uuid);
      const code = (codigo: string) => ({ uuid, codigo });
      if (stamp === null || clock.now.getTime() < stamp.at.getTime() + state.copiedAfterMs) return code('205');
      if (stamp.rfcEmisor !== asked.rfcEmisor) return code('203');
      if (stamp.cancelling === 'cancelada' || stamp.cancelling === 'enProceso') return code('202');
      const living = stamps.some((one) => one.related.includes(stamp.uuid) && one.cancelling !== 'cancelada');
      if (living && asked.motivo !== '01') return code('no_cancelable');
      if (stamp.requests >= 5) return code('799');
      stamp.requests += 1;
      const free = stamp.total <= 1_000 || clock.now.getTime() - stamp.at.getTime() < 24 * HOUR;
      stamp.cancelling = free ? 'cancelada' : 'enProceso';
      return code('201');
    },
    answer(uuid, how) {
      const stamp = byUuid(uuid);
      if (stamp?.cancelling !== 'enProceso') throw new Error(`Nothing waits for an answer about ${uuid}`);
      stamp.cancelling = how === 'acepta' ? 'cancelada' : 'rechazada';
    },
  };
  return state;
}

function no(codigo: string, texto: string): Verdict {
  return { tipo: 'no', rechazos: [{ codigo, donde: 'Comprobante', texto }] };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Reads a request, and holds it against its own signature, as the authority does. @throws Error for one that is not signed well. */
function demandSigned(document: string) {
  const root = parseXml(document);
  if ('fault' in root || root.name !== 'Cancelacion') throw new Error('It is no request to cancel');
  const digested = document.replace(/^<\?[^>]*>/, '').replace(/<Signature .*<\/Signature>/, '');
  const part = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(document)?.[1] ?? '';
  const spaces = ['xmlns="http://www.w3.org/2000/09/xmldsig#"', ...(digested.match(/xmlns:xs[di]="[^"]*"/g) ?? [])];
  const info = /<SignedInfo>(.*)<\/SignedInfo>/.exec(document)?.[1] ?? '';
  const certificate = new X509Certificate(Buffer.from(part('X509Certificate'), 'base64'));
  const isSigned = createVerify('RSA-SHA1')
    .update(`<SignedInfo ${spaces.join(' ')}>${info}</SignedInfo>`, 'utf8')
    .verify(certificate.publicKey, part('SignatureValue'), 'base64');
  const isWhole = createHash('sha1').update(digested, 'utf8').digest('base64') === part('DigestValue');
  if (!isSigned || !isWhole) throw new Error('Its signature is not of it');
  const folio = root.children.find(({ name }) => name === 'Folios')?.children[0]?.attributes;
  return {
    rfcEmisor: root.attributes.get('RfcEmisor') ?? '',
    uuid: folio?.get('UUID')?.toUpperCase() ?? '',
    motivo: folio?.get('Motivo') ?? '',
  };
}
