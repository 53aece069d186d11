import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callsOf, prepareCalls } from './commonCalls.ts';
import { type Engine, onEachEngine } from './engines.ts';
import { ADMINISTRATOR, burst, signIn } from './measure/load.ts';
import { type Measure, print, summary, times } from './report.ts';
import { startProduct } from './servers.ts';

/** Sales of a delivery, and lines of a sale: a department store's ticket. */
const [SALES, LINES] = [1_000, 3];
const DELIVERIES = 6;
/** Sales a second that a chain must be able to hand over, of new ones and of those that are here already. */
const AIMS = { PGlite: { nueva: 300, igual: 5_000 }, PostgreSQL: { nueva: 1_000, igual: 5_000 } } as const;
/** The calls of people beside a delivery take so much longer at most. */
const SLOWER = 1.2;
const BESIDE_MS = 12_000;
const FIRST = 3_000_000_000;
/** The same for each time that a sale is sent. */
const SOLD = new Date(Date.now() - 86_400_000).toISOString();

/** `npm run bench -- incoming`: how fast sales come in, new ones and repeated ones, and what people at counters feel of it. */
export function measureIncoming(temporary: string): Promise<void> {
  return onEachEngine(join(temporary, 'entrada'), onEngine);
}

async function onEngine(engine: Engine): Promise<void> {
  await prepareCalls(engine);
  const product = await startProduct(engine.folder, engine.environment);
  try {
    const secret = await credential(product.url);
    const people = (await callsOf(product.url)).find(({ name }) => name === 'caso/lista-paginada, page 1');
    if (people === undefined) throw new Error('No call is named so.');
    const send = (delivery: number) => deliver(product.url, secret, delivery);
    await send(DELIVERIES);
    const measures: Measure[] = [];
    for (const resultado of ['nueva', 'igual'] as const) {
      const start = performance.now();
      for (let n = 0; n < DELIVERIES; n += 1) await send(n);
      const perSecond = (SALES * DELIVERIES * 1_000) / (performance.now() - start);
      const aim = AIMS[engine.name][resultado];
      measures.push({
        que: `Sales of ${LINES} lines, ${SALES} a delivery, ${resultado === 'nueva' ? 'new' : 'sent again'}`,
        valor: `${perSecond.toFixed(0)}/s (${(perSecond * LINES).toFixed(0)} lines/s)`,
        meta: `at least ${aim}/s`,
        cumple: perSecond >= aim,
      });
    }
    measures.push(await besidePeople(people.ask, send, SALES / AIMS[engine.name].nueva));
    print(`${engine.name}: sales come in`, measures);
  } finally {
    await product.cerrar();
  }
}

/** The p95 of ten people who read lists at once, beside a delivery each so many seconds, in times of the same without any. */
async function besidePeople(
  ask: () => Promise<Response>,
  send: (delivery: number) => Promise<void>,
  seconds: number,
): Promise<Measure> {
  await burst(ask, 1_000);
  const alone = await burst(ask, BESIDE_MS);
  let on = true;
  const sender = (async () => {
    for (let n = DELIVERIES + 1; on; n += 1) await Promise.all([send(n), pause(seconds * 1_000)]);
  })();
  const beside = await burst(ask, BESIDE_MS);
  on = false;
  await sender;
  return times(
    'p95 of ten people at lists beside as many new sales a second as promised, of theirs alone',
    summary(beside).p95 / summary(alone).p95,
    SLOWER,
  );
}

/** Sends a delivery, again as often as the server asks to wait. @throws when it is refused otherwise. */
async function deliver(url: string, secret: string, delivery: number): Promise<void> {
  const body = Array.from({ length: SALES }, (_, n) => JSON.stringify(sale(FIRST + delivery * SALES + n))).join('\n');
  for (;;) {
    const answer = await fetch(`${url}api/entrada/ventas`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/x-ndjson' },
      body,
    });
    const text = await answer.text();
    if (answer.ok) return;
    if (answer.status !== 429) throw new Error(`The sales were refused: ${text}`);
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
}

function sale(operacion: number): object {
  const lineas = Array.from({ length: LINES }, (_, n) => ({
    ...{ linea: n + 1, numArt: `7000${n}`, descripcion: `Artículo ${n}`, cantidad: 1, precioUnitario: 100 },
    ...{ subtotal: 100, iva: 16, total: 116 },
  }));
  const total = 116 * LINES;
  return { tienda: 1, operacion, revision: 1, fecha: SOLD, total, lineas, pagos: [{ formaPago: 1, monto: total }] };
}

/** Makes an integration that sends sales, and answers its secret. */
async function credential(url: string): Promise<string> {
  const cookie = await signIn(url, ADMINISTRATOR);
  const save = async (ruta: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await fetch(`${url}api/${ruta}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The integration was refused: ${await answer.text()}`);
    return answer.json() as Promise<{ id: number; version: number; secreto: string }>;
  };
  const { id, version } = await save('integracion/guardar', {
    ...{ id: 0, nombre: 'Cajas medidas', alcances: ['ventas'], direcciones: [], activa: true },
  });
  return (await save('integracion/secreto-nuevo', { id, version })).secreto;
}
