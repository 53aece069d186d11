import { hasPermission } from '#domain/common/permisos';
import { autorizaMas, type Limite, limiteEnPalabras, pasaDe } from './limiteAutorizar.ts';
import { ADMINISTRATOR_ROLE, permissionChange, ROLE_TEXTS } from './roles.ts';
import { SEGUNDO_FACTOR_TEXTS } from './segundoFactor.ts';
import { changedRights, type Rights, USER_TEXTS } from './usuarios.ts';

/**
 * Who may do a thing to others: no one gives what he lacks himself, nor does anything to a person who may more than he.
 * Both sides ask the same table, the browser to say so beforehand and the server to decide.
 */

/** All that gives a person power over others, and over what he may do. */
type Powers = Omit<Rights, 'activo'> & {
  /** Up to how much he authorizes, by his role. */
  readonly limite: Limite;
};

/** A person with his powers. */
export interface Holder extends Powers {
  readonly numiden: number;
}

/** A role as it is given: with it come its permissions. */
interface GivenRole {
  readonly id: number;
  readonly nombre: string;
  readonly permisos: readonly number[];
  readonly limite: Limite;
}

/** The role that people have by a group of the identity provider. */
type GroupRole = Omit<GivenRole, 'nombre'>;

/** The powers that a person may give to others, one by one: those that he has himself. */
interface Giving {
  readonly permiso: (id: number) => boolean;
  readonly rol: (role: Omit<GivenRole, 'nombre'>) => boolean;
  readonly area: (id: number) => boolean;
  readonly areaGerente: (id: number) => boolean;
  readonly tienda: (id: number) => boolean;
  /** Every store at once, for a person who has none of his own named. */
  readonly todasLasTiendas: boolean;
}

/**
 * The powers that a person may give. The people of the administrators' role attend every category, and so have every
 * area and store.
 */
export function givenBy({ roles, permisos, areas, areasGerente, tiendas, limite }: Powers): Giving {
  const administers = roles.includes(ADMINISTRATOR_ROLE);
  const todasLasTiendas = administers || tiendas.length === 0;
  const permiso = (id: number) => permisos.includes(id);
  return {
    permiso,
    rol: (role) =>
      (administers || role.id !== ADMINISTRATOR_ROLE) &&
      role.permisos.every(permiso) &&
      !autorizaMas(role, { permisos, limite }),
    area: (id) => administers || areas.includes(id),
    areaGerente: (id) => administers || areasGerente.includes(id),
    tienda: (id) => todasLasTiendas || tiendas.includes(id),
    todasLasTiendas,
  };
}

/** Those of some powers that a person lacks himself, in words by kind; empty when he has all of them. */
function beyond(actor: Powers, person: Powers): readonly string[] {
  const { roles, permisos, areas, areasGerente, tiendas } = person;
  const may = givenBy(actor);
  const administers = (one: Powers['roles']) => one.includes(ADMINISTRATOR_ROLE);
  const lacking = {
    'rol de administrador': administers(roles) && !administers(actor.roles),
    permisos: !permisos.every(may.permiso),
    'límite para autorizar': autorizaMas(person, actor),
    áreas: !areas.every(may.area),
    'áreas de gerente': !areasGerente.every(may.areaGerente),
    tiendas: tiendas.length === 0 ? !may.todasLasTiendas : !tiendas.every(may.tienda),
  };
  return Object.entries(lacking).flatMap(([kind, lacks]) => (lacks ? [kind] : []));
}

/** Whether a person may more than another one: has any power that the other lacks. */
export function mayMore(person: Powers, than: Powers): boolean {
  return beyond(than, person).length > 0;
}

/** Why something is not done to others, or not given to them. */
export const OVER_OTHERS_TEXTS = {
  puedeMas: (kinds: readonly string[]) =>
    `Esta persona puede más que usted (${inWords(kinds)}): pídalo a alguien que pueda lo mismo que ella.`,
  /** Stands above what cannot be chosen. */
  noSeDa: 'No se puede dar lo que usted no tiene.',
  noTiene: (kinds: readonly string[]) =>
    `No se puede dar lo que usted no tiene (${inWords(kinds)}): quítelo, o pídalo a alguien que lo tenga.`,
  rolMayor: (nombre: string) =>
    `El rol ${nombre} puede más que usted: elija otro, o pídalo a alguien que pueda lo mismo.`,
  casoDeQuienPuedeMas: (kinds: readonly string[]) =>
    `Quien tiene el caso puede más que usted (${inWords(kinds)}): pídale que lo asigne, o a alguien que pueda lo mismo.`,
  rolConMas: 'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.',
  limiteMayor: (propio: Limite) =>
    `No se puede dar lo que usted no tiene: usted autoriza hasta ${limiteEnPalabras(propio)}.`,
  limitePerdido: 'Sin el rol, sus usuarios no tendrían límite para autorizar: pídalo a alguien que no lo tenga.',
  personasConMas: (total: number) =>
    total === 1
      ? 'Una persona con este rol puede más que usted: pídalo a alguien que pueda lo mismo que ella.'
      : `${total} personas con este rol pueden más que usted: pídalo a alguien que pueda lo mismo que ellas.`,
} as const;

