import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ACCIONES_CASO,
  type AccionCaso,
  EFECTOS_EN_CASO,
  type EfectoEnCaso,
  refusalText,
} from '#domain/casos/trabajosCaso';
import { ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import type { Deshacer } from '#domain/common/deshacer';
import type { RefusalReason } from '#domain/common/life';
import { PERMISOS, type Permiso, permissionsOf } from '#domain/common/permisos';
import { decide } from '#machines/life';
import { type VidaCasoContext, vidaCasoMachine } from '#machines/vidaCaso.machine';
import { ROL_PERMISOS } from '../../server/demo/empleados.ts';
import { describeMachine } from './kit/suite.ts';
import { tableOf } from './kit/table.ts';
import { vidaCasoModel } from './vidaCaso.fixtures.ts';

// SOLUCIONADA: who closed it takes that back for a moment.
describeMachine('vidaCaso', vidaCasoModel, [], { settled: ['solucionada'] });

/**
 * The state to which each work leads in each state; «no» is not at all. Written by hand, to be read and disputed by
 * whoever decides it.
 */
const LIFE = tableOf(`
  Estado      | comentar   | adjuntar   | tomar      | escalar  | solicitarAutorizacion | autorizar  | noAutorizar | cerrar      | hacerVale  | recolectar | facturar   | asignar
  NUEVO       | EN PROCESO | EN PROCESO | EN PROCESO | ESCALADO | PENDIENTE             | no         | no          | SOLUCIONADA | EN PROCESO | RECOLECTA  | EN PROCESO | NUEVO
  EN PROCESO  | EN PROCESO | EN PROCESO | no         | ESCALADO | PENDIENTE             | no         | no          | SOLUCIONADA | EN PROCESO | RECOLECTA  | EN PROCESO | EN PROCESO
  SOLUCIONADA | no         | no         | no         | no       | no                    | no         | no          | no          | no         | no         | no         | no
  ESCALADO    | ESCALADO   | ESCALADO   | EN PROCESO | ESCALADO | PENDIENTE             | no         | no          | SOLUCIONADA | ESCALADO   | RECOLECTA  | ESCALADO   | ESCALADO
  PENDIENTE   | PENDIENTE  | PENDIENTE  | no         | no       | no                    | EN PROCESO | EN PROCESO  | SOLUCIONADA | PENDIENTE  | PENDIENTE  | no         | PENDIENTE
  RECOLECTA   | RECOLECTA  | RECOLECTA  | EN PROCESO | ESCALADO | PENDIENTE             | no         | no          | SOLUCIONADA | RECOLECTA  | RECOLECTA  | RECOLECTA  | RECOLECTA
`);

/** Who may do each work, by the role of the sample data. */
const ROLES = tableOf(`
  Rol             | comentar | adjuntar | tomar | escalar | solicitarAutorizacion | autorizar | noAutorizar | cerrar | hacerVale | recolectar | facturar | asignar
  1 Administrador | sí       | sí       | sí    | sí      | sí                    | sí        | sí          | sí     | sí        | sí         | sí       | sí
  2 Asesor        | sí       | sí       | sí    | sí      | sí                    | no        | no          | no     | sí        | sí         | no       | sí
  3 Gerente       | sí       | sí       | sí    | sí      | sí                    | sí        | sí          | sí     | sí        | sí         | no       | sí
  4 Facturación   | sí       | sí       | sí    | sí      | sí                    | no        | no          | sí     | no        | no         | sí       | sí
  5 Nadie         | no       | no       | no    | no      | no                    | no        | no          | no     | no        | no         | no       | no
`);

type Work = AccionCaso | EfectoEnCaso;
const WORKS: readonly Work[] = [...ACCIONES_CASO, ...EFECTOS_EN_CASO];

/** The permission that each work asks for, and no other. */
const PERMISO: { readonly [A in Work]: Permiso } = {
  comentar: 'comentarCaso',
  adjuntar: 'comentarCaso',
  tomar: 'actualizarCaso',
  escalar: 'escalarCaso',
  solicitarAutorizacion: 'solicitarAutorizacion',
  autorizar: 'autorizarCaso',
  noAutorizar: 'autorizarCaso',
  cerrar: 'cerrarCaso',
  asignar: 'actualizarCaso',
  hacerVale: 'crearVale',
  recolectar: 'crearVale',
  facturar: 'facturar',
};

const PERSON = 100_003;
const OTHER = 100_002;
const REQUESTERS = { 'otra persona': OTHER, 'ella misma': PERSON, 'no se sabe': null } as const;
type Requester = keyof typeof REQUESTERS;

const ALL = Object.keys(PERMISOS) as Permiso[];
const states = (Object.keys(ESTADOS_CASO) as unknown as IdEstadoCaso[]).map(Number) as IdEstadoCaso[];
function nameOf(id: number): string {
  return ESTADOS_CASO[id as IdEstadoCaso];
}

/** The outcome of a work: the name of the state that it leads to, or why it is refused. */
function comesOf(estado: IdEstadoCaso, accion: Work | Deshacer, context: VidaCasoContext): string {
  const decision = decide(vidaCasoMachine, estado, context, { type: accion });
  return decision.allowed ? nameOf(decision.state) : decision.reason;
}

function expected(estado: IdEstadoCaso, accion: Work, may: boolean, asked: Requester): string {
  const leads = LIFE.get(nameOf(estado), accion);
  if (leads === 'no') return 'state' satisfies RefusalReason;
  if (!may) return 'person' satisfies RefusalReason;
  if (accion !== 'autorizar' && accion !== 'noAutorizar') return leads;
  return { 'otra persona': leads, 'ella misma': 'own', 'no se sabe': 'unknown' }[asked];
}

describe('every state, every work, every person', () => {
  const each = ROLES.rows.flatMap((rol) =>
    states.flatMap((estado) =>
      (Object.keys(REQUESTERS) as Requester[]).map((pidio) => ({ rol, estado, nombre: nameOf(estado), pidio })),
    ),
  );

  it.each(each)('$rol, $nombre, asked for by $pidio', ({ rol, estado, pidio }) => {
    const permisos = permissionsOf(
      ROL_PERMISOS.filter(({ idRol }) => idRol === Number.parseInt(rol, 10)).map(({ idPermiso }) => idPermiso),
    );
    const context = { permisos, numiden: PERSON, solicitante: REQUESTERS[pidio], vuelveA: 'nada' } as const;
    const decided = WORKS.map((accion) => [accion, comesOf(estado, accion, context)]);
    const table = WORKS.map((accion) => [accion, expected(estado, accion, ROLES.get(rol, accion) === 'sí', pidio)]);
    expect(decided).toEqual(table);
  });

  it.each(WORKS)('%s asks for its own permission and for no other', (accion) => {
    for (const estado of states.filter((id) => LIFE.get(nameOf(id), accion) !== 'no')) {
      const people = { numiden: PERSON, solicitante: OTHER, vuelveA: 'nada' } as const;
      const only = { ...people, permisos: [PERMISO[accion]] };
      const allBut = { ...people, permisos: ALL.filter((permiso) => permiso !== PERMISO[accion]) };
      expect(comesOf(estado, accion, only)).toBe(LIFE.get(nameOf(estado), accion));
      expect(comesOf(estado, accion, allBut)).toBe('person');
    }
  });
});

/**
 * Where a case stands again when somebody takes back what she did last, by where it stood before, whatever it became; or why she does
 * not. It was what the history says of it.
 */
const BACK = tableOf(`
  Estado      | nada  | tarde   | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
  NUEVO       | spent | expired | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
  EN PROCESO  | spent | expired | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
  SOLUCIONADA | spent | expired | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
  ESCALADO    | spent | expired | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
  PENDIENTE   | spent | expired | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
  RECOLECTA   | spent | expired | NUEVO  | EN PROCESO | ESCALADO | PENDIENTE | RECOLECTA
`);

describe('what somebody did last', () => {
  it.each(states.map((estado) => ({ estado, nombre: nameOf(estado) })))('is taken back from $nombre', ({ estado }) => {
    const back = {
      nada: 'nada',
      tarde: 'tarde',
      NUEVO: 1,
      'EN PROCESO': 2,
      ESCALADO: 4,
      PENDIENTE: 5,
      RECOLECTA: 6,
    } as const;
    for (const [before, vuelveA] of Object.entries(back)) {
      const context = { permisos: [], numiden: PERSON, solicitante: OTHER, vuelveA };
      expect([before, comesOf(estado, 'deshacer', context)]).toEqual([before, BACK.get(nameOf(estado), before)]);
    }
  });

  it.each([
    ['spent', 'Ya no se puede deshacer: después se hizo algo más.'],
    ['expired', 'Ya no se puede deshacer: pasaron los ocho segundos.'],
    ['state', 'Un caso en estado NUEVO no permite deshacer lo último.'],
  ] as const)('stays by %s: %s', (reason, text) => {
    expect(refusalText('deshacer', 1, reason)).toBe(text);
  });
});

describe('a refusal', () => {
  it.each([
    ['state', 'Un caso en estado SOLUCIONADA no permite cerrar el caso.'],
    ['person', 'No tiene permiso para cerrar el caso.'],
    ['own', 'Usted pidió esta autorización: la decide otra persona.'],
    [
      'unknown',
      'No se sabe quién pidió la autorización. Actualice el caso; si sigue sin saberse, ciérrelo con su solución.',
    ],
  ] as const)('by %s says: %s', (reason, text) => {
    expect(refusalText('cerrar', 3, reason)).toBe(text);
  });

  it('is what the chart itself answers to `can`', () => {
    const input = { permisos: ALL, numiden: PERSON, solicitante: PERSON, vuelveA: 'nada' } as const;
    const pending = vidaCasoMachine.resolveState({ value: 'pendiente', context: input });
    expect([pending.can({ type: 'autorizar' }), pending.can({ type: 'cerrar' })]).toEqual([false, true]);
  });
});

describe('the chart and the domain', () => {
  it('know the same states, each under its own number', () => {
    const drawn = Object.values(vidaCasoMachine.states).map(({ meta }) => meta?.id);
    expect(drawn.sort()).toEqual(states);
  });

  it('know the same works', () => {
    expect(vidaCasoMachine.events.toSorted()).toEqual([...WORKS, 'deshacer'].sort());
  });

  it('a number that no state has is a programming error', () => {
    const nobody = { permisos: [], numiden: PERSON, solicitante: null, vuelveA: 'nada' } as const;
    expect(() => decide(vidaCasoMachine, 7, nobody, { type: 'cerrar' })).toThrow(RangeError);
  });

  it('a work that the chart does not know does not compile, and a decision names a state of the case', () => {
    const nobody = { permisos: [], numiden: PERSON, solicitante: null, vuelveA: 'nada' } as const;
    // @ts-expect-error: no such work
    expect(decide(vidaCasoMachine, 1, nobody, { type: 'reabrir' })).toEqual({ allowed: false, reason: 'state' });
    const decision = decide(vidaCasoMachine, 1, nobody, { type: 'cerrar' });
    if (decision.allowed) expectTypeOf(decision.state).toEqualTypeOf<IdEstadoCaso>();
  });
});
