import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTHORITY_IS_THERE, CFDI_DATA, SKIPPED } from '../../../tests/cfdi/authority.ts';
import { ownCsd, testCsd } from '../../../tests/cfdi/certificates.ts';
import { SALE } from '../../../tests/cfdi/drafts.ts';
import type { Simulator } from '../../../tests/pac/simulator.ts';
import { leaks, startSimulator } from '../../../tests/pac/simulator.ts';
import { RFC_PAC } from '../../../tests/pac/state.ts';
import type { Csd } from '../../cfdi/csd.ts';
import { readXml } from '../../cfdi/readXml.ts';
import { sealed } from '../../cfdi/timbre.ts';
import { writeXml } from '../../cfdi/writeXml.ts';
import { readAllowList } from '../../servidores/allowList.ts';
import { NeighbourRefusal, NeighbourUnready } from '../asked.ts';
import { answerWithin } from '../limited.ts';
import type { Cancelling, Stamper } from '../stamper.ts';
import { StampRefusal } from '../stamper.ts';
import { asking } from './ask.ts';
import { askAuthority } from './authority.ts';
import { finkokProvider } from './finkok.ts';
import { pacStamper } from './pacStamper.ts';
import { swProvider } from './sw.ts';
import { tryStamping } from './trial.ts';

const NOW = new Date('2026-11-23T14:05:00Z');
const HOUR = 3_600_000;
const RFC = SALE.Emisor?.Rfc ?? '';

let csd: Csd;
beforeAll(async () => {
  csd = await ownCsd(RFC, new Date('2020-01-01T00:00:00Z'));
});

let clock: { now: Date };
let simulator: Simulator;
beforeEach(async () => {
  clock = { now: NOW };
  simulator = await startSimulator(clock);
});
afterEach(async () => {
  expect(leaks(simulator.seen, simulator.login)).toEqual([]);
  await simulator.close();
});

let folio = 0;
function sealedSale(more: object = {}): string {
  folio += 1;
  return writeXml(sealed({ ...SALE, Folio: String(folio), ...more }, csd));
}

const FACES = ['sw', 'finkok'] as const;
type Kind = (typeof FACES)[number];

/** The stamper of a server over a face; pauses pass at once. */
function stamperOf(kind: Kind, { contrasena = simulator.login.contrasena, rfcs = [RFC_PAC] } = {}): Stamper {
  const ask = asking(readAllowList('127.0.0.1') ?? []);
  const access = { url: simulator.base, usuario: simulator.login.usuario, contrasena, rfcs };
  const never = () => Promise.reject(new Error('The embedded one was asked'));
  return pacStamper({
    provider:
      kind === 'sw'
        ? swProvider({ ...access, urlConsulta: simulator.base }, ask, () => clock.now)
        : finkokProvider(access, ask, async () => undefined),
    providerDown: () => null,
    atAuthority: (invoice, uuid) =>
      askAuthority(ask, new URL('ConsultaCFDIService.svc', simulator.base), invoice, uuid),
    certificates: { ofIssuer: async () => ({ csd }), given: async () => ({ csd }), own: never },
    embedded: { certified: false, hindrance: never, stamp: never, find: never, cancel: never, cancelling: never },
    now: () => clock.now,
  });
}

const asked = (sellado: string, clave = `factura-${folio}`) => ({ clave, numiden: 1, sellado });
const cancelOf = (uuid: string, xml: string, sustituye: string | null = null) =>
  ({ clave: `c-${uuid}`, numiden: 1, uuid, xml, motivo: sustituye === null ? '02' : '01', sustituye }) as const;

/** How a question ended, in a word. */
async function endOf(question: Promise<unknown>): Promise<string> {
  return question.then(
    () => 'hecho',
    (error: unknown) => {
      if (error instanceof StampRefusal) return `no ${error.rechazos[0].codigo}`;
      if (error instanceof NeighbourRefusal) return `no ${error.message}`;
      if (error instanceof NeighbourUnready) return `noListo ${error.message}`;
      return 'desconocido';
    },
  );
}