function inWords(kinds: readonly string[]): string {
  return new Intl.ListFormat('es').format(kinds);
}

/** The facts of each call that does something to others. */
export interface Deeds {
  readonly agregarUsuario: { readonly after: Powers; readonly rol: GivenRole | null };
  readonly editarUsuario: {
    readonly before: Holder & { readonly activo: boolean };
    readonly after: Powers & { readonly activo: boolean };
    /** The role that he has afterwards; null while none is chosen. */
    readonly rol: GivenRole | null;
  };
  readonly contrasenaProvisional: { readonly other: Holder };
  readonly quitarSegundoFactor: { readonly other: Holder };
  readonly guardarRol: {
    /** Null for a role that is to be made. */
    readonly before: Omit<GivenRole, 'nombre'> | null;
    readonly permisos: readonly number[];
    readonly limite: Limite;
    /** How many of its people may more than who asks. */
    readonly usuariosConMas: number;
  };
  readonly eliminarRol: {
    readonly rol: Omit<GivenRole, 'nombre'>;
    readonly usuarios: number;
    readonly usuariosConMas: number;
  };
  /** The role that a group gave, null for a new group; and the one that it is to give. */
  readonly guardarGrupo: { readonly before: GroupRole | null; readonly rol: GroupRole };
  readonly quitarGrupo: { readonly before: GroupRole };
  readonly guardarAusencia: { readonly other: Holder };
  readonly terminarSesionDePersona: { readonly other: Holder };
  readonly terminarSesionesDePersona: { readonly other: Holder };
  /** Null for the wait of a person unknown to the application. */
  readonly quitarEspera: { readonly other: Holder | null };
  readonly entregarCasos: { readonly other: Holder };
  /** Who has the case; null where nobody has it who is still a user. */
  readonly asignarCaso: { readonly de: Holder | null };
}

/** Calls that can only mean the person who asks. */
type OwnCall =
  | 'iniciarSesion'
  | 'irAlProveedor'
  | 'volverDelProveedor'
  | 'cerrarSesion'
  | 'terminarSesion'
  | 'terminarOtrasSesiones'
  | 'cambiarTienda'
  | 'cambiarContrasena'
  | 'guardarMiAusencia'
  | 'guardarMiResumen'
  | 'confirmarCodigo'
  | 'prepararSegundoFactor'
  | 'activarSegundoFactor'
  | 'quitarMiSegundoFactor';

/** A rule for each thing that is done to others. */
export type OthersRules = { readonly [N in keyof Deeds]: (actor: Holder, deed: Deeds[N]) => string | null };

/**
 * Why a person may not do a thing to others, in words, by the call that does it; null when he may. Whether he may make the call
 * at all is asked before.
 */
