import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { App } from './app.tsx';

/** Mends the line, and waits until the page has learnt it: it looks for the server until then, also in the test that comes next. */
export async function mend({ answer }: Pick<App, 'answer'>): Promise<void> {
  answer({ salud: { codigo: 1, descripcion: 'Hecho con éxito' } });
  await expect.element(page.getByText(/^Revise su conexión a internet\. Lo que escriba/)).not.toBeInTheDocument();
}
