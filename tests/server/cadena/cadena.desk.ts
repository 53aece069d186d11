import { afterAll, afterEach, beforeAll } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { certificadosCsd, clavesFiscales, emisor } from '../../../server/platform/db/schema/cadena.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { grantPermissions } from '../bed/people.ts';
import { newKey } from '../casos/casos.desk.ts';
import { type InvoiceDesk, invoiceCase, invoiceSale, invoices, openInvoiceDesk } from '../facturas/facturas.desk.ts';
import { sell } from '../vales/vales.desk.ts';

/** Who sets the chain up. */
export const WHO = 100_001;

/** A bench of invoices for the tests of one file, at which somebody sets the chain up; each test leaves it as it was. */
export function chainDesk() {
  let bench: InvoiceDesk | null = null;
  let cookie = '';
  const opened = (): InvoiceDesk => {
    if (bench === null) throw new Error('The bench is opened before the first test');
    return bench;
  };
  beforeAll(async () => {
    bench = await openInvoiceDesk({}, { embedded: true });
    await grantPermissions(bench.desk.db, WHO, [PERMISOS.configuracionGeneral.id]);
    cookie = await bench.desk.bed.signIn(WHO);
  });
  afterAll(() => opened().desk.bed.close());
  afterEach(async () => {
    const { db } = opened().desk;
    await db.delete(emisor);
    await db.delete(certificadosCsd);
    await db.delete(clavesFiscales);
    await db.update(stores).set({ serie: null });
  });
  const inject = (path: string, more: object) =>
    opened().desk.bed.app.inject({ url: `/mostrador/api/cadena/${path}`, ...more });
  return {
    get bench() {
      return opened();
    },
    get db() {
      return opened().desk.db;
    },
    post: (path: string, payload: object, key = newKey()) =>
      inject(path, { method: 'POST', headers: { cookie, 'idempotency-key': key }, payload }),
    get: (path: string) => inject(path, { headers: { cookie } }),
    /** Invoices a sale by name; answers what came of it and the last invoice. */
    lastInvoice: async () => {
      const operacion = await sell(opened().desk, [{ unidades: 2, pesos: 100 }]);
      const answer = await invoiceSale(opened(), { idCaso: await invoiceCase(opened()), operacion });
      return { answer, row: (await invoices(opened())).at(-1) };
    },
  };
}
