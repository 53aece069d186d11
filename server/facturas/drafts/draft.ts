import { type Centavos, centavos } from '#domain/common/money';
import type { Armado } from '#domain/facturas/cfdi/armado/comun';
import { enCentavos } from '#domain/facturas/cfdi/armado/importes';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict } from '../../platform/http/rejection.ts';

/** With what a draft is made. */
export interface DraftMaking {
  readonly db: Db;
  readonly now: Date;
  readonly config: Config;
  /**
   * Locks what the invoice takes of until the transaction ends: its sale, its ticket, other invoices. Nothing where it is only
   * looked at.
   */
  readonly locks: boolean;
}

/** Hands back what was made. @throws Rejection 409 with the reason where it could not be. */
export function made(armado: Armado): Comprobante {
  if (!armado.ok) throw conflict(armado.falla);
  return armado.comprobante;
}

/** The total of an invoice that this chain made. */
export function totalOf({ Total }: Comprobante): Centavos {
  return enCentavos(Total) ?? centavos(0);
}
