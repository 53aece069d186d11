import { describe, expect, it } from 'vitest';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { Deshacer } from '#domain/common/deshacer';
import type { RefusalReason } from '#domain/common/life';
import { centavos } from '#domain/common/money';
import { PERMISOS, type Permiso, permissionsOf } from '#domain/common/permisos';
import { ACCIONES_VALE, type AccionVale, refusalTextVale } from '#domain/vales/trabajosVale';
import { decide } from '#machines/life';
import { type VidaValeContext, vidaValeMachine } from '#machines/vidaVale.machine';
import { ROL_PERMISOS } from '../../server/demo/empleados.ts';
import { describeMachine } from './kit/suite.ts';
import { tableOf } from './kit/table.ts';
import { vidaValeModel } from './vidaVale.fixtures.ts';
import { PERMISOS_VALE, VIDA_VALE } from './vidaVale.table.ts';

// CANJEADO: its balance is gone, and its paper can still be printed; what was noted by mistake is undone by a work. One with another refund under way waits for its
// end, what is filled in under a solved case is left with its page, and one for which somebody drives waits for him.
// RECHAZADO: who rejected it takes that back for a moment.
describeMachine('vidaVale', vidaValeModel, [], { settled: ['rechazado', 'canjeado', 'vigente', 'nuevo', 'parcial'] });

