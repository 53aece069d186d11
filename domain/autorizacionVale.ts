import type { Centavos } from './money.ts';
import { showPesos, toPesos } from './money.ts';

/** Days after a sale up to which its goods come back without anybody's authorization. */
const DIAS_DE_DEVOLUCION = 30;

/** Why a voucher must be authorized by somebody else than its maker. */
export const MOTIVOS_AUTORIZACION = ['monto', 'depreciacion', 'condonacion', 'antiguedad'] as const;
export type MotivoAutorizacion = (typeof MOTIVOS_AUTORIZACION)[number];

/** What of a voucher decides whether it must be authorized. */
interface PorJuzgar {
  readonly total: Centavos;
  readonly maximos: Centavos;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  readonly dias: number;
}

/** Why a voucher must be authorized; empty when it need not be. */
export function motivosAutorizacion({ total, maximos, depreciacion, condonacion, dias }: PorJuzgar) {
  const holds: Readonly<Record<MotivoAutorizacion, boolean>> = {
    monto: total > maximos,
    depreciacion: depreciacion > 0,
    condonacion: condonacion > 0,
    antiguedad: dias > DIAS_DE_DEVOLUCION,
  };
  return MOTIVOS_AUTORIZACION.filter((motivo) => holds[motivo]);
}

/** A reason as staff read it, with the limit that it is about. */
export function motivoEnPalabras(motivo: MotivoAutorizacion, maximos: Centavos): string {
  switch (motivo) {
    case 'monto':
      return `El total pasa de ${showPesos(toPesos(maximos))}`;
    case 'depreciacion':
      return 'Tiene depreciación';
    case 'condonacion':
      return 'Tiene condonación';
    case 'antiguedad':
      return `La venta tiene más de ${DIAS_DE_DEVOLUCION} días`;
  }
}
