import { embeddedParking, embeddedRestaurant } from '../facturas/neighbours/tickets.ts';
import { embeddedLogistics } from '../guias/neighbours/logistics.ts';
import type { Db } from '../platform/db/db.ts';
import type { Neighbours } from '../platform/neighbours/neighbours.ts';
import { embeddedCertificates } from '../vales/neighbours/certificates.ts';
import { embeddedCredit } from '../vales/neighbours/credit.ts';
import { embeddedNetSuite } from '../vales/neighbours/netsuite.ts';
import { embeddedWallet } from '../vales/neighbours/wallet.ts';
import { embeddedSales } from '../ventas/neighbours/sales.ts';

/**
 * The neighbours that come with the product, on its own database; an integrator hands in others (`AppOptions.neighbours`). Mail and
 * the stamper, which depend on more than the database, are no part of it.
 */
export function embeddedNeighbours(db: Db, now: () => Date): Omit<Neighbours, 'mail' | 'stamper'> {
  return {
    wallet: embeddedWallet(db, now),
    certificates: embeddedCertificates(db, now),
    credit: embeddedCredit(db, now),
    logistics: embeddedLogistics(db, now),
    netsuite: embeddedNetSuite(db, now),
    parking: embeddedParking(db),
    restaurant: embeddedRestaurant(db),
    sales: embeddedSales(),
  };
}
