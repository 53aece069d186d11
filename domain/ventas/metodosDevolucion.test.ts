import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Centavos, fromPesos, sum } from '#domain/common/money';
import { fallaReparto, metodoEnDinero, repartoSugerido } from '#domain/vales/repartoDeSaldo';
import { paid } from '../../tests/vales.ts';
import {
  disponibles,
  esEspecial,
  type IdMetodo,
  METODOS_DEVOLUCION,
  metodoDePago,
  mismoReparto,
  type PagoDeVenta,
  pagosConDevuelto,
  porOtraForma,
  tomaDesconocida,
  vuelveACada,
} from './metodosDevolucion.ts';

const CASH = 1;
const CREDIT_CARD = 2;
const DEBIT_CARD = 3;
const HOUSE_CREDIT = 4;
const CERTIFICATE = 9;
const WALLET = 10;
const UNKNOWN = 77;

function inWords(list: ReturnType<typeof repartoSugerido>): string {
  return list.map(({ metodo, monto }) => `${METODOS_DEVOLUCION[metodo]} ${monto / 100}`).join(', ');
}

const wanted = { soloBilletera: false };

it('the ways to give back have the numbers of the specification', () => {
  expect(METODOS_DEVOLUCION).toEqual({
    ...{ 2: 'TARJETA BANCARIA', 3: 'BILLETERA', 4: 'CRÉDITO DE LA TIENDA' },
    ...{ 5: 'CHEQUE', 6: 'EFECTIVO', 7: 'CERTIFICADO DE REGALO' },
  });
});

it('card and house credit alone give back the way it was paid', () => {
  const special = (Object.keys(METODOS_DEVOLUCION).map(Number) as IdMetodo[]).filter(esEspecial);
  expect(special.map((metodo) => METODOS_DEVOLUCION[metodo])).toEqual(['TARJETA BANCARIA', 'CRÉDITO DE LA TIENDA']);
});

describe('cash or cheque', () => {
  it.each([
    [2_000, 'EFECTIVO'],
    [2_000.01, 'CHEQUE'],
    [0, 'EFECTIVO'],
  ])('%d pesos go back by %s', (pesos, name) => {
    expect(METODOS_DEVOLUCION[metodoEnDinero(fromPesos(pesos))]).toBe(name);
  });
});

it('what vouchers gave by a method comes off the payments that go back by it, in their order', () => {
  const payments = [
    paid(CREDIT_CARD, 500),
    paid(CASH, 300),
    paid(DEBIT_CARD, 400),
    paid(HOUSE_CREDIT, 200),
    paid(9, 80),
  ];
  const given = (...list: readonly (readonly [IdMetodo, number])[]) =>
    pagosConDevuelto(
      payments,
      list.map(([metodo, pesos]) => ({ metodo, monto: fromPesos(pesos) })),
    ).map(({ devuelto }) => devuelto / 100);
  expect(given()).toEqual([0, 0, 0, 0, 0]);
  // Several vouchers by card; cash and cheque are one, and what is more than was paid so comes off what is left elsewhere.
  expect(given([2, 350], [2, 250], [5, 260], [6, 40], [7, 30])).toEqual([500, 300, 100, 0, 30]);
  expect(given([5, 310], [6, 40])).toEqual([0, 300, 0, 0, 50]);
  // The amount that the customer took in the wallet comes off cash first, then off the chain's credit, then the cards.
  expect(given([3, 280])).toEqual([0, 280, 0, 0, 0]);
  expect(given([3, 680])).toEqual([100, 300, 0, 200, 80]);
  // Never more than was paid.
  expect(given([4, 250], [2, 900.01], [6, 2_000])).toEqual([500, 300, 400, 200, 80]);
});

