import { expect, it } from 'vitest';
import { ESPERA_MAXIMA_DE_EVENTO_MS, esperaDeEvento, eventoEnPalabras, SECRETO_ANTERIOR_MS } from './eventos.ts';

it('an event is tried ten times within four days', () => {
  const waits = Array.from({ length: 10 }, (_, tries) => esperaDeEvento(tries + 1));
  // 5 s, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours; then never.
  const hours = [2, 5, 10, 14, 20, 24].map((each) => each * 3_600_000);
  expect(waits).toEqual([5_000, 300_000, 1_800_000, ...hours, null]);
});

it('no wait is longer than a day; an older secret signs for a day more, and what went out is shown for ninety', () => {
  const day = 86_400_000;
  expect([ESPERA_MAXIMA_DE_EVENTO_MS, SECRETO_ANTERIOR_MS]).toEqual([day, day]);
});

it('an event reads as staff know it, and one of another version by its name', () => {
  expect(['vale.vigente', 'prueba', 'vale.perdido', 'toString'].map(eventoEnPalabras)).toEqual([
    'Vale vigente',
    'Prueba',
    'vale.perdido',
    'toString',
  ]);
});
