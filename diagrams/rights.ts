/** The permissions that a guard of a life asks for: the guard itself says them, no list beside it. */
import type { AnyStateMachine } from 'xstate';
import { PERMISOS, type Permiso } from '#domain/common/permisos';

/** A guard as it stands in the setup of a life: it reads the facts alone. */
type Guard = (asked: { readonly context: object }, params?: unknown) => boolean;

/**
 * The permissions that satisfy a guard, any one of them, in the table's order; none for one that asks for none, and for a guard of a chart
 * that is no life.
 * @throws Error for a guard that asks for two together, or reads the permissions in another way: no drawing would tell that truly.
 */
export function permissionsAsked(machine: AnyStateMachine, guard: string): readonly Permiso[] {
  const decides = machine.implementations.guards?.[guard];
  const nobody = factsOf(machine);
  if (typeof decides !== 'function' || nobody === null) return [];
  const askedBy = (held: readonly Permiso[]): readonly Permiso[] => {
    const asked = new Set<Permiso>();
    (decides as Guard)({ context: { ...nobody, permisos: listeningTo(asked, held) } });
    return (Object.keys(PERMISOS) as Permiso[]).filter((permiso) => asked.has(permiso));
  };
  const any = askedBy([]);
  for (const one of any) {
    const more = askedBy([one]).filter((permiso) => !any.includes(permiso));
    if (more.length > 0) throw new Error(`The guard ${guard} asks for ${one} together with ${more.join(', ')}.`);
  }
  return any;
}

/** The facts with which a life begins, of nobody; null for a chart that knows no permissions. */
function factsOf(machine: AnyStateMachine): object | null {
  const { context } = machine.config;
  const facts: unknown = typeof context === 'function' ? context({ input: {} } as never) : context;
  return typeof facts === 'object' && facts !== null && 'permisos' in facts ? facts : null;
}

/** The held permissions, which write down those that somebody looks for. */
function listeningTo(asked: Set<Permiso>, held: readonly Permiso[]): readonly Permiso[] {
  return new Proxy(held, {
    get(permissions, name) {
      if (name !== 'includes') throw new Error(`A guard reads the permissions by "${String(name)}".`);
      return (permiso: Permiso) => {
        asked.add(permiso);
        return permissions.includes(permiso);
      };
    },
  });
}
