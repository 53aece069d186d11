import type { ConnectionState } from './connection.ts';

const TEXTS: { readonly [E in ConnectionState]: string | null } = {
  bien: null,
  sinRed: 'Sin conexión. Lo que escriba se conserva; se reintentará solo cuando la conexión vuelva.',
  sinServicio: 'Sin conexión con la base de datos. Se reintentará solo; lo que escriba se conserva.',
  sinEspacio:
    'El servidor no tiene espacio para guardar: avise a la mesa de ayuda. Se reintentará solo; lo que escriba se conserva.',
};

/** What a person is told of the connection, in one calm line; null when there is nothing to tell. */
export function connectionText(estado: ConnectionState): string | null {
  return TEXTS[estado];
}
