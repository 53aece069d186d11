import type { Browser } from '@playwright/test';
import { detallesUsuarioSchema } from '#domain/personas/sesion';
import { CONTEXT } from '../../bed/chromium.ts';
import { SIZES } from '../../bed/looks.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { enter, OF_SAMPLE } from '../people.ts';
import { readSettings } from '../settings.ts';
import type { Seat } from './attempt.ts';
import { countPrints } from './screen.ts';

/** Seats for people of different rights, each signed in in a browser of their own; `close` ends these. */
export async function seatsAt(
  browser: Browser,
  gate: string,
): Promise<{ readonly all: readonly Seat[]; readonly close: () => Promise<void> }> {
  const { instancia } = readSettings();
  const { tienda, gente } = instancia ?? OF_SAMPLE;
  const numbers = [gente.pantalla, gente.hace, ...(instancia === null ? [EMPLOYEES.facturacion] : [])];
  const contexts = await Promise.all(
    numbers.map(() => browser.newContext({ ...CONTEXT, baseURL: gate, viewport: SIZES.escritorio })),
  );
  const all = await Promise.all(
    contexts.map(async (context, place): Promise<Seat> => {
      const numiden = numbers[place] ?? '';
      await context.addInitScript(countPrints);
      await enter(context, numiden, tienda);
      const answer = await context.request.get(`api/usuario/detalles/${numiden}`);
      const { permisos, limite } = detallesUsuarioSchema.parse(await answer.json());
      return { person: { numiden: Number(numiden), permisos, tienda, limite }, open: () => context.newPage() };
    }),
  );
  return { all, close: async () => void (await Promise.all(contexts.map((context) => context.close()))) };
}
