import type { NombreLectura } from '#contract/contract';
import { OVER_OTHERS } from '#domain/personas/overOthers';
import type { roles } from './roles.ts';
import type { seguridad } from './security.ts';
import type { sesion } from './sesion.ts';
import type { usuarios } from './usuarios.ts';

/** The calls that change a user, a role or a password, or that begin or end a session. */
type CallOnPeople = Exclude<
  keyof typeof usuarios | keyof typeof roles | keyof typeof seguridad | keyof typeof sesion,
  NombreLectura
>;

/** Who may do a thing to others, by the call that does it: a call on people that has no rule does not compile. */
export const overOthers = OVER_OTHERS satisfies Readonly<Record<CallOnPeople, unknown>>;
