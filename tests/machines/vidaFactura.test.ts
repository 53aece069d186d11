import { describe, expect, it } from 'vitest';
import { ESTADOS_FACTURA, type IdEstadoFactura } from '#domain/cadena/estadosFactura';
import type { RefusalReason } from '#domain/common/life';
import { PERMISOS, type Permiso, permissionsOf } from '#domain/common/permisos';
import { ACCIONES_FACTURA, type AccionFactura } from '#domain/facturas/trabajosFactura';
import { decide } from '#machines/life';
import { type VidaFacturaContext, vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { ROL_PERMISOS } from '../../server/demo/empleados.ts';
import { describeMachine } from './kit/suite.ts';
import { tableOf } from './kit/table.ts';
import { vidaFacturaModel } from './vidaFactura.fixtures.ts';
import { PERMISO_FACTURA, VIDA_FACTURA } from './vidaFactura.table.ts';

// A stamped one may stay as it is, past the day until which it can be cancelled for good; of those that are gone the paper can
// still be printed.
describeMachine('vidaFactura', vidaFacturaModel, [], { settled: ['rechazada', 'cancelada', 'vigente', 'sustituida'] });

/** Who may work on invoices, by the role of the sample data. */
const ROLES = tableOf(`
  Rol             | factura
  1 Administrador | sí
  2 Asesor        | no
  3 Gerente       | no
  4 Facturación   | sí
  5 Nadie         | no
`);

const ALL = Object.keys(PERMISOS) as Permiso[];

/** The states by their number; 0 is an invoice that is not stored yet. */
const STATES = { 0: 'NUEVA', ...ESTADOS_FACTURA } as const;
const states = Object.keys(STATES).map(Number) as (IdEstadoFactura | 0)[];

const plain: VidaFacturaContext = {
  permisos: ALL,
  deIngreso: true,
  aPlazos: false,
  acreditada: false,
  pagada: false,
  conRelacionadas: false,
  conSustituta: false,
  fueraDePlazo: false,
  reemitida: false,
  porSustitucion: false,
};

/** The facts by the names that the table gives them. */
const FACTS = new Map<string, Partial<VidaFacturaContext>>(
  Object.entries({
    'no es venta': { deIngreso: false },
    'a plazos': { aPlazos: true },
    acreditada: { acreditada: true },
    pagada: { pagada: true },
    'con relacionadas': { conRelacionadas: true },
    'con sustituta': { conSustituta: true },
    'fuera de plazo': { fueraDePlazo: true },
    reemitida: { reemitida: true },
    'por sustitución': { porSustitucion: true },
  }),
);

/** The outcome of a work on the invoice of a row: the name of the state that it leads to, or why it is refused. */
function comesOf(row: string, accion: AccionFactura, permisos: readonly Permiso[]): string {
  const [name = '', ...facts] = row.split(', ');
  const estado = states.find((id) => STATES[id] === name);
  const known = facts.map((fact) => FACTS.get(fact));
  if (estado === undefined || known.includes(undefined)) throw new Error(`Nobody knows the invoice ${row}.`);
  const context = Object.assign({}, plain, ...known, { permisos });
  const decision = decide(vidaFacturaMachine, estado, context, { type: accion });
  return decision.allowed ? STATES[decision.state] : decision.reason;
}

/** The table's outcome for who may, or may not, do the work at all. */
function expected(row: string, accion: AccionFactura, may: boolean): string {
  const cell = VIDA_FACTURA.get(row, accion);
  if (cell === 'no') return 'state' satisfies RefusalReason;
  return may ? cell : ('person' satisfies RefusalReason);
}

describe('every state with its facts, every work, every role', () => {
  const each = ROLES.rows.flatMap((rol) => VIDA_FACTURA.rows.map((row) => ({ rol, row })));

  it.each(each)('$rol, $row', ({ rol, row }) => {
    const permisos = permissionsOf(
      ROL_PERMISOS.filter(({ idRol }) => idRol === Number.parseInt(rol, 10)).map(({ idPermiso }) => idPermiso),
    );
    const decided = ACCIONES_FACTURA.map((accion) => [accion, comesOf(row, accion, permisos)]);
    const table = ACCIONES_FACTURA.map((accion) => [accion, expected(row, accion, ROLES.get(rol, 'factura') === 'sí')]);
    expect(decided).toEqual(table);
  });

  it.each(ACCIONES_FACTURA)('%s asks for the permission of invoices and for no other, whatever the facts', (accion) => {
    const others = ALL.filter((permiso) => permiso !== PERMISO_FACTURA);
    for (const row of VIDA_FACTURA.rows) {
      expect([row, comesOf(row, accion, [PERMISO_FACTURA])]).toEqual([row, expected(row, accion, true)]);
      expect([row, comesOf(row, accion, others)]).toEqual([row, expected(row, accion, false)]);
    }
  });
});

describe('the chart and the domain', () => {
  it('know the same states, each under its own number', () => {
    const drawn = Object.values(vidaFacturaMachine.states).map(({ meta }) => meta?.id);
    expect(drawn.sort()).toEqual(states.toSorted());
  });

  it('know the same works', () => {
    expect(vidaFacturaMachine.events.toSorted()).toEqual([...ACCIONES_FACTURA].sort());
  });
});
