import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MAX_READS } from '#domain/readLimits';
import { openCounter } from '../scripts/returns/calls.ts';
import type { Engine } from './engines.ts';
import { onEachEngine, prepareDatabase } from './engines.ts';
import { ASESOR, measureLoad, signIn } from './measure/load.ts';
import { print } from './report.ts';
import { fillSales, STORE } from './sales.ts';
import { startProduct } from './servers.ts';

const SALES = 400;
const FIRST = 6_000_000;
/** So many that none of the sales runs out of them. */
const UNITS = 10_000;

/** `npm run bench -- saves`: what it takes to validate and to save a voucher, ten at once, on both engines. */
export function measureVoucherSaves(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'guardar'), onEngine);
}

async function onEngine({ name, folder, environment }: Engine): Promise<void> {
  await prepareDatabase({ folder, environment }, (db) =>
    fillSales(db, { first: FIRST, howMany: SALES, units: UNITS, paid: false }),
  );
  const product = await startProduct(folder, environment);
  try {
    const caso = await (await openCounter(product.url, { numiden: ASESOR, idTienda: STORE })).openCase(1);
    const cookie = await signIn(product.url, ASESOR);
    const { motivos } = (await (await send(product.url, cookie, 'get-detalle-operacion', sale(0))).json()) as {
      readonly motivos: readonly { readonly id: number; readonly tipo: number }[];
    };
    const motivo = motivos.find(({ tipo }) => tipo === 1)?.id;
    let turn = 0;
    const ask = (call: string) => () => {
      turn += 1;
      const articulos = [1, 2].map((linea) => ({ linea, cantidad: 1 }));
      return send(product.url, cookie, call, { ...sale(turn % SALES), caso, tipo: 1, motivo, articulos });
    };
    print(`${name}: vouchers, ten at once`, [
      await measureLoad('vales/get-detalle-operacion', null, () =>
        // Who looks at more operations than people do is slowed.
        send(product.url, cookie, 'get-detalle-operacion', sale(turn++ % MAX_READS.consultarOperacion)),
      ),
      await measureLoad('vales/validar-vale', 60, ask('validar-vale')),
      await measureLoad('vales/guardar-vale', 60, ask('guardar-vale')),
    ]);
  } finally {
    await product.cerrar();
  }
}

function sale(index: number) {
  return { tienda: STORE, operacion: FIRST + index };
}

function send(url: string, cookie: string, call: string, body: object): Promise<Response> {
  return fetch(`${url}api/vales/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}
