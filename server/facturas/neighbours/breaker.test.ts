import { beforeEach, describe, expect, it } from 'vitest';
import { NeighbourContradiction, NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import { type AskedNeighbours, limited, questionUnderWay } from '../../platform/neighbours/limited.ts';
import { remembering } from './breaker.ts';

const DOWN =
  'No hay respuesta de la billetera desde hace un momento y no se le preguntó de nuevo. Intente en unos segundos.';

let now = 0;
let asked = 0;
const lines: (readonly string[])[] = [];
let answer: () => Promise<unknown> = async () => null;
let neighbours: AskedNeighbours;
beforeEach(() => {
  now = 0;
  asked = 0;
  const read = () => {
    asked += 1;
    return answer();
  };
  const own = { wallet: { read }, credit: { estimate: async () => 'sí' }, stamper: { certified: true } };
  lines.splice(0);
  const log = {
    error: ({ vecino, err }: { vecino: string; err: Error }, text: string) => lines.push([vecino, text, err.message]),
    warn: ({ vecino }: { vecino: string }, text: string) => lines.push([vecino, text]),
  };
  neighbours = remembering(own as unknown as AskedNeighbours, log as never, () => now);
});

const WENT = ['de la billetera', 'a neighbour does not answer', 'socket hang up'];
const CAME = ['de la billetera', 'a neighbour answers again'];

const broken = () => Promise.reject(new Error('socket hang up'));
const read = () => neighbours.wallet.read(1);

async function fail(times: number): Promise<void> {
  answer = broken;
  for (let time = 0; time < times; time += 1) await expect(read()).rejects.toThrow('socket hang up');
}

describe('a neighbour', () => {
  it('that failed five times within half a minute is not waited for; the others are', async () => {
    await fail(5);
    await expect(read()).rejects.toThrow(DOWN);
    expect(asked).toBe(5);
    expect(await neighbours.credit.estimate({ tienda: 1, operacion: 1, monto: 1 as never })).toBe('sí');
  });

  it('that failed four times, or five in longer than that, is asked', async () => {
    await fail(4);
    now = 30_000;
    await fail(1);
    expect(asked).toBe(5);
    await expect(read()).rejects.toThrow('socket hang up');
  });

  it('that is down is tried once each fifteen seconds, and asked by all once it answers', async () => {
    await fail(5);
    now = 14_999;
    await expect(read()).rejects.toThrow(DOWN);
    now = 15_000;
    await expect(read()).rejects.toThrow('socket hang up');
    await expect(read()).rejects.toThrow(DOWN);
    now = 30_000;
    answer = async () => 'folio';
    expect(await read()).toBe('folio');
    expect(await read()).toBe('folio');
  });

  it('that says no is there', async () => {
    await fail(4);
    answer = () => Promise.reject(new NeighbourRefusal('No.'));
    await expect(read()).rejects.toThrow('No.');
    await fail(4);
    await expect(read()).rejects.toThrow('socket hang up');
  });

  it('that never answers fails when it is given up', async () => {
    answer = () => new Promise(() => undefined);
    const patient = limited({ ...neighbours, mail: null }, 2);
    for (let time = 0; time < 5; time += 1) {
      await expect(patient.within(({ wallet }) => wallet.read(1))).rejects.toThrow('within 2 ms');
    }
    await expect(patient.within(({ wallet }) => wallet.read(1))).rejects.toThrow(DOWN);
  });

  it('that goes silent writes one line, and one when it is back, whatever it says then', async () => {
    answer = async () => 'folio';
    await read();
    expect(lines).toEqual([]);
    await fail(5);
    for (let time = 0; time < 50; time += 1) await expect(read()).rejects.toThrow(DOWN);
    now = 15_000;
    await expect(read()).rejects.toThrow('socket hang up');
    expect(lines).toEqual([WENT]);
    now = 30_000;
    answer = () => Promise.reject(new NeighbourRefusal('No.'));
    for (let time = 0; time < 2; time += 1) await expect(read()).rejects.toThrow('No.');
    expect(lines).toEqual([WENT, CAME]);
    await fail(1);
    expect(lines).toEqual([WENT, CAME, WENT]);
  });

  it('that is given up writes why, once', async () => {
    answer = () => new Promise(() => undefined);
    const patient = limited({ ...neighbours, mail: null }, 2);
    for (let time = 0; time < 3; time += 1) {
      await expect(patient.within(({ wallet }) => wallet.read(1))).rejects.toThrow('within 2 ms');
    }
    expect(lines).toEqual([['de la billetera', 'a neighbour does not answer', 'No answer came within 2 ms']]);
  });

  it('whose answers contradict each other is there', async () => {
    answer = () => Promise.reject(new NeighbourContradiction('The package 1 is here already'));
    for (let time = 0; time < 6; time += 1) await expect(read()).rejects.toThrow('The package 1');
    expect(lines).toEqual([]);
  });

  it('that fails five times within half a minute at any hour is down', async () => {
    now = 3_600_000;
    await fail(4);
    now += 29_999;
    await fail(1);
    await expect(read()).rejects.toThrow(DOWN);
  });

  it('that is given up and fails then counts once', async () => {
    const patient = limited({ ...neighbours, mail: null }, 2);
    const ask = () => patient.within(({ wallet }) => wallet.read(1));
    answer = () =>
      new Promise((_, reject) => questionUnderWay()?.signal.addEventListener('abort', () => reject(new Error('gone'))));
    for (let time = 0; time < 4; time += 1) await expect(ask()).rejects.toThrow('within 2 ms');
    answer = async () => 'folio';
    expect(await ask()).toBe('folio');
  });

  it('that fails while somebody still waits counts too', async () => {
    const patient = limited({ ...neighbours, mail: null }, 1_000);
    answer = broken;
    for (let time = 0; time < 5; time += 1) {
      await expect(patient.within(({ wallet }) => wallet.read(1))).rejects.toThrow('socket hang up');
    }
    await expect(patient.within(({ wallet }) => wallet.read(1))).rejects.toThrow(DOWN);
  });

  it('that is embedded is not down where our own database is', async () => {
    answer = () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' }));
    for (let time = 0; time < 6; time += 1) await expect(read()).rejects.toThrow('canceling statement');
    expect(lines).toEqual([]);
  });
});
