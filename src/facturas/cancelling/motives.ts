import { ESTADO_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import { fromPesos } from '#domain/common/money';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import { aceptacionDe, motivosDe } from '#domain/facturas/cfdi/cancelacion';
import type { Factura } from '#domain/facturas/facturas';
import { hechosDeFactura } from '#domain/facturas/hechosDeFactura';
import { FACTURA_TEXTS, refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { esDeIngreso } from '#domain/facturas/vidaFactura';
import type { Sesion } from '#domain/personas/sesion';
import { decide } from '#machines/life';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';

/** An invoice that took the place of another one, and is VIGENTE. */
export type Substitute = Factura['relacionadas'][number];

/** How an invoice can be cancelled now. */
interface Ways {
  /** The motives that it can be asked for; none where it cannot be cancelled. */
  readonly motivos: readonly MotivoCancelacion[];
  /** Why the other motives are not among them, a sentence each. */
  readonly against: readonly string[];
  /** Whether its receiver must accept, and until when. */
  readonly acceptance: string;
}

/** The invoices that can be named with motive 01. */
export function substitutesOf({ relacionadas }: Pick<Factura, 'relacionadas'>): readonly Substitute[] {
  return relacionadas.filter(
    ({ relacion, esDeEsta, estado }) => relacion === '04' && esDeEsta && estado.id === ESTADO_FACTURA.vigente,
  );
}

/** Says how a person can have an invoice cancelled at a moment, by the same life and the same rules as the server. */
export function waysToCancel(factura: Factura, person: Pick<Sesion, 'permisos'>, now: Date): Ways {
  const { clase, total, rfc, fechaEmision, fechaTimbrado } = factura;
  const refusals = motivosDe({ rfcReceptor: rfc }).map((motivo) => ({
    motivo,
    no: refusalOf(motivo, factura, person),
  }));
  const { texto } = aceptacionDe(
    {
      tipo: esDeIngreso(clase) ? 'I' : clase === 'reciboPago' ? 'P' : 'E',
      total: fromPesos(total),
      rfcReceptor: rfc,
      expedida: fechaTimbrado ?? fechaEmision,
    },
    now,
  );
  return {
    motivos: refusals.filter(({ no }) => no === null).map(({ motivo }) => motivo),
    against: [...new Set(refusals.flatMap(({ no }) => no ?? []))],
    acceptance: texto,
  };
}

function refusalOf(motivo: MotivoCancelacion, factura: Factura, person: Pick<Sesion, 'permisos'>): string | null {
  const { id } = factura.estado;
  const facts = { ...hechosDeFactura(factura, person), porSustitucion: motivo === '01' };
  const decision = decide(vidaFacturaMachine, id, facts, { type: 'solicitarCancelacion' });
  if (!decision.allowed) return refusalTextFactura('solicitarCancelacion', id as IdEstadoFactura, decision.reason);
  if (motivo !== '01' || substitutesOf(factura).length > 0) return null;
  return FACTURA_TEXTS.sinSustituta(serieFolio(factura));
}
