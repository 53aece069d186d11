import { page } from 'vitest/browser';
import type { Servidor } from '#domain/cadena/servidores';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

/** A server of a neighbour system, with a password that nobody sees. */
export function server(servidor: string, more: Partial<Servidor> = {}): Servidor {
  return {
    ...{ id: 1, servidor, usuario: 'mostrador', puerto: 443, path: '', url: '' },
    ...{ activo: true, tienePass: true, passIlegible: false, version: 1 },
    ...more,
  };
}

/** Opens the page of the servers, with these. */
export async function openServers(all: readonly Servidor[], answers: Answers = {}) {
  const app = await openApp('configuracion', {
    listaServidores: [...all],
    detalleServidor: ({ ruta }) => all.find(({ id }) => String(id) === ruta.id) ?? server('ninguno'),
    historialDeRegistro: { cambios: [], hayMas: false },
    ...answers,
  });
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Servidores' });
  return {
    ...app,
    table,
    dialog,
    main: page.getByRole('main'),
    named: (name: string) => page.getByRole('button', { name, exact: true }),
    row: (text: string) => table.getByRole('row').filter({ hasText: text }),
    field: (label: string) => dialog.getByLabelText(new RegExp(`^${label}`)),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}
