import type { AnyRouter } from '@tanstack/react-router';
import { HOME } from './redirect.ts';

/**
 * Fetches the code of the screen at a path while something else is waited for; nothing of it is run, so no guard is
 * asked. Code that cannot be fetched is tried again, and told, when the screen is opened.
 * @param path inside the app, with or without search.
 */
export function preloadScreen(router: AnyRouter, path: string): void {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const [routes] = router.getMatchedRoutes(pathname === '/' ? HOME : pathname);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}
