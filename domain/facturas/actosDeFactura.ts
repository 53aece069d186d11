import { z } from 'zod';
import { type ClaseFactura, ESTADOS_FACTURA, type IdEstadoFactura, serieFolio } from '#domain/cadena/estadosFactura';
import type { AsuntoDeCaso } from '#domain/casos/casoPropio';
import { contactoEscritoSchema } from '#domain/casos/clienteDeCaso';
import { keysOf } from '#domain/common/keysOf';
import type { RefusalReason } from '#domain/common/life';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { compradorDeValeSchema } from '#domain/vales/compradorDeVale';
import {
  type ClaveOperacion,
  claveTiendaSchema,
  numeroOperacionSchema,
  VENTA_ANULADA,
} from '#domain/ventas/operaciones';
import { categoriaDeServicio, type ServicioDeCaso } from './servicioDeCaso.ts';
import { type AccionFactura, FACTURA_TEXTS, refusalTextFactura } from './trabajosFactura.ts';
import { ESTADOS_QUE_CUENTAN, esDeIngreso } from './vidaFactura.ts';

/** The rules of an act on an invoice. */
interface Acto {
  /** The words of its button; those of the specification. */
  readonly nombre: string;
  /** The service of its case, by which the case has its category. */
  readonly servicio: ServicioDeCaso;
  /** The work of the invoice's life that must be allowed. */
  readonly trabajo: AccionFactura;
  /** How its case begins: '... de la factura A-12'. */
  readonly asunto: string;
}

/** The acts on an invoice, in the order of their buttons; each is done in a case of its own. */
export const ACTOS_DE_FACTURA = {
  cancelar: {
    ...{ nombre: 'Cancelar factura', servicio: 'cancelacion', trabajo: 'solicitarCancelacion', asunto: 'Cancelación' },
  },
  notaCredito: {
    ...{ nombre: 'Nota de crédito', servicio: 'notaCredito', trabajo: 'acreditar', asunto: 'Nota de crédito' },
  },
  reciboPago: {
    ...{ nombre: 'Recibo de pago', servicio: 'reciboPago', trabajo: 'pagar', asunto: 'Recibo de pago' },
  },
} as const satisfies Record<string, Acto>;

export type ActoDeFactura = keyof typeof ACTOS_DE_FACTURA;

/** The act on a sale: it is invoiced by name. */
export const FACTURAR = { nombre: 'Facturar', servicio: 'general' } as const satisfies Partial<Acto>;

/**
 * Who does these acts: who attends to invoices, makes cases, and may open those that he made. The table of permissions has no finer
 * right to a category of invoices.
 */
export function puedeAbrirCasoDeFactura(permisos: readonly number[]): boolean {
  const needed = [['facturar'], ['crearCaso'], PERMISSION_GROUPS.casos] as const;
  return needed.every((group) => hasPermission(permisos, group));
}

/**
 * The facts by which the life of an invoice judges an act. One that another invoice took the place of is cancelled by motive 01, whatever
 * else is related to it: its case asks for that motive.
 */
export function hechosDeActo<H extends { readonly conSustituta: boolean; readonly porSustitucion: boolean }>(
  acto: ActoDeFactura,
  hechos: H,
): H {
  return acto === 'cancelar' ? { ...hechos, porSustitucion: hechos.conSustituta } : hechos;
}

/** An invoice of a sale, as far as it keeps that sale from being invoiced. */
interface FacturaDeVenta {
  readonly clase: ClaseFactura;
  readonly estado: { readonly id: number };
  readonly serie: string;
  readonly folio: string;
}

/**
 * Why a sale takes no invoice by name: its till took it back, or it has one. Null where it takes one, as far as that is known; a global
 * invoice that has it is left by a credit note.
 */