describe('how a balance goes back by itself', () => {
  it.each([
    ['what was paid in cash, in cash', 500, [paid(CASH, 500)], 'EFECTIVO 500'],
    ['much of it, by cheque', 2_500, [paid(CASH, 2_500)], 'CHEQUE 2500'],
    [
      'what was paid by cards, to the cards',
      800,
      [paid(CREDIT_CARD, 500), paid(DEBIT_CARD, 400)],
      'TARJETA BANCARIA 800',
    ],
    ['on credit, to the credit', 300, [paid(HOUSE_CREDIT, 900)], 'CRÉDITO DE LA TIENDA 300'],
    [
      'as it was paid, the rest in cash',
      700,
      [paid(CASH, 300), paid(CREDIT_CARD, 400)],
      'TARJETA BANCARIA 400, EFECTIVO 300',
    ],
    [
      'to a card only what has not gone back',
      400,
      [paid(CASH, 300), paid(CREDIT_CARD, 400, 350)],
      'TARJETA BANCARIA 50, EFECTIVO 350',
    ],
    ['nothing, as EFECTIVO 0', 0, [paid(CREDIT_CARD, 400)], 'EFECTIVO 0'],
    ['by certificate, as a certificate', 928, [paid(CERTIFICATE, 928)], 'CERTIFICADO DE REGALO 928'],
    ['from the wallet, into the wallet', 928, [paid(WALLET, 928)], 'BILLETERA 928'],
    [
      'by certificate and in cash: the certificate first',
      600,
      [paid(CASH, 580), paid(CERTIFICATE, 580)],
      'CERTIFICADO DE REGALO 580, EFECTIVO 20',
    ],
    [
      'by a form that nobody knows: never in cash',
      700,
      [paid(CASH, 300), paid(UNKNOWN, 400)],
      'CERTIFICADO DE REGALO 400, EFECTIVO 300',
    ],
    ['more than was paid: what is missing in cash', 1_160, [paid(CASH, 660)], 'EFECTIVO 1160'],
    ['what nobody knows how it was paid: in cash', 1_160, [], 'EFECTIVO 1160'],
  ])('%s', (_, pesos, pagos, words) => {
    expect(inWords(repartoSugerido(fromPesos(pesos), pagos, wanted))).toBe(words);
  });

  it('goes all to the wallet when only that is wanted', () => {
    const all = repartoSugerido(fromPesos(700), [paid(CREDIT_CARD, 700)], { soloBilletera: true });
    expect(inWords(all)).toBe('BILLETERA 700');
    expect(inWords(repartoSugerido(fromPesos(0), [], { soloBilletera: true }))).toBe('EFECTIVO 0');
  });

  it.each([
    ['by cheque above 2000', 20_880, [paid(CASH, 20_880)], 'BILLETERA 9100, CHEQUE 11780'],
    ['in cash up to it', 11_100, [paid(CASH, 11_100)], 'BILLETERA 9100, EFECTIVO 2000'],
    ['the way it was paid', 10_000, [paid(CREDIT_CARD, 10_000)], 'BILLETERA 9100, TARJETA BANCARIA 900'],
    ['nowhere while all of it fits', 9_100, [paid(CASH, 9_100)], 'BILLETERA 9100'],
  ])('puts into the wallet what fits, and the rest goes %s', (_, pesos, pagos, words) => {
    const billetera = { maximo: fromPesos(10_000), saldo: fromPesos(400), prometido: fromPesos(500) };
    expect(inWords(repartoSugerido(fromPesos(pesos), pagos, { soloBilletera: true, billetera }))).toBe(words);
  });

  it('gives what was paid from a wallet that has no room now as a certificate', () => {
    const billetera = { maximo: fromPesos(10_000), saldo: fromPesos(9_900), prometido: fromPesos(0) };
    const back = repartoSugerido(fromPesos(500), [paid(WALLET, 500)], { soloBilletera: false, billetera });
    expect(inWords(back)).toBe('BILLETERA 100, CERTIFICADO DE REGALO 400');
  });

  it('leaves a full wallet alone', () => {
    const billetera = { maximo: fromPesos(300), saldo: fromPesos(400), prometido: fromPesos(0) };
    const pagos = [paid(CASH, 700)];
    expect(inWords(repartoSugerido(fromPesos(700), pagos, { soloBilletera: true, billetera }))).toBe('EFECTIVO 700');
  });

  it('is right by its own rules, whatever fits into the wallet', () => {
    const money = fc.nat(3_000_000).map((amount) => amount as Centavos);
    const payments = fc.array(
      fc.record({ idFormaPago: fc.constantFrom(1, 2, 4, 9, 10, 77), monto: money, devuelto: money }),
    );
    fc.assert(
      fc.property(payments, money, money, money, (pagos, saldo, maximo, held) => {
        const billetera = { maximo, saldo: held, prometido: fromPesos(1) };
        const suggested = repartoSugerido(saldo, pagos, { soloBilletera: true, billetera });
        expect(fallaReparto(suggested, saldo, pagos, { billetera })).toBeNull();
      }),
    );
  });

  it('is right by its own rules, and never more by a way than was paid by it', () => {
    const payments = fc.array(
      fc.record({ idFormaPago: fc.constantFrom(1, 2, 3, 4, 9), monto: fc.nat(1_000_000), devuelto: fc.nat(1_000_000) }),
    );
    fc.assert(
      fc.property(payments, fc.nat(3_000_000), (some, balance) => {
        const pagos = some as unknown as PagoDeVenta[];
        const saldo = balance as Centavos;
        const suggested = repartoSugerido(saldo, pagos, wanted);
        expect(fallaReparto(suggested, saldo, pagos)).toBeNull();
        expect(sum(suggested.map(({ monto }) => monto))).toBe(saldo);
        const possible = disponibles(pagos);
        for (const { metodo, monto } of suggested) {
          if (metodo === 2 || metodo === 4) expect(monto).toBeLessThanOrEqual(possible[metodo]);
        }
      }),
    );
  });
});

