import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SUBCATEGORIAS } from '#domain/catalogos';
import { MAX_READS } from '#domain/readLimits';
import { openCounter } from '../scripts/returns/calls.ts';
import type { Engine } from './engines.ts';
import { onEachEngine, prepareDatabase } from './engines.ts';
import { ADMINISTRATOR, ASESOR, measureLoad, signIn } from './measure/load.ts';
import { print } from './report.ts';
import { fillSales, STORE } from './sales.ts';
import { startFloor, startProduct } from './servers.ts';

/** So many that each is invoiced once, however fast the server is. */
const SALES = 4_000;
const FIRST = 6_500_000;
/** Each takes one invoice at a time: more than ask at once. */
const CASES = 40;
const CUSTOMER = 1;
/** To whom they are made out: a fictitious taxpayer of the authority's own tests. */
export const RECEIVER = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  codigoPostal: '42501',
  regimenFiscal: '601',
  usoCFDI: 'G03',
} as const;

/** `npm run bench -- facturas`: what it takes to find, to look at and to issue an invoice, ten at once, on both engines. */
export function measureInvoices(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'facturas'), onEngine);
}

async function onEngine({ name, folder, environment }: Engine): Promise<void> {
  await prepareDatabase({ folder, environment }, (db) =>
    fillSales(db, { first: FIRST, howMany: SALES, units: 1, paid: true }),
  );
  const product = await startProduct(folder, environment);
  const floor = await startFloor();
  try {
    const counter = await openCounter(product.url, { numiden: ASESOR, idTienda: STORE });
    const cases: number[] = [];
    while (cases.length < CASES) cases.push(await counter.openCase(CUSTOMER, SUBCATEGORIAS.facturaGeneral));
    const cookie = await signIn(product.url, ADMINISTRATOR);
    const headers = { 'content-type': 'application/json', cookie };
    const get = (path: string) => fetch(`${product.url}api/facturas/${path}`, { headers });
    const post = (path: string, body: object) =>
      fetch(`${product.url}api/facturas/${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
    let turn = 0;
    let issued = 0;
    const sale = (index: number) => ({
      ...{ origen: 'venta', idCaso: cases[index % CASES], tienda: STORE, operacion: FIRST + index },
      datosFiscales: RECEIVER,
    });
    // Who looks at more operations than people do is slowed.
    const few = () => turn++ % MAX_READS.consultarOperacion;
    print(`${name}: invoices, ten at once`, [
      await measureLoad('Bare handler (floor)', null, () => fetch(floor.url)),
      await measureLoad('Invoices of a sale, to issue its own', null, () =>
        get(`facturacion/por-tienda-operacion?idTienda=${STORE}&idOperacion=${FIRST + few()}`),
      ),
      await measureLoad('The same, to issue a substitute', null, () =>
        get(`mantenimiento/por-tienda-operacion?tienda=${STORE}&operacion=${FIRST + few()}`),
      ),
      await measureLoad('By series and folio', null, () => get(`por-serie-folio?serie=A&folio=${1 + (turn++ % 20)}`)),
      await measureLoad('To be paid, by tax number', null, () => post('recibo-pago/busqueda', { rfc: RECEIVER.rfc })),
      await measureLoad('facturas/validar of a sale of five lines', 60, () =>
        post('validar', { servicio: 'general', solicitud: sale(turn++ % SALES) }),
      ),
      await measureLoad('facturas/facturacion/resolver of the same, stamped', 200, () =>
        post('facturacion/resolver', sale(issued++)),
      ),
    ]);
  } finally {
    floor.cerrar();
    await product.cerrar();
  }
}
