/** The page of the system: what the database keeps, how much it takes, how long it is kept, and when old rows went. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { GrupoQueCrece } from '#domain/common/crecimiento';
import { openApp } from '../bed/app.tsx';

const mail: GrupoQueCrece = {
  ...{ grupo: 'correos', nombre: 'Correos', guarda: 'Los correos con sus archivos', plazo: '365 días' },
  ...{ variables: ['CONSERVA_CORREOS'], filas: 1_234_567, cuenta: 'estimada', bytes: 3 * 1024 ** 3, seLimpia: true },
  limpieza: { momento: '2026-03-18T18:00:00.000Z', borradas: 1_204 },
};
const cases: GrupoQueCrece = {
  ...{ grupo: 'casos', nombre: 'Casos', guarda: 'Los casos', plazo: 'Mientras exista el expediente' },
  ...{ variables: [], filas: 403, cuenta: 'exacta', bytes: 512 * 1024, seLimpia: false, limpieza: null },
};

it('shows of each group its rows, its room, how long it is kept and its last purge', async () => {
  await openApp('sistema', { crecimiento: [mail, cases, { ...mail, grupo: 'b', nombre: 'Otros', limpieza: null }] });
  await expect.element(page.getByRole('heading', { name: 'Sistema' })).toBeVisible();
  await expect.element(page.getByText('En total ocupa 6 GB.')).toBeVisible();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect
    .element(row(/^Correos/))
    .toHaveTextContent(/unas 1,234,567.*3 GB.*365 días.*CONSERVA_CORREOS.*Se quitaron 1,204 filas/);
  await expect.element(row(/^Casos/)).toHaveTextContent(/403.*512 kB.*Mientras exista el expediente.*No se limpia/);
  await expect.element(row(/^Otros/)).toHaveTextContent('Todavía ninguna');
});
