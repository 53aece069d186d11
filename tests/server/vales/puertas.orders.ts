import type { Run } from './puertas.runs.ts';
import type { Act, Step } from './puertas.steps.ts';

/** Who does it, at the first server and once. */
const BY = { server: 0, again: false } as const;
const MAKER = { ...BY, who: 'asesor' } as const;
const OTHER = { ...BY, who: 'gerente' } as const;
const HERE = { server: 0 } as const;
/** The places at which the first of two that work at once is held, one after the other. */
const PLACES = [0, 1, 2, 3] as const;

const sold = (units: readonly [number, number], forms: Run['sold'][number]['forms']): Run['sold'][number] => ({
  act: 'sell',
  ...{ units: [...units], forms, server: 0 },
});
const make = (
  units: readonly [number, number],
  changes: Partial<Pick<Run['made'][number], 'wish' | 'worn' | 'partial'>> = {},
): Run['made'][number] => ({
  ...{ ...MAKER, act: 'make', nth: 0, units: [...units], wish: 'suggested', worn: false, partial: false },
  ...changes,
});
const give = (nth = 0): Act => ({ ...MAKER, act: 'give', nth, part: 0 });
const undo = (nth: number): Act => ({ ...OTHER, act: 'undo', nth });
const decide = (act: 'authorize' | 'reject' | 'cancel' | 'replace' | 'complete', nth: number): Act => ({
  ...(act === 'replace' || act === 'complete' ? MAKER : OTHER),
  ...{ act, nth },
});
const back = (units: number, money: 'with' | 'without' | 'alone'): Act => ({
  ...HERE,
  ...{ act: 'return', nth: 0, linea: 1, units, money },
});
const ANNUL: Act = { ...HERE, act: 'annul', nth: 0 };
const FINISH: Step = { act: 'finish' };
const silent = (did: boolean): Step => ({ act: 'silence', questions: 1, did });

const run = (sale: Run['sold'][number], ...steps: readonly Step[]): Run => ({
  sold: [sale],
  made: [],
  steps: [...steps],
});

/** The works of two at once, for each place at which the first is held until the second has done all that it can, and in turn. */
const twoAtOnce = (sale: Run['sold'][number], before: readonly Step[], one: Act, other: Act): readonly Run[] =>
  [[one, other] as const, [other, one] as const].flatMap((works) =>
    PLACES.map((place) => run(sale, ...before, { act: 'atOnce', works, places: [place, 9, 9] })),
  );

/** The same at the other server. */
const there = <A extends Act>(act: A): A => ({ ...act, server: 1 });

/** A voucher of one unit that is given, undone and given again. */
const thereAndBack = (forms: Run['sold'][number]['forms']): Run =>
  run(sold([2, 0], forms), make([1, 0]), give(), undo(0), give());

