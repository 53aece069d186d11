/** QA cases as files that testers' tools read: Gherkin, a table for a spreadsheet, and a traceability matrix. */

import { transitionsOf } from '#diagrams/transitions';
import type { Model } from './fixtures.ts';
import { NOTHING, type TestCase } from './testCases.ts';
import { uncapitalised } from './titles.ts';

/** The ids of the requirements that some arrows try. */
export type Tried = (arrows: readonly string[]) => readonly string[];

/** The cases as Spanish Gherkin, for tools that read `.feature` files. */
export function gherkin(nombre: string, casos: readonly TestCase[], tried: Tried): string {
  return [
    '# language: es',
    `Característica: ${nombre}`,
    ...casos.flatMap(({ id, titulo, frecuencia, prepara, inicio, pasos, prueba }) => [
      '',
      ...prueba.map((arrow) => `  # Prueba: ${arrow}`),
      ...(tried(prueba).length === 0 ? [] : [`  # Requisitos: ${tried(prueba).join(', ')}`]),
      `  @${id} @${frecuencia}`,
      `  Escenario: ${titulo}`,
      ...[...prepara, inicio].map((given, index) => `    ${index === 0 ? 'Dado' : 'Y'} que ${asSentence(given)}`),
      ...pasos.flatMap(({ accion, como, cambia }) => [
        `    Cuando ${accion}`,
        ...(como === null ? [] : [`      # Cómo: ${como}`]),
        ...(cambia.length === 0 ? [NOTHING] : cambia).map(
          (change, index) => `    ${index === 0 ? 'Entonces' : 'Y'} ${asSentence(change)}`,
        ),
      ]),
    ]),
    '',
  ].join('\n');
}

/** The cases as a table that Spanish spreadsheets open by double click: BOM, semicolons, CRLF. */
export function csv(casos: readonly TestCase[]): string {
  return `\ufeff${[
    ['caso', 'titulo', 'frecuencia', 'paso', 'quien', 'accion', 'como', 'cambia'],
    ...casos.flatMap(({ id, titulo, frecuencia, prepara, inicio, pasos }) => [
      [id, titulo, frecuencia, '0', '', 'Punto de partida', '', [...prepara, inicio].join('. ')],
      ...pasos.map(({ quien, accion, como, cambia }, index) => [
        id,
        titulo,
        frecuencia,
        String(index + 1),
        quien,
        accion,
        como ?? '',
        cambia.join('; ') || NOTHING,
      ]),
    ]),
  ]
    .map((row) => row.map(cell).join(';'))
    .join('\r\n')}\r\n`;
}

/** The columns of a test manager's import (TestRail, Xray, Zephyr), which anybody there recognises. */
const COLUMNS = ['id', 'title', 'section', 'preconditions', 'steps', 'expected', 'references'] as const;

/**
 * The cases of several machines for a test manager's import: one row a step, commas and CRLF as RFC 4180 has them. The id stands in each row, by which
 * Xray keeps them together; the title in the first alone, by which TestRail does.
 */
export function managerCsv(
  sections: readonly { readonly nombre: string; readonly casos: readonly TestCase[] }[],
  tried: Tried,
): string {
  const rows = sections.flatMap(({ nombre, casos }) =>
    casos.flatMap(({ id, titulo, prepara, inicio, pasos, prueba }) => {
      const steps =
        pasos.length === 0 ? [{ accion: 'Llegue al punto de partida', como: null, cambia: [inicio] }] : pasos;
      return steps.map(({ accion, como, cambia }, index) => [
        id,
        ...(index === 0 ? [titulo, nombre, [...prepara, inicio].join('\n')] : ['', '', '']),
        como === null ? accion : `${accion} (cómo: ${como})`,
        cambia.join('\n') || NOTHING,
        index === 0 ? [...tried(prueba), ...prueba].join('\n') : '',
      ]);
    }),
  );
  return `\ufeff${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Which cases are about each arrow of the diagram, and how many more take it, as Markdown; an arrow without a case stands out, unless
 * the model is a part: it is then of another one.
 */
export function matrix(model: Model, casos: readonly TestCase[]): string {
  return [
    '| Estado | Evento | Condición | Lleva a | Casos | De paso |',
    '| --- | --- | --- | --- | --- | --- |',
    ...transitionsOf(model.machine).flatMap(({ id, source, event, guard, targets }) => {
      const about = casos.filter(({ prueba }) => prueba.includes(id));
      const others = casos.filter(({ cubre, prueba }) => cubre.includes(id) && !prueba.includes(id));
      if (model.isPart && about.length + others.length === 0) return [];
      return `| ${[
        `\`${source}\``,
        `\`${event}\``,
        guard === null ? '' : guard === 'else' ? 'si no' : `\`${guard}\``,
        targets.map((target) => `\`${target}\``).join(', ') || 'no cambia',
        about.map((caso) => caso.id).join(', ') || (others.length === 0 ? '**sin cubrir**' : ''),
        others.length === 0 ? '' : String(others.length),
      ].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

/** A sentence as the continuation of another: no capital at its start unless it is a name in capitals, no full stop. */
function asSentence(texto: string): string {
  return uncapitalised(texto.trim().replace(/\s+/g, ' ').replace(/\.$/, ''));
}

/** Quoted; a text that a spreadsheet would take for a formula gets an apostrophe. */
export function cell(texto: string): string {
  return `"${texto.replace(/^([=+\-@])/, "'$1").replaceAll('"', '""')}"`;
}
