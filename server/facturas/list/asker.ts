import type { Context } from '../../platform/http/handler.ts';
import { zoneOfCases } from '../../platform/time/zones.ts';
import type { InvoiceAsker } from './criteria.ts';

/** Who asks for invoices of the chain, in whose days, at this moment. */
export function invoiceAskerOf(context: Context): InvoiceAsker {
  return { person: context.sesion, now: context.clock(), zone: zoneOfCases(context) };
}