/** Orders in which one thing happens that few at random would meet, each by what goes on in it. */
export const ORDERS: Readonly<Record<string, readonly Run[]>> = {
  'each form of refund, undone and given again': [
    ...[thereAndBack([1]), thereAndBack([2]), thereAndBack([4]), thereAndBack([9]), thereAndBack([10])],
    run(sold([20, 0], [1]), make([18, 0]), decide('authorize', 0), give(), undo(0), give()),
  ],
  'a certificate that is spent before its refund is undone': [
    run(sold([2, 0], [9]), make([1, 0]), give(), { ...MAKER, act: 'spend', nth: 0 }, undo(0)),
  ],
  'vouchers that are completed, rejected, cancelled and replaced': [
    run(
      sold([8, 0], [1]),
      ...[make([1, 0], { partial: true }), decide('complete', 0), decide('replace', 0), give()],
      ...[make([6, 0]), decide('reject', 2), make([1, 0]), decide('cancel', 3)],
      { ...HERE, act: 'correct', nth: 0, what: 'more', forms: [1] },
    ),
  ],
  'another way than it came': [
    run(sold([2, 0], [1]), make([2, 0]), { ...MAKER, act: 'methods', nth: 0, wish: 3 }, give()),
    run(sold([2, 0], [1]), make([2, 0]), { ...MAKER, act: 'methods', nth: 0, wish: 7 }, give()),
  ],
  'a change of methods that is rejected after the till took all back': [
    run(
      sold([2, 0], [1]),
      ...[make([2, 0], { worn: true }), decide('authorize', 0), back(2, 'with')],
      ...[{ ...MAKER, act: 'methods', nth: 0, wish: 3 } as const, decide('reject', 0), give()],
    ),
  ],
  'a rejected change that was asked for by who had authorized the voucher': [
    run(
      sold([2, 0], [1]),
      ...[make([1, 0], { worn: true }), decide('authorize', 0), { ...OTHER, act: 'methods', nth: 0, wish: 7 } as const],
      ...[{ ...decide('reject', 0), who: 'administrador' } as Act, give()],
    ),
  ],
  'a neighbour that does not say what it did': [true, false].map((did) =>
    run(sold([2, 0], [10]), make([2, 0]), silent(did), give(), FINISH, silent(did), undo(0), FINISH, give()),
  ),
  'money that the till gave without goods, and a voucher that is authorized with that': [
    run(
      sold([4, 0], [1]),
      ...[back(1, 'alone'), make([3, 0]), make([1, 0]), decide('authorize', 1), give(), give(1), give(1)],
    ),
    run(sold([4, 0], [1]), back(1, 'alone'), make([4, 0]), decide('authorize', 0), back(1, 'alone'), give()),
    run(sold([4, 0], [1]), back(1, 'alone'), make([4, 0]), decide('authorize', 0), decide('replace', 0), give()),
  ],
  'money that the till gave after the voucher': [
    run(sold([4, 0], [1]), make([4, 0]), back(1, 'alone'), give(), decide('replace', 0)),
    run(sold([4, 0], [1]), make([4, 0], { worn: true }), back(3, 'alone'), decide('authorize', 0), give()),
    run(sold([4, 0], [2, 1]), make([1, 0], { wish: 2 }), back(2, 'alone'), give()),
  ],
  'goods that the till took back after the voucher': [
    run(sold([2, 0], [1]), make([2, 0]), back(2, 'without'), give(), decide('replace', 0), decide('cancel', 0)),
    run(sold([4, 0], [1]), make([2, 0]), make([2, 0]), back(2, 'without'), give(), give(1)),
    run(sold([4, 0], [1]), make([2, 0], { worn: true }), back(4, 'without'), decide('authorize', 0)),
  ],
  'a sale that its till took back whole': [
    run(sold([2, 0], [1]), make([2, 0]), ANNUL, give(), decide('replace', 0), make([1, 0])),
    run(sold([2, 0], [1]), make([1, 0]), give(), ANNUL, undo(0), give()),
  ],
  'one payment that a waiting voucher and another want': [
    run(sold([4, 0], [2, 1]), make([1, 0], { worn: true, wish: 2 }), make([2, 0], { wish: 2 })),
  ],
  'the maximum in pieces': [run(sold([8, 0], [1]), make([3, 0]), make([3, 0]), give(), give(1))],
  'a payment that is said to be another after its voucher': [
    run(
      sold([2, 0], [2]),
      ...[make([2, 0]), give(), { ...HERE, act: 'correct', nth: 0, what: 'forms', forms: [1] } as const],
    ),
    run(sold([3, 0], [1]), make([3, 0]), give(), { ...HERE, act: 'correct', nth: 0, what: 'less', forms: [1] }),
    run(
      sold([4, 0], [1]),
      ...[back(3, 'with'), make([1, 0]), { ...HERE, act: 'correct', nth: 0, what: 'less', forms: [1] } as const],
    ),
    // The till says the money that it gave back of one payment and of another one later.
    run(
      sold([3, 0], [1]),
      ...[back(2, 'alone'), { ...HERE, act: 'correct', nth: 0, what: 'forms', forms: [4, 1] } as const],
      ...[
        make([1, 0], { wish: 'wallet', worn: true }),
        { ...HERE, act: 'correct', nth: 0, what: 'less', forms: [1] } as const,
      ],
    ),
  ],
  'two vouchers of what is left for one': twoAtOnce(
    sold([2, 0], [1]),
    [make([1, 0]), make([1, 0]), back(1, 'alone')],
    give(0),
    there(give(1)),
  ),
  'one voucher that is given at two servers': [
    ...twoAtOnce(sold([2, 0], [1]), [make([2, 0])], give(), there(give())),
    ...twoAtOnce(sold([2, 0], [9]), [make([2, 0])], give(), there(give())),
  ],
  'the same units for two vouchers': twoAtOnce(sold([2, 0], [1]), [], make([2, 0]), there(make([2, 0]))),
  'units that a voucher and the till take': [
    ...twoAtOnce(sold([2, 0], [1]), [], make([2, 0]), there(back(1, 'with'))),
    ...twoAtOnce(sold([2, 0], [1]), [make([1, 0])], decide('cancel', 0), there(back(1, 'with'))),
  ],
  'a voucher that is authorized and rejected': twoAtOnce(
    sold([8, 0], [1]),
    [make([6, 0])],
    decide('authorize', 0),
    there({ ...decide('reject', 0), who: 'administrador' } as Act),
  ),
  'a voucher that is given and cancelled or replaced': [
    ...twoAtOnce(sold([2, 0], [1]), [make([2, 0])], give(), there(decide('cancel', 0))),
    ...twoAtOnce(sold([2, 0], [9]), [make([2, 0])], give(), there(decide('cancel', 0))),
    ...twoAtOnce(sold([2, 0], [1]), [make([2, 0])], give(), there(decide('replace', 0))),
  ],
  'a refund that is undone at two servers': twoAtOnce(
    sold([2, 0], [1]),
    [make([2, 0]), give()],
    undo(0),
    there({ ...undo(0), who: 'administrador' } as Act),
  ),
};
