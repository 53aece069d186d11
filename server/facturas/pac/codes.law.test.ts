import { describe, expect, it } from 'vitest';
import { endOf, FACES, HOUR, type Kind, NOW, openPac } from '../../../tests/pac/desk.ts';
import { KNOWN_CODES } from './codes.ts';

/**
 * The law of the codes: whatever code a provider answers to whichever of its calls, an invoice has one stamp and never two, is refused only
 * where the provider says so of an invoice that it did not stamp, and counts as 'nothing was done' only where nothing was.
 */
const pac = openPac();

type End = 'no' | 'noListo' | 'desconocido';

/** The meaning of a code for an invoice that was not stamped, written by hand. */
const OF_STAMP: Readonly<Record<string, End>> = {
  // Nobody stamped it before, whatever they say: then it is not known.
  '307': 'desconocido',
  CFDI3307: 'desconocido',
  '301': 'no',
  '401': 'no',
  '705': 'no',
  CFDI40101: 'no',
  CFDI40119: 'no',
  CFDI40145: 'no',
  CRP20117: 'no',
  '300': 'noListo',
  '302': 'noListo',
  '303': 'noListo',
  '304': 'noListo',
  '305': 'noListo',
  '306': 'noListo',
  '308': 'noListo',
  '402': 'noListo',
  '403': 'noListo',
  '702': 'noListo',
  '703': 'noListo',
  AU2000: 'noListo',
  AU2001: 'noListo',
  AU2002: 'noListo',
  AU2003: 'noListo',
  AU2004: 'noListo',
  CACFDI33: 'noListo',
  '': 'desconocido',
  '500': 'desconocido',
  '603': 'desconocido',
  '708': 'desconocido',
  '798': 'desconocido',
};

/** The meaning of a code for a request to cancel that was not taken; those that say it was are looked up at the authority. */
const OF_CANCEL: Readonly<Record<string, End | 'hecho'>> = {
  '201': 'hecho',
  '202': 'hecho',
  '798': 'hecho',
  '205': 'noListo',
  no_cancelable: 'no',
  '203': 'no',
  '204': 'no',
  '206': 'no',
  '207': 'no',
  '208': 'no',
  '209': 'no',
  '210': 'no',
  '211': 'no',
  '212': 'no',
  '311': 'no',
  '312': 'no',
  '799': 'no',
  '300': 'noListo',
  '301': 'noListo',
  '302': 'noListo',
  '303': 'noListo',
  '304': 'noListo',
  '305': 'noListo',
  '306': 'noListo',
  '308': 'noListo',
  '309': 'noListo',
  '310': 'noListo',
  '402': 'noListo',
  '403': 'noListo',
  '702': 'noListo',
  '703': 'noListo',
  '708': 'noListo',
  '711': 'noListo',
  AU2000: 'noListo',
  AU2001: 'noListo',
  AU2002: 'noListo',
  AU2003: 'noListo',
  CACFDI33: 'noListo',
  '': 'desconocido',
  '500': 'desconocido',
};

const STAMP_CODES = Object.keys(OF_STAMP);
const CANCEL_CODES = Object.keys(OF_CANCEL);

/** How a question ended, without its words. */
const kindOf = async (question: Promise<unknown>) => (await endOf(question)).split(' ')[0];

it('speaks of every code that has a class', () => {
  expect(STAMP_CODES).toEqual(expect.arrayContaining([...KNOWN_CODES.timbrar]));
  expect(CANCEL_CODES).toEqual(expect.arrayContaining([...KNOWN_CODES.cancelar]));
});

