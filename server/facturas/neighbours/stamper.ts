import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import type { ComoSeCancela } from '#domain/facturas/cfdi/cancelacion';
import type { Rechazo } from '#domain/facturas/cfdi/comprobante';
import { type Asked, NeighbourRefusal } from '../../platform/neighbours/asked.ts';

/** An invoice as the tax authority has it. */
export interface Stamped {
  /** In capitals. */
  readonly uuid: string;
  /** The sealed and stamped document, letter for letter. */
  readonly xml: string;
  readonly fechaTimbrado: Date;
}

/** The stamper's no: which rules the invoice breaks. Its message names the first one with its code. */
export class StampRefusal extends NeighbourRefusal {
  readonly rechazos: readonly [Rechazo, ...Rechazo[]];

  constructor(rechazos: readonly [Rechazo, ...Rechazo[]]) {
    super(`${rechazos[0].codigo}: ${rechazos[0].texto}`);
    this.name = 'StampRefusal';
    this.rechazos = rechazos;
  }
}

/** The provider answered, and has no way to tell what came of an earlier try: to ask it again changes nothing. */
export class CannotTell extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'CannotTell';
  }
}

/** An invoice as it is handed in. */
export interface AskedToStamp extends Asked {
  readonly sellado: string;
}

/** A stamped invoice that is to be cancelled. */
export interface StampedInvoice {
  readonly uuid: string;
  /** The stamped document, letter for letter. */
  readonly xml: string;
}

/** The outcome of a request to cancel; `acuse` is the authority's acknowledgement of the request, letter for letter, where there is one. */
export type CancelOutcome =
  | { readonly estado: 'cancelada'; readonly acuse?: string }
  /** Its receiver may answer until then, no answer counts as yes; null where the provider does not say until when. */
  | { readonly estado: 'pendiente'; readonly plazo: Date | null; readonly acuse?: string }
  /** The receiver said no: the invoice counts as before. */
  | { readonly estado: 'rechazada'; readonly texto: string };

/** The provider that stamps sealed invoices for the tax authority, and asks it to cancel them. */
export interface Stamper {
  /** Whether the tax authority certified it: what any other one stamps has no fiscal validity, whatever it was sealed by. */
  readonly certified: boolean;
  /** Why nothing can be stamped for an issuer now, in one sentence; null when it can. */
  hindrance(rfcEmisor: string): Promise<string | null>;
  /**
   * Stamps a sealed invoice. A provider knows a repetition by the sealed text: the same one gets the same stamp, another one another.
   * @param asked `sellado` is the sealed document, letter for letter as it was handed in the first time.
   * @throws StampRefusal when it breaks a rule.
   * @throws NeighbourUnready when nothing can be stamped now.
   */
  stamp(asked: AskedToStamp): Promise<Stamped>;
  /**
   * The stamp that a sealed invoice got at an earlier try, however that ended; null only where it surely got none.
   * @throws CannotTell where this provider has no way to know; Error when it did not answer.
   */
  find(asked: AskedToStamp): Promise<Stamped | null>;
  /**
   * Asks to cancel a stamped invoice.
   * @param asked `sustituye` is the UUID of the invoice in its place: of motive 01, null for every other.
   * @throws NeighbourRefusal when it cannot be cancelled.
   */
  cancel(
    asked: Asked &
      StampedInvoice & {
        readonly motivo: MotivoCancelacion;
        readonly sustituye: string | null;
      },
  ): Promise<CancelOutcome>;
  /** How an invoice would be cancelled, before that is asked for; null where it does not say. @throws Error when it did not answer. */
  cancellable(invoice: StampedInvoice): Promise<ComoSeCancela | null>;
  /**
   * The state of a request to cancel; null where there is none.
   * @param invoice `dudosaHasta` where the receiver refused an earlier request: a refusal that is seen before may still be that one's.
   */
  cancelling(invoice: StampedInvoice & { readonly dudosaHasta?: Date }): Promise<CancelOutcome | null>;
}
