import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { UNREMEMBERED } from '../../../server/facturas/neighbours/breaker.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import { KNOWN_CODES } from '../../../server/facturas/pac/codes.ts';
import { certifiedStamper } from '../../../server/facturas/pac/open.ts';
import { settle } from '../../../server/facturas/settle.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { ownContext } from '../../../server/platform/works/ownContext.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { TEST_SECRETS } from '../bed/bed.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { FACTURISTA } from '../casos/casos.works.ts';
import { sell } from '../vales/vales.desk.ts';
import { invoiceCase, invoiceSale } from './facturas.desk.ts';
import { openPacDesk, type PacDesk, PROVIDERS } from './pac.desk.ts';

/** Rules of the date, of a register and of none, and codes of no class, beside those that the house knows. */
const CODES = [...KNOWN_CODES.timbrar, 'CFDI40101', 'CFDI40145', '500', '708'];
const log = { error: () => undefined };

describe.each(PROVIDERS)('whatever code %s answers', (proveedor) => {
  let pac: PacDesk;
  /** Invoices whose first question was cut after the provider had stamped them, by the code that it answers next. */
  const cut = new Map<string, number>();

  beforeAll(async () => {
    pac = await openPacDesk(proveedor);
    for (const code of CODES) cut.set(code, await idOfNew('cortadaDespues'));
    pac.bench.desk.bed.clock.advance(esperaDeVecino(0));
  }, 300_000);
  afterAll(() => pac.close());

  async function idOfNew(fault: Parameters<PacDesk['simulator']['fail']>[1]): Promise<number> {
    const idCaso = await invoiceCase(pac.bench);
    const operacion = await sell(pac.bench.desk, [{ unidades: 1, pesos: 100 + cut.size }]);
    pac.simulator.fail('timbrar', fault);
    await invoiceSale(pac.bench, { idCaso, operacion });
    pac.simulator.mend();
    const [row] = await pac.bench.desk.db.select({ id: facturas.id }).from(facturas).where(eq(facturas.idCaso, idCaso));
    if (row === undefined) throw new Error(`The case ${idCaso} has no invoice`);
    return row.id;
  }

  /** Asks for an invoice as another server does, which has nothing in memory. */
  async function settled(id: number) {
    const { bed } = pac.bench.desk;
    const now = () => bed.clock.now;
    const { timbrado } = bed.config;
    if (timbrado === null) throw new Error('There is no provider');
    const stamper = certifiedStamper(timbrado, {
      config: bed.config,
      embedded: pac.bench.stamper,
      remember: () => UNREMEMBERED,
      certificates: certificatesOf(bed.db, TEST_SECRETS, bed.config.csd),
      now,
    });
    const surroundings = surroundingsOf(bed, { ...embeddedNeighbours(bed.db, now), stamper, mail: null });
    const person = { numiden: FACTURISTA, cvetda: 1, permiso: 'facturar' } as const;
    await settle(id, ownContext(surroundings, person, { idempotencyKey: null, log })).catch(() => undefined);
    const [row] = await bed.db.select().from(facturas).where(eq(facturas.id, id));
    return row;
  }

  /** The stamps that an invoice has there: by its series and folio, under whatever seal. */
  const stampsOf = ({ serie, folio }: { serie: string; folio: number | string }) =>
    pac.simulator.state.stamps.filter(({ xml }) => xml.includes(` Serie="${serie}" Folio="${folio}"`));

  it.each(CODES)('"%s" after a try without an answer, an invoice has that try’s stamp and no other', async (code) => {
    const id = cut.get(code) ?? 0;
    pac.simulator.fail('timbrar', `codigo ${code}`, 2);
    pac.simulator.fail('buscar', `codigo ${code}`, 3);
    expect((await settled(id))?.estado).not.toBe(5);
    pac.simulator.mend();
    const row = await settled(id);
    expect(row?.estado).toBe(2);
    expect(row && stampsOf(row).map(({ uuid }) => uuid)).toEqual([row?.uuid]);
  });

  it.each(CODES)('"%s" beside its stamp, an invoice is neither refused nor stamped again', async (code) => {
    const id = await idOfNew(`hecho ${code}`);
    const row = await settled(id);
    expect(row?.estado).toBe(2);
    expect(row && stampsOf(row).map(({ uuid }) => uuid)).toEqual([row?.uuid]);
  });
});