/** Who may do each work, by the role of the sample data. */
const ROLES = tableOf(`
  Rol             | guardarParcial | guardar | recolectar | autorizar | rechazar | cancelar | devolver | deshacerDevolucion | cambiarMetodos | reponer | imprimir | migrar
  1 Administrador | sí             | sí      | sí         | sí        | sí       | sí       | sí       | sí                 | sí             | sí      | sí       | sí
  2 Asesor        | sí             | sí      | sí         | no        | no       | no       | sí       | no                 | sí             | sí      | sí       | sí
  3 Gerente       | sí             | sí      | sí         | sí        | sí       | sí       | sí       | sí                 | sí             | sí      | sí       | sí
  4 Facturación   | no             | no      | no         | no        | no       | no       | no       | no                 | no             | no      | no       | no
  5 Nadie         | no             | no      | no         | no        | no       | no       | no       | no                 | no             | no      | no       | no
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
  deshaciendo: false,
  hayDevuelto: false,
  cambioPorAutorizar: false,
  devolvio: false,
  pideAlVecino: false,
  limiteDeLoDevuelto: null,
  acreditado: false,
  sinEntregar: false,
  limitePasado: null,
  devuelveTodo: false,
  otraEnCurso: false,
  casoSolucionado: false,
  casoDeOtroTipo: false,
  recolecta: 'nada',
  deCancelacion: false,
  enviado: false,
  vuelveA: 'nada',
};

/** The facts by the names that the table gives them. */
const FACTS = new Map<string, Partial<VidaValeContext>>(
  Object.entries({
    suyo: { autores: [PERSON] },
    'de varios y suyo': { autores: [OTHER, PERSON] },
    'de nadie': { autores: [] },
    'otra tienda': { mismaTienda: false },
    'pide autorización': { pideAutorizacion: true },
    'de un cambio': { cambioPorAutorizar: true },
    vencido: { vencido: true },
    empezado: { empezado: true, hayDevuelto: true },
    'la devolvió': { devolvio: true },
    'por un vecino': { pideAlVecino: true },
    'sobre su límite devuelto': { limiteDeLoDevuelto: centavos(500_000) },
    deshaciéndose: { deshaciendo: true },
    'en curso': { enCurso: true },
    acreditado: { acreditado: true },
    'sin entregar': { sinEntregar: true },
    'sobre su límite': { limitePasado: centavos(500_000) },
    'devuelve todo': { devuelveTodo: true },
    'otra en curso': { otraEnCurso: true, enCurso: true, empezado: true },
    'caso solucionado': { casoSolucionado: true },
    'caso de otro tipo': { casoDeOtroTipo: true },
    'por recoger': { recolecta: 'porRecoger' },
    'en camino': { recolecta: 'enCamino' },
    'de cancelación': { deCancelacion: true },
    enviado: { enviado: true },
    'recién decidido': { vuelveA: ESTADO_VALE.porAutorizar },
    'decidido hace rato': { vuelveA: 'tarde' },
  }),
);

/** The outcome of a work on the voucher of a row: the name of the state that it leads to, or why it is refused. */
function comesOf(row: string, accion: AccionVale | Deshacer, permisos: readonly Permiso[]): string {
  const [name = '', ...facts] = row.split(', ');
  const estado = states.find((id) => STATES[id] === name);
  const known = facts.map((fact) => FACTS.get(fact));
  if (estado === undefined || known.includes(undefined)) throw new Error(`Nobody knows the voucher ${row}.`);
  const context = Object.assign({}, plain, ...known, { permisos });
  const decision = decide(vidaValeMachine, estado, context, { type: accion });
  return decision.allowed ? STATES[decision.state] : decision.reason;
}

/** The table's outcome for who may, or may not, do the work at all. */
function expected(row: string, accion: AccionVale, may: boolean): string {
  const cell = VIDA_VALE.get(row, accion);
  if (cell === 'no') return 'state' satisfies RefusalReason;
  return may ? cell : ('person' satisfies RefusalReason);
}

describe('every state with its facts, every work, every role', () => {
  const each = ROLES.rows.flatMap((rol) => VIDA_VALE.rows.map((row) => ({ rol, row })));

  it.each(each)('$rol, $row', ({ rol, row }) => {
    const permisos = permissionsOf(
      ROL_PERMISOS.filter(({ idRol }) => idRol === Number.parseInt(rol, 10)).map(({ idPermiso }) => idPermiso),
    );
    const decided = ACCIONES_VALE.map((accion) => [accion, comesOf(row, accion, permisos)]);
    const table = ACCIONES_VALE.map((accion) => [accion, expected(row, accion, ROLES.get(rol, accion) === 'sí')]);
    expect(decided).toEqual(table);
  });

  it.each(ACCIONES_VALE)('%s asks for its own permission and for no other, whatever the facts', (accion) => {
    const own: readonly Permiso[] = PERMISOS_VALE[accion];
    const others = ALL.filter((permiso) => !own.includes(permiso));
    for (const row of VIDA_VALE.rows) {
      for (const permiso of own)
        expect([row, comesOf(row, accion, [permiso])]).toEqual([row, expected(row, accion, true)]);
      expect([row, comesOf(row, accion, others)]).toEqual([row, expected(row, accion, false)]);
    }
  });
});

describe('whoever left a voucher half filled', () => {
  it.each([
    ['PARCIAL, suyo', 'person'],
    ['PARCIAL, caso de otro tipo', 'person'],
    ['PARCIAL, suyo, caso de otro tipo', 'CANCELADO'],
    ['PARCIAL, suyo, caso solucionado', 'CANCELADO'],
    ['PARCIAL, suyo, otra tienda, caso solucionado', 'CANCELADO'],
    ['PARCIAL, suyo, caso de otro tipo, en camino', 'travelling'],
    ['POR AUTORIZAR, suyo, caso de otro tipo', 'person'],
    ['VIGENTE, suyo, caso de otro tipo', 'person'],
  ])('may cancel it without that permission only where its case takes it no more: %s is %s', (row, outcome) => {
    expect(comesOf(row, 'cancelar', ['crearVale'])).toBe(outcome);
    expect(comesOf(row, 'cancelar', ['verVales', 'autorizarVale'])).toBe('person');
  });
});

describe('a decision that somebody takes back', () => {
  it.each([
    ['VIGENTE, recién decidido', 'POR AUTORIZAR'],
    ['RECHAZADO, recién decidido', 'POR AUTORIZAR'],
    ['VIGENTE, decidido hace rato', 'expired'],
    ['RECHAZADO, decidido hace rato', 'expired'],
    ['VIGENTE', 'spent'],
    ['RECHAZADO', 'spent'],
    ['POR AUTORIZAR, recién decidido', 'state'],
    ['CANJEADO, recién decidido', 'state'],
    ['CANCELADO, recién decidido', 'state'],
    ['PARCIAL, recién decidido', 'state'],
  ])('leads from %s to %s', (row, outcome) => {
    expect(comesOf(row, 'deshacer', [])).toBe(outcome);
  });

  it.each([
    ['spent', 'Ya no se puede deshacer: después se hizo algo más.'],
    ['expired', 'Ya no se puede deshacer: pasaron los ocho segundos.'],
    ['state', 'Un vale en estado VIGENTE no permite deshacer lo último.'],
    ['credited', 'Este vale tiene una nota de crédito: pida cancelarla antes de deshacer lo último.'],
  ] as const)('stays by %s: %s', (reason, text) => {
    expect(refusalTextVale('deshacer', 1, reason)).toBe(text);
  });
});

const SIN_ENTREGAR =
  'El vale devuelve artículos que el cliente no tiene. Lo que no se ha entregado se cancela con «Cancelar artículos»; lo que va EN RUTA se devuelve cuando se entregue.';

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
    ['deshacerDevolucion', 3, 'state', 'Un vale en estado CANCELADO no permite deshacer lo que devolvió.'],
    ['deshacerDevolucion', 2, 'own', 'Usted hizo este vale o devolvió esto: lo deshace otra persona.'],
    [
      ...(['deshacerDevolucion', 2, 'unknown'] as const),
      'No se sabe quién hizo este vale, así que nadie puede deshacer lo que devolvió.',
    ],
    ['deshacerDevolucion', 1, 'spent', 'Este vale no tiene ninguna devolución hecha que deshacer.'],
    [
      ...(['deshacerDevolucion', 1, 'other'] as const),
      'Otra devolución de este vale no ha terminado: cuando termine se puede deshacer esta.',
    ],
    ['devolver', 1, 'undoing', 'Se está deshaciendo una devolución de este vale: espere a que termine.'],
    ['cambiarMetodos', 5, 'state', 'Un vale en estado POR AUTORIZAR no permite cambiar sus métodos de devolución.'],
    ['guardar', 0, 'solved', 'El caso está solucionado: ya no se hacen vales de él.'],
    [
      ...(['guardar', 4, 'solved'] as const),
      'El caso de este vale está solucionado y ya no admite trabajo. Cancele el vale y haga otro en un caso abierto.',
    ],
    [
      ...(['guardar', 4, 'moved'] as const),
      'El caso de este vale pasó a una categoría que no hace vales de este tipo. Cancele el vale y haga otro en un caso de su tipo, o pida que el caso vuelva a su categoría.',
    ],
    ['guardar', 4, 'awaited', 'Los artículos por recolectar aún no se han recolectado.'],
    ['recolectar', 4, 'kind', 'Un vale de cancelación no se recolecta: sus artículos no se entregaron.'],
    [
      ...(['cancelar', 4, 'travelling'] as const),
      'Alguien va en camino por los artículos de este vale: espere a que los recoja o a que vuelva sin ellos.',
    ],
    [
      ...(['devolver', 1, 'other'] as const),
      'Otra devolución de este vale no ha terminado: termínela antes de empezar una nueva.',
    ],
    ['migrar', 2, 'done', 'Este vale ya se había enviado a NetSuite.'],
    ['cancelar', 1, 'credited', 'Este vale tiene una nota de crédito: pida cancelarla antes de cancelarlo.'],
    ['cancelar', 1, 'begun', 'Ya se devolvió o se está devolviendo parte de este vale: no permite cancelarlo.'],
    ['autorizar', 5, 'undelivered', SIN_ENTREGAR],
    ['autorizar', 5, 'limit', 'Este vale pasa de su límite para autorizar: lo autoriza alguien con un límite mayor.'],
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
    expect(vidaValeMachine.events.toSorted()).toEqual([...ACCIONES_VALE, 'deshacer'].sort());
  });
});
