import { TIME_ZONE } from '#domain/common/dates';
import { instantOf } from '#domain/common/localTime';
import { zonaDe } from '#domain/common/zonaHoraria';
import { MODOS_DE_CANCELAR } from '#domain/facturas/cfdi/cancelacion';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import { NeighbourRefusal, NeighbourUnready } from '../../platform/neighbours/asked.ts';
import { localTime } from '../../platform/time/localTime.ts';
import { signedCancellation } from '../cfdi/cancelacion.ts';
import { readXml } from '../cfdi/readXml.ts';
import type { CancelOutcome, Stamper } from '../neighbours/stamper.ts';
import type { SealingCertificates } from '../neighbours/stamperCertificates.ts';
import type { AtAuthority } from './authority.ts';
import { cancelCode } from './codes.ts';
import type { Provider } from './provider.ts';

interface Surroundings {
  readonly provider: Provider;
  /** The sentence that the provider is down and is not asked; null where it would be. */
  readonly providerDown: () => string | null;
  /** Asks the tax authority how an invoice stands; for so many milliseconds. @throws as `askAuthority`. */
  readonly atAuthority: (invoice: Comprobante, uuid: string, patience?: number) => Promise<AtAuthority>;
  readonly certificates: SealingCertificates;
  /** Asked for invoices that were stamped before a provider was: they are in its own ledger, and nowhere else. */
  readonly embedded: Stamper;
  readonly now: () => Date;
}

/** An authority that has no copy yet gets one within so long; hours. */
const COPIED_WITHIN = 72;

/** The stamper of a certified provider: it stamps there, cancels at the authority through it, and asks the authority what came of that. */
export function pacStamper({
  provider,
  providerDown,
  atAuthority,
  certificates,
  embedded,
  now,
}: Surroundings): Stamper {
  const seen = (invoice: Read): Promise<AtAuthority> => atAuthority(invoice.comprobante, invoice.timbre.UUID);
  const stands = async (invoice: Read) => (await seen(invoice)).estado;

  const cancel: Stamper['cancel'] = async (asked) => {
    const invoice = read(asked.xml);
    if (invoice.timbre.RfcProvCertif === RFC_TIMBRADOR) return embedded.cancel(asked);
    const moment = now();
    const { comprobante, timbre } = invoice;
    const rfcEmisor = comprobante.Emisor?.Rfc ?? '';
    const issuer = await certificates.ofIssuer(rfcEmisor, moment);
    if ('falla' in issuer) throw new NeighbourUnready(issuer.falla);
    const signed = signedCancellation(
      {
        rfcEmisor,
        uuid: timbre.UUID,
        motivo: asked.motivo,
        sustituye: asked.sustituye,
        fecha: localTime(moment, zonaDe(comprobante.LugarExpedicion, TIME_ZONE)),
      },
      issuer.csd,
    );
    const { codigo, texto, acuse } = await provider.cancel(signed, { uuid: timbre.UUID, rfcEmisor });
    const answer = cancelCode(codigo, texto);
    switch (answer.clase) {
      case 'tomada':
      case 'enCurso':
        return { ...(await standing(invoice)), ...(acuse === null ? {} : { acuse }) };
      case 'todaviaNo':
        if (isCopied(timbre.FechaTimbrado, moment)) return deniedOrDone(invoice, 'El SAT no tiene esta factura.');
        throw new NeighbourUnready('El SAT todavía no tiene esta factura: se pedirá de nuevo por sí solo.');
      case 'no':
        return deniedOrDone(invoice, answer.texto);
      case 'noListo':
        throw new NeighbourUnready(answer.texto);
      case 'desconocido':
        throw new Error(`The provider did not say what came of a request to cancel: ${codigo} ${texto}`);
    }
  };

  /** A request that was taken is not yet a cancellation; a no of the receiver to an earlier one may still stand there. */
  async function standing(invoice: Read): Promise<CancelOutcome> {
    try {
      if ((await stands(invoice)) === 'cancelada') return { estado: 'cancelada' };
    } catch {
      // It was asked for all the same, and is looked at again.
    }
    return { estado: 'pendiente', plazo: null };
  }

  /** A no after a try that got no answer proves nothing of it: it may be that very request that is in the way. */
  async function deniedOrDone(invoice: Read, texto: string): Promise<CancelOutcome> {
    const state = await stands(invoice);
    if (state === 'cancelada') return { estado: 'cancelada' };
    if (state === 'enProceso') return { estado: 'pendiente', plazo: null };
    throw new NeighbourRefusal(texto);
  }

  return {
    certified: true,
    async hindrance(rfcEmisor) {
      const given = await certificates.given(rfcEmisor, now());
      if (given === null)
        return `Falta el CSD de ${rfcEmisor}: sin él, el proveedor no timbra. Súbalo en Datos fiscales.`;
      return 'falla' in given ? given.falla : providerDown();
    },
    stamp: ({ sellado, clave }) => provider.stamp(sellado, clave),
    find: ({ sellado, clave }) => provider.find(sellado, clave),
    cancel,
    async cancellable(asked) {
      const invoice = read(asked.xml);
      if (invoice.timbre.RfcProvCertif === RFC_TIMBRADOR) return embedded.cancellable(asked);
      const { modo } = await seen(invoice);
      return modo === null ? null : { modo, texto: MODOS_DE_CANCELAR[modo] };
    },
    async cancelling(asked) {
      const invoice = read(asked.xml);
      if (invoice.timbre.RfcProvCertif === RFC_TIMBRADOR) return embedded.cancelling(asked);
      switch (await stands(invoice)) {
        case 'cancelada':
          return { estado: 'cancelada' };
        case 'rechazada':
          if (asked.dudosaHasta !== undefined && now() < asked.dudosaHasta) return { estado: 'pendiente', plazo: null };
          return { estado: 'rechazada', texto: 'El cliente rechazó la cancelación.' };
        case 'enProceso':
        case 'vigente':
        case 'noEncontrada':
          return { estado: 'pendiente', plazo: null };
      }
    },
  };
}

type Read = ReturnType<typeof read>;

function read(xml: string) {
  const found = readXml(xml);
  if ('falla' in found || found.timbre === null) throw new Error('An invoice that was stamped cannot be read');
  return { comprobante: found.comprobante, timbre: found.timbre };
}

function isCopied(fechaTimbrado: string, now: Date): boolean {
  const stamped = instantOf(fechaTimbrado.replace('T', ' '), TIME_ZONE);
  return now.getTime() - stamped.getTime() >= COPIED_WITHIN * 3_600_000;
}