describe('a choice of methods', () => {
  const pagos = [paid(CASH, 3_000), paid(CREDIT_CARD, 400)];

  it.each([
    [9_100, 400, 0, 9_100, null],
    [9_100.01, 900, 0, 9_100.01, 'En la billetera caben $9,100.00.'],
    [9_100.01, 400, 500, 9_100.01, 'En la billetera caben $9,100.00: otros vales le van a abonar $500.00.'],
    [10_000.01, null, 0, 10_000.01, 'En la billetera caben como máximo $10,000.00.'],
    [9_999, null, 0, 9_999, null],
    [0.01, 12_000, 0, 0.01, 'En la billetera caben $0.00.'],
  ])('%d to a wallet that holds %d, with %d promised', (amount, held, promised, balance, text) => {
    const billetera = {
      maximo: fromPesos(10_000),
      saldo: held === null ? null : fromPesos(held),
      prometido: fromPesos(promised),
    };
    const metodos = [{ metodo: 3, monto: fromPesos(amount) }] as const;
    expect(fallaReparto(metodos, fromPesos(balance), pagos, { billetera })).toBe(text);
  });

  it.each([
    [
      [
        [6, 300],
        [2, 400],
      ],
      700,
      null,
    ],
    [[[3, 700]], 700, null],
    [
      [
        [6, 700],
        [2, -0.01],
      ],
      699.99,
      'Un método de devolución no puede ser menor a cero.',
    ],
    [
      [
        [6, 300],
        [6, 400],
      ],
      700,
      'Un método de devolución está dos veces.',
    ],
    [[[6, 699.99]], 700, 'Los métodos de devolución deben sumar el saldo del vale.'],
    [[[2, 400.01]], 400.01, 'Por TARJETA BANCARIA no puede volver más de lo que se pagó.'],
    [[[4, 0.01]], 0.01, 'Por CRÉDITO DE LA TIENDA no puede volver más de lo que se pagó.'],
    [[[6, 2_000.01]], 2_000.01, 'Más de 2,000 pesos se devuelven con cheque.'],
    [[[5, 2_000]], 2_000, 'Hasta 2,000 pesos se devuelven en efectivo.'],
    [[[6, 2_000]], 2_000, null],
    [[[5, 2_000.01]], 2_000.01, null],
    [
      [
        [5, 2_500],
        [6, 300],
      ],
      2_800,
      'Efectivo y cheque no van juntos: más de 2,000 pesos se devuelven con cheque.',
    ],
    // All that was paid in cash may go so, and not a centavo of the card's part.
    [
      [
        [2, 100],
        [5, 3_000],
      ],
      3_100,
      null,
    ],
    [
      [
        [2, 99.99],
        [5, 3_000.01],
      ],
      3_100,
      'En efectivo o cheque no puede volver más de lo que se pagó así.',
    ],
    // The amount that neither was paid so nor fits on the card.
    [
      [
        [2, 400],
        [5, 3_100],
      ],
      3_500,
      null,
    ],
  ] as const)('%j of %d pesos: %s', (chosen, pesos, text) => {
    const metodos = chosen.map(([metodo, monto]) => ({ metodo, monto: fromPesos(monto) }));
    expect(fallaReparto(metodos, fromPesos(pesos), pagos)).toBe(text);
  });
});

