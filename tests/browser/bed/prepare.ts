import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';
import { stock } from './stock.ts';

/**
 * The environment variable that tells the workers where the prepared data folder is. Set beforehand to the data folder
 * of a server that has ended, it spares most of the preparation, for those who run one test again and again.
 */
export const PREPARED = 'MOSTRADOR_PREPARED_DATA';

/**
 * Before all browser tests: starts the product once on an empty folder, so that the migrations and the sample data are
 * made once, adds what tests use up, and leaves the folder for the workers to copy. Returns what deletes it
 * afterwards.
 */
async function prepare(): Promise<() => void> {
  const given = process.env[PREPARED];
  if (given !== undefined) {
    await stock(given);
    return () => undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-prepared-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const product = await startProduct(join(folder, 'data'));
    await product.stop();
    await stock(join(folder, 'data'));
  } catch (error) {
    remove();
    throw error;
  }
  process.env[PREPARED] = join(folder, 'data');
  return remove;
}

export default prepare;
