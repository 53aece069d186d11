/** The house over HTTP with neighbours on a bad line: nothing twice, nothing lost, no refusal that was none. */
import type { Server } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NombreVecino, VECINOS } from '#contract/vecinos';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { centavos } from '#domain/common/money';
import { embeddedFace } from '../../../scripts/vecinos/embedded.ts';
import { listenHere } from '../../../scripts/vecinos/simulated.ts';
import { remembering } from '../../../server/facturas/neighbours/breaker.ts';
import { readAllowList } from '../../../server/platform/allowList.ts';
import {
  certificados,
  enviosNetsuite,
  movimientosBilletera,
  movimientosCredito,
} from '../../../server/platform/db/schema/neighbours.ts';
import { guias } from '../../../server/platform/db/schema/operaciones.ts';
import { pagosEstacionamiento } from '../../../server/platform/db/schema/tickets.ts';
import { valeDevoluciones } from '../../../server/platform/db/schema/vales.ts';
import { lineTo } from '../../../server/platform/neighbours/http/line.ts';
import { remoteNeighbour } from '../../../server/platform/neighbours/http/remote.ts';
import type { AskedNeighbours } from '../../../server/platform/neighbours/limited.ts';
import type { Neighbours } from '../../../server/platform/neighbours/neighbours.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { unfinishedRefunds } from '../../../server/vales/devoluciones/unfinished.ts';
import { FAULTS, type FaultName, type FaultyWay, faultyWay } from '../bed/faultyWay.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { NOW, newKey } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { testStamper } from '../facturas/timbrador.desk.ts';
import { GUIDE, onGuide, seedGoods } from '../guias/guias.desk.ts';
import { BILLETERA, CERTIFICADO, CREDITO, EFECTIVO, giveBackBy, voucherBy } from '../vales/devoluciones.desk.ts';
import { openVoucherDesk } from '../vales/vales.desk.ts';

const SECRETS = [Buffer.alloc(32, 9)];
const NAMES = Object.keys(VECINOS) as NombreVecino[];
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

let desk: WorkDesk;
let own: ReturnType<typeof embeddedNeighbours>;
const faces: Server[] = [];
const ways = new Map<NombreVecino, FaultyWay>();
let remote: Partial<Neighbours> = {};

/** The neighbours that the server asks, which exist only once its database does. */
const standing = new Proxy({} as Partial<Neighbours>, {
  ownKeys: () => ['wallet', 'certificates', 'credit', 'logistics', 'netsuite', 'parking', 'restaurant'],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  get: (_, name) =>
    new Proxy(
      {},
      {
        get:
          (_inner, method) =>
          (...asked: unknown[]) =>
            member(name, method)(...asked),
      },
    ),
});

function member(name: string | symbol, method: string | symbol): (...asked: unknown[]) => unknown {
  return Reflect.get(Reflect.get(remote, name) as object, method) as (...asked: unknown[]) => unknown;
}

function to(nombre: NombreVecino, url: string): Partial<Neighbours> {
  const settings = { nombre, url, secretos: SECRETS, token: null, certificado: null, llave: null };
  return remoteNeighbour(settings, lineTo(settings, readAllowList('127.0.0.1') ?? [], { connectMs: 500, allMs: 400 }));
}

beforeAll(async () => {
  desk = await openVoucherDesk({ neighbours: standing });
  own = embeddedNeighbours(desk.db, () => desk.bed.clock.now);
  for (const nombre of NAMES) {
    const face = embeddedFace(nombre, own, SECRETS);
    faces.push(face);
    const way = await faultyWay(await listenHere(face, 0));
    ways.set(nombre, way);
    remote = { ...remote, ...to(nombre, way.url) };
  }
});
afterAll(async () => {
  for (const way of ways.values()) way.close();
  for (const face of faces) face.close();
  await desk.bed.close();
});

function fail(nombre: NombreVecino, fault: FaultName, times = 1): void {
  ways.get(nombre)?.meets(fault, times);
}

async function finishByItself(): Promise<number> {
  const neighbours = { ...own, ...remote, stamper: testStamper(desk.bed), mail: null } as Neighbours;
  const surroundings = surroundingsOf(desk.bed, neighbours);
  const log = { error: () => undefined };
  desk.bed.clock.advance(esperaDeVecino(0));
  return createFinisher(unfinishedRefunds(surroundings, log), {
    clock: surroundings.clock,
    alone: false,
    log,
  }).finish();
}

