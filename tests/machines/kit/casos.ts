/** Turns the paths of a machine into what testers work with: Gherkin, a table for a spreadsheet, and a traceability matrix. */
import type { Model } from './fixtures.ts';
import { allNodes } from './internals.ts';
import type { Path, Plan } from './plan.ts';
import type { Step } from './replay.ts';
import type { Quien, Vocabulario } from './textos.ts';
import { transitionsOf } from './transitions.ts';

interface Paso {
  readonly quien: Quien;
  readonly accion: string;
  readonly resultado: string;
  /** What is seen anew, and what is announced during the step, each as a whole phrase. */
  readonly detalles: readonly string[];
}

export interface CasoDePrueba {
  /** Prefix and hash of the path: the same events keep the same id. */
  readonly id: string;
  readonly inicio: string;
  readonly pasos: readonly Paso[];
  readonly cubre: readonly string[];
}

/** The test cases of a plan, one a path. */
export const casosDe = (model: Model, { paths }: Plan, palabras: Vocabulario): readonly CasoDePrueba[] => {
  const descripciones = new Map(allNodes(model.machine).map(({ id, description }) => [id, description ?? id]));
  const hojas = new Set(
    allNodes(model.machine).flatMap(({ id, type }) => (type === 'atomic' || type === 'final' ? [id] : [])),
  );
  const estado = ({ nodes }: Step): string =>
    nodes.flatMap((id) => (hojas.has(id) ? (descripciones.get(id) ?? []) : [])).join(' ');
  const paso = (step: Step, antes: Step | undefined): Paso => {
    const { quien, texto } = step.event === null ? { quien: 'sistema' as const, texto: '' } : palabras.dice(step.event);
    const sabido = new Set(antes === undefined ? [] : palabras.seVe(antes.context));
    const visto = palabras.seVe(step.context).filter((hecho) => !sabido.has(hecho));
    const avisos = step.emitted.flatMap((emitted) => palabras.avisa(emitted) ?? []);
    return { quien, accion: texto, resultado: estado(step), detalles: [...visto, ...avisos] };
  };
  return paths.map((path: Path) => {
    const [start] = path.steps;
    const entrada = palabras.empieza(path.input);
    const inicio = start === undefined ? '' : estado(start);
    return {
      id: `${palabras.prefijo}-${path.id}`,
      inicio: entrada === null ? inicio : `${entrada}. ${inicio}`,
      pasos: path.steps.slice(1).map((step, indice) => paso(step, path.steps[indice])),
      cubre: path.covers,
    };
  });
};

/** The cases as Spanish Gherkin, for tools that read `.feature` files. */
export const gherkin = (nombre: string, casos: readonly CasoDePrueba[]): string =>
  [
    '# language: es',
    `Característica: ${nombre}`,
    ...casos.flatMap(({ id, inicio, pasos }) => [
      '',
      `  @${id}`,
      `  Escenario: ${id} ${pasos.map(({ accion }) => accion).join('; ') || 'al empezar'}`,
      `    Dado que ${enFrase(inicio)}`,
      ...pasos.flatMap(({ accion, resultado, detalles }) => [
        `    Cuando ${accion}`,
        `    Entonces ${enFrase(resultado)}`,
        ...detalles.map((detalle) => `    Y ${detalle}`),
      ]),
    ]),
    '',
  ].join('\n');

/** The cases as a table that Spanish spreadsheets open by double click: BOM, semicolons, CRLF. */
export const csv = (casos: readonly CasoDePrueba[]): string =>
  `\ufeff${[
    ['caso', 'paso', 'quien', 'accion', 'resultado_esperado', 'detalles'],
    ...casos.flatMap(({ id, inicio, pasos }) => [
      [id, '0', '', 'Punto de partida', inicio, ''],
      ...pasos.map(({ quien, accion, resultado, detalles }, indice) => [
        id,
        String(indice + 1),
        quien,
        accion,
        resultado,
        detalles.join('; '),
      ]),
    ]),
  ]
    .map((fila) => fila.map(celda).join(';'))
    .join('\r\n')}\r\n`;

/** Which cases take each arrow of the diagram, as Markdown; an arrow without a case stands out. */
export const matriz = (model: Model, casos: readonly CasoDePrueba[]): string =>
  [
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

/** A sentence as the continuation of another: no capital at its start unless it is a name in capitals, no full stop. */
const enFrase = (texto: string): string => {
  const limpio = texto.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  return /^\p{Lu}\p{Lu}/u.test(limpio) ? limpio : `${limpio.charAt(0).toLowerCase()}${limpio.slice(1)}`;
};

/** Quoted; a text that a spreadsheet would take for a formula gets an apostrophe. */
const celda = (texto: string): string => `"${texto.replace(/^([=+\-@])/, "'$1").replaceAll('"', '""')}"`;
