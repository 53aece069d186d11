/** Writes the charts of the sources beside it to a file: `node --import tsx scripts/diagrams/keep.ts NAME FILE`. */
import { writeFileSync } from 'node:fs';
import { versionOf } from './version.ts';

const [name = '', file = ''] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(await versionOf(name))}\n`);
