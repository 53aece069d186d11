import { type Aviso, avisosDe, type ClaseNovedad, trabajosQueAvisan } from '#domain/common/novedades';
import type { AccionCaso } from './trabajosCaso.ts';

/** The people of a case, as it is stored. */
interface GenteDeCaso {
  readonly administrador: number | null;
  readonly numidenCrea: number;
  readonly numidenSolicita: number | null;
}

/**
 * The parts that people have in a case: who gets it by the work, who had it until then, who has it, who asked for the
 * authorization that is decided, and who opened it.
 */
type Parte = 'quienLoRecibe' | 'quienLoTenia' | 'encargado' | 'solicitante' | 'quienLoAbrio';

/** Whom each work on a case tells of it, and as what: a work that tells nobody says so. */
const NOVEDADES_DE_CASO: Readonly<Record<AccionCaso, Readonly<Partial<Record<Parte, ClaseNovedad>>>>> = {
  comentar: { encargado: 'comentado', quienLoAbrio: 'comentado' },
  adjuntar: {},
  tomar: { quienLoTenia: 'pasado' },
  escalar: { quienLoRecibe: 'asignado', quienLoTenia: 'pasado' },
  asignar: { quienLoRecibe: 'asignado', quienLoTenia: 'pasado' },
  // It waits in the inbox of who may decide it.
  solicitarAutorizacion: {},
  autorizar: { solicitante: 'autorizado' },
  noAutorizar: { solicitante: 'noAutorizado' },
  cerrar: { encargado: 'cerrado', quienLoAbrio: 'cerrado' },
};

/** The works on a case that somebody is told. */
export const AVISAN_DE_CASO = trabajosQueAvisan(NOVEDADES_DE_CASO);

/** As what each work on a case is told to who follows it; null where it is not. Taking back a work takes back its notices. */
export const NOVEDAD_DE_QUIEN_SIGUE_EL_CASO: Readonly<Record<AccionCaso, ClaseNovedad | null>> = {
  comentar: 'comentado',
  adjuntar: null,
  tomar: 'tomado',
  escalar: 'escalado',
  asignar: 'reasignado',
  solicitarAutorizacion: 'porAutorizar',
  autorizar: 'autorizado',
  noAutorizar: 'noAutorizado',
  cerrar: 'cerrado',
};

/** A work on a case, as those whom it concerns are told of it. */
interface Hecho {
  readonly antes: GenteDeCaso;
  readonly despues: GenteDeCaso;
  readonly hizo: number;
  /** Who is mentioned in what was written with it. */
  readonly menciona?: readonly number[];
}

/** The notices of a work on a case: who is mentioned is told that, and nothing else of it. */
export function novedadesDeCaso(trabajo: AccionCaso, { antes, despues, hizo, menciona = [] }: Hecho): readonly Aviso[] {
  const passes = antes.administrador !== despues.administrador;
  const partes: Readonly<Record<Parte, number | null>> = {
    quienLoRecibe: passes ? despues.administrador : null,
    quienLoTenia: passes ? antes.administrador : null,
    encargado: despues.administrador,
    solicitante: despues.numidenSolicita,
    quienLoAbrio: despues.numidenCrea,
  };
  const mencionados = menciona.filter((para) => para !== hizo);
  return [
    ...mencionados.map((para): Aviso => ({ clase: 'mencionado', para })),
    ...avisosDe(NOVEDADES_DE_CASO[trabajo], partes, hizo).filter(({ para }) => !mencionados.includes(para)),
  ];
}

/** The one notice of all cases that were handed on to who stands in. */
export function novedadesDeEntrega(
  { administrador }: Pick<GenteDeCaso, 'administrador'>,
  hizo: number,
): readonly Aviso[] {
  return avisosDe({ quienLoRecibe: 'entregado' }, { quienLoRecibe: administrador }, hizo);
}

/** The notices of a case whose limit is over: for who has it, and for who manages its area. */
export function novedadesFueraDePlazo(
  { administrador }: Pick<GenteDeCaso, 'administrador'>,
  gerentes: readonly number[],
): readonly Aviso[] {
  const told = new Set([...(administrador === null ? [] : [administrador]), ...gerentes]);
  return [...told].map((para) => ({ clase: 'fueraDePlazo', para }));
}

/** The notice of another case that ended into this one, for who has this one. */
export function novedadesDeUnir({ administrador }: Pick<GenteDeCaso, 'administrador'>, hizo: number): readonly Aviso[] {
  return avisosDe({ encargado: 'unido' }, { encargado: administrador }, hizo);
}

/** As what a case with which another one is related, or was and is closed, is told: to who has it and to who follows it. */
export type NovedadDeRelacion = 'relacionado' | 'relacionadoCerrado';

/** The notice of a relation, for who has the other case. */
export function novedadesDeRelacion(
  clase: NovedadDeRelacion,
  { administrador }: Pick<GenteDeCaso, 'administrador'>,
  hizo: number,
): readonly Aviso[] {
  return avisosDe({ encargado: clase }, { encargado: administrador }, hizo);
}