describe('a choice for the rest of what partly went back in money', () => {
  // The amounts that went and are to go are one to the 2000 rule.
  it.each([
    ['in cash to 2,000.00 together', [[6, 500]], 1_500, null],
    [
      'in cash beyond it',
      [[6, 500.01]],
      1_500,
      'Más de 2,000 pesos se devuelven con cheque, y ya se devolvieron $1,500.00.',
    ],
    [
      'by cheque to 2,000.00 together',
      [[5, 500]],
      1_500,
      'Hasta 2,000 pesos se devuelven en efectivo, y ya se devolvieron $1,500.00.',
    ],
    ['by cheque beyond it', [[5, 500.01]], 1_500, null],
    [
      'in no cash, to the wallet',
      [
        [6, 0],
        [3, 700],
      ],
      2_500,
      null,
    ],
  ] as const)('%s: %j after %d pesos', (_, chosen, before, text) => {
    const metodos = chosen.map(([metodo, monto]) => ({ metodo, monto: fromPesos(monto) }));
    const saldo = sum(metodos.map(({ monto }) => monto));
    const pagos = [paid(CASH, 5_000, before)];
    expect(fallaReparto(metodos, saldo, pagos, { yaEnDinero: fromPesos(before) })).toBe(text);
  });
});

describe('what goes back by another way than it came', () => {
  const both = [paid(CASH, 500), paid(CREDIT_CARD, 300), paid(CERTIFICATE, 200)];

  it.each([
    [
      'as it came: none',
      both,
      [
        [2, 300],
        [6, 500],
        [7, 200],
      ],
      0,
    ],
    ['cash into the wallet: none, the customer chose it', both, [[3, 500]], 0],
    ['a certificate into the wallet: none, both are the chain’s own credit', both, [[3, 700]], 0],
    ['a card into the wallet', both, [[3, 1_000]], 300],
    ['cash that is gone into the wallet', [paid(CASH, 500, 500), paid(CREDIT_CARD, 300)], [[3, 200]], 200],
    ['cash as a certificate', both, [[7, 500]], 300],
    ['a certificate in cash', [paid(CERTIFICATE, 580)], [[6, 580]], 580],
    ['a wallet by cheque', [paid(WALLET, 2_580)], [[5, 2_580]], 2_580],
    ['a form that nobody knows', [paid(UNKNOWN, 400)], [[7, 400]], 400],
    ['what is beyond all payments: that has its own reason', [paid(CASH, 660)], [[6, 1_160]], 0],
    ['a sale without a payment on record: nobody knows', [], [[6, 500]], 0],
  ] as const)('%s', (_name, pagos, chosen, other) => {
    const metodos = chosen.map(([metodo, monto]) => ({ metodo, monto: fromPesos(monto) }));
    expect(porOtraForma(metodos, pagos) / 100).toBe(other);
  });

  it('is told of each payment: two cards are two lines', () => {
    const pagos = [paid(CREDIT_CARD, 580), paid(CASH, 100), paid(DEBIT_CARD, 580, 80)];
    const back = vuelveACada(
      [
        { metodo: 2, monto: fromPesos(900) },
        { metodo: 6, monto: fromPesos(150) },
      ],
      pagos,
    );
    expect(back.map((monto) => monto / 100)).toEqual([580, 100, 320]);
  });

  it('is a form that nobody knows once all others are spent', () => {
    const pagos = [paid(CASH, 300), paid(UNKNOWN, 400)];
    expect([300, 300.01].map((pesos) => tomaDesconocida(fromPesos(pesos), pagos))).toEqual([false, true]);
  });
});

describe('two divisions', () => {
  const divided = (...list: readonly (readonly [IdMetodo, number])[]) =>
    list.map(([metodo, pesos]) => ({ metodo, monto: fromPesos(pesos) }));

  it.each([
    ['in another order are the same', divided([3, 100], [6, 200]), divided([6, 200], [3, 100]), true],
    ['with another amount are not', divided([3, 100], [6, 200]), divided([3, 100], [6, 200.01]), false],
    ['with the amounts exchanged are not', divided([3, 100], [6, 200]), divided([3, 200], [6, 100]), false],
    ['with a further method are not', divided([3, 100]), divided([3, 100], [6, 0]), false],
    ['with a method less are not', divided([3, 100], [6, 0]), divided([3, 100]), false],
  ])('%s', (_, one, other, same) => {
    expect(mismoReparto(one, other)).toBe(same);
  });
});

it.each([
  [1, 6],
  [2, 2],
  [3, 2],
  [4, 4],
  [9, 7],
  [10, 3],
  [77, null],
])('what was paid by form %i goes back by method %i', (idFormaPago, metodo) => {
  expect(metodoDePago(idFormaPago)).toBe(metodo);
});
