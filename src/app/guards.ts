import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { idInAddress } from '#domain/common/idInAddress';
import { hasPermission, type Permiso } from '#domain/common/permisos';
import type { Sesion } from '#domain/personas/sesion';
import type { SesionRef } from '#machines/sesion.machine';

/** The session once it is known, or null when no one is signed in; waits for as long as the server has not answered. */
export async function knownSession(sesion: SesionRef): Promise<Sesion | null> {
  // The first caller that needs the session asks the server for it; starting again does nothing.
  sesion.start();
  const snapshot = await waitFor(sesion, (estado) => !estado.hasTag('unknown'), {
    timeout: Number.POSITIVE_INFINITY,
  });
  return snapshot.context.sesion;
}

/** Lets only signed-in people through; the others go to the login and, from there, back to where they were going. */
export async function demandSession(sesion: SesionRef, destination: string): Promise<void> {
  if ((await knownSession(sesion)) !== null) return;
  throw redirect({ to: '/auth/login', search: { redirect: destination }, replace: true });
}

/**
 * Lets through whoever holds any one of the permissions. For screens under the `_app` layout, whose own guard has
 * already asked for a session. Courtesy only: the server checks every call.
 */
export function demandPermission(sesion: SesionRef, permisos: readonly Permiso[]): void {
  const current = sesion.getSnapshot().context.sesion;
  if (current !== null && hasPermission(current.permisos, permisos)) return;
  throw redirect({ to: '/errors/access-denied', replace: true });
}

/** Leads to 'Página no encontrada' whoever follows an address that names no record. */
export function demandId(...texts: readonly string[]): void {
  if (texts.some((text) => idInAddress(text) === null)) throw toNotFound();
}

/** The way to 'Página no encontrada', to throw. It leaves no step to go back to. */
export function toNotFound() {
  return redirect({ to: '/errors/error-404', replace: true });
}

/**
 * Lets through only whoever must do something before work; the others go to where they were going, or to the login.
 * @param destination where to go on, already checked (`validateLoginSearch`).
 */
export async function demandPending(sesion: SesionRef, destination: string | undefined): Promise<void> {
  if ((await knownSession(sesion)) !== null) throw redirect({ href: destination ?? '/overview', replace: true });
  if (sesion.getSnapshot().context.pendiente !== null) return;
  throw redirect({ to: '/auth/login', search: { redirect: destination }, replace: true });
}
