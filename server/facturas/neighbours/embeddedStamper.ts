import { judgeRfc } from '#domain/common/sat/rfc';
import { zonaDe } from '#domain/common/zonaHoraria';
import {
  type ComoSeCancela,
  cancelacionDe,
  type FacturaPorCancelar,
  type SolicitudCancelacion,
} from '#domain/facturas/cfdi/cancelacion';
import {
  type Comprobante,
  type Rechazo,
  TIPOS_COMPROBANTE,
  type TipoComprobante,
} from '#domain/facturas/cfdi/comprobante';
import type { Contexto, Sellado } from '#domain/facturas/cfdi/reglas/contexto';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import type { Db, Tx } from '../../platform/db/db.ts';
import { cancelacionesTimbre, type timbres } from '../../platform/db/schema/timbrador.ts';
import { NeighbourRefusal, NeighbourUnready } from '../../platform/neighbours/asked.ts';
import { beginningOf, nextDay } from '../../platform/time/days.ts';
import { localTime } from '../../platform/time/localTime.ts';
import { type AskedToStamp, type CancelOutcome, type Stamped, type Stamper, StampRefusal } from './stamper.ts';
import type { SealingCertificates } from './stamperCertificates.ts';
import {
  type AskedForLedger,
  cancelRequestState,
  isOf,
  keepStamp,
  lastRequest,
  lockStamp,
  relatedTo,
  requestUnder,
  type StampAnswer,
  stampOf,
  stampUnder,
} from './stamperLedger.ts';

/** The registers of the authority that the rules ask for. */
export type Registers = Pick<Contexto, 'contribuyentes' | 'unidades'>;

interface Surroundings {
  readonly db: Db;
  readonly now: () => Date;
  readonly certificates: Pick<SealingCertificates, 'own'>;
  /** Looks up the taxpayers and units that an invoice names; without it they are unknown, and those rules pass. */
  readonly registers?: (comprobante: Comprobante) => Promise<Registers>;
  /** The zone in which the stores count their days. */
  readonly zone: string;
}

const SHAPE_OF_UNIT = /^[A-Z0-9]{1,3}$/;
const NOTHING_KNOWN: Registers = { contribuyentes: () => null, unidades: (clave) => SHAPE_OF_UNIT.test(clave) };

const OTHERWISE_ASKED = 'Este envío ya se hizo con otros datos. Actualice la página.';

/**
 * The stamper that stands in until a chain has its own: it judges by the authority's table of refusals, stamps without fiscal
 * validity, and keeps all of it in a ledger on this database.
 */
export function embeddedStamper(surroundings: Surroundings): Stamper {
  const { db, now, certificates } = surroundings;
  return {
    certified: false,
    async hindrance() {
      const timbrador = await certificates.own(RFC_TIMBRADOR, now());
      return 'falla' in timbrador ? timbrador.falla : null;
    },
    stamp: (asked) => stamp(surroundings, asked),
    find: (asked) => find(surroundings, asked),
    async cancel(asked) {
      const answer = await db.transaction((tx) => cancel(tx, asked, surroundings));
      // Thrown after the commit: the refusal itself is to be kept.
      if ('falla' in answer) throw new NeighbourRefusal(answer.falla);
      return answer;
    },
    cancellable: ({ uuid }) => db.transaction((tx) => cancellable(tx, uuid.toUpperCase(), surroundings)),
    async cancelling({ uuid }) {
      const request = await lastRequest(db, uuid.toUpperCase());
      return request === null ? null : cancelRequestState(request, now());
    },
  };
}

async function stamp(surroundings: Surroundings, { sellado, ...handedIn }: AskedToStamp): Promise<Stamped> {
  const { db, now } = surroundings;
  const asked = { ...handedIn, comprobante: await comprobanteOf(sellado) };
  // The answer made here counts only if no other was first.
  const row =
    (await stampUnder(db, asked.clave)) ?? (await keepStamp(db, asked, await answerTo(surroundings, asked), now()));
  if (!isOf(row, asked)) throw new NeighbourRefusal(OTHERWISE_ASKED);
  const { uuid, xml, fecha, rechazos } = row;
  if (uuid !== null && xml !== null) return { uuid, xml, fechaTimbrado: fecha };
  if (!isRefused(rechazos)) throw new Error('A stamp has neither its invoice nor why there is none');
  throw new StampRefusal(rechazos);
}

async function find({ db }: Surroundings, { sellado, ...handedIn }: AskedToStamp): Promise<Stamped | null> {
  const row = await stampUnder(db, handedIn.clave);
  if (row === null || row.uuid === null || row.xml === null) return null;
  const { uuid, xml, fecha } = row;
  return isOf(row, { ...handedIn, comprobante: await comprobanteOf(sellado) })
    ? { uuid, xml, fechaTimbrado: fecha }
    : null;
}

async function comprobanteOf(sellado: string): Promise<Comprobante> {
  // Loaded with the first invoice: a server that makes none starts without the XML.
  const { readXml } = await import('../cfdi/readXml.ts');
  const read = readXml(sellado);
  if ('falla' in read) throw new Error(read.falla);
  return read.comprobante;
}

async function answerTo(surroundings: Surroundings, { comprobante }: AskedForLedger): Promise<StampAnswer> {
  const { now, certificates, registers, zone } = surroundings;
  const moment = now();
  const [{ sealOf }, { stampSealed }] = await Promise.all([import('../cfdi/sealOf.ts'), import('../cfdi/timbre.ts')]);
  const rechazos = judgeComprobante(comprobante, {
    ahora: localTime(moment, zonaDe(comprobante.LugarExpedicion, zone)),
    sellado: sealJudged(sealOf(comprobante), comprobante),
    ...(registers === undefined ? NOTHING_KNOWN : await registers(comprobante)),
  });
  if (isRefused(rechazos)) return { rechazos };
  const timbrador = await certificates.own(RFC_TIMBRADOR, moment);
  if ('falla' in timbrador) throw new NeighbourUnready(timbrador.falla);
  const { uuid, xml } = stampSealed(comprobante, timbrador.csd, moment);
  return { timbrada: { uuid, xml } };
}

