import { describe, expect, it } from 'vitest';
import { PROBLEM_JSON, PROBLEMAS } from '#contract/neighbours/sobre';
import { centavos } from '#domain/common/money';
import type { Wallet } from '../neighbours.ts';
import { outcomeOf } from '../outcome.ts';
import type { LineAnswer } from './line.ts';
import { remoteNeighbour } from './remote.ts';
import type { RemoteSettings } from './settings.ts';

const SETTINGS: RemoteSettings = {
  nombre: 'billetera',
  ...{ url: 'http://x', secretos: [Buffer.alloc(24, 1)] },
  ...{ token: null, certificado: null, llave: null },
};

function walletThatSays(answer: LineAnswer): Wallet {
  const { wallet } = remoteNeighbour(SETTINGS, { post: async () => answer });
  if (wallet === undefined) throw new Error('There is no wallet');
  return wallet;
}

const titular = { nombre: 'PÉREZ ANA', correo: null, telefono: null };
const DEPOSIT = {
  ...{ clave: 'devolucion-7', numiden: 100_002, numidenCliente: 7, titular, idVale: 9, concepto: 'Vale 9' },
  ...{ monto: centavos(11_650), maximo: centavos(1_000_000) },
};

/** A change, a reading that may find nothing, and one that always finds something. */
const QUESTIONS = {
  abonar: (wallet: Wallet) => wallet.add(DEPOSIT),
  leer: (wallet: Wallet) => wallet.read(7),
  existe: (wallet: Wallet) => wallet.exists('X1'),
} as const;

const STATUSES = [200, 201, 204, 307, 400, 401, 403, 404, 409, 410, 422, 429, 500, 502, 503];

/** All that a problem of the contract means, written by hand; whatever stands here not is unknown. */
const MEANT: Readonly<Record<keyof typeof QUESTIONS, readonly string[]>> = {
  abonar: ['409 negado negado', '422 negado negado', '429 noTomado noListo', '503 noTomado noListo'],
  leer: [
    ...['409 negado negado', '422 negado negado', '429 noTomado noListo', '503 noTomado noListo'],
    '404 noExiste hecho',
  ],
  existe: ['409 negado negado', '422 negado negado', '429 noTomado noListo', '503 noTomado noListo'],
};

describe.each(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])('%s', (name) => {
  const told = async (answer: LineAnswer) =>
    (await outcomeOf<unknown>(() => QUESTIONS[name](walletThatSays(answer)))).tipo;

  it('takes of all statuses with all problems only what the contract says', async () => {
    const types = Object.entries({ ...PROBLEMAS, ninguno: 'about:blank' });
    const understood: string[] = [];
    for (const status of STATUSES) {
      for (const [problem, type] of types) {
        const body = JSON.stringify({ type, title: 'No cabe.' });
        const outcome = await told({ status, type: PROBLEM_JSON, body });
        if (outcome !== 'desconocido') understood.push(`${status} ${problem} ${outcome}`);
        expect(await told({ status, type: 'application/json', body })).toBe('desconocido');
      }
    }
    expect(understood.toSorted()).toEqual(MEANT[name].toSorted());
  });

  it('takes a good body only as the contract sends it', async () => {
    const good = {
      abonar: { folio: 'X1' },
      leer: { folio: 'X1', saldo: 1, movimientos: [] },
      existe: { existe: true },
    };
    const body = JSON.stringify({ resultado: good[name] });
    for (const status of STATUSES) {
      expect(await told({ status, type: 'application/json', body }), String(status)).toBe(
        status === 200 ? 'hecho' : 'desconocido',
      );
      expect(await told({ status, type: 'text/html', body }), String(status)).toBe('desconocido');
    }
    expect(await told({ status: 200, type: '', body })).toBe('desconocido');
    expect(await told({ status: 200, type: PROBLEM_JSON, body })).toBe('desconocido');
  });
});

describe('what tells nothing', () => {
  const wordsOf = async (answer: LineAnswer) => {
    const outcome = await outcomeOf(() => walletThatSays(answer).add(DEPOSIT));
    return outcome.tipo === 'desconocido' ? String((outcome.causa as Error).message) : outcome.tipo;
  };
  const TELLS_NOTHING = 'which tells nothing of what was done';

  it('is named by its status and kind in the log, and by no word of its own', async () => {
    const body = JSON.stringify({ type: PROBLEMAS.enCurso, title: 'De ANA PÉREZ.' });
    expect(await wordsOf({ status: 409, type: PROBLEM_JSON, body })).toBe(
      `billetera/abonar answered 409 ${PROBLEMAS.enCurso}, ${TELLS_NOTHING}`,
    );
    expect(await wordsOf({ status: 502, type: 'text/html', body: '<html>ANA' })).toBe(
      `billetera/abonar answered 502, ${TELLS_NOTHING}`,
    );
    expect(await wordsOf({ status: 409, type: PROBLEM_JSON, body: body.slice(0, 9) })).toBe(
      `billetera/abonar answered 409, ${TELLS_NOTHING}`,
    );
  });
});

it('no token is shown where none is set', async () => {
  const shown: (string | undefined)[] = [];
  for (const token of [null, 'abc']) {
    const { wallet } = remoteNeighbour(
      { ...SETTINGS, token },
      {
        post: async ({ headers }) => {
          shown.push(headers.Authorization);
          return { status: 200, type: 'application/json', body: '{"resultado":{"existe":true}}' };
        },
      },
    );
    await wallet?.exists('X1');
  }
  expect(shown).toEqual([undefined, 'Bearer abc']);
});
