/** The first page of a person who asked for no other. */
export const HOME = '/overview';

/**
 * Where to go after signing in: only a path inside the app, never another site, the login itself or an error screen.
 * Answers a path relative to the app's base that begins with one slash, or null.
 */
export function safeDestination(destination: unknown): string | null {
  if (typeof destination !== 'string' || !/^\/(?![/\\])/.test(destination)) return null;
  // A tab or a line break inside an address is dropped by browsers, which would turn '/\t/x' into '//x'.
  if (/[\\\p{Cc}]/u.test(destination)) return null;
  const ruta = destination.split(/[?#]/, 1)[0] ?? '';
  return /^\/(auth|errors)(\/|$)/.test(ruta) || ruta.split('/').includes('..') ? null : destination;
}

/** The search parameters of the login screen. */
export interface LoginSearch {
  readonly redirect?: string | undefined;
}

/** The router lays the answer over the raw address, so a refused value must be named to be gone. */
export function validateLoginSearch(search: Readonly<Record<string, unknown>>): LoginSearch {
  return {
    redirect: safeDestination(search.redirect) ?? undefined,
  };
}
