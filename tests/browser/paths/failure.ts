import { expect, type Locator } from '@playwright/test';
import { noConnection } from '../../machines/samples.ts';

/**
 * Looks whether the reason why a work was not saved without a connection stands where it was asked for: only a work
 * that was not changed since goes out by itself, and one sentence says so.
 * @param failed what was not done, as a sentence of its own.
 */
export async function lookAtFailure(where: Locator, failed: string, isUntouched: boolean): Promise<void> {
  const promise = `${failed.slice(0, -1)}: se guardará solo en cuanto vuelva la conexión, si no cambia nada.`;
  const all = isUntouched
    ? promise
    : `${failed} ${noConnection.texto}Si se guardó de todos modos, al reintentar no se guarda dos veces.`;
  await expect(where.locator('[data-failure] p', { hasText: failed.slice(0, -1) }), `se lee «${all}»`).toHaveText(all);
}
