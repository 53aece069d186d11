/** The server of `npm run dev`: only the calls, from the sources; Vite serves the app. */
import { main } from './main.ts';

await main({ construir: false });
