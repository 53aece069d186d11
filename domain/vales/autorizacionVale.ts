import { type Centavos, centavos, showPesos, sum, toPesos } from '#domain/common/money';
import { type MetodoConMonto, type PagoDeVenta, porOtraFormaDeMas } from '#domain/ventas/metodosDevolucion';

const NADA = centavos(0);

/** Days after a sale up to which its goods come back without anybody's authorization; its vouchers count together as long. */
const DIAS_DE_DEVOLUCION = 30;

/** Why a voucher must be authorized by somebody else than its maker. */
export const MOTIVOS_AUTORIZACION = [
  'monto',
  'acumulado',
  'depreciacion',
  'condonacion',
  'antiguedad',
  'otraPersona',
  'masDeLoPagado',
  'otraForma',
  'formaDesconocida',
  'soloConAutorizacion',
  'devueltaAparte',
] as const;
export type MotivoAutorizacion = (typeof MOTIVOS_AUTORIZACION)[number];

/** The facts of a voucher that decide whether it must be authorized. */
interface PorJuzgar {
  readonly total: Centavos;
  /** The sum of the sale's other recent vouchers: `acumuladoDe`. */
  readonly acumulado: Centavos;
  readonly maximos: Centavos;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  readonly dias: number;
  /** The money goes to somebody else than who bought (`esOtraPersona`). */
  readonly otraPersona: boolean;
  readonly sumas: SumasDePago;
  /** The amount that goes back by another way than it came (`porOtraForma`). */
  readonly otraForma: Centavos;
  /** It takes of payments whose form is unknown. */
  readonly desconocida: boolean;
  /** It takes goods that the chain marked so. */
  readonly restringida: boolean;
  /** It takes of a line that may have gone back in part at the till before. */
  readonly devueltaAparte: boolean;
}

/** The sum that goes back with a voucher, and the rest of its sale's payments; `queda` is null with none on record. */
export interface SumasDePago {
  readonly vuelve: Centavos;
  readonly queda: Centavos | null;
}

/** Why a voucher must be authorized; empty when it need not be. */
export function motivosAutorizacion(vale: PorJuzgar): readonly MotivoAutorizacion[] {
  const { total, maximos } = vale;
  const holds: Readonly<Record<MotivoAutorizacion, boolean>> = {
    monto: total > maximos,
    acumulado: total <= maximos && vale.acumulado + total > maximos,
    depreciacion: vale.depreciacion > 0,
    condonacion: vale.condonacion > 0,
    antiguedad: vale.dias > DIAS_DE_DEVOLUCION,
    otraPersona: vale.otraPersona,
    masDeLoPagado: vale.sumas.queda !== null && vale.sumas.vuelve > vale.sumas.queda,
    otraForma: vale.otraForma > 0,
    formaDesconocida: vale.desconocida,
    soloConAutorizacion: vale.restringida,
    devueltaAparte: vale.devueltaAparte,
  };
  return MOTIVOS_AUTORIZACION.filter((motivo) => holds[motivo]);
}

/** A voucher as far as a change of its methods does not touch it: its goods and sums were judged when it was made. */
const JUZGADO_AL_HACERLO = {
  ...{ total: NADA, acumulado: NADA, maximos: NADA, depreciacion: NADA, condonacion: NADA, dias: 0 },
  sumas: { vuelve: NADA, queda: null },
  ...{ desconocida: false, restringida: false, devueltaAparte: false },
} as const satisfies Partial<PorJuzgar>;

/** A change of the methods by which the rest of a voucher goes back. */
interface CambioDeMetodos {
  readonly antes: readonly MetodoConMonto[];
  readonly despues: readonly MetodoConMonto[];
  /** The payments of its sale, less what went back and what other vouchers are to give. */
  readonly pagos: readonly PagoDeVenta[];
  /** The money goes to somebody else than who bought, and nobody authorized that (`otraPersonaSinAutorizar`). */
  readonly otraPersona: boolean;
}

