/** Turns the paths of a machine into what testers work with: Gherkin, a table for a spreadsheet, and a traceability matrix. */
import type { AnyStateNode } from 'xstate';
import type { Model } from './fixtures.ts';
import { allNodes } from './internals.ts';
import type { Path, Plan } from './plan.ts';
import type { Step } from './replay.ts';
import type { Vocabulary, Who } from './texts.ts';
import { transitionsOf } from './transitions.ts';

interface CaseStep {
  readonly quien: Who;
  readonly accion: string;
  readonly resultado: string;
  /** What is seen anew, and what is announced during the step, each as a whole phrase. */
  readonly detalles: readonly string[];
}

export interface TestCase {
  /** Prefix and hash of the path: the same events keep the same id. */
  readonly id: string;
  readonly inicio: string;
  readonly pasos: readonly CaseStep[];
  readonly cubre: readonly string[];
}

/** The test cases of a plan, one a path. */
export function casesOf(model: Model, { paths }: Plan, words: Vocabulary): readonly TestCase[] {
  const leaves = allNodes(model.machine).filter(tellsSomething);
  const estado = ({ nodes }: Step): string =>
    leaves.flatMap(({ id, description }) => (nodes.includes(id) ? [description ?? id] : [])).join(' ');
  const paso = (step: Step, before: Step | undefined): CaseStep => {
    const { quien, texto } = step.event === null ? { quien: 'sistema' as const, texto: '' } : words.dice(step.event);
    const sabido = new Set(before === undefined ? [] : words.seVe(before.context));
    const seen = words.seVe(step.context).filter((done) => !sabido.has(done));
    const avisos = step.emitted.flatMap((emitted) => words.avisa(emitted) ?? []);
    return { quien, accion: texto, resultado: estado(step), detalles: [...seen, ...avisos] };
  };
  return paths.map((path: Path) => {
    const [start] = path.steps;
    const input = words.empieza(path.input);
    const inicio = start === undefined ? '' : estado(start);
    return {
      id: `${words.prefijo}-${path.id}`,
      inicio: input === null ? inicio : `${input}. ${inicio}`,
      pasos: path.steps.slice(1).map((step, index) => paso(step, path.steps[index])),
      cubre: path.covers,
    };
  });
}

/** A place to rest, unless it is the only one of its region: where one always is, nothing is seen of it. */
function tellsSomething({ type, parent }: AnyStateNode): boolean {
  return (type === 'atomic' || type === 'final') && Object.keys(parent?.states ?? {}).length > 1;
}

/** The cases as Spanish Gherkin, for tools that read `.feature` files. */
export function gherkin(nombre: string, casos: readonly TestCase[]): string {
  return [
    '# language: es',
    `Característica: ${nombre}`,
    ...casos.flatMap(({ id, inicio, pasos }) => [
      '',
      `  @${id}`,
      `  Escenario: ${id} ${pasos.map(({ accion }) => accion).join('; ') || 'al empezar'}`,
      `    Dado que ${asSentence(inicio)}`,
      ...pasos.flatMap(({ accion, resultado, detalles }) => [
        `    Cuando ${accion}`,
        `    Entonces ${asSentence(resultado)}`,
        ...detalles.map((detail) => `    Y ${detail}`),
      ]),
    ]),
    '',
  ].join('\n');
}

/** The cases as a table that Spanish spreadsheets open by double click: BOM, semicolons, CRLF. */
export function csv(casos: readonly TestCase[]): string {
  return `\ufeff${[
    ['caso', 'paso', 'quien', 'accion', 'resultado_esperado', 'detalles'],
    ...casos.flatMap(({ id, inicio, pasos }) => [
      [id, '0', '', 'Punto de partida', inicio, ''],
      ...pasos.map(({ quien, accion, resultado, detalles }, index) => [
        id,
        String(index + 1),
        quien,
        accion,
        resultado,
        detalles.join('; '),
      ]),
    ]),
  ]
    .map((row) => row.map(cell).join(';'))
    .join('\r\n')}\r\n`;
}

/** Which cases take each arrow of the diagram, as Markdown; an arrow without a case stands out. */
export function matrix(model: Model, casos: readonly TestCase[]): string {
  return [
    '| Estado | Evento | Condición | Lleva a | Casos |',
    '| --- | --- | --- | --- | --- |',
    ...transitionsOf(model.machine).map(({ id, source, event, guard, targets }) => {
      const quienes = casos.flatMap((caso) => (caso.cubre.includes(id) ? [caso.id] : []));
      return `| ${[
        `\`${source}\``,
        `\`${event}\``,
        guard === null ? '' : guard === 'else' ? 'si no' : `\`${guard}\``,
        targets.map((target) => `\`${target}\``).join(', ') || 'no cambia',
        quienes.join(', ') || '**sin cubrir**',
      ].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

/** A sentence as the continuation of another: no capital at its start unless it is a name in capitals, no full stop. */
function asSentence(texto: string): string {
  const clean = texto.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  return /^\p{Lu}\p{Lu}/u.test(clean) ? clean : `${clean.charAt(0).toLowerCase()}${clean.slice(1)}`;
}

/** Quoted; a text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(texto: string): string {
  return `"${texto.replace(/^([=+\-@])/, "'$1").replaceAll('"', '""')}"`;
}
