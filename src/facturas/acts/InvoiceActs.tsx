import type { IdEstadoFactura } from '#domain/cadena/estadosFactura';
import { keysOf } from '#domain/common/keysOf';
import {
  ACTOS_DE_FACTURA,
  type ActoDeFactura,
  hechosDeActo,
  impideActo,
  puedeAbrirCasoDeFactura,
} from '#domain/facturas/actosDeFactura';
import type { Factura } from '#domain/facturas/facturas';
import { hechosDeFactura } from '#domain/facturas/hechosDeFactura';
import { debeDe } from '#domain/facturas/listaFacturas';
import { decide } from '#machines/life';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { usePerson } from '../../system/person.ts';
import { ActionBar } from '../../ui/acts/ActionBar.tsx';
import type { Act } from '../../ui/acts/act.ts';
import type { AskCustomer } from './customerQuestion.ts';
import { useActCase } from './useActCase.tsx';

interface Props {
  readonly factura: Factura;
  readonly askCustomer: AskCustomer;
}

/**
 * The acts on an invoice, for who may do them in their cases. One that its life does not let is marked, and says why; they have no key,
 * since each is done at once.
 */
export function InvoiceActs({ factura, askCustomer }: Props) {
  const { permisos } = usePerson();
  const { open, opening, window } = useActCase(askCustomer);
  if (!puedeAbrirCasoDeFactura(permisos)) return null;
  const acts = keysOf(ACTOS_DE_FACTURA).map(
    (acto): Act => ({
      name: acto,
      label: ACTOS_DE_FACTURA[acto].nombre,
      act: () => open({ acto, idFactura: factura.id }),
      busy: opening === acto,
      isStill: opening !== null,
      reason: reasonAgainst(acto, factura, permisos),
    }),
  );
  return (
    <>
      <ActionBar
        label="Acciones de la factura"
        acts={acts}
        likely={debeDe(factura) > 0 ? ('reciboPago' satisfies ActoDeFactura) : undefined}
      />
      {window}
    </>
  );
}

/** Why the life of an invoice does not let an act; undefined where it does. */
function reasonAgainst(acto: ActoDeFactura, factura: Factura, permisos: readonly number[]): string | undefined {
  const { trabajo } = ACTOS_DE_FACTURA[acto];
  const state = factura.estado.id as IdEstadoFactura;
  const facts = hechosDeActo(acto, hechosDeFactura(factura, { permisos }));
  const decision = decide(vidaFacturaMachine, state, facts, { type: trabajo });
  return decision.allowed ? undefined : impideActo(acto, state, decision.reason);
}