/**
 * Why a change of methods must be authorized by somebody else; empty when it need not be. It is judged as the making is, and the
 * authorization that the voucher has bounds it: the person that it names, and of each method the amount.
 */
export function motivosDelCambio({
  antes,
  despues,
  pagos,
  otraPersona,
}: CambioDeMetodos): readonly MotivoAutorizacion[] {
  const otraForma = porOtraFormaDeMas(antes, despues, pagos);
  return motivosAutorizacion({ ...JUZGADO_AL_HACERLO, otraPersona, otraForma });
}

/**
 * Whether a voucher goes to somebody else than who bought, without an authorization that says so: its sale may have told since who that is.
 * @param autorizados the stored reasons with which somebody authorized it.
 */
export function otraPersonaSinAutorizar(personas: Personas, autorizados: readonly string[]): boolean {
  return esOtraPersona(personas) && !autorizados.includes('otraPersona' satisfies MotivoAutorizacion);
}

/** Adds up the recent vouchers that hold, so no sale passes the maximum in pieces. `dias` are since each was made. */
export function acumuladoDe(vales: readonly { readonly total: Centavos; readonly dias: number }[]): Centavos {
  const recent = vales.filter(({ dias }) => dias <= DIAS_DE_DEVOLUCION);
  return sum(recent.map(({ total }) => total));
}

/** Who bought, and who gets the money; null where unknown. */
interface Personas {
  readonly comprador: number | null;
  readonly cliente: number | null;
}

/** Whether the money goes to somebody else than who bought; a sale without a buyer asks nothing. */
export function esOtraPersona({ comprador, cliente }: Personas): boolean {
  return comprador !== null && cliente !== null && comprador !== cliente;
}

/** A reason as it is stored: with the two sums that it is about, in centavos, where it is about any. */
export function motivoGuardado(motivo: MotivoAutorizacion, { vuelve, queda }: SumasDePago): string {
  return motivo === 'masDeLoPagado' ? `${motivo} ${vuelve} ${queda ?? 0}` : motivo;
}

/** Stored reasons as staff read them, with the limit under which they are read now; unknown ones are left out. */
export function motivosGuardadosEnPalabras(guardados: readonly string[], maximos: Centavos) {
  return guardados.flatMap((guardado) => {
    const [name, vuelve, queda] = guardado.split(' ');
    const motivo = MOTIVOS_AUTORIZACION.find((one) => one === name);
    if (motivo === undefined) return [];
    const sumas = { vuelve: centavos(Number(vuelve ?? 0)), queda: centavos(Number(queda ?? 0)) };
    return [{ motivo, texto: motivoEnPalabras(motivo, maximos, sumas) }];
  });
}

/** A reason as staff read it, with the limit or the sums that it is about. */
export function motivoEnPalabras(
  motivo: MotivoAutorizacion,
  maximos: Centavos,
  { vuelve, queda }: SumasDePago,
): string {
  switch (motivo) {
    case 'monto':
      return `El total pasa de ${showPesos(toPesos(maximos))}`;
    case 'acumulado':
      return `Con los otros vales de esta venta, el total pasa de ${showPesos(toPesos(maximos))}`;
    case 'depreciacion':
      return 'Tiene depreciación';
    case 'condonacion':
      return 'Tiene condonación';
    case 'antiguedad':
      return `La venta tiene más de ${DIAS_DE_DEVOLUCION} días`;
    case 'otraPersona':
      return 'El cliente del caso no es quien compró';
    case 'masDeLoPagado':
      return `Se devuelven ${showPesos(toPesos(vuelve))} y de lo que se pagó quedan ${showPesos(toPesos(queda ?? centavos(0)))}`;
    case 'otraForma':
      return 'Algo se devuelve por otra forma de la que se pagó';
    case 'formaDesconocida':
      return 'Se pagó con una forma de pago que no se conoce';
    case 'soloConAutorizacion':
      return 'Lleva artículos que la cadena marcó «solo con autorización»';
    case 'devueltaAparte':
      return 'La caja devolvió un artículo igual con un ticket que no dice de qué venta: puede ser de esta';
  }
}
