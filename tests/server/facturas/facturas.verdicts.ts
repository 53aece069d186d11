import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../server/platform/db/db.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { judged } from '../../cfdi/authority.ts';

/** The verdict of the authority's judge on each stamped invoice: 'A-1 ok', in the order in which they were made. */
export async function verdicts(db: Db): Promise<readonly string[]> {
  const rows = await db
    .select({ serie: facturas.serie, folio: facturas.folio, xml: facturas.xml })
    .from(facturas)
    .where(isNotNull(facturas.xml))
    .orderBy(asc(facturas.id));
  const folder = mkdtempSync(join(tmpdir(), 'facturas-'));
  try {
    return rows.map(({ serie, folio, xml }) => {
      const file = join(folder, `${serie}-${folio}.xml`);
      writeFileSync(file, xml ?? '');
      return `${serie}-${folio} ${judged(file)}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
