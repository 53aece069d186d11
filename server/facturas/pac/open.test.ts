import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownCsd } from '../../../tests/cfdi/certificates.ts';
import { SALE } from '../../../tests/cfdi/drafts.ts';
import { aroundProvider } from '../../../tests/pac/desk.ts';
import { type Simulator, startSimulator } from '../../../tests/pac/simulator.ts';
import { RFC_PAC } from '../../../tests/pac/state.ts';
import { readAllowList } from '../../platform/allowList.ts';
import type { AskedNeighbours } from '../../platform/neighbours/limited.ts';
import type { Csd } from '../cfdi/csd.ts';
import { sealed } from '../cfdi/timbre.ts';
import { writeXml } from '../cfdi/writeXml.ts';
import { breaker, remembering } from '../neighbours/breaker.ts';
import type { Stamper } from '../neighbours/stamper.ts';
import { certifiedStamper } from './open.ts';

const NOW = new Date('2026-11-23T14:05:00Z');
const RFC = SALE.Emisor?.Rfc ?? '';
const PROVIDER_DOWN =
  'No hay respuesta del proveedor que timbra desde hace un momento y no se le preguntó de nuevo. Intente en unos segundos.';
const AUTHORITY_DOWN =
  'No hay respuesta del SAT desde hace un momento y no se le preguntó de nuevo. Intente en unos segundos.';

let csd: Csd;
beforeAll(async () => {
  csd = await ownCsd(RFC, new Date('2020-01-01T00:00:00Z'));
});

const NO_LOG = { error: () => undefined, warn: () => undefined };

let passing = 0;
let simulator: Simulator;
let stamper: Stamper;
beforeEach(async () => {
  passing = 0;
  simulator = await startSimulator({ now: NOW });
  const { base, login } = simulator;
  const certified = certifiedStamper(
    {
      ...{ proveedor: 'sw', url: base, urlConsulta: base, ...login, rfcs: [RFC_PAC] },
      autoridad: new URL('ConsultaCFDIService.svc', base),
    },
    {
      config: { servidoresPermitidos: readAllowList('127.0.0.1') ?? [] },
      ...aroundProvider(csd),
      now: () => NOW,
      remember: (name) => breaker(name, NO_LOG, () => passing),
    },
  );
  ({ stamper } = remembering({ stamper: certified } as AskedNeighbours, NO_LOG, () => passing));
});
afterEach(() => simulator.close());

let folio = 0;
function stamp() {
  folio += 1;
  const sellado = writeXml(sealed({ ...SALE, Folio: String(folio) }, csd));
  return stamper.stamp({ clave: `factura-${folio}`, numiden: 1, sellado });
}

async function fail(question: () => Promise<unknown>, times = 5): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await expect(question()).rejects.toThrow(/^(?!No hay respuesta)/);
  }
}

describe('the provider and the authority', () => {
  it('are two: an authority that says nothing stops no stamp', async () => {
    const one = await stamp();
    simulator.fail('consultar', 'cortadaAntes', 5);
    await fail(() => stamper.cancelling(one));
    await expect(stamper.cancelling(one)).rejects.toThrow(AUTHORITY_DOWN);
    await expect(stamper.cancellable(one)).rejects.toThrow(AUTHORITY_DOWN);
    expect(await stamp()).toMatchObject({ fechaTimbrado: NOW });
    expect(await stamper.hindrance(RFC)).toBeNull();
  });

  it('are two: a provider that says nothing leaves the authority to be asked, whose answers make it no better', async () => {
    const one = await stamp();
    simulator.fail('timbrar', 'cortadaAntes', 5);
    await fail(stamp, 4);
    expect(await stamper.cancelling(one)).toMatchObject({ estado: 'pendiente' });
    await fail(stamp, 1);
    await expect(stamp()).rejects.toThrow(PROVIDER_DOWN);
    expect(await stamper.cancelling(one)).toMatchObject({ estado: 'pendiente' });
    await expect(stamp()).rejects.toThrow(PROVIDER_DOWN);
  });

  it('are remembered to be down though what needs neither was asked in between', async () => {
    simulator.fail('timbrar', 'cortadaAntes', 5);
    for (let time = 0; time < 5; time += 1) {
      expect(await stamper.hindrance(RFC)).toBeNull();
      await fail(stamp, 1);
    }
    // Before a folio is taken for nothing; once a question is to be tried again, that one is it.
    expect(await stamper.hindrance(RFC)).toBe(PROVIDER_DOWN);
    passing = 15_000;
    expect(await stamper.hindrance(RFC)).toBeNull();
    expect(await stamp()).toMatchObject({ fechaTimbrado: NOW });
    expect(await stamper.hindrance(RFC)).toBeNull();
  });

  it('are two where a request to cancel was taken, and the authority does not say what came of it', async () => {
    const one = await stamp();
    simulator.fail('consultar', 'cortadaAntes', 6);
    const cancel = () =>
      stamper.cancel({ ...one, clave: 'c', numiden: 1, motivo: '02', sustituye: null } as Parameters<
        Stamper['cancel']
      >[0]);
    for (let time = 0; time < 6; time += 1) expect(await cancel()).toMatchObject({ estado: 'pendiente' });
    await expect(stamper.cancelling(one)).rejects.toThrow(AUTHORITY_DOWN);
    expect(await stamp()).toMatchObject({ fechaTimbrado: NOW });
  });
});
