/**
 * Where to go after signing in: only a path inside the app, never another site, the login itself or an error screen.
 * Answers a path relative to the app's base that begins with one slash, or null.
 */
export const destinoSeguro = (destino: unknown): string | null => {
  if (typeof destino !== 'string' || !/^\/(?![/\\])/.test(destino)) return null;
  // A tab or a line break inside an address is dropped by browsers, which would turn '/\t/x' into '//x'.
  if (/[\\\p{Cc}]/u.test(destino)) return null;
  const ruta = destino.split(/[?#]/, 1)[0] ?? '';
  return /^\/(auth|errors)(\/|$)/.test(ruta) || ruta.split('/').includes('..') ? null : destino;
};

/** The search parameters of the login screen. */
export interface BusquedaEntrada {
  readonly redirect?: string | undefined;
}

/** The router lays what this answers over the raw address, so what is refused must be named to be gone. */
export const validarBusquedaEntrada = (busqueda: Readonly<Record<string, unknown>>): BusquedaEntrada => ({
  redirect: destinoSeguro(busqueda.redirect) ?? undefined,
});