/** The facts of a seal but for its certificate, which may be one of the installation's own and was judged where it sealed. */
function sealJudged(seal: Sellado | null, { Emisor }: Comprobante): Sellado {
  const certificado = { rfc: Emisor?.Rfc ?? '', vigente: true, esCsd: true };
  return { selloValido: seal?.selloValido ?? false, certificado };
}

function isRefused(rechazos: readonly Rechazo[]): rechazos is readonly [Rechazo, ...Rechazo[]] {
  return rechazos.length > 0;
}

/** Under the lock of the invoice, so that two who cancel it make one request. */
async function cancel(
  tx: Tx,
  { clave, numiden, motivo, sustituye, ...asked }: Parameters<Stamper['cancel']>[0],
  { now, zone }: Surroundings,
): Promise<CancelOutcome | { readonly falla: string }> {
  const moment = now();
  const uuid = asked.uuid.toUpperCase();
  const stamped = await lockStamp(tx, uuid);
  const before = await requestUnder(tx, clave);
  if (before !== null) {
    const { asked: first, counts } = before;
    const same = first.uuid === uuid && first.motivo === motivo && first.sustituye === sustituye;
    if (!same) return { falla: OTHERWISE_ASKED };
    return counts.falla === null ? cancelRequestState(counts, moment) : { falla: counts.falla };
  }
  const request = { clave, uuid, motivo, sustituye, pedida: moment, numiden };
  const standing = await lastRequest(tx, uuid);
  const state = standing === null ? null : cancelRequestState(standing, moment);
  // An invoice that is cancelled, or about to be, is not asked for twice.
  if (standing !== null && state !== null && state.estado !== 'rechazada') {
    await tx.insert(cancelacionesTimbre).values({ ...request, idSolicitud: standing.id });
    return state;
  }
  const judged = stamped === null ? null : await judgedCancelling(tx, stamped, { motivo, sustituye }, moment, zone);
  if (judged === null || 'falla' in judged) {
    const falla = judged?.falla ?? `No hay una factura timbrada con el folio fiscal ${uuid}.`;
    await tx.insert(cancelacionesTimbre).values({ ...request, falla });
    return { falla };
  }
  await tx.insert(cancelacionesTimbre).values({ ...request, ...judged });
  return cancelRequestState({ ...judged, respuesta: null }, moment);
}

/** Until when the receiver may answer, null where none is asked; or why it cannot be cancelled. */
async function judgedCancelling(
  tx: Tx,
  stamped: typeof timbres.$inferSelect,
  { motivo, sustituye }: Pick<Parameters<Stamper['cancel']>[0], 'motivo' | 'sustituye'>,
  now: Date,
  zone: string,
): Promise<{ readonly plazo: Date | null } | { readonly falla: string }> {
  const factura = await toCancel(tx, stamped, now);
  if (factura === null) return { falla: 'Un comprobante de este tipo no se cancela aquí.' };
  const solicitud = requestOf(motivo, sustituye);
  if (solicitud === null) return { falla: 'El motivo 01 necesita el folio fiscal de la factura que sustituye a esta.' };
  const cancelacion = cancelacionDe(factura, solicitud, now, zone);
  switch (cancelacion.modo) {
    case 'sinAceptacion':
      return { plazo: null };
    case 'conAceptacion':
      return { plazo: beginningOf(nextDay(cancelacion.plazo), zone) };
    case 'noCancelable':
    case 'sinSustituta':
    case 'fueraDePlazo':
      return { falla: cancelacion.texto };
    default:
      return cancelacion satisfies never;
  }
}

/** How an invoice would be cancelled by the rule alone; null for one that was not stamped here. */
async function cancellable(tx: Tx, uuid: string, { now, zone }: Surroundings): Promise<ComoSeCancela | null> {
  const moment = now();
  const stamped = await stampOf(tx, uuid);
  const factura = stamped === null ? null : await toCancel(tx, stamped, moment);
  if (factura === null) return null;
  const { modo, texto } = cancelacionDe(factura, null, moment, zone);
  return { modo: modo === 'sinAceptacion' || modo === 'conAceptacion' ? modo : 'noCancelable', texto };
}

/** The facts that decide about cancelling a stamped invoice; null for what is not cancelled here. */
async function toCancel(
  tx: Tx,
  { uuid, tipo, total, rfcEmisor, rfcReceptor, fecha }: typeof timbres.$inferSelect,
  now: Date,
): Promise<FacturaPorCancelar | null> {
  if (!isIssuedKind(tipo) || uuid === null) return null;
  return {
    tipo,
    total,
    personaEmisor: judgeRfc(rfcEmisor).persona ?? 'moral',
    rfcReceptor,
    expedida: fecha.toISOString(),
    relacionadas: await relatedTo(tx, uuid, now),
  };
}

function requestOf(
  motivo: Parameters<Stamper['cancel']>[0]['motivo'],
  sustituta: string | null,
): SolicitudCancelacion | null {
  if (motivo !== '01') return { motivo };
  return sustituta === null ? null : { motivo, sustituta };
}

function isIssuedKind(tipo: string): tipo is TipoComprobante {
  return Object.hasOwn(TIPOS_COMPROBANTE, tipo);
}