export const OVER_OTHERS: OthersRules & { readonly [N in OwnCall]: 'own' } & {
  /** No person makes it. */
  readonly salidaDelProveedor: 'provider';
} = {
  agregarUsuario: againstGiving,

  editarUsuario: (actor, { before, after, rol }) => {
    if (before.numiden === actor.numiden) {
      const changed = changedRights(before, after);
      return changed.length === 0 ? null : USER_TEXTS.propio(changed.join(', '));
    }
    const keepsRole = rol !== null && before.roles.includes(rol.id);
    return againstTouching(actor, before) ?? againstGiving(actor, { after, rol: keepsRole ? null : rol });
  },

  contrasenaProvisional: (actor, { other }) =>
    other.numiden === actor.numiden ? USER_TEXTS.contrasenaPropia : againstTouching(actor, other),

  quitarSegundoFactor: (actor, { other }) =>
    other.numiden === actor.numiden ? SEGUNDO_FACTOR_TEXTS.propio : againstTouching(actor, other),

  guardarRol: (actor, { before, permisos, limite, usuariosConMas }) => {
    const may = givenBy(actor);
    const { gained, lost } = permissionChange(before?.permisos ?? [], permisos);
    const isChanged = gained.length + lost.length > 0;
    const isLimited = before === null || before.limite !== limite;
    const isOwn = before !== null && actor.roles.includes(before.id);
    if (isOwn && isChanged) return ROLE_TEXTS.propio;
    if (isOwn && isLimited) return ROLE_TEXTS.limitePropio;
    if (before !== null && !may.rol(before)) return OVER_OTHERS_TEXTS.rolConMas;
    if (isChanged && !hasPermission(actor.permisos, ['verPermisos'])) return ROLE_TEXTS.sinVerPermisos;
    if ((isChanged || isLimited) && usuariosConMas > 0) return OVER_OTHERS_TEXTS.personasConMas(usuariosConMas);
    if (!gained.every(may.permiso)) return OVER_OTHERS_TEXTS.noTiene(['permisos']);
    // Also of a role that does not authorize: one of its people may do so by a permission of his own.
    if (isLimited && pasaDe(limite, actor.limite)) return OVER_OTHERS_TEXTS.limiteMayor(actor.limite);
    return autorizaMas({ permisos, limite }, actor) ? OVER_OTHERS_TEXTS.limiteMayor(actor.limite) : null;
  },

  eliminarRol: (actor, { rol, usuarios, usuariosConMas }) => {
    if (actor.roles.includes(rol.id)) return ROLE_TEXTS.propioEliminado;
    if (!givenBy(actor).rol(rol)) return OVER_OTHERS_TEXTS.rolConMas;
    if (usuarios > 0 && !hasPermission(actor.permisos, ['eliminarRolConUsuarios'])) {
      return ROLE_TEXTS.conUsuarios(usuarios);
    }
    if (usuariosConMas > 0) return OVER_OTHERS_TEXTS.personasConMas(usuariosConMas);
    // They keep what is their own, and who has no role has no limit.
    return usuarios > 0 && rol.limite !== null && actor.limite !== null ? OVER_OTHERS_TEXTS.limitePerdido : null;
  },

  // Whoever writes a group gives its role to all who are in it, and takes it from them.
  guardarGrupo: (actor, { before, rol }) =>
    [before ?? rol, rol].every(givenBy(actor).rol) ? null : OVER_OTHERS_TEXTS.rolConMas,
  quitarGrupo: (actor, { before }) => (givenBy(actor).rol(before) ? null : OVER_OTHERS_TEXTS.rolConMas),

  guardarAusencia: againstEnding,
  // Handed on by oneself or by who may say the absence.
  entregarCasos: againstEnding,

  terminarSesionDePersona: againstEnding,
  terminarSesionesDePersona: againstEnding,

  // Who forgives failed tries of a stronger person's number could go on guessing its password.
  quitarEspera: (actor, { other }) => (other === null ? null : againstEnding(actor, { other })),

  // A case that is nobody's, or one's own, is taken from nobody.
  asignarCaso: (actor, { de }) => {
    if (de === null || de.numiden === actor.numiden) return null;
    const kinds = beyond(actor, de);
    return kinds.length === 0 ? null : OVER_OTHERS_TEXTS.casoDeQuienPuedeMas(kinds);
  },

  iniciarSesion: 'own',
  irAlProveedor: 'own',
  volverDelProveedor: 'own',
  salidaDelProveedor: 'provider',
  cerrarSesion: 'own',
  terminarSesion: 'own',
  terminarOtrasSesiones: 'own',
  cambiarTienda: 'own',
  cambiarContrasena: 'own',
  guardarMiAusencia: 'own',
  guardarMiResumen: 'own',
  confirmarCodigo: 'own',
  prepararSegundoFactor: 'own',
  activarSegundoFactor: 'own',
  quitarMiSegundoFactor: 'own',
};

function againstEnding(actor: Holder, { other }: { readonly other: Holder }): string | null {
  return other.numiden === actor.numiden ? null : againstTouching(actor, other);
}

function againstTouching(actor: Holder, other: Powers): string | null {
  const kinds = beyond(actor, other);
  return kinds.length === 0 ? null : OVER_OTHERS_TEXTS.puedeMas(kinds);
}

function againstGiving(actor: Holder, { after, rol }: Deeds['agregarUsuario']): string | null {
  if (rol !== null && !givenBy(actor).rol(rol)) return OVER_OTHERS_TEXTS.rolMayor(rol.nombre);
  const kinds = beyond(actor, after);
  return kinds.length === 0 ? null : OVER_OTHERS_TEXTS.noTiene(kinds);
}
