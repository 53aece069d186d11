import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { UNREMEMBERED } from '../../../server/facturas/neighbours/breaker.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import { certifiedStamper } from '../../../server/facturas/pac/open.ts';
import { unfinishedInvoices } from '../../../server/facturas/unfinished.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { often } from '../../atLength.ts';
import { AUTHORITY_IS_THERE, refused, SKIPPED } from '../../cfdi/authority.ts';
import type { Fault } from '../../pac/face.ts';
import { leaks } from '../../pac/simulator.ts';
import { TEST_SECRETS } from '../bed/bed.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceSale, invoices } from './facturas.desk.ts';
import { openPacDesk, type PacDesk, PROVIDERS } from './pac.desk.ts';

/** Invoices a provider; FACTURAS_CORTADAS=500 makes a thousand in all. */
const INVOICES = often('FACTURAS_CORTADAS', 20, 500);

const CUTS: readonly Fault[] = ['cortadaAntes', 'cortadaDespues', 'medioCuerpo', 'html200', 'html404', 'html502'];

/** Numbers below one, ever the same ones. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe.each(PROVIDERS)('lines to %s that are cut before and after it acted', (proveedor) => {
  let pac: PacDesk;
  beforeAll(async () => {
    pac = await openPacDesk(proveedor);
  });
  afterAll(() => pac.close());

  it('lose no invoice and double none', { timeout: 1_000_000 }, async () => {
    const { bench, simulator } = pac;
    const { bed } = bench.desk;
    const chance = chances(20_261_127);
    const cutPerhaps = () => {
      if (chance() < 0.6) simulator.fail('timbrar', CUTS[Math.floor(chance() * CUTS.length)] ?? 'cortadaAntes');
      if (chance() < 0.1) simulator.fail('token', 'cortadaAntes');
    };
    const unanswered: number[] = [];
    for (let made = 0; made < INVOICES; made += 1) {
      const idCaso = await invoiceCase(bench);
      const operacion = await sell(bench.desk, [{ unidades: 1, pesos: 100 + made }]);
      cutPerhaps();
      const { statusCode } = await invoiceSale(bench, { idCaso, operacion });
      if (statusCode === 502) unanswered.push(idCaso);
    }
    expect(unanswered.length).toBeGreaterThan(INVOICES / 5);

    const now = () => bed.clock.now;
    const { db, config } = bed;
    const own = { certificates: certificatesOf(db, TEST_SECRETS, config.csd), now };
    if (config.timbrado === null) throw new Error('There is no provider');
    // A further server, which goes on where the first one stood.
    const stamper = certifiedStamper(config.timbrado, {
      config,
      embedded: bench.stamper,
      remember: () => UNREMEMBERED,
      ...own,
    });
    const log = { error: () => undefined };
    const surroundings = surroundingsOf(bed, { ...embeddedNeighbours(db, now), stamper, mail: null });
    const finisher = createFinisher(unfinishedInvoices(surroundings, log), { clock: now, alone: false, log });
    for (let turn = 0; turn < 12; turn += 1) {
      for (const _ of unanswered) if (turn < 4) cutPerhaps();
      bed.clock.advance(esperaDeVecino(turn));
      await finisher.finish();
    }

    const rows = await invoices(bench);
    expect(rows.filter(({ estado }) => estado !== 2)).toEqual([]);
    expect(simulator.state.stamps).toHaveLength(INVOICES);
    expect(new Set(simulator.state.stamps.map(({ sello }) => sello)).size).toBe(INVOICES);
    expect(rows.map(({ uuid }) => uuid).sort()).toEqual(simulator.state.stamps.map(({ uuid }) => uuid).sort());
    expect(leaks(simulator.seen, simulator.login)).toEqual([]);
  });

  it.skipIf(!AUTHORITY_IS_THERE)(`leave files that pass the authority's own judge${SKIPPED}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'timbradas-'));
    const files = pac.simulator.state.stamps.map(({ uuid, xml }) => {
      const file = join(folder, `${uuid}.xml`);
      writeFileSync(file, xml);
      return file;
    });
    expect(files.length).toBeGreaterThan(0);
    expect(await refused(files.slice(0, 40))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
