import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { secondServer } from '../bed/secondServer.ts';
import { makeIntegration, makeSecret } from '../cadena/integraciones.desk.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, type WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, unitsLeft } from '../vales/vales.desk.ts';
import { sentLine, sentSale } from './ventasEntrantes.desk.ts';

let desk: WorkDesk;
let other: FastifyInstance;
let secret = '';
let operacion = 7_500_000;
beforeAll(async () => {
  desk = await openVoucherDesk();
  ({ secret } = await makeSecret(desk.bed, await makeIntegration(desk.bed)));
  other = await secondServer(desk.bed);
});
beforeEach(() => {
  operacion += 100;
});
afterAll(async () => {
  await other.close();
  await desk.bed.close();
});

interface Sending {
  readonly app?: FastifyInstance;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(payload: string | Buffer, { app = desk.bed.app, headers = {} }: Sending = {}) {
  return app.inject({
    method: 'POST',
    url: '/mostrador/api/entrada/ventas',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/x-ndjson', ...headers },
    payload,
  });
}

const text = (...lines: readonly unknown[]) => lines.map((line) => JSON.stringify(line)).join('\n');

describe('a delivery', () => {
  it.each([
    ['as it is', (bytes: Buffer) => bytes, {}],
    ['gzipped', (bytes: Buffer) => gzipSync(bytes), { 'content-encoding': 'gzip' }],
  ])(
    'that is not in UTF-8 has the lines refused whose letters would be others, and no other: %s',
    async (_how, pack, headers) => {
      const named = sentSale(operacion, [1], { cliente: { nombre: 'Íñigo Peña' } });
      const plain = sentSale(operacion + 1, [1]);
      const bytes = Buffer.concat([Buffer.from(`${text(named)}\r\n`, 'latin1'), Buffer.from(text(plain))]);
      expect((await send(pack(bytes), { headers })).json()).toMatchObject({
        resultados: { nueva: 1, rechazada: 1 },
        detalle: [
          {
            linea: 1,
            operacion: null,
            motivo: 'La línea no está en UTF-8: algunas de sus letras se leerían como otras.',
          },
        ],
      });
      expect((await send(text(named))).json().resultados).toEqual({ nueva: 1 });
    },
  );

  it('is answered by what became of each line that is no new sale', async () => {
    const answer = await send(
      `\uFEFF${text(sentSale(operacion, [1]))}\r\n\nno es JSON\n${text(sentSale(operacion, [1]), sentSale(operacion + 1, [1]))}\n`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      idEntrada: expect.any(Number),
      ventas: 4,
      resultados: { nueva: 2, igual: 1, rechazada: 1 },
      avisos: [],
      detalle: [
        { linea: 2, tienda: null, operacion: null, resultado: 'rechazada', motivo: 'La línea no es un objeto JSON.' },
        { linea: 3, tienda: 1, operacion, resultado: 'igual', motivo: null },
      ],
    });
  });

  it('is taken as docs/integrar.md shows it', async () => {
    const manual = readFileSync(new URL('../../../docs/integrar.md', import.meta.url), 'utf8');
    const [, shown = ''] = /```json\n(\{"tienda".*)\n```/.exec(manual) ?? [];
    const [, annulment = ''] = /`(\{"tienda".*"anulada":true\})`/.exec(manual) ?? [];
    const sale = JSON.parse(shown);
    const today = desk.bed.clock.now.toISOString();
    const answer = await send(text({ ...sale, operacion, fecha: today }, { ...JSON.parse(annulment), operacion }));
    expect(answer.json()).toMatchObject({ resultados: { nueva: 1, corregida: 1 } });
  });

  it('may be packed', async () => {
    const packed = { 'content-encoding': 'gzip' };
    expect((await send(gzipSync(text(sentSale(operacion, [1]))), { headers: packed })).json()).toMatchObject({
      resultados: { nueva: 1 },
    });
    const broken = await send(Buffer.from('no es gzip'), { headers: packed });
    expect([broken.statusCode, broken.json().message]).toEqual([
      400,
      'El envío dice que viene con gzip, y no se puede descomprimir.',
    ]);
    const bomb = await send(gzipSync(Buffer.alloc(40 * 1024 * 1024, 0x20)), { headers: packed });
    expect([bomb.statusCode, bomb.json().message]).toEqual([413, 'La petición es demasiado grande.']);
    const brotli = await send('x', { headers: { 'content-encoding': 'br' } });
    expect([brotli.statusCode, brotli.json().message]).toEqual([415, 'El envío viene sin comprimir o con gzip.']);
  });

  it('has some sales, of its own type, and is not too large', async () => {
    const refusal = async (payload: string, headers: Sending['headers'] = {}) => {
      const answer = await send(payload, { headers });
      return [answer.statusCode, answer.json().message];
    };
    expect(await refusal('\n\n')).toEqual([400, 'No viene ninguna venta.']);
    expect(await refusal('{}\n'.repeat(5_001))).toEqual([400, 'Mande hasta 5000 ventas por envío.']);
    expect(await refusal('{}', { 'content-type': 'application/json' })).toEqual([
      415,
      'La petición debe ser de tipo application/x-ndjson.',
    ]);
    expect((await send(' '.repeat(6 * 1024 * 1024))).statusCode).toBe(413);
  });
});

