/** For who puts a certified provider: `npm run timbrado -- probar` tries it and the tax authority by the environment, and stamps nothing. */

import { tryStamping } from '../server/facturas/pac/trial.ts';
import { readConfig } from '../server/platform/config.ts';

const USAGE = 'Uso: npm run timbrado -- probar. Lee TIMBRADO y lo demás del entorno, como el servidor.';

async function main(): Promise<number> {
  if (process.argv[2] !== 'probar') {
    console.error(USAGE);
    return 2;
  }
  const read = readConfig(process.env);
  if ('errores' in read) {
    console.error(read.errores.join('\n'));
    return 1;
  }
  const lines = await tryStamping(read.config);
  for (const { bien, texto } of lines) console.log(`${bien ? 'bien' : 'MAL '}  ${texto}`);
  return lines.every(({ bien }) => bien) ? 0 : 1;
}

process.exitCode = await main();
