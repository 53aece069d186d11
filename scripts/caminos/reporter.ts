/** Tells of the walks while they run, and writes their report. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { drawDiagram } from '#diagrams/layout/all';
import { choices } from '../../tests/browser/paths/choice.ts';
import { NOT_WALKED, WALKED, type Walked, type WalkedName } from '../../tests/browser/paths/machines.ts';
import { OF_SAMPLE, type People } from '../../tests/browser/paths/people.ts';
import { readSettings } from '../../tests/browser/paths/settings.ts';
import { accountOf, coverageOf } from './coverage.ts';
import { junit } from './junit.ts';
import { reportPage, sentence } from './page.ts';
import { painted } from './painted.ts';
import { failedAt, stepsOf, type WalkResult, type WholeRun, walkResultOf } from './run.ts';

const MARKS = { igual: '  igual    ', distinto: '  DISTINTO ', 'sin hacer': '  sin hacer' } as const;

export default class WalkReporter implements Reporter {
  readonly #began = new Date();
  readonly #settings = readSettings();
  readonly #results: WalkResult[] = [];
  #planned: readonly TestCase[] = [];
  #hasBroken = false;

  onBegin(_config: unknown, suite: Suite): void {
    this.#planned = suite.allTests();
    if (this.#planned.length === 0) {
      this.#tellChoices();
      return;
    }
    if (this.#settings.lista) {
      for (const test of this.#planned) tell([test.title, ...stepsOf(test).map((step) => `  ${step}`), ''].join('\n'));
    }
    tell(this.#planned.length === 1 ? '1 camino' : `${this.#planned.length} caminos`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const walk = walkResultOf(test, result);
    if (walk === null) return;
    this.#results.push(walk);
    const { verdict, title, lacking, failure, seconds } = walk;
    const why = failure === null ? lacking : [failedAt(walk) ?? [], failure.expected].flat().join(': ');
    tell(`${MARKS[verdict]} ${title} (${seconds} s)${why === null ? '' : `\n             ${why}`}`);
  }

  /** An error outside the tests: a file that does not load, a server that does not start. */
  onError(error: TestError): void {
    this.#hasBroken = true;
    tell(error.message ?? error.value ?? 'Playwright no dijo qué pasó.');
  }

  /** Passed when all was as drawn; failed when something differed; interrupted when there is nothing to judge by. */
  async onEnd({ status }: FullResult): Promise<{ readonly status: FullResult['status'] } | undefined> {
    if (this.#settings.lista) return;
    if (this.#results.length > 0) await this.#write();
    if (this.#results.some(({ verdict }) => verdict === 'distinto')) return { status: 'failed' };
    const isWhole = this.#results.length > 0 && this.#results.every(({ verdict }) => verdict === 'igual');
    return { status: isWhole && status === 'passed' && !this.#hasBroken ? 'passed' : 'interrupted' };
  }

  async #write(): Promise<void> {
    const { instancia, maquinas, informe, junit: junitFile } = this.#settings;
    const run: WholeRun = {
      machines: maquinas,
      against: instancia?.url ?? null,
      chosen: chosenInWords(this.#settings),
      began: this.#began,
      seconds: Math.round((Date.now() - this.#began.getTime()) / 1_000),
      // As they were planned: two run at once, and end in any order.
      walks: this.#planned.flatMap(({ title }) => this.#results.filter((walk) => walk.title === title)),
    };
    const file = resolve(informe);
    const covered = await Promise.all(maquinas.flatMap((name) => coveredBy(name, run.walks)));
    const drawings = new Map(covered.map(({ coverage, drawing }) => [coverage.chart.id, painted(coverage, drawing)]));
    const coverages = covered.map(({ coverage }) => coverage);
    writeFileSync(file, reportPage(run, coverages, drawings));
    if (junitFile !== null) writeFileSync(resolve(junitFile), junit(run, whoWalks(instancia ?? OF_SAMPLE)));
    const apart = Object.entries(NOT_WALKED).map(([id, why]) => `  ${id}: ${why}`);
    tell(['', ...coverages.flatMap(accountOf), 'Sin recorrer en el navegador:', ...apart].join('\n'));
    tell(`\n${sentence(run.walks)}\nInforme: ${file}`);
  }

  #tellChoices(): void {
    const { estados, eventos } = choices(this.#settings.maquinas.flatMap((name) => [...WALKED[name].charts]));
    tell(
      `No hay caminos ${chosenInWords(this.#settings) ?? 'que recorrer'}.\nEstados: ${estados.join(', ')}.\nEventos: ${eventos.join(', ')}.`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** Who signs in for what, with their stores. */
function whoWalks({ gente, tienda, otraTienda }: People): readonly string[] {
  return [
    `${gente.pantalla} mira la pantalla, en ${tienda.nombre}`,
    `${gente.otra} trabaja en lo mismo, en ${otraTienda.nombre}`,
    `${gente.hace} hace los vales que otros deciden, en ${tienda.nombre}`,
  ];
}

/** The arrows that the walks of something took of each of its charts, and how the chart is drawn. */
function coveredBy(name: WalkedName, walks: readonly WalkResult[]) {
  const { charts, excuses }: Walked = WALKED[name];
  const own = walks.filter(({ machine }) => machine === name);
  return charts.map(async ({ id }) => {
    const { chart, drawing } = await drawDiagram(id);
    return { coverage: coverageOf(chart, excuses, own), drawing };
  });
}

/** By what the walks were chosen; null when all were. */
function chosenInWords({ estado, evento, pasos }: ReturnType<typeof readSettings>): string | null {
  const parts = [
    estado === null ? [] : `que pasan por «${estado}»`,
    evento === null ? [] : `en que ocurre «${evento}»`,
    pasos === null ? [] : `de a lo más ${pasos} pasos`,
  ].flat();
  return parts.length === 0 ? null : parts.join(' y ');
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}
