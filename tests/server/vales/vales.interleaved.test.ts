import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { PERMISOS } from '#domain/common/permisos';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import type { Act } from '../../browser/paths/act.ts';
import { planWalks } from '../../browser/paths/explore.ts';
import { actsOf, outcomesIn, takeWalk, walksToTake } from '../bed/sharedRecord.ts';
import { PEOPLE, type TwoPeople } from '../bed/twoPeople.ts';
import { ADMINISTRATOR, ASESOR } from '../casos/casos.desk.ts';
import { GERENTE } from '../casos/casos.works.ts';
import { openRefundDesk, type RefundDesk } from './devoluciones.desk.ts';
import {
  beganBySomebody,
  isTried,
  isWanted,
  type VoucherStart,
  type VoucherState,
  WORKS,
  type Work,
} from './vales.life.ts';
import { type SharedVoucher, sharedVoucher } from './vales.shared.ts';

type Model = TwoPeople<Work, VoucherState>;

const NUMIDEN = { one: ADMINISTRATOR, other: GERENTE } as const;

function begun(start: VoucherStart): Model {
  return beganBySomebody(start, NUMIDEN, ASESOR);
}

const GOODS_COME: Act<Model, SharedVoucher> = {
  name: 'the goods are collected',
  may: ({ state }) => state.estado === ESTADO_VALE.parcial && state.pickup === 'awaited',
  live: (model) => model.happen('the goods are collected', { ...model.state, pickup: 'collected' }),
  perform: (record) => record.goodsCome(),
};

const walks = await planWalks<VoucherStart, Model, SharedVoucher>({
  starts: ['plain', 'asking'],
  acts: [...actsOf(WORKS, isTried), GOODS_COME],
  open: begun,
  isWanted,
});

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
  const permisos = Object.values(PERMISOS).map(({ id }) => id);
  for (const numiden of Object.values(NUMIDEN))
    await refunds.desk.db.update(usuarios).set({ permisos }).where(eq(usuarios.numiden, numiden));
});
afterAll(() => refunds.desk.bed.close());

function shared(start: VoucherStart): Promise<SharedVoucher> {
  const { administrador, gerente } = refunds.desk;
  return sharedVoucher(refunds, start, {
    one: { numiden: NUMIDEN.one, person: administrador },
    other: { numiden: NUMIDEN.other, person: gerente },
  });
}

describe('two people who work on one voucher in turns, in every order that there is', () => {
  it.each(walksToTake(walks, begun, WORKS))(
    'lose nothing, double nothing and both see the truth: walk %i',
    async (_number, { start, acts }) => takeWalk(acts, begun(start), await shared(start)),
  );

  it('meet everything that can become of a work, each of them', () => {
    const met = outcomesIn(
      walks.map(({ start, acts }) => ({ model: begun(start), acts })),
      WORKS,
    );
    const decided: readonly Work[] = ['guardarParcial', 'guardar', 'recolectar', 'autorizar', 'rechazar', 'cancelar'];
    const given: readonly Work[] = ['devolverEfectivo', 'devolverBilletera', 'reponer'];
    const expected = PEOPLE.flatMap((who) =>
      [
        ...[...decided, ...given].flatMap((work) => ['done', 'stale', 'refused'].map((kind) => `${work} ${kind}`)),
        ...['done', 'unchanged', 'stale', 'refused'].map((kind) => `cambiarMetodos ${kind}`),
        ...['perderBilletera done', 'perderBilletera refused', 'imprimir done', 'imprimir refused'],
        ...['migrar done', 'migrar unchanged', 'migrar refused'],
      ].map((each) => `${who}: ${each}`),
    );
    expect(met).toEqual(expected.sort());
  });
});
