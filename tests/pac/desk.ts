import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Csd } from '../../server/facturas/cfdi/csd.ts';
import { sealed } from '../../server/facturas/cfdi/timbre.ts';
import { writeXml } from '../../server/facturas/cfdi/writeXml.ts';
import { type Stamper, StampRefusal } from '../../server/facturas/neighbours/stamper.ts';
import { askOverLine } from '../../server/facturas/pac/ask.ts';
import { askAuthority } from '../../server/facturas/pac/authority.ts';
import { finkokProvider } from '../../server/facturas/pac/finkok.ts';
import { pacStamper } from '../../server/facturas/pac/pacStamper.ts';
import { swProvider } from '../../server/facturas/pac/sw.ts';
import { readAllowList } from '../../server/platform/allowList.ts';
import { NeighbourRefusal, NeighbourUnready } from '../../server/platform/neighbours/asked.ts';
import { ownCsd } from '../cfdi/certificates.ts';
import { SALE } from '../cfdi/drafts.ts';
import { leaks, type Simulator, startSimulator } from './simulator.ts';
import { RFC_PAC } from './state.ts';

export const NOW = new Date('2026-11-23T14:05:00Z');
export const HOUR = 3_600_000;

/** The providers that the house knows, each by its face of the simulator. */
export const FACES = ['sw', 'finkok'] as const;
export type Kind = (typeof FACES)[number];

/** A simulated provider, new for each test, and stampers of servers over it. */
export interface PacDesk {
  readonly simulator: Simulator;
  readonly clock: { now: Date };
  /** Another simulator in the place of one that was closed. */
  startAgain(): Promise<void>;
  /** The stamper of a server over a face; pauses pass at once. */
  stamperOf(kind: Kind, login?: { readonly contrasena?: string; readonly rfcs?: readonly string[] }): Stamper;
  /** A sealed sale with a folio of its own. */
  sealedSale(more?: object): string;
  /** A request to stamp, under a key of the last sale unless another is said. */
  asked(sellado: string, clave?: string): Parameters<Stamper['stamp']>[0];
}

/** The embedded stamper and the certificates around a provider of this issuer: nobody may ask the embedded one. */
export function aroundProvider(csd: Csd) {
  const never = () => Promise.reject(new Error('The embedded one was asked'));
  return {
    certificates: { ofIssuer: async () => ({ csd }), given: async () => ({ csd }), own: never },
    embedded: {
      certified: false,
      hindrance: never,
      stamp: never,
      find: never,
      cancel: never,
      cancellable: never,
      cancelling: never,
    },
  };
}

/** Opens it for the tests of a file; no login may be seen where it does not belong. */
export function openPac(): PacDesk {
  let csd: Csd;
  let clock: { now: Date };
  let simulator: Simulator;
  let folio = 0;
  beforeAll(async () => {
    csd = await ownCsd(SALE.Emisor?.Rfc ?? '', new Date('2020-01-01T00:00:00Z'));
  });
  beforeEach(async () => {
    clock = { now: NOW };
    simulator = await startSimulator(clock);
  });
  afterEach(async () => {
    expect(leaks(simulator.seen, simulator.login)).toEqual([]);
    await simulator.close();
  });
  return {
    get simulator() {
      return simulator;
    },
    get clock() {
      return clock;
    },
    startAgain: async () => {
      simulator = await startSimulator(clock);
    },
    stamperOf: (kind, { contrasena = simulator.login.contrasena, rfcs = [RFC_PAC] } = {}) => {
      const ask = askOverLine(readAllowList('127.0.0.1') ?? []);
      const access = { url: simulator.base, usuario: simulator.login.usuario, contrasena, rfcs };
      return pacStamper({
        provider:
          kind === 'sw'
            ? swProvider({ ...access, urlConsulta: simulator.base }, ask, () => clock.now)
            : finkokProvider(access, ask, async () => undefined),
        providerDown: () => null,
        atAuthority: (invoice, uuid) =>
          askAuthority(ask, new URL('ConsultaCFDIService.svc', simulator.base), invoice, uuid),
        ...aroundProvider(csd),
        now: () => clock.now,
      });
    },
    sealedSale: (more = {}) => {
      folio += 1;
      return writeXml(sealed({ ...SALE, Folio: String(folio), ...more }, csd));
    },
    asked: (sellado, clave = `factura-${folio}`) => ({ clave, numiden: 1, sellado }),
  };
}

/** How a question ended, in a word. */
export async function endOf(question: Promise<unknown>): Promise<string> {
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
