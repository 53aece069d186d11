/** The server of `npm run dev`: only the calls, from the sources; Vite serves the app. */
import { principal } from './principal.ts';

await principal({ construir: false });
