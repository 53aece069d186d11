/** `npm run build`: the app and the server, each when it is missing or older than its sources. */
import { construirSiHaceFalta } from '../server/arranque/construir.ts';
import { ErrorDeArranque } from '../server/arranque/errorDeArranque.ts';

try {
  await construirSiHaceFalta((linea) => console.log(linea));
} catch (error) {
  if (!(error instanceof ErrorDeArranque)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
