import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SUBCATEGORIAS } from '#domain/catalogos';
import { openCounter } from '../scripts/returns/calls.ts';
import { query } from '../src/data/query.ts';
import { RECEIVER } from './invoices.ts';
import { signIn } from './measure/load.ts';
import { print } from './report.ts';
import { fillSales, STORE } from './sales.ts';
import { startProduct } from './servers.ts';
import { FIRST, FIRST_PAGE, preparePeople } from './streamPeople.ts';
import { openBrowser } from './watchingBrowser.ts';

const BROWSERS = 300;
const PEOPLE = 30;
/** Each shown by ten browsers. */
const CASES = 30;
const CHANGES = 5;
const CHANGE_EVERY_MS = 4_000;
const FIRST_SALE = 6_500_000;
const CUSTOMER = 1;
/** Attends to invoices. */
const WHO = 100_001;

/** What an invoice that is issued costs everybody who has the list of invoices of a case open. */
export async function measureInvoiceWakes(temporary: string): Promise<void> {
  const folder = join(temporary, 'wakes-invoices');
  await preparePeople({ folder }, PEOPLE, (db) =>
    fillSales(db, { first: FIRST_SALE, howMany: CHANGES, units: 1, paid: true }),
  );
  const product = await startProduct(folder);
  const { url } = product;
  const ends: (() => void)[] = [];
  let reads = 0;
  try {
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(url, FIRST + n)));
    const worker = await signIn(url, WHO);
    const json = { cookie: worker, 'content-type': 'application/json' };
    const found = await fetch(`${url}api/caso/lista-paginada`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...FIRST_PAGE, idEstatus: 2, tamPagina: CASES }),
    });
    const { listaCasos } = (await found.json()) as { listaCasos: { id: number }[] };
    const counter = await openCounter(url);
    const asking: { readonly id: number }[] = [];
    while (asking.length < CHANGES) {
      asking.push({ id: await counter.openCase(CUSTOMER, SUBCATEGORIAS.facturaGeneral) });
    }
    const cases = [...asking, ...listaCasos].slice(0, CASES);
    if (cases.length < CASES) throw new Error('The sample data has too few cases in process.');
    for (let n = 0; n < BROWSERS; n += 1) {
      const who = { url, cookie: cookies[n % PEOPLE] ?? '', numiden: FIRST + (n % PEOPLE) };
      const id = cases[n % CASES]?.id ?? 0;
      ends.push(
        await openBrowser(who, query('facturasDeCaso', { ruta: { id } }), async () => {
          reads += 1;
          const answer = await fetch(`${url}api/facturas/por-caso/${id}`, { headers: { cookie: who.cookie } });
          return answer.json();
        }),
      );
    }
    await pause(2_000);
    reads = 0;
    for (let n = 0; n < CHANGES; n += 1) {
      const issued = await fetch(`${url}api/facturas/facturacion/resolver`, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          ...{ origen: 'venta', idCaso: cases[n]?.id, tienda: STORE, operacion: FIRST_SALE + n },
          datosFiscales: RECEIVER,
        }),
      });
      if (!issued.ok) throw new Error(`The invoice was refused: ${await issued.text()}`);
      await pause(CHANGE_EVERY_MS);
    }
    print(`${BROWSERS} browsers that show the invoices of ${CASES} cases`, [
      { que: 'Lists read again for each invoice that is issued', valor: (reads / CHANGES).toFixed(0), meta: null },
    ]);
  } finally {
    for (const end of ends) end();
    await product.cerrar();
  }
}
