import { deudasEnPalabras } from '#domain/common/deudas';
import { PERMISOS } from '#domain/common/permisos';
import { type Chart, type ChartArrow, stateName } from './chart.ts';

/** An act or event in words, with its condition. */
export function actInWords({ act, condition }: ChartArrow): string {
  return condition === null ? act : `${act}, ${condition}`;
}

/** The name by which a reader finds an arrow: its button, else what the machine hears. */
export function nameOfArrow({ button, name }: ChartArrow): string {
  return button === null ? name || 'Enseguida' : `«${button}»`;
}

/** A state by its name, an arrow with the state that it leaves; empty for an id of neither. */
export function nameOfPart(chart: Chart, id: string): string {
  const arrow = chart.arrows.find((one) => one.id === id);
  if (arrow !== undefined) return `${nameOfArrow(arrow)}, en ${stateName(chart, arrow.from)}`;
  return chart.states.find((state) => state.id === id)?.name ?? '';
}

/** An arrow, as a sentence: 'la persona elige una, si con esa se puede: va a Escribiendo.'. */
export function arrowInWords(chart: Chart, arrow: ChartArrow): string {
  return `${actInWords(arrow)}: ${whereTo(chart, arrow)}.${arrow.description === null ? '' : ` ${arrow.description}`}`;
}

function whereTo(chart: Chart, { to, refuses }: ChartArrow): string {
  if (refuses) return 'no se puede';
  return to.length === 0 ? 'sigue aquí' : `va a ${to.map((id) => stateName(chart, id)).join(' y ')}`;
}

/** The permissions with which an arrow is taken, as a sentence; null where its guard asks for none. */
export function rightsInWords({ asks, refuses }: ChartArrow): string | null {
  return asks.length === 0 || refuses ? null : `Pide ${permissionsInWords(asks)}.`;
}

/**
 * Permissions that an arrow asks for, any one of them, at least one: 'el permiso «Cerrar casos»'. One that only an earlier version knew has
 * its name in that version's file.
 */
export function permissionsInWords(asks: ChartArrow['asks']): string {
  const names = asks.map((permiso) => `«${PERMISOS[permiso]?.nombre ?? permiso}»`);
  return names.length === 1
    ? `el permiso ${names[0]}`
    : `uno de los permisos ${new Intl.ListFormat('es', { type: 'disjunction' }).format(names)}`;
}

/** The debts that the work of an arrow may leave, as a sentence; null for none. */
export function debtsInWords({ owes }: ChartArrow): string | null {
  return owes.length === 0 ? null : `Deja por hacer, cuando toca: ${deudasEnPalabras(owes)}.`;
}

/** A way through a chart, as a text to send to somebody. */
export function wayInWords(chart: Chart, taken: readonly ChartArrow[]): string {
  const steps = taken.map((arrow) => {
    const there = arrow.to.length === 0 ? '' : ` (${arrow.to.map((id) => stateName(chart, id)).join(', ')})`;
    return `${actInWords(arrow)}${there}`;
  });
  return steps.length === 0 ? 'Todavía no pasa nada.' : `${capitalised(steps.join('; después, '))}.`;
}

/** A sentence begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
