import { describe, expect, it } from 'vitest';
import type { RefusalReason } from '#domain/life';
import type { Permiso } from '#domain/permisos';
import { PERMISOS, permissionsOf } from '#domain/permisos';
import type { AccionVale } from '#domain/trabajosVale';
import { ACCIONES_VALE, refusalTextVale } from '#domain/trabajosVale';
import type { IdEstadoVale } from '#domain/vidaVale';
import { ESTADOS_VALE } from '#domain/vidaVale';
import { decide } from '#machines/life';
import type { VidaValeContext } from '#machines/vidaVale.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { ROL_PERMISOS } from '../../server/demo/empleados.ts';
import { describeMachine } from './kit/suite.ts';
import { tableOf } from './kit/table.ts';
import { vidaValeModel } from './vidaVale.fixtures.ts';

// Its balance is gone for good, and its paper can still be printed.
describeMachine('vidaVale', vidaValeModel, [], { settled: ['canjeado'] });

/** What each work leads to in each state; «no» is not at all. Written by hand, to be read and disputed by whoever decides it. */
const LIFE = tableOf(`
  Estado        | guardarParcial | guardar | recolectar | autorizar | rechazar  | cancelar  | devolver | cambiarMetodos | reponer   | imprimir | migrar
  NUEVO         | PARCIAL        | VIGENTE | PARCIAL    | no        | no        | no        | no       | no             | no        | no       | no
  PARCIAL       | PARCIAL        | VIGENTE | PARCIAL    | no        | no        | CANCELADO | no       | no             | no        | no       | no
  POR AUTORIZAR | no             | no      | no         | VIGENTE   | RECHAZADO | CANCELADO | no       | no             | no        | no       | no
  VIGENTE       | no             | no      | no         | no        | no        | CANCELADO | VIGENTE  | VIGENTE        | CANCELADO | VIGENTE  | VIGENTE
  CANJEADO      | no             | no      | no         | no        | no        | no        | no       | no             | no        | CANJEADO | CANJEADO
  CANCELADO     | no             | no      | no         | no        | no        | no        | no       | no             | no        | no       | no
  RECHAZADO     | no             | no      | no         | no        | no        | no        | no       | no             | no        | no       | no
`);

/** Who may do each work, by the role of the sample data. */
const ROLES = tableOf(`
  Rol             | guardarParcial | guardar | recolectar | autorizar | rechazar | cancelar | devolver | cambiarMetodos | reponer | imprimir | migrar
  1 Administrador | sí             | sí      | sí         | sí        | sí       | sí       | sí       | sí             | sí      | sí       | sí
  2 Asesor        | sí             | sí      | sí         | no        | no       | no       | sí       | sí             | sí      | sí       | sí
  3 Gerente       | sí             | sí      | sí         | sí        | sí       | sí       | sí       | sí             | sí      | sí       | sí
  4 Facturación   | no             | no      | no         | no        | no       | no       | no       | no             | no      | no       | no
  5 Nadie         | no             | no      | no         | no        | no       | no       | no       | no             | no      | no       | no
`);

const PERSON = 100_003;
const OTHER = 100_002;
const ALL = Object.keys(PERMISOS) as Permiso[];

/** The states by their number; 0 is a voucher that is not stored yet. */
const STATES = { 0: 'NUEVO', ...ESTADOS_VALE } as const;
const states = Object.keys(STATES).map(Number) as (IdEstadoVale | 0)[];

const plain: VidaValeContext = {
  permisos: ALL,
  numiden: PERSON,
  autores: [OTHER],
  mismaTienda: true,
  pideAutorizacion: false,
  vencido: false,
  empezado: false,
  enCurso: false,
  devuelveTodo: false,
};

/** What comes of a work: the name of the state that it leads to, or why it is refused. */
function comesOf(estado: IdEstadoVale | 0, accion: AccionVale, context: Partial<VidaValeContext> = {}): string {
  const decision = decide(vidaValeMachine, estado, { ...plain, ...context }, { type: accion });
  return decision.allowed ? STATES[decision.state] : decision.reason;
}

