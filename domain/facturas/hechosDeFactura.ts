import type { ClaseFactura } from '#domain/cadena/estadosFactura';
import { type Permiso, permissionsOf } from '#domain/common/permisos';
import { esDeIngreso } from './vidaFactura.ts';

/** The facts of a stored invoice that decide what may be done with it: row and wire both have them. */
interface FacturaViva {
  readonly clase: ClaseFactura;
  /** PUE, PPD, or null for what has neither (a payment receipt). */
  readonly metodoPago: string | null;
  /** The rest of it for credit notes; centavos. */
  readonly porAcreditar: number;
  /** The unpaid rest of it; centavos, 0 for one that was paid whole at once. */
  readonly porPagar: number;
  /** Credit notes, payments or a substitute of it count. */
  readonly conRelacionadas: boolean;
  /** A substitute of it counts. */
  readonly conSustituta: boolean;
  /** The annual return of its year is due. */
  readonly fueraDePlazo: boolean;
  /** As what it was issued anew after it was refused; null while it was not. */
  readonly reemitida: object | null;
}

/** All that the life of an invoice reads (`machines/vidaFactura.machine.ts`). */
interface HechosDeFactura {
  readonly permisos: readonly Permiso[];
  readonly deIngreso: boolean;
  readonly aPlazos: boolean;
  readonly acreditada: boolean;
  readonly pagada: boolean;
  readonly conRelacionadas: boolean;
  readonly conSustituta: boolean;
  readonly fueraDePlazo: boolean;
  readonly reemitida: boolean;
  /** Known to the request alone: no, until it says so. */
  readonly porSustitucion: boolean;
}

/**
 * The facts that the life of an invoice reads: server and screen decide by the same ones.
 * @param factura null for one that is not stored yet.
 */
export function hechosDeFactura(
  factura: FacturaViva | null,
  { permisos }: { readonly permisos: readonly number[] },
): HechosDeFactura {
  return {
    permisos: permissionsOf(permisos),
    deIngreso: factura !== null && esDeIngreso(factura.clase),
    aPlazos: factura?.metodoPago === 'PPD',
    acreditada: factura !== null && factura.porAcreditar <= 0,
    pagada: factura !== null && factura.porPagar <= 0,
    conRelacionadas: factura?.conRelacionadas ?? false,
    conSustituta: factura?.conSustituta ?? false,
    fueraDePlazo: factura?.fueraDePlazo ?? false,
    reemitida: factura !== null && factura.reemitida !== null,
    porSustitucion: false,
  };
}