describe.each(FACES)('an invoice at %s', (kind) => {
  it('is stamped, and kept as it came', async () => {
    const sellado = sealedSale();
    const { uuid, xml, fechaTimbrado } = await stamperOf(kind).stamp(asked(sellado));
    expect([uuid, xml]).toEqual([simulator.state.stamps[0]?.uuid, simulator.state.stamps[0]?.xml]);
    expect(fechaTimbrado).toEqual(NOW);
  });

  it.each(['cortadaAntes', 'cortadaDespues', 'medioCuerpo', 'html200', 'html404', 'html409', 'html502'] as const)(
    'is unknown after %s, and has one stamp once it is asked for again',
    async (fault) => {
      const stamper = stamperOf(kind);
      const sellado = sealedSale();
      simulator.fail('timbrar', fault);
      expect(await endOf(stamper.stamp(asked(sellado)))).toBe('desconocido');
      const { uuid } = await stamper.stamp(asked(sellado));
      expect(simulator.state.stamps.map((stamp) => stamp.uuid)).toEqual([uuid]);
    },
  );

  it('is given up with the question that nobody waits for any more', async () => {
    const stamper = stamperOf(kind);
    await stamper.stamp(asked(sealedSale()));
    simulator.fail('timbrar', 'tarde');
    const sellado = sealedSale();
    await expect(answerWithin(300, () => stamper.stamp(asked(sellado)))).rejects.toThrow('No answer came');
    await stamper.stamp(asked(sellado));
    expect(simulator.state.stamps).toHaveLength(2);
  });

  it('has the stamp of the first try though 307 brings no document', async () => {
    const stamper = stamperOf(kind);
    const sellado = sealedSale();
    const { uuid } = await stamper.stamp(asked(sellado));
    simulator.fail('timbrar', '307SinXml');
    expect((await stamper.stamp(asked(sellado))).uuid).toBe(uuid);
    expect(simulator.state.stamps).toHaveLength(1);
  });

  it('is refused for its own sake, by the code of the authority', async () => {
    const sellado = sealedSale({ Total: '999999.00' });
    expect(await endOf(stamperOf(kind).stamp(asked(sellado)))).toBe('no CFDI40119');
  });

  it('waits where there is no credit, and where the password is another', async () => {
    simulator.fail('timbrar', 'sinCredito');
    expect(await endOf(stamperOf(kind).stamp(asked(sealedSale())))).toBe(
      'noListo El proveedor que timbra no pudo: no quedan timbres (AU2001).',
    );
    const other = await endOf(stamperOf(kind, { contrasena: 'otra' }).stamp(asked(sealedSale())));
    expect(other).toMatch(/^noListo El proveedor que timbra no pudo: no acepta/);
    expect(simulator.state.stamps).toEqual([]);
  });

  it('is not kept with the stamp of another, nor of a provider that is not the configured one', async () => {
    await stamperOf(kind).stamp(asked(sealedSale()));
    simulator.fail('timbrar', 'ajeno');
    expect(await endOf(stamperOf(kind).stamp(asked(sealedSale())))).toBe('desconocido');
    expect(await endOf(stamperOf(kind, { rfcs: ['OTR010101AA1'] }).stamp(asked(sealedSale())))).toBe('desconocido');
  });

  it('whose earlier try was stamped is found, though it is refused for its date by now', async () => {
    const stamper = stamperOf(kind);
    const sellado = sealedSale();
    const { uuid } = await stamper.stamp(asked(sellado));
    if (kind === 'finkok') simulator.fail('buscar', 'sinTimbrePrevio', 2);
    expect((await stamper.find(asked(sellado)))?.uuid).toBe(uuid);
    clock.now = new Date(NOW.getTime() + 73 * HOUR);
    expect(await endOf(stamper.stamp(asked(sellado)))).toBe('no CFDI40101');
    // SW has no question for it: that it refuses it now proves nothing.
    const found =
      kind === 'sw' ? await endOf(stamper.find(asked(sellado))) : (await stamper.find(asked(sellado)))?.uuid;
    expect(found).toBe(kind === 'sw' ? 'desconocido' : uuid);
  });

  it('that a rule of its bytes refuses surely got no stamp', async () => {
    expect(await stamperOf(kind).find(asked(sealedSale({ Total: '999999.00' })))).toBeNull();
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
    const rules = await stamperOf('finkok')
      .stamp(asked(sellado))
      .catch((error: unknown) => (error instanceof StampRefusal ? error.rechazos.map(({ codigo }) => codigo) : error));
    expect(rules).toContain(code);
    expect(rules).toContain((await endOf(stamperOf('sw').stamp(asked(sellado)))).replace('no ', ''));
    expect(simulator.state.stamps).toEqual([]);
  });
});

