import type { ConnectionState } from './connection.ts';

const TEXTS: { readonly [E in ConnectionState]: string | null } = {
  bien: null,
  sinRed: 'Revise su conexión a internet. Lo que escriba se conserva; la pantalla se pone al día sola cuando vuelva.',
  sinServicio:
    'Sin conexión con la base de datos. Lo que escriba se conserva; la pantalla se pone al día sola cuando vuelva.',
  sinEspacio: 'El servidor no tiene espacio para guardar: avise a la mesa de ayuda. Lo que escriba se conserva.',
};

/**
 * What a person is told of the connection, in one calm line; null when there is nothing to tell. Of what was to be saved the place
 * says where it was asked for: some of it goes out by itself then, some only when it is asked for again.
 */
export function connectionText(estado: ConnectionState): string | null {
  return TEXTS[estado];
}