const REFUNDS = [
  [BILLETERA, 'billetera', movimientosBilletera],
  [CERTIFICADO, 'certificados', certificados],
  [CREDITO, 'credito', movimientosCredito],
] as const;

describe.each(REFUNDS)('a refund by the method %s over %s', (metodo, nombre, table) => {
  it.each(FAULT_NAMES)('is given once, by itself: %s', async (fault) => {
    desk.bed.clock.now = NOW;
    await desk.db.delete(movimientosBilletera);
    const refunds = { desk } as Parameters<typeof voucherBy>[0];
    const paid = metodo === CREDITO ? { pagos: [[4, 116]] as const } : {};
    const vale = await voucherBy(refunds, { [metodo]: 116 }, paid);
    fail(nombre, fault);
    expect((await giveBackBy(desk.asesor, metodo, vale)).statusCode).toBe(502);
    expect(await finishByItself()).toBe(1);
    const states = await desk.db.select().from(valeDevoluciones).where(eq(valeDevoluciones.idVale, vale.id));
    expect(states.map(({ estado, monto }) => [estado, monto])).toEqual([['hecha', 11_600]]);
    const given = await desk.db.select({ monto: table.monto }).from(table).where(eq(table.idVale, vale.id));
    expect(given).toEqual([{ monto: 11_600 }]);
  });
});

describe('a voucher for the accounts', () => {
  it.each(FAULT_NAMES)('is handed over once: %s', async (fault) => {
    desk.bed.clock.now = NOW;
    const { id } = await voucherBy({ desk } as Parameters<typeof voucherBy>[0], { [EFECTIVO]: 116 });
    const handOver = () => desk.administrador.getOnce(`vales/migra-netsuite/${id}`, newKey());
    fail('contabilidad', fault);
    expect((await handOver()).statusCode).toBe(502);
    expect((await handOver()).statusCode).toBe(200);
    expect(await desk.db.$count(enviosNetsuite, eq(enviosNetsuite.idVale, id))).toBe(1);
  });
});

describe('who asks logistics again', () => {
  it.each(FAULT_NAMES)('has it done once: %s', async (fault) => {
    desk.bed.clock.now = NOW;
    const goods = await seedGoods(desk);
    const clave = newKey();
    const cancel = () => desk.asesor.send('vales/clientes/cancelacion-guia-total', { folioGuia: GUIDE }, clave);
    fail('logistica', fault);
    expect((await cancel()).statusCode).toBe(502);
    expect((await cancel()).json()).toMatchObject({ codigo: 1, canceladas: 7, enCamino: 4 });
    expect((await onGuide(desk, GUIDE)).map(([, cantidad]) => cantidad)).toEqual([5, 1, 1, 1, 2, 1]);

    const pickup = { id: goods.idVale, version: 1, idDireccion: goods.idDireccion, fecha: '2026-03-19', lineas: [4] };
    const order = (key: string) => desk.asesor.send('vales/recolecta/guardar-parcial', pickup, key);
    const key = newKey();
    fail('logistica', fault);
    expect((await order(key)).statusCode).toBe(502);
    expect((await order(key)).statusCode).toBe(200);

    const ordered = await desk.db.select().from(guias).where(eq(guias.tipo, 'RECOLECTA'));
    expect(ordered).toHaveLength(1);
  });
});

describe('a reading', () => {
  it.each(FAULT_NAMES)('never finds nothing for a fault: %s', async (fault) => {
    const ticket = {
      cvetda: 1,
      operacion: 7_001,
      monto: centavos(5_000),
      fecha: '2026-03-17',
      valido: true,
      idFormaPago: 1,
    };
    await desk.db.insert(pagosEstacionamiento).values(ticket).onConflictDoNothing();
    const path = 'facturas/estacionamiento/buscarPagomostrador?tienda=1&operacion=7001';
    fail('estacionamiento', fault, 2);
    expect((await desk.administrador.get(path)).statusCode).toBe(502);
    fail('estacionamiento', fault, 0);
    expect((await desk.administrador.get(path)).statusCode).toBe(200);
  });
});

it('of a neighbour that is remembered to be down fails at once', async () => {
  const { wallet } = remembering(to('billetera', 'http://127.0.0.1:9') as AskedNeighbours, {
    error: () => undefined,
    warn: () => undefined,
  });
  for (let time = 0; time < 5; time += 1) await expect(wallet.read(1)).rejects.toThrow('No whole answer');
  const began = performance.now();
  await expect(wallet.read(1)).rejects.toThrow('No hay respuesta de la billetera desde hace un momento');
  expect(performance.now() - began).toBeLessThan(100);
});