describe('the trial of a connection', () => {
  it.each(FACES)('says whether %s takes the login, and stamps nothing', async (proveedor) => {
    const { usuario, contrasena } = simulator.login;
    const access = { url: simulator.base, urlConsulta: simulator.base, usuario, rfcs: [RFC_PAC] };
    const autoridad = new URL('ConsultaCFDIService.svc', simulator.base);
    const servidoresPermitidos = readAllowList('127.0.0.1') ?? [];
    const trial = (password: string) =>
      tryStamping(
        { timbrado: { ...access, proveedor, autoridad, contrasena: password }, servidoresPermitidos },
        () => clock.now,
      );
    expect(await trial(contrasena)).toEqual([
      {
        bien: true,
        texto: `El proveedor (${proveedor}) contesta y acepta el usuario${proveedor === 'sw' ? ': quedan 1000 timbres.' : '.'}`,
      },
      { bien: true, texto: 'La consulta del SAT contesta.' },
    ]);
    const [login] = await trial('otra');
    expect([login?.bien, login?.texto]).toEqual([false, expect.stringContaining('no acepta')]);
    await simulator.close();
    expect((await trial(contrasena)).map(({ bien }) => bien)).toEqual([false, false]);
    simulator = await startSimulator(clock);
  });

  it('has nothing to try where Mostrador itself stamps', async () => {
    expect(await tryStamping({ timbrado: null, servidoresPermitidos: [] })).toMatchObject([{ bien: true }]);
  });
});

describe('SW', () => {
  it('is asked for one token anew when it is not taken any more, and not for a third', async () => {
    const stamper = stamperOf('sw');
    await stamper.stamp(asked(sealedSale()));
    simulator.fail('timbrar', 'tokenVencido');
    await stamper.stamp(asked(sealedSale()));
    expect(simulator.seen.filter(({ what }) => what === 'token')).toHaveLength(2);
    simulator.fail('timbrar', 'tokenVencido', 2);
    expect(await endOf(stamper.stamp(asked(sealedSale())))).toMatch(/^noListo /);
    clock.now = new Date(NOW.getTime() + 2 * HOUR);
    await stamper.stamp(asked(sealedSale()));
  });

  it('does not stamp other bytes under a key again, and they are not kept as the first ones', async () => {
    const stamper = stamperOf('sw');
    await stamper.stamp(asked(sealedSale(), 'la misma'));
    expect(await endOf(stamper.stamp(asked(sealedSale(), 'la misma')))).toBe('desconocido');
    expect(simulator.state.stamps).toHaveLength(1);
  });
});

describe.each(FACES)('a cancellation at %s', (kind) => {
  async function stamped() {
    const stamper = stamperOf(kind);
    return { stamper, ...(await stamper.stamp(asked(sealedSale()))) };
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
    const stamp = simulator.state.byUuid(uuid);
    if (stamp === null) throw new Error('It was not stamped');
    simulator.state.clock.now = new Date(NOW.getTime() + 48 * HOUR);
    Object.assign(stamp, { cancelling: 'enProceso', requests: 1 });
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'pendiente', plazo: null });
    expect(await stamper.cancelling({ uuid, xml })).toEqual({ estado: 'pendiente', plazo: null });
    simulator.state.answer(uuid, 'rechaza');
    expect(await stamper.cancelling({ uuid, xml })).toEqual({
      estado: 'rechazada',
      texto: 'El cliente rechazó la cancelación.',
    } satisfies Cancelling);
  });

  it.each(['cortadaAntes', 'cortadaDespues', 'html502'] as const)('is asked for again after %s', async (fault) => {
    const { stamper, uuid, xml } = await stamped();
    simulator.fail('cancelar', fault);
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe('desconocido');
    expect(await stamper.cancel(cancelOf(uuid, xml))).toMatchObject({ estado: 'cancelada' });
    expect(simulator.state.byUuid(uuid)?.requests).toBe(1);
  });

  it('waits while the authority is away, or does not have the invoice yet', async () => {
    const { stamper, uuid, xml } = await stamped();
    simulator.fail('cancelar', '708');
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toMatch(/^noListo .*\(708\)\.$/);
    simulator.state.copiedAfterMs = 48 * HOUR;
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe(
      'noListo El SAT todavía no tiene esta factura: se pedirá de nuevo por sí solo.',
    );
    expect(await stamper.cancelling({ uuid, xml })).toEqual({ estado: 'pendiente', plazo: null });
    simulator.state.copiedAfterMs = 1_000 * HOUR;
    clock.now = new Date(NOW.getTime() + 72 * HOUR);
    expect(await endOf(stamper.cancel(cancelOf(uuid, xml)))).toBe('no El SAT no tiene esta factura.');
  });

  it('is refused while another one of it lives, but for its substitute', async () => {
    const { stamper, uuid, xml } = await stamped();
    const substitute = sealedSale({ CfdiRelacionados: [{ TipoRelacion: '04', UUIDs: [uuid] }] });
    const other = await stamper.stamp(asked(substitute));
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
