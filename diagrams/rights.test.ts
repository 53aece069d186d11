import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { Deuda } from '#domain/common/deudas';
import type { Permiso } from '#domain/common/permisos';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { chartOf } from './chart.ts';
import { MACHINES } from './machines.ts';
import { permissionsAsked } from './rights.ts';
import { debtsInWords, rightsInWords } from './sentence.ts';

const CHARTS = MACHINES.map(({ machine, words }) => chartOf(machine, words));

function arrowsOf(id: string) {
  return CHARTS.find((chart) => chart.id === id)?.arrows ?? [];
}

describe('the permissions of an arrow', () => {
  it.each([
    [vidaValeMachine, 'veVales', ['verVales', 'crearVale', 'cancelarVale', 'autorizarVale']],
    [vidaValeMachine, 'cancelaParcial', ['crearVale', 'cancelarVale']],
    [vidaValeMachine, 'decideElDeOtro', ['autorizarVale']],
    [vidaValeMachine, 'devuelveTodo', ['crearVale']],
    [vidaValeMachine, 'nadaQueVuelva', []],
    [vidaCasoMachine, 'autorizaLaDeOtro', ['autorizarCaso']],
    [vidaCasoMachine, 'actualizarCaso', ['actualizarCaso']],
    [vidaFacturaMachine, 'laSustituyeOtra', ['facturar']],
  ] as const)('%# are those that its guard itself asks for', (machine, guard, permisos) => {
    expect(permissionsAsked(machine, guard)).toEqual(permisos);
  });

  it('are asked for by every work of a life but taking back', () => {
    for (const { arrows } of CHARTS.filter(({ id }) => id.startsWith('vida'))) {
      const free = arrows.filter(({ asks }) => asks.length === 0).map(({ name }) => name);
      expect([...new Set(free)].filter((name) => name !== 'deshacer')).toEqual([]);
    }
  });

  it('are none of a chart that knows no person', () => {
    expect(arrowsOf('trabajo').flatMap(({ asks }) => asks)).toEqual([]);
  });

  it('are not told of a guard that asks for two together, or looks at them in its own way', () => {
    const machine = setup({
      types: { context: {} as { permisos: readonly Permiso[] } },
      guards: {
        both: ({ context: { permisos } }) => permisos.includes('facturar') && permisos.includes('crearVale'),
        some: ({ context: { permisos } }) => permisos.some((permiso) => permiso === 'facturar'),
      },
    }).createMachine({ context: { permisos: [] } });
    expect(() => permissionsAsked(machine, 'both')).toThrow('asks for facturar together with crearVale');
    expect(() => permissionsAsked(machine, 'some')).toThrow('reads the permissions by "some"');
  });
});

describe('the debts of an arrow', () => {
  it.each<readonly [string, string, string, readonly Deuda[]]>([
    ['vidaVale', 'porAutorizar', 'autorizar', ['correo', 'guias', 'aviso']],
    ['vidaVale', 'porAutorizar', 'rechazar', ['correo', 'aviso', 'correo', 'retiro', 'aviso']],
    ['vidaVale', 'parcial', 'recolectar', ['recolecta', 'caso']],
    ['vidaVale', 'vigente', 'reponer', ['vale']],
    ['vidaVale', 'vigente', 'devolver', []],
    ['vidaCaso', 'nuevo', 'cerrar', ['aviso']],
    ['vidaCaso', 'nuevo', 'adjuntar', []],
    ['vidaFactura', 'vigente', 'enviar', ['correo']],
    ['vidaFactura', 'vigente', 'solicitarCancelacion', ['caso']],
  ])('of %s in %s by %s are told, and none of what is refused', (id, state, name, owes) => {
    const arrows = arrowsOf(id).filter((arrow) => arrow.from === `${id}.${state}` && arrow.name === name);
    expect(arrows.flatMap((arrow) => arrow.owes)).toEqual(owes);
    expect(arrows.filter(({ refuses }) => refuses).flatMap((arrow) => arrow.owes)).toEqual([]);
  });

  it('read as sentences, beside the permissions', () => {
    const [cancels] = arrowsOf('vidaVale').filter(
      ({ name, from, refuses }) => name === 'cancelar' && from === 'vidaVale.parcial' && !refuses,
    );
    if (cancels === undefined) throw new Error('A partial voucher is not cancelled.');
    expect(rightsInWords(cancels)).toBe('Pide uno de los permisos «Crear vales» o «Cancelar vales».');
    expect(debtsInWords(cancels)).toBe('Deja por hacer, cuando toca: cancelar en logística lo que se iba a recoger.');
    expect(debtsInWords({ ...cancels, owes: [] })).toBeNull();
  });
});
