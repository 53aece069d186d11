/** The works that the chart of a life permits to a person now: the rule that the screen is held against. */
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import type { IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { Caso } from '#domain/casos/casos';
import { hechosDeCaso } from '#domain/casos/hechosDeCaso';
import { ACCIONES_CASO, type AccionCaso } from '#domain/casos/trabajosCaso';
import { keysOf } from '#domain/common/keysOf';
import {
  ACTOS_DE_FACTURA,
  type ActoDeFactura,
  hechosDeActo,
  puedeAbrirCasoDeFactura,
} from '#domain/facturas/actosDeFactura';
import type { Factura } from '#domain/facturas/facturas';
import { hechosDeFactura } from '#domain/facturas/hechosDeFactura';
import { hechosDeValeLeido, type PersonaLeida } from '#domain/vales/hechosDeVale';
import { ACCIONES_VALE, type AccionVale } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import { decide } from '#machines/life';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';

/** A work of a life, as a screen offers it. */
export interface Offer {
  readonly event: string;
  /** The words on its button. */
  readonly button: string;
  readonly isAllowed: boolean;
}

/** Where the button that opens a work has other words than the one that sends it; null where it stands elsewhere than among the acts. */
const OPENED_BY: {
  readonly caso: Partial<Record<AccionCaso, string>>;
  readonly vale: Partial<Record<AccionVale, string | null>>;
} = {
  caso: { autorizar: 'Autorizar / No autorizar', noAutorizar: 'Autorizar / No autorizar' },
  vale: {
    deshacerDevolucion: 'Deshacer devolución',
    migrar: 'Enviar a NetSuite',
    // It is gone on with where it was begun, and its pickup is arranged among its goods.
    guardar: null,
    guardarParcial: null,
    recolectar: null,
  },
};

export function offersOfCase({ estado, datosAutorizacion }: Caso, person: PersonaLeida): readonly Offer[] {
  const solicitud = datosAutorizacion && {
    solicitante: datosAutorizacion.solicitante.numiden,
    resuelta: datosAutorizacion.resolucion !== null,
  };
  const facts = hechosDeCaso(solicitud, person);
  return ACCIONES_CASO.map((event) => ({
    event,
    button: OPENED_BY.caso[event] ?? buttonOf(vidaCasoWords.eventos[event]),
    isAllowed: decide(vidaCasoMachine, estado.id, facts, { type: event }).allowed,
  }));
}

export function offersOfVoucher(vale: Vale, person: PersonaLeida): readonly Offer[] {
  const facts = hechosDeValeLeido(vale, person, new Date());
  return ACCIONES_VALE.flatMap((event): readonly Offer[] => {
    const opener = OPENED_BY.vale[event];
    if (opener === null) return [];
    const isAllowed = decide(vidaValeMachine, vale.estado.id, facts, { type: event }).allowed;
    if (event !== 'imprimir') return [{ event, button: opener ?? buttonOf(vidaValeWords.eventos[event]), isAllowed }];
    const papers = vale.impresiones > 0 ? [`Reimprimir (${vale.impresiones})`, 'Reimprimir ticket'] : PAPERS;
    return papers.map((button) => ({ event, button, isAllowed }));
  });
}

const PAPERS = ['Imprimir', 'Imprimir ticket'];

/** As the specification calls them. */
const INVOICE_BUTTONS: { readonly [A in ActoDeFactura]: string } = {
  cancelar: 'Cancelar factura',
  notaCredito: 'Nota de crédito',
  reciboPago: 'Recibo de pago',
};

/** An act on an invoice is done in a case, which its button opens. */
export function offersOfInvoice(factura: Factura, person: PersonaLeida): readonly Offer[] {
  const state = factura.estado.id as IdEstadoFactura;
  return keysOf(ACTOS_DE_FACTURA).map((acto) => {
    const { trabajo } = ACTOS_DE_FACTURA[acto];
    const facts = hechosDeActo(acto, hechosDeFactura(factura, person));
    const { allowed } = decide(vidaFacturaMachine, state, facts, { type: trabajo });
    return {
      event: acto,
      button: INVOICE_BUTTONS[acto],
      isAllowed: allowed && puedeAbrirCasoDeFactura(person.permisos),
    };
  });
}

/** @throws for an act that no button begins. */
function buttonOf({ boton }: { readonly boton?: string }): string {
  if (boton === undefined) throw new Error('The words of this chart name no button.');
  return boton;
}
