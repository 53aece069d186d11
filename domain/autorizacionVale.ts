import type { Centavos } from './money.ts';
import { showPesos, sum, toPesos } from './money.ts';

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
] as const;
export type MotivoAutorizacion = (typeof MOTIVOS_AUTORIZACION)[number];

/** What of a voucher decides whether it must be authorized. */
interface PorJuzgar {
  readonly total: Centavos;
  /** What the other vouchers of the sale came to lately: `acumuladoDe`. */
  readonly acumulado: Centavos;
  readonly maximos: Centavos;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  readonly dias: number;
  /** Who bought, and who gets the money; null where nobody is known. */
  readonly comprador: number | null;
  readonly cliente: number | null;
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
    otraPersona: esOtraPersona(vale),
  };
  return MOTIVOS_AUTORIZACION.filter((motivo) => holds[motivo]);
}

/** What vouchers that hold came to together lately, so that no sale passes the maximum in pieces. `dias` are since each was made. */
export function acumuladoDe(vales: readonly { readonly total: Centavos; readonly dias: number }[]): Centavos {
  const recent = vales.filter(({ dias }) => dias <= DIAS_DE_DEVOLUCION);
  return sum(recent.map(({ total }) => total));
}

/** Whether the money goes to somebody else than who bought; a sale without a buyer asks nothing. */
export function esOtraPersona({ comprador, cliente }: Pick<PorJuzgar, 'comprador' | 'cliente'>): boolean {
  return comprador !== null && cliente !== null && comprador !== cliente;
}

/** A reason as staff read it, with the limit that it is about. */
export function motivoEnPalabras(motivo: MotivoAutorizacion, maximos: Centavos): string {
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
  }
}