it('a correction names the integration in the audit', async () => {
  await send(text(sentSale(operacion, [1]), sentSale(operacion, [2], { revision: 2 })));
  const { rows } = await desk.db.execute(
    sql`select accion, numiden, integracion is not null as by_one, despues from bitacora where id_entidad = ${`1/${operacion}`}`,
  );
  expect(rows).toEqual([
    { accion: 'corregirVenta', numiden: null, by_one: true, despues: { revision: 2, total: 232 } },
  ]);
});

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

describe('of two servers at once', () => {
  it('twenty deliveries of the same sales store each once', async () => {
    const sales = TWENTY.map((index) => sentSale(operacion + index, [1]));
    const answers = await Promise.all(
      TWENTY.map((index) => {
        const turned = [...sales.slice(index), ...sales.slice(0, index)];
        return send(text(...turned), { app: index % 2 === 0 ? desk.bed.app : other });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(TWENTY.map(() => 200));
    const count = (resultado: string) =>
      answers.reduce((sum, answer) => sum + (answer.json().resultados[resultado] ?? 0), 0);
    expect([count('nueva'), count('igual')]).toEqual([20, 380]);
  });

  it('ten vouchers and ten returns at the till take no unit twice, and all that was taken twice is told', async () => {
    const there = new Person({ ...desk.bed, app: other }, await desk.bed.signIn(ASESOR));
    await send(text(sentSale(operacion, [12])));
    const caso = await caseIn(desk, ESTADO.enProceso);
    const asked = await asking(desk, operacion, { 1: 1 }, { caso });
    const answers = await Promise.all(
      TWENTY.map(async (index) => {
        const app = index % 4 < 2 ? desk.bed.app : other;
        if (index % 2 === 0) return (index % 4 < 2 ? desk.asesor : there).send('vales/guardar-vale', asked, newKey());
        const devuelto = (index + 1) / 2;
        const lineas = [sentLine(1, 12, { devuelto })];
        return send(text(sentSale(operacion, [12], { revision: devuelto + 1, lineas })), { app });
      }),
    );
    const saved = answers.filter((answer, index) => index % 2 === 0 && answer.statusCode === 200).length;
    const { rows } = await desk.db.execute<{ held: number }>(
      sql`select sum(a.cantidad)::integer as held from vale_articulos a join vales v on v.id = a.id_vale where v.operacion = ${operacion}`,
    );
    expect(rows).toEqual([{ held: saved }]);
    // The last return is of ten units, and none of them can be given back again.
    expect(await unitsLeft(desk, operacion)).toEqual([Math.max(0, 12 - 10 - saved)]);
    const told = answers.flatMap((answer, index) => (index % 2 === 1 ? answer.json().detalle : []));
    const excess = told.flatMap(({ motivo }) => Number(/un vale: (\d+) /.exec(motivo ?? '')?.[1] ?? 0));
    expect(Math.max(0, ...excess)).toBe(Math.max(0, saved - 2));
  });
});
