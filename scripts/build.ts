/** `npm run build`: the app and the server, each when it is missing or older than its sources. */

import { StartupError } from '../server/platform/startupError.ts';
import { buildIfNeeded } from '../server/startup/build.ts';

try {
  await buildIfNeeded((line) => console.log(line));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
