import { describe, expect, it } from 'vitest';
import { endOf, HOUR, NOW, openPac } from '../../../tests/pac/desk.ts';

const pac = openPac();

describe('SW', () => {
  it('is asked for one token anew when it is not taken any more, and not for a third', async () => {
    const stamper = pac.stamperOf('sw');
    await stamper.stamp(pac.asked(pac.sealedSale()));
    pac.simulator.fail('timbrar', 'tokenVencido');
    await stamper.stamp(pac.asked(pac.sealedSale()));
    expect(pac.simulator.seen.filter(({ what }) => what === 'token')).toHaveLength(2);
    pac.simulator.fail('timbrar', 'tokenVencido', 2);
    expect(await endOf(stamper.stamp(pac.asked(pac.sealedSale())))).toMatch(/^noListo /);
    pac.clock.now = new Date(NOW.getTime() + 2 * HOUR);
    await stamper.stamp(pac.asked(pac.sealedSale()));
  });

  it('does not stamp other bytes under a key again, and they are not kept as the first ones', async () => {
    const stamper = pac.stamperOf('sw');
    await stamper.stamp(pac.asked(pac.sealedSale(), 'la misma'));
    expect(await endOf(stamper.stamp(pac.asked(pac.sealedSale(), 'la misma')))).toBe('desconocido');
    expect(pac.simulator.state.stamps).toHaveLength(1);
  });
});

it('a token that is refused while SW hands out an earlier stamp does not say that nothing was done', async () => {
  const stamper = pac.stamperOf('sw');
  const asked = pac.asked(pac.sealedSale());
  const { uuid } = await stamper.stamp(asked);
  pac.simulator.fail('timbrar', '307SinXml');
  pac.simulator.fail('buscar', 'tokenVencido', 2);
  expect(await endOf(stamper.stamp(asked))).toBe('desconocido');
  expect((await stamper.stamp(asked)).uuid).toBe(uuid);
});