export function impideFacturar(anulada: boolean, facturas: readonly FacturaDeVenta[]): string | null {
  if (anulada) return VENTA_ANULADA;
  const counts = ({ clase, estado }: FacturaDeVenta) =>
    esDeIngreso(clase) && ESTADOS_QUE_CUENTAN.includes(estado.id as IdEstadoFactura);
  const own = facturas.find(counts);
  return own === undefined ? null : FACTURA_TEXTS.ventaFacturada(serieFolio(own));
}

/** An invoice, as its case names it. */
interface FacturaNombrada {
  readonly serie: string;
  readonly folio: number | string;
  readonly cvetda: number;
  readonly operacion: number | null;
}

function deVenta({ tienda, operacion }: ClaveOperacion): AsuntoDeCaso['parametrosBusqueda'] {
  return [
    { tipo: 1, valor: String(tienda) },
    { tipo: 2, valor: String(operacion) },
  ];
}

/** The case of an act on an invoice: it names the invoice, which is then found at once, and its sale where it is of one. */
export function asuntoDeActo(acto: ActoDeFactura, factura: FacturaNombrada): AsuntoDeCaso {
  const { servicio, asunto } = ACTOS_DE_FACTURA[acto];
  const { serie, folio, cvetda, operacion } = factura;
  return {
    descripcion: `${asunto} de la factura ${serieFolio(factura)}`,
    idSubcategoria: categoriaDeServicio(servicio),
    parametrosBusqueda: [
      ...(operacion === null ? [] : deVenta({ tienda: cvetda, operacion })),
      { tipo: 3, valor: serie },
      { tipo: 4, valor: String(folio) },
    ],
  };
}

/** The case in which a sale is invoiced. */
export function asuntoDeFacturar(venta: ClaveOperacion): AsuntoDeCaso {
  return {
    descripcion: `Factura de la operación ${venta.operacion}`,
    idSubcategoria: categoriaDeServicio(FACTURAR.servicio),
    parametrosBusqueda: deVenta(venta),
  };
}

/**
 * Who the case is for, where neither the invoice nor its sale says it: `cliente` is chosen as the buyer of a voucher is; `contacto` reaches
 * a customer that the chain does not know.
 */
const paraQuien = {
  cliente: compradorDeValeSchema.nullable().default(null),
  contacto: contactoEscritoSchema.nullable().default(null),
};

/** The request for the case of an act. */
export const casoDeActoSchema = z.discriminatedUnion('acto', [
  z.object({ acto: z.enum(keysOf(ACTOS_DE_FACTURA)), idFactura: z.int().positive(), ...paraQuien }),
  z.object({ acto: z.literal('facturar'), tienda: claveTiendaSchema, operacion: numeroOperacionSchema, ...paraQuien }),
]);
export type CasoDeActo = z.output<typeof casoDeActoSchema>;

/** Why an invoice takes an act no further, in the place of its button; one sentence for all that its state alone refuses. */
export function impideActo(acto: ActoDeFactura, estado: IdEstadoFactura, reason: RefusalReason): string {
  if (reason === 'state') return ACTO_TEXTS.porEstado(ESTADOS_FACTURA[estado]);
  return refusalTextFactura(ACTOS_DE_FACTURA[acto].trabajo, estado, reason);
}

/** The sentences of these acts. */
export const ACTO_TEXTS = {
  porEstado: (estado: string) =>
    `Una factura en estado ${estado} no se cancela ni lleva notas de crédito ni recibos de pago.`,
  sinPermiso: 'Para abrir este caso hace falta atender facturas, crear casos y verlos.',
  sinCategoria: (id: number) => `No existe la categoría ${id} con que se abre este caso.`,
  creado: (id: number) => `El caso ${id} se ha creado con éxito`,
  yaAbierto: (id: number) => `Ya había un caso abierto de esto: es el ${id}. Siga en él.`,
  sinCliente: {
    factura: 'Esta factura no dice de qué cliente es: elíjalo.',
    venta: 'Esta operación no dice quién compró: elija al cliente.',
  },
  sinContacto: 'El cliente no tiene correo ni teléfono: escriba uno.',
} as const;
