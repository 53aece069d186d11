import { describe, expect, it } from 'vitest';
import type { AnyStateNode, StateValue } from 'xstate';
import { MACHINES } from '#diagrams/machines';
import { allNodes } from '#diagrams/transitions';
import type { AnyChartWords } from '#diagrams/words/words';
import { plan } from './kit/plan.ts';
import { MODELS } from './models.ts';

/**
 * The buttons and fields that a person has in each state, and the acts in another tab, by the events that come of them.
 * Written by hand, screen by screen: an event that a chart hears beyond them has no button, and one that it does not
 * hear is a button that does nothing.
 */
const OFFERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sesion: {
    restoring: '',
    // A person whose work it interrupts has the frame still, with 'Salir'.
    unreachable: 'reintentar salir',
    'login.waiting': 'entradaEnOtraPestana entrar',
    'login.atProvider': 'corregir entradaEnOtraPestana',
    'login.entering': 'entradaEnOtraPestana',
    'login.code': 'corregir entradaEnOtraPestana entrar',
    'login.refused': 'corregir entradaEnOtraPestana entrar',
    pending: 'entradaEnOtraPestana salir',
    'active.working': 'entradaEnOtraPestana salidaEnOtraPestana salir',
    'active.warned': 'actividadReanudada entradaEnOtraPestana salidaEnOtraPestana salir',
    'active.lasting': 'entradaEnOtraPestana salidaEnOtraPestana salir',
    'ended.idle': 'aceptar entradaEnOtraPestana salidaEnOtraPestana salir',
    'ended.asking': 'aceptar entradaEnOtraPestana salidaEnOtraPestana salir',
    'ended.waiting': 'aceptar entradaEnOtraPestana entrar salidaEnOtraPestana salir',
    'ended.entering': 'aceptar entradaEnOtraPestana salidaEnOtraPestana salir',
    'ended.code': 'aceptar entradaEnOtraPestana entrar salidaEnOtraPestana salir',
    'ended.refused': 'aceptar corregir entradaEnOtraPestana entrar salidaEnOtraPestana salir',
    'ended.replaced': 'aceptar entradaEnOtraPestana salidaEnOtraPestana salir',
    outdated: 'aceptar',
    logout: '',
  },
  segundoFactor: {
    asked: 'confirmar dejar',
    preparing: '',
    refused: 'confirmar dejar',
    key: 'activar dejar',
    activating: '',
    codes: 'listo',
    done: '',
    left: '',
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
    'givingBack.noGuardado': 'cerrar descartar seguir',
    printing: '',
    notPrinted: 'cerrar reintentar',
    done: 'cerrar',
    closed: '',
  },
  consulta: {
    idle: 'pedir',
    asking: 'detener',
    stopped: 'pedir',
    failed: 'olvidar pedir',
  },
  deshacer: {
    empty: '',
    offered: 'deshacer olvidar',
    undoing: '',
    unknown: 'deshacer olvidar',
    told: 'olvidar',
  },
  presencia: {
    present: 'escribir irse ocultar',
    writing: 'dejarDeEscribir irse ocultar',
    idle: 'actuar dejarDeEscribir escribir irse ocultar',
    hidden: 'dejarDeEscribir escribir irse mostrar',
    gone: 'dejarDeEscribir escribir mostrar',
  },
  variosRegistros: {
    marking: 'desmarcar marcar pedir',
    asking: 'confirmar volver',
    writing: 'enviar volver',
    sending: '',
    ended: 'desmarcar listo marcar reintentar',
  },
};

/** The same of a chart that does several things, one by one: some of what it hears, it hears in one of them alone. */
const OFFERED_IN_PART: typeof OFFERED = {
  servicioFactura: {
    'searching.idle': 'buscar',
    'searching.asking': 'buscar',
    'searching.nothing': 'buscar',
    choosing: 'buscar elegir',
    editing: 'otra validar',
    'validating.asking': '',
    'validating.accepted': 'modificar resolver',
    'validating.refused': 'otra validar',
    'resolving.enviando': '',
    'resolving.noGuardado': 'descartar modificar resolver',
    resolved: 'otra',
    'failed.search': 'buscar reintentar',
    'failed.validation': 'otra validar',
    escalated: '',
  },
  facturaRestaurante: {
    'searching.idle': 'buscar',
    'searching.asking': 'buscar',
    'searching.nothing': 'buscar',
    // A folio is of one meal alone, which is chosen by itself where it can be.
    choosing: 'buscar',
    editing: 'otra validar',
    'validating.asking': '',
    'validating.accepted': 'modificar resolver',
    'validating.refused': 'otra validar',
    'resolving.enviando': '',
    'resolving.noGuardado': 'descartar modificar resolver',
    'failed.search': 'buscar reintentar',
    'failed.validation': 'otra validar',
    escalated: '',
  },
  cancelacionFactura: {
    'searching.idle': 'buscar',
    'searching.asking': 'buscar',
    'searching.nothing': 'buscar',
    choosing: 'buscar elegir',
    editing: 'otra pedir',
    'resolving.enviando': '',
    'resolving.noGuardado': 'descartar modificar otra resolver',
    resolved: 'otra',
    'failed.search': 'buscar reintentar',
  },
};

describe('in every state a chart hears what its screen offers there', () => {
  const known = MACHINES.filter(({ machine: { id } }) => id in OFFERED);
  const personsIn =
    ({ eventos }: AnyChartWords) =>
    (type: string) =>
      eventos[type]?.quien === 'persona';

  it.each(known.map(({ machine, words }) => [machine.id, machine, words] as const))('%s', (id, machine, words) => {
    const persons = personsIn(words);
    const leaves = allNodes(machine).filter(({ type }) => type === 'atomic' || type === 'final');
    const heard = leaves.map((leaf) => [leaf.path.join('.'), heardIn(leaf).filter(persons).sort().join(' ')]);
    expect(Object.fromEntries(heard)).toEqual(OFFERED[id]);
  });

  it.each(MODELS.filter(({ model }) => model.isPart).map(({ model }) => [model.name, model] as const))(
    '%s',
    (name, model) => {
      const words = MACHINES.find(({ machine }) => machine.id === model.machine.id)?.words;
      const persons = words === undefined ? () => false : personsIn(words);
      const heard = new Map<string, Set<string>>();
      for (const { value, edges } of plan(model).states) {
        const here = pathOf(value);
        const taken = edges.filter(({ event, taken }) => taken.length > 0 && persons(event.type));
        heard.set(here, new Set([...(heard.get(here) ?? []), ...taken.map(({ event }) => event.type)]));
      }
      expect(Object.fromEntries([...heard].map(([here, types]) => [here, [...types].sort().join(' ')]))).toEqual(
        OFFERED_IN_PART[name],
      );
    },
  );
});

/** The name of a state within another, as `OFFERED` has it. */
function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${pathOf(inner ?? '')}`)
    .join();
}

/** The events heard in a state or in one around it; an arrow that does nothing keeps those around it from hearing. */
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