describe('every state, every work, every role', () => {
  const each = ROLES.rows.flatMap((rol) => states.map((estado) => ({ rol, estado, nombre: STATES[estado] })));

  it.each(each)('$rol, $nombre', ({ rol, estado, nombre }) => {
    const permisos = permissionsOf(
      ROL_PERMISOS.filter(({ idRol }) => idRol === Number.parseInt(rol, 10)).map(({ idPermiso }) => idPermiso),
    );
    const decided = ACCIONES_VALE.map((accion) => [accion, comesOf(estado, accion, { permisos })]);
    const table = ACCIONES_VALE.map((accion) => {
      const leads = LIFE.get(nombre, accion);
      const reason: RefusalReason = leads === 'no' ? 'state' : 'person';
      return [accion, leads !== 'no' && ROLES.get(rol, accion) === 'sí' ? leads : reason];
    });
    expect(decided).toEqual(table);
  });
});

describe('what a voucher asks beside a permission', () => {
  it('one that asks for authorization waits for it, new or partial', () => {
    expect([0, 4].map((estado) => comesOf(estado as 0 | 4, 'guardar', { pideAutorizacion: true }))).toEqual([
      'POR AUTORIZAR',
      'POR AUTORIZAR',
    ]);
  });

  it.each(['autorizar', 'rechazar'] as const)('who made it or saved it does not decide it: %s', (accion) => {
    expect(comesOf(5, accion, { autores: [PERSON] })).toBe('own');
    expect(comesOf(5, accion, { autores: [OTHER, PERSON] })).toBe('own');
    expect(comesOf(5, accion, { autores: [] })).toBe('unknown');
  });

  it.each(['guardarParcial', 'guardar', 'recolectar'] as const)(
    'another store does not go on with it: %s',
    (accion) => {
      expect(comesOf(4, accion, { mismaTienda: false })).toBe('elsewhere');
      expect(comesOf(4, accion, { mismaTienda: false, pideAutorizacion: true })).toBe('elsewhere');
    },
  );

  it('an expired one gives nothing back, and is replaced', () => {
    expect([comesOf(1, 'devolver', { vencido: true }), comesOf(1, 'reponer', { vencido: true })]).toEqual([
      'expired',
      'CANCELADO',
    ]);
  });

  it('the methods of an expired one are not changed, nor while a refund is under way; what has gone is in no way', () => {
    expect(comesOf(1, 'cambiarMetodos', { vencido: true })).toBe('expired');
    expect(comesOf(1, 'cambiarMetodos', { empezado: true })).toBe('VIGENTE');
    expect(comesOf(1, 'cambiarMetodos', { empezado: true, enCurso: true })).toBe('begun');
    expect(comesOf(1, 'cambiarMetodos', { empezado: true, enCurso: true, vencido: true })).toBe('begun');
  });

  it('the last of its balance makes it CANJEADO', () => {
    expect(comesOf(1, 'devolver', { devuelveTodo: true })).toBe('CANJEADO');
  });

  it('one of which something was given back is not cancelled, and is replaced once no refund is under way', () => {
    expect(comesOf(1, 'cancelar', { empezado: true })).toBe('begun');
    expect(comesOf(1, 'reponer', { empezado: true })).toBe('CANCELADO');
    expect(comesOf(1, 'reponer', { empezado: true, enCurso: true })).toBe('begun');
  });
});

describe('a refusal', () => {
  it.each([
    ['guardar', 3, 'state', 'Un vale en estado CANCELADO no permite guardarlo.'],
    ['imprimir', 4, 'state', 'El formato del vale aún no esta completo'],
    ['autorizar', 5, 'own', 'Usted hizo este vale: lo decide otra persona.'],
    ['cancelar', 1, 'person', 'No tiene permiso para cancelarlo.'],
    ['devolver', 1, 'expired', 'La vigencia de este vale terminó. Repóngalo por uno nuevo con el mismo saldo.'],
    [
      ...(['cambiarMetodos', 1, 'begun'] as const),
      'Una devolución de este vale no ha terminado: cuando termine se puede cambiar cómo se devuelve lo que quede.',
    ],
    ['cambiarMetodos', 5, 'state', 'Un vale en estado POR AUTORIZAR no permite cambiar sus métodos de devolución.'],
    ['cancelar', 1, 'begun', 'Ya se devolvió o se está devolviendo parte de este vale: no permite cancelarlo.'],
  ] as const)('of %s in state %d by %s says: %s', (accion, estado, reason, text) => {
    expect(refusalTextVale(accion, estado, reason)).toBe(text);
  });
});

describe('the chart and the domain', () => {
  it('know the same states, each under its own number', () => {
    const drawn = Object.values(vidaValeMachine.states).map(({ meta }) => meta?.id);
    expect(drawn.sort()).toEqual(states.toSorted());
  });

  it('know the same works', () => {
    expect(vidaValeMachine.events.toSorted()).toEqual([...ACCIONES_VALE].sort());
  });
});