describe.each(FACES)('a code of %s', (kind) => {
  const stamps = () => pac.simulator.state.stamps.map(({ uuid }) => uuid);

  /** The same bytes are handed in again, and nothing goes wrong: they have one stamp. */
  async function endsWithOneStamp(asked: ReturnType<typeof pac.asked>) {
    pac.simulator.mend();
    const { uuid } = await pac.stamperOf(kind).stamp(asked);
    expect(stamps()).toEqual([uuid]);
  }

  it.each(STAMP_CODES)('"%s" to an invoice that it does not stamp', async (code) => {
    const asked = pac.asked(pac.sealedSale());
    pac.simulator.fail('timbrar', `codigo ${code}`);
    expect(await kindOf(pac.stamperOf(kind).stamp(asked))).toBe(OF_STAMP[code]);
    expect(stamps()).toEqual([]);
    await endsWithOneStamp(asked);
  });

  it.each(STAMP_CODES)('"%s" beside the stamp itself takes nothing from it', async (code) => {
    const asked = pac.asked(pac.sealedSale());
    pac.simulator.fail('timbrar', `hecho ${code}`);
    expect(await kindOf(pac.stamperOf(kind).stamp(asked))).toBe('hecho');
    await endsWithOneStamp(asked);
  });

  it.each(STAMP_CODES)('"%s" to who asks for the earlier stamp is not taken for nothing done', async (code) => {
    const asked = pac.asked(pac.sealedSale());
    await pac.stamperOf(kind).stamp(asked);
    pac.simulator.fail('timbrar', '307SinXml');
    pac.simulator.fail('buscar', `codigo ${code}`, 3);
    expect(await kindOf(pac.stamperOf(kind).stamp(asked))).toBe('desconocido');
    await endsWithOneStamp(asked);
  });

  // That it has none is what 603 says, and a rule that follows from the bytes was broken at every try.
  const DENIES: Readonly<Record<Kind, readonly string[]>> = { finkok: ['603'], sw: ['CFDI40119', 'CRP20117'] };
  const looked = kind === 'sw' ? 'timbrar' : 'buscar';

  it.each(STAMP_CODES.filter((code) => !DENIES[kind].includes(code)))(
    '"%s" to who looks for what an unanswered try did is no proof that it did nothing',
    async (code) => {
      const asked = pac.asked(pac.sealedSale());
      const stamper = pac.stamperOf(kind);
      pac.simulator.fail('timbrar', 'cortadaDespues');
      expect(await kindOf(stamper.stamp(asked))).toBe('desconocido');
      pac.simulator.fail(looked, `codigo ${code}`, 3);
      expect(await kindOf(stamper.find(asked))).toBe(OF_STAMP[code] === 'noListo' ? 'noListo' : 'desconocido');
      pac.simulator.mend();
      expect((await stamper.find(asked))?.uuid).toBe(stamps()[0]);
      await endsWithOneStamp(asked);
    },
  );

  const cancelOf = (uuid: string, xml: string) =>
    ({ clave: `c-${uuid}`, numiden: 1, uuid, xml, motivo: '02', sustituye: null }) as const;

  it.each(CANCEL_CODES)('"%s" to a request to cancel that it does not take', async (code) => {
    const stamper = pac.stamperOf(kind);
    const { uuid, xml } = await stamper.stamp(pac.asked(pac.sealedSale()));
    pac.simulator.fail('cancelar', `codigo ${code}`);
    expect(await kindOf(stamper.cancel(cancelOf(uuid, xml)))).toBe(OF_CANCEL[code]);
    expect(pac.simulator.state.byUuid(uuid)?.cancelling).toBe('ninguna');
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'cancelada' });
  });

  it.each(CANCEL_CODES)('"%s" to a request to cancel that it took refuses nothing', async (code) => {
    const stamper = pac.stamperOf(kind);
    const { uuid, xml } = await stamper.stamp(pac.asked(pac.sealedSale()));
    pac.simulator.fail('cancelar', 'cortadaDespues');
    await endOf(stamper.cancel(cancelOf(uuid, xml)));
    // By then the authority has every invoice that it will have.
    pac.clock.now = new Date(NOW.getTime() + 73 * HOUR);
    pac.simulator.fail('cancelar', `hecho ${code}`);
    const late = OF_CANCEL[code] === 'no' || code === '205' ? 'hecho' : OF_CANCEL[code];
    expect(await kindOf(stamper.cancel(cancelOf(uuid, xml)))).toBe(late);
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'cancelada' });
    expect(pac.simulator.state.byUuid(uuid)?.requests).toBe(1);
  });

  it.each(CANCEL_CODES)('"%s" to who asks how an invoice stands is no verdict', async (code) => {
    const stamper = pac.stamperOf(kind);
    const { uuid, xml } = await stamper.stamp(pac.asked(pac.sealedSale()));
    pac.simulator.fail('consultar', `codigo ${code}`, 2);
    expect(await kindOf(stamper.cancelling({ uuid, xml }))).toBe('desconocido');
    expect(await kindOf(stamper.cancellable({ uuid, xml }))).toBe('desconocido');
    pac.simulator.fail('consultar', `codigo ${code}`);
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'pendiente', plazo: null });
  });
});
