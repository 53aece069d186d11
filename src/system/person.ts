import { createContext, use } from 'react';
import type { Sesion } from '#domain/personas/sesion';

/** The session of the person before the screen; the frame gives it to every page behind the login. */
export const PersonContext = createContext<Sesion | null>(null);

/** @throws outside of the frame, where nobody is signed in. */
export function usePerson(): Sesion {
  const person = use(PersonContext);
  if (person === null) throw new Error('A page of a person is outside the frame.');
  return person;
}
