import type { Lived } from '#diagrams/lived';
import { ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { Factura } from '#domain/facturas/facturas';
import { hechosDeFactura } from '#domain/facturas/hechosDeFactura';
import { ACCIONES_FACTURA, refusalTextFactura } from '#domain/facturas/trabajosFactura';
import { decide } from '#machines/life';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';

/** An invoice as the chart of its life sees it, for one person. */
export function livedInvoice(factura: Factura, person: { readonly permisos: readonly number[] }): Lived {
  const state = factura.estado.id as IdEstadoFactura;
  const facts = hechosDeFactura(factura, person);
  const against = ACCIONES_FACTURA.map((work) => {
    const decision = decide(vidaFacturaMachine, state, facts, { type: work });
    return [work, decision.allowed ? null : refusalTextFactura(work, state, decision.reason)] as const;
  });
  return { state, stateNames: ESTADOS_FACTURA, logs: factura.logs, against: new Map(against), facts };
}
