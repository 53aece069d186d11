/**
 * Writes the migration that leads from the last one to the schema: `npm run db:generate -- --name NAME`. Of drizzle-kit's
 * descriptions of all tables it reads the last one alone, so only that is kept: a new column changes a few of its lines.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../server/platform/root.ts';

const { status } = spawnSync(
  'drizzle-kit',
  ['generate', '--config', 'server/platform/db/drizzle.config.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const folder = join(ROOT, 'server', 'platform', 'db', 'migrations', 'meta');
const descriptions = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const older of descriptions.sort().slice(0, -1)) rmSync(join(folder, older));
