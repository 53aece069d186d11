import type { Centavos } from '#domain/common/money';
import type { Db } from '../../platform/db/db.ts';
import { enviosNetsuite } from '../../platform/db/schema/neighbours.ts';

/** A voucher as the accounts take it. */
export interface VoucherForAccounts {
  readonly id: number;
  readonly folio: string;
  readonly tipo: number;
  readonly cvetda: number;
  readonly operacion: number;
  readonly total: Centavos;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  readonly saldo: Centavos;
}

/** The chain's accounts. */
export interface NetSuite {
  /**
   * Hands a voucher over; one that comes twice under one clave was handed over once.
   * @throws NeighbourRefusal when the accounts do not take it; any other error leaves open whether they did.
   */
  send(clave: string, vale: VoucherForAccounts): Promise<void>;
}

/** The accounts that stand in until a chain has its own: they note what they were handed. */
export function embeddedNetSuite(db: Db, now: () => Date): NetSuite {
  return {
    async send(clave, { id }) {
      await db.insert(enviosNetsuite).values({ clave, idVale: id, fecha: now() }).onConflictDoNothing();
    },
  };
}
