import type { ConnectionState } from './connection.ts';

const TEXTS: { readonly [E in ConnectionState]: string | null } = {
  bien: null,
  sinRed: 'Revise su conexión a internet. Lo que escriba se conserva; la pantalla se pone al día sola cuando vuelva.',
  sinServicio:
    'Sin conexión con la base de datos. Lo que escriba se conserva; la pantalla se pone al día sola cuando vuelva.',
  sinEspacio: 'El servidor no tiene espacio para guardar: avise a la mesa de ayuda. Lo que escriba se conserva.',
};

/**
 * The state of the connection, in one calm line; null when there is nothing to tell. The fate of a save is told where
 * it was asked for: some saves go out by themselves then, some only when they are asked for again.
 */
export function connectionText(estado: ConnectionState): string | null {
  return TEXTS[estado];
}
