import type { Db } from '../db/db.ts';
import { embeddedLogistics } from '../guias/neighbours/logistics.ts';
import { embeddedSales } from '../ventas/neighbours/sales.ts';
import { embeddedCertificates } from './certificates.ts';
import { embeddedCredit } from './credit.ts';
import type { Neighbours } from './neighbours.ts';
import { embeddedNetSuite } from './netsuite.ts';
import { embeddedParking, embeddedRestaurant } from './tickets.ts';
import { embeddedWallet } from './wallet.ts';

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
