import type { Centavos } from '#domain/common/money';
import type { Stamper } from '../../facturas/neighbours/stamper.ts';
import type { Parking, Restaurant } from '../../facturas/neighbours/tickets.ts';
import type { Logistics } from '../../guias/neighbours/logistics.ts';
import type { NetSuite } from '../../vales/neighbours/netsuite.ts';
import type { Sales } from '../../ventas/neighbours/sales.ts';
import type { Asked } from './asked.ts';
import type { Mail } from './mail.ts';

/** The folio under which a neighbour has something for a customer. */
export interface Folio {
  readonly folio: string;
}

/** A customer's wallet with its last movements. */
export interface WalletAccount extends Folio {
  readonly saldo: Centavos;
  /** The last ones, the latest first; what was spent is negative. */
  readonly movimientos: readonly {
    readonly fecha: Date;
    readonly monto: Centavos;
    readonly concepto: string;
    readonly idVale: number | null;
  }[];
}

/** Whose wallet it is: by number, and as a system that does not know the customer needs it to open one. */
export interface WalletOwner {
  readonly numidenCliente: number;
  readonly titular: { readonly nombre: string; readonly correo: string | null; readonly telefono: string | null };
}

/** Wallets, one a customer. */
export interface Wallet {
  /** Opens the customer's wallet, or finds it; refuses an unknown customer. */
  open(asked: Asked & WalletOwner): Promise<Folio & { readonly nueva: boolean }>;
  /** Null for a customer without one. */
  read(numidenCliente: number): Promise<WalletAccount | null>;
  exists(folio: string): Promise<boolean>;
  /** Puts an amount into the customer's wallet, which is opened for it; refuses what would make it hold more than `maximo`. */
  add(
    asked: Asked &
      WalletOwner & {
        readonly monto: Centavos;
        readonly maximo: Centavos;
        readonly concepto: string;
        readonly idVale: number;
      },
  ): Promise<Folio>;
  /**
   * Takes the amount of a deposit back out, by an entry of its own; refuses one that there is not, one that was taken back
   * under another clave, and one that the wallet does not hold any more.
   */
  takeBack(asked: Asked & WalletDeposit): Promise<Folio>;
}

/** A deposit, by the clave under which it was asked for. */
interface WalletDeposit {
  readonly numidenCliente: number;
  readonly claveAbono: string;
  readonly monto: Centavos;
  readonly concepto: string;
  readonly idVale: number;
}

/** A gift certificate, spent or not. */
export interface GiftCertificate extends Folio {
  readonly monto: Centavos;
  readonly idVale: number | null;
  readonly creado: Date;
  /** Null while it was not spent. */
  readonly canjeado: Date | null;
  /** When it was annulled; null, or left out, for one that was not. */
  readonly anulado?: Date | null | undefined;
}

/** Gift certificates. */
export interface Certificates {
  issue(asked: Asked & { readonly monto: Centavos; readonly idVale: number }): Promise<Folio>;
  /** Null where there is none. */
  read(folio: string): Promise<GiftCertificate | null>;
  /** Spends it whole; refuses one that there is not, and one that was spent under another clave: when, it says by the clock of `zona`. */
  spend(asked: Asked & Folio & { readonly zona: string }): Promise<GiftCertificate>;
  /** Makes it worth nothing, by an entry of its own; refuses one that there is not, and one that was spent or annulled under another clave. */
  annul(asked: Asked & Folio & { readonly zona: string }): Promise<GiftCertificate>;
}

/** The amounts of a sale that can go back to the credit. */
export interface CreditEstimate {
  /** Paid by credit, given back to it, and what of it can still go back. */
  readonly pagado: Centavos;
  readonly devuelto: Centavos;
  readonly maximo: Centavos;
  /** The part of the requested amount that would go back. */
  readonly estimado: Centavos;
  /** As the credit calls its plan; null where the sale has none. */
  readonly tipoPlan: string | null;
}

interface OfSale {
  readonly tienda: number;
  readonly operacion: number;
  readonly monto: Centavos;
}

/** The credit by which sales are paid. */
export interface Credit {
  estimate(asked: OfSale): Promise<CreditEstimate>;
  /** Null is the empty answer, whose meaning is unknown. */
  apply(asked: Asked & OfSale & { readonly idVale: number }): Promise<Folio | null>;
  /** Reverts what was applied under a clave, by an entry of its own; refuses what cannot be reverted, or was already. */
  revert(asked: Asked & OfSale & { readonly claveAbono: string; readonly idVale: number }): Promise<Folio>;
}

/** The systems beside this one, each replaceable alone. */
export interface Neighbours {
  readonly wallet: Wallet;
  readonly certificates: Certificates;
  readonly credit: Credit;
  readonly logistics: Logistics;
  readonly netsuite: NetSuite;
  readonly stamper: Stamper;
  readonly parking: Parking;
  readonly restaurant: Restaurant;
  readonly sales: Sales;
  /** Null where there is nowhere to send mail: it waits in the outbox. */
  readonly mail: Mail | null;
}
