import { describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { type IdMetodo, type MetodoConMonto, porOtraFormaDeMas } from '#domain/ventas/metodosDevolucion';
import { motivosDelCambio, otraPersonaSinAutorizar } from './autorizacionVale.ts';
import { cambioEnPalabras } from './cambioPorAutorizar.ts';

const [TARJETA, BILLETERA, CREDITO, CHEQUE, EFECTIVO, CERTIFICADO] = [2, 3, 4, 5, 6, 7] as const;

/** Forms of paying: cash, credit card, house credit, certificate, wallet, and one that nobody knows. */
const [EN_EFECTIVO, CON_TARJETA, A_CREDITO, CON_CERTIFICADO, CON_BILLETERA, DESCONOCIDA] = [
  1, 2, 4, 9, 10, 99,
] as const;

type Amounts = readonly (readonly [number, number])[];

const paid = (...amounts: Amounts) =>
  amounts.map(([idFormaPago, pesos]) => ({ idFormaPago, monto: fromPesos(pesos), devuelto: fromPesos(0) }));
const by = (...amounts: Amounts): readonly MetodoConMonto[] =>
  amounts.map(([metodo, pesos]) => ({ metodo: metodo as IdMetodo, monto: fromPesos(pesos) }));

/** The amount, in pesos, that a change sends by another way than it came, beyond what went that way before. */
const more = (pagos: Amounts, antes: Amounts, despues: Amounts) =>
  porOtraFormaDeMas(by(...antes), by(...despues), paid(...pagos)) / 100;

describe('a change of methods sends by another way than it came', () => {
  it.each<readonly [string, Amounts, Amounts, Amounts, number]>([
    ['all of a card as a certificate', [[CON_TARJETA, 1_160]], [[TARJETA, 1_160]], [[CERTIFICADO, 1_160]], 1_160],
    ['all of a card to the wallet', [[CON_TARJETA, 1_160]], [[TARJETA, 1_160]], [[BILLETERA, 1_160]], 1_160],
    ['house credit as a certificate', [[A_CREDITO, 500]], [[CREDITO, 500]], [[CERTIFICADO, 500]], 500],
    ['house credit to the wallet', [[A_CREDITO, 500]], [[CREDITO, 500]], [[BILLETERA, 500]], 500],
    ['cash as a certificate', [[EN_EFECTIVO, 500]], [[EFECTIVO, 500]], [[CERTIFICADO, 500]], 500],
    ['a certificate in cash', [[CON_CERTIFICADO, 500]], [[CERTIFICADO, 500]], [[EFECTIVO, 500]], 500],
    [
      'an unknown form, authorized as a certificate, in cash',
      [[DESCONOCIDA, 300]],
      [[CERTIFICADO, 300]],
      [[EFECTIVO, 300]],
      300,
    ],
    [
      'the part of a card alone',
      [
        [CON_TARJETA, 900],
        [EN_EFECTIVO, 100],
      ],
      [
        [TARJETA, 900],
        [EFECTIVO, 100],
      ],
      [
        [TARJETA, 700],
        [BILLETERA, 300],
      ],
      200,
    ],
  ])('%s', (_, pagos, antes, despues, pesos) => expect(more(pagos, antes, despues)).toBe(pesos));

  it.each<readonly [string, Amounts, Amounts, Amounts]>([
    ['cash to the wallet, as the customer may choose', [[EN_EFECTIVO, 500]], [[EFECTIVO, 500]], [[BILLETERA, 500]]],
    ['a certificate to the wallet', [[CON_CERTIFICADO, 500]], [[CERTIFICADO, 500]], [[BILLETERA, 500]]],
    ['the wallet as a certificate', [[CON_BILLETERA, 500]], [[BILLETERA, 500]], [[CERTIFICADO, 500]]],
    ['cash by cheque', [[EN_EFECTIVO, 3_000]], [[EFECTIVO, 3_000]], [[CHEQUE, 3_000]]],
    ['a certificate back to the card that paid', [[CON_TARJETA, 500]], [[CERTIFICADO, 500]], [[TARJETA, 500]]],
    [
      'a certificate that was authorized, less of it',
      [[CON_TARJETA, 500]],
      [[CERTIFICADO, 500]],
      [
        [TARJETA, 200],
        [CERTIFICADO, 300],
      ],
    ],
    ['what was paid in ways that nobody wrote down', [], [[EFECTIVO, 500]], [[CERTIFICADO, 500]]],
  ])('nothing: %s', (_, pagos, antes, despues) => expect(more(pagos, antes, despues)).toBe(0));

  it('what was authorized one way, by another one: amount and method are bound', () => {
    const card: Amounts = [[CON_TARJETA, 1_000]];
    expect(more(card, [[CERTIFICADO, 1_000]], [[BILLETERA, 1_000]])).toBe(1_000);
    expect(
      more(
        card,
        [
          [TARJETA, 400],
          [CERTIFICADO, 600],
        ],
        [
          [TARJETA, 300],
          [CERTIFICADO, 700],
        ],
      ),
    ).toBe(100);
    // More than was paid, authorized in cash: of a part in cash the payments in cash bear all first.
    expect(more([[EN_EFECTIVO, 300]], [[EFECTIVO, 500]], [[BILLETERA, 500]])).toBe(200);
    expect(
      more(
        [[EN_EFECTIVO, 300]],
        [[EFECTIVO, 500]],
        [
          [BILLETERA, 300],
          [EFECTIVO, 200],
        ],
      ),
    ).toBe(200);
  });
});

describe('a change of methods is authorized by somebody else', () => {
  const change = (despues: Amounts, otraPersona = false) =>
    motivosDelCambio({
      ...{ antes: by([TARJETA, 1_160]), despues: by(...despues), otraPersona },
      pagos: paid([CON_TARJETA, 1_160]),
    });

  it('where it sends something another way, and not where it does not', () => {
    expect(change([[CERTIFICADO, 1_160]])).toEqual(['otraForma']);
    expect(
      change([
        [TARJETA, 1_159.99],
        [BILLETERA, 0.01],
      ]),
    ).toEqual(['otraForma']);
    expect(change([[TARJETA, 1_160]])).toEqual([]);
  });

  it('where the money goes to another person than who bought, whom nobody authorized', () => {
    expect(change([[TARJETA, 1_160]], true)).toEqual(['otraPersona']);
    expect(change([[BILLETERA, 1_160]], true)).toEqual(['otraPersona', 'otraForma']);
    const other = { comprador: 1, cliente: 2 };
    expect(otraPersonaSinAutorizar(other, [])).toBe(true);
    expect(otraPersonaSinAutorizar(other, ['monto', 'otraPersona'])).toBe(false);
    expect(otraPersonaSinAutorizar({ comprador: 1, cliente: 1 }, [])).toBe(false);
    expect(otraPersonaSinAutorizar({ comprador: null, cliente: 2 }, [])).toBe(false);
  });

  it('who reads from what to what', () => {
    expect(cambioEnPalabras({ de: by([TARJETA, 1_160]), a: by([BILLETERA, 160], [CERTIFICADO, 1_000]) })).toBe(
      'Cambia cómo se devuelve: de TARJETA BANCARIA $1,160.00 a BILLETERA $160.00, CERTIFICADO DE REGALO $1,000.00',
    );
  });
});
