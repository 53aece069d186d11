/** The charts of one version of the product, kept as data beside its build, to be compared with those of another. */
import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from './chart.ts';
import type { WordedMachine } from './machines.ts';

export interface Kept {
  readonly chart: Chart;
  /** Of each guard, how it decides: its text in the file, without spaces. */
  readonly rules: Readonly<Record<string, string>>;
  /** Its test cases; null where they were not written. */
  readonly cases: readonly KeptCase[] | null;
}

export interface KeptCase {
  /** It stays while its subject does. */
  readonly id: string;
  readonly title: string;
}

export interface Version {
  readonly version: string;
  readonly charts: readonly Kept[];
}

/** One chart as it is kept, without its test cases, which only a tool of QA writes. */
export function keptOf({ machine, words }: WordedMachine): Kept {
  return { chart: chartOf(machine, words), rules: rulesOf(machine), cases: null };
}

/** Two compilers print the same function differently: what differs between them is left out. */
function rulesOf(machine: AnyStateMachine): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(machine.implementations.guards ?? {}).map(([name, guard]) => [name, plainCode(String(guard))]),
  );
}

function plainCode(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/[\s;()]|,(?=\s*[)\]}])/g, '')
    .replaceAll('"', "'");
}

/** Reads what was kept, or one exported chart; null for a text that is neither. */
export function readVersion(text: string): Version | null {
  const read = parsed(text);
  if (isChart(read)) return { version: read.title, charts: [{ chart: read, rules: {}, cases: null }] };
  if (!isRecord(read) || !Array.isArray(read.charts) || typeof read.version !== 'string') return null;
  const charts: readonly unknown[] = read.charts;
  return charts.every(isKept) ? { version: read.version, charts } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return isRecord(value) && isChart(value.chart) && isRecord(value.rules) && isCases(value.cases);
}

function isCases(value: unknown): value is Kept['cases'] {
  return (
    value === null || (Array.isArray(value) && value.every((one) => isRecord(one) && hasTexts(one, 'id', 'title')))
  );
}

function isChart(value: unknown): value is Chart {
  if (!isRecord(value) || !hasTexts(value, 'id', 'title', 'description')) return false;
  const { states, arrows } = value;
  return (
    Array.isArray(states) &&
    Array.isArray(arrows) &&
    states.every((one) => isRecord(one) && hasTexts(one, 'id', 'key', 'name', 'kind', 'description')) &&
    states.every((one) => Array.isArray(one.tags) && Array.isArray(one.actors)) &&
    arrows.every((one) => isRecord(one) && hasTexts(one, 'id', 'from', 'kind', 'type', 'name', 'who', 'act')) &&
    arrows.every((one) => Array.isArray(one.to))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasTexts(value: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}
