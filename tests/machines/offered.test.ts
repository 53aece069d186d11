import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { MACHINES } from '#machines/diagram/machines';
import { allNodes } from '#machines/diagram/transitions';

/**
 * The buttons and fields that a person has in each state, and what they do in another tab, by the events that come of it. Written by hand, screen by screen: what a
 * chart hears beyond them, nobody can do, and what it does not hear is a button that does nothing.
 */
const OFFERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sesion: {
    restoring: '',
    // Whom it takes away from their work has the frame still, with 'Salir'.
    unreachable: 'reintentar salir',
    'login.waiting': 'entradaEnOtraPestana entrar',
    'login.entering': 'entradaEnOtraPestana',
    'login.refused': 'corregir entradaEnOtraPestana entrar',
    newPassword: 'entradaEnOtraPestana salir',
    active: 'entradaEnOtraPestana salidaEnOtraPestana salir',
    idle: 'aceptar',
    outdated: 'aceptar',
    logout: '',
  },
  usuario: {
    none: 'nuevaContrasena',
    asked: 'no si',
    giving: '',
    shown: 'listo',
    failed: 'no reintentar',
    left: '',
  },
  nuevoCaso: {
    'open.idle': 'buscarCliente cerrar guardar',
    'open.searching': 'cerrar',
    'open.saving.enviando': '',
    'open.saving.noGuardado': 'buscarCliente cerrar guardar',
    confirming: 'descartar seguirEditando',
    fetching: '',
    closed: '',
  },
  vale: {
    'filling.editing': 'descartar guardar guardarParcial guardarYDevolver validar',
    'filling.validating': 'descartar guardar guardarParcial guardarYDevolver',
    'filling.validated': 'descartar guardar guardarParcial guardarYDevolver modificar validar',
    'filling.refused': 'descartar guardar guardarParcial guardarYDevolver modificar validar',
    'saving.enviando': '',
    'saving.noGuardado': 'dejar descartar guardar guardarParcial guardarYDevolver validar',
    saved: '',
  },
  entrega: {
    landing: '',
    editing: 'cerrar devolver',
    'givingBack.enviando': '',
    'givingBack.noGuardado': 'cerrar seguir',
    printing: '',
    notPrinted: 'cerrar reintentar',
    done: 'cerrar',
    closed: '',
  },
  servicioFactura: {
    'searching.arriving': 'buscar',
    'searching.idle': 'buscar',
    'searching.asking': 'buscar',
    'searching.nothing': 'buscar',
    choosing: 'buscar elegir',
    editing: 'otra validar',
    'validating.asking': '',
    'validating.accepted': 'modificar resolver',
    'validating.refused': 'otra validar',
    'resolving.enviando': '',
    'resolving.noGuardado': 'modificar resolver',
    resolved: 'otra',
    'failed.search': 'buscar reintentar',
    'failed.validation': 'otra validar',
    escalated: '',
  },
  facturaRestaurante: {
    'searching.arriving': 'buscar',
    'searching.idle': 'buscar',
    'searching.asking': 'buscar',
    'searching.nothing': 'buscar',
    'searching.taken': 'buscar',
    editing: 'otra validar',
    'validating.asking': '',
    'validating.accepted': 'modificar resolver',
    'validating.refused': 'otra validar',
    'resolving.enviando': '',
    'resolving.noGuardado': 'modificar resolver',
    resolved: '',
    'failed.search': 'buscar reintentar',
    'failed.validation': 'otra validar',
    escalated: '',
  },
  cancelacionFactura: {
    'searching.arriving': 'buscar',
    'searching.idle': 'buscar',
    'searching.asking': 'buscar',
    'searching.nothing': 'buscar',
    choosing: 'buscar elegir',
    editing: 'otra resolver',
    'resolving.enviando': '',
    'resolving.noGuardado': 'modificar otra resolver',
    resolved: 'otra',
    failed: 'buscar reintentar',
  },
};

describe('in every state a chart hears what its screen offers there', () => {
  const known = MACHINES.filter(({ machine: { id } }) => id in OFFERED);

  it.each(known.map(({ machine, words }) => [machine.id, machine, words] as const))(
    '%s',
    (id, machine, { eventos }) => {
      const persons = (type: string) =>
        (eventos as Record<string, { readonly quien: string }>)[type]?.quien === 'persona';
      const leaves = allNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final');
      const heard = leaves.map((leaf) => [leaf.path.join('.'), heardIn(leaf).filter(persons).sort().join(' ')]);
      expect(Object.fromEntries(heard)).toEqual(OFFERED[id]);
    },
  );
});

/** What is heard in a state or in one around it; an arrow that does nothing at all keeps those around it from hearing. */
function heardIn(leaf: AnyStateNode): readonly string[] {
  const nearest = new Map<string, boolean>();
  for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent)
    for (const [type, branches] of node.transitions)
      if (!nearest.has(type))
        nearest.set(
          type,
          branches.some(({ target, actions }) => target !== undefined || actions.length > 0),
        );
  return [...nearest].flatMap(([type, isHeard]) => (isHeard ? [type] : []));
}
