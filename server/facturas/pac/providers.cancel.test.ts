import { describe, expect, it } from 'vitest';
import { endOf, FACES, HOUR, NOW, openPac } from '../../../tests/pac/desk.ts';
import type { CancelOutcome } from '../neighbours/stamper.ts';

const pac = openPac();

const cancelOf = (uuid: string, xml: string, sustituye: string | null = null) =>
  ({ clave: `c-${uuid}`, numiden: 1, uuid, xml, motivo: sustituye === null ? '02' : '01', sustituye }) as const;

describe.each(FACES)('a cancellation at %s', (kind) => {
  async function stamped() {
    const stamper = pac.stamperOf(kind);
    return { stamper, ...(await stamper.stamp(pac.asked(pac.sealedSale()))) };
  }

  it('is a request until the authority says that it is done', async () => {
    const { stamper, uuid, xml } = await stamped();
    expect(await stamper.cancel(cancelOf(uuid, xml))).toEqual({
      estado: 'cancelada',
      acuse: `<Acuse UUID="${uuid}"/>`,
    });
    // Taken before, at a try that got no answer.
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'cancelada' });
  });

  it('waits for its receiver, who may say no', async () => {
    const { stamper, uuid, xml } = await stamped();
    const stamp = pac.simulator.state.byUuid(uuid);
    if (stamp === null) throw new Error('It was not stamped');
    pac.simulator.state.clock.now = new Date(NOW.getTime() + 48 * HOUR);
    Object.assign(stamp, { cancelling: 'enProceso', requests: 1 });
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'pendiente', plazo: null });
    expect(await stamper.cancelling({ uuid, xml })).toEqual({ estado: 'pendiente', plazo: null });
    pac.simulator.state.answer(uuid, 'rechaza');
    expect(await stamper.cancelling({ uuid, xml })).toEqual({
      estado: 'rechazada',
      texto: 'El cliente rechazó la cancelación.',
    } satisfies CancelOutcome);
  });

  it.each(['cortadaAntes', 'cortadaDespues', 'html502'] as const)('is asked for again after %s', async (fault) => {
    const { stamper, uuid, xml } = await stamped();
    pac.simulator.fail('cancelar', fault);
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe('desconocido');
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'cancelada' });
    expect(pac.simulator.state.byUuid(uuid)?.requests).toBe(1);
  });

  it('waits while the authority is away, or does not have the invoice yet', async () => {
    const { stamper, uuid, xml } = await stamped();
    pac.simulator.fail('cancelar', '708');
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toMatch(/^noListo .*\(708\)\.$/);
    pac.simulator.state.copiedAfterMs = 48 * HOUR;
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe(
      'noListo El SAT todavía no tiene esta factura: se pedirá de nuevo por sí solo.',
    );
    expect(await stamper.cancelling({ uuid, xml })).toEqual({ estado: 'pendiente', plazo: null });
    pac.simulator.state.copiedAfterMs = 1_000 * HOUR;
    pac.clock.now = new Date(NOW.getTime() + 72 * HOUR);
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe('no El SAT no tiene esta factura.');
  });

  it('is refused while another one of it lives, but for its substitute', async () => {
    const { stamper, uuid, xml } = await stamped();
    const substitute = pac.sealedSale({ CfdiRelacionados: [{ TipoRelacion: '04', UUIDs: [uuid] }] });
    const other = await stamper.stamp(pac.asked(substitute));
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe(
      'no El SAT no cancela la factura: tiene facturas relacionadas que siguen vigentes.',
    );
    expect(await stamper.cancel(cancelOf(uuid, xml, other.uuid))).toMatchObject({ estado: 'cancelada' });
  });

  it('gives no verdict by an expression that is not the invoice’s', async () => {
    const { stamper, uuid, xml } = await stamped();
    await expect(stamper.cancelling({ uuid, xml: xml.replace(/ Total="[^"]*"/, ' Total="1.00"') })).rejects.toThrow(
      'The authority gave no verdict: N - 601',
    );
  });
});
