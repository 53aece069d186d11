import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUTHORITY_IS_THERE, CFDI_DATA, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { testCsd } from '../../../tests/cfdi/certificates.ts';
import { endOf, FACES, HOUR, NOW, openPac } from '../../../tests/pac/desk.ts';
import { answerWithin } from '../../platform/neighbours/limited.ts';
import { readXml } from '../cfdi/readXml.ts';
import { sealed } from '../cfdi/timbre.ts';
import { writeXml } from '../cfdi/writeXml.ts';
import { StampRefusal } from '../neighbours/stamper.ts';

const pac = openPac();

describe.each(FACES)('an invoice at %s', (kind) => {
  it('is stamped, and kept as it came', async () => {
    const sellado = pac.sealedSale();
    const { uuid, xml, fechaTimbrado } = await pac.stamperOf(kind).stamp(pac.asked(sellado));
    expect([uuid, xml]).toEqual([pac.simulator.state.stamps[0]?.uuid, pac.simulator.state.stamps[0]?.xml]);
    expect(fechaTimbrado).toEqual(NOW);
  });

  it.each(['cortadaAntes', 'cortadaDespues', 'medioCuerpo', 'html200', 'html404', 'html409', 'html502'] as const)(
    'is unknown after %s, and has one stamp once it is asked for again',
    async (fault) => {
      const stamper = pac.stamperOf(kind);
      const sellado = pac.sealedSale();
      pac.simulator.fail('timbrar', fault);
      expect(await endOf(stamper.stamp(pac.asked(sellado)))).toBe('desconocido');
      const { uuid } = await stamper.stamp(pac.asked(sellado));
      expect(pac.simulator.state.stamps.map((stamp) => stamp.uuid)).toEqual([uuid]);
    },
  );

  it('is given up with the question that nobody waits for any more', async () => {
    const stamper = pac.stamperOf(kind);
    await stamper.stamp(pac.asked(pac.sealedSale()));
    pac.simulator.fail('timbrar', 'tarde');
    const sellado = pac.sealedSale();
    await expect(answerWithin(300, () => stamper.stamp(pac.asked(sellado)))).rejects.toThrow('No answer came');
    await stamper.stamp(pac.asked(sellado));
    expect(pac.simulator.state.stamps).toHaveLength(2);
  });

  it('has the stamp of the first try though 307 brings no document', async () => {
    const stamper = pac.stamperOf(kind);
    const sellado = pac.sealedSale();
    const { uuid } = await stamper.stamp(pac.asked(sellado));
    pac.simulator.fail('timbrar', '307SinXml');
    expect((await stamper.stamp(pac.asked(sellado))).uuid).toBe(uuid);
    expect(pac.simulator.state.stamps).toHaveLength(1);
  });

  it('is refused for its own sake, by the code of the authority', async () => {
    const sellado = pac.sealedSale({ Total: '999999.00' });
    expect(await endOf(pac.stamperOf(kind).stamp(pac.asked(sellado)))).toBe('no CFDI40119');
  });

  it('waits where there is no credit, and where the password is another', async () => {
    pac.simulator.fail('timbrar', 'sinCredito');
    expect(await endOf(pac.stamperOf(kind).stamp(pac.asked(pac.sealedSale())))).toBe(
      'noListo El proveedor que timbra no pudo: no quedan timbres (AU2001).',
    );
    const other = await endOf(pac.stamperOf(kind, { contrasena: 'otra' }).stamp(pac.asked(pac.sealedSale())));
    expect(other).toMatch(/^noListo El proveedor que timbra no pudo: no acepta/);
    expect(pac.simulator.state.stamps).toEqual([]);
  });

  it('is not kept with the stamp of another, nor of a provider that is not the configured one', async () => {
    await pac.stamperOf(kind).stamp(pac.asked(pac.sealedSale()));
    pac.simulator.fail('timbrar', 'ajeno');
    expect(await endOf(pac.stamperOf(kind).stamp(pac.asked(pac.sealedSale())))).toBe('desconocido');
    expect(await endOf(pac.stamperOf(kind, { rfcs: ['OTR010101AA1'] }).stamp(pac.asked(pac.sealedSale())))).toBe(
      'desconocido',
    );
  });

  it('whose earlier try was stamped is found, though it is refused for its date by now', async () => {
    const stamper = pac.stamperOf(kind);
    const sellado = pac.sealedSale();
    const { uuid } = await stamper.stamp(pac.asked(sellado));
    if (kind === 'finkok') pac.simulator.fail('buscar', 'sinTimbrePrevio', 2);
    expect((await stamper.find(pac.asked(sellado)))?.uuid).toBe(uuid);
    pac.clock.now = new Date(NOW.getTime() + 73 * HOUR);
    expect(await endOf(stamper.stamp(pac.asked(sellado)))).toBe('no CFDI40101');
    // SW has no question for it: that it refuses it now proves nothing.
    const found =
      kind === 'sw' ? await endOf(stamper.find(pac.asked(sellado))) : (await stamper.find(pac.asked(sellado)))?.uuid;
    expect(found).toBe(kind === 'sw' ? 'desconocido' : uuid);
  });

  it('that a rule of its bytes refuses surely got no stamp', async () => {
    expect(await pac.stamperOf(kind).find(pac.asked(pac.sealedSale({ Total: '999999.00' })))).toBeNull();
  });
});

describe.skipIf(!AUTHORITY_IS_THERE)(`the drafts of a provider's own tests${SKIPPED}`, () => {
  const folder = `${CFDI_DATA}errores`;
  const names = AUTHORITY_IS_THERE ? readdirSync(folder) : [];

  it.each(names)('come back refused, by the code that they are named after: %s', async (name) => {
    const code = name.replace('.xml', '');
    // Too old is what this one is about.
    const date = code === 'CFDI40101' ? '2026-11-19T08:00:00' : '2026-11-23T08:00:00';
    const read = readXml(readFileSync(`${folder}/${name}`, 'utf8').replace('%fecha-timbrado%', date));
    if ('falla' in read) throw new Error(read.falla);
    const { Sello: _sello, ...draft } = read.comprobante;
    const sellado = writeXml(sealed(draft, testCsd()));
    const rules = await pac
      .stamperOf('finkok')
      .stamp(pac.asked(sellado))
      .catch((error: unknown) => (error instanceof StampRefusal ? error.rechazos.map(({ codigo }) => codigo) : error));
    expect(rules).toContain(code);
    expect(rules).toContain((await endOf(pac.stamperOf('sw').stamp(pac.asked(sellado)))).replace('no ', ''));
    expect(pac.simulator.state.stamps).toEqual([]);
  });
});
