/** Tells of a walk at random while it runs, and writes its report. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { RandomRun } from '../../tests/browser/paths/random/run.ts';
import { readSettings } from '../../tests/browser/paths/settings.ts';
import { neverIn, outcomeOf, randomPage } from './randomPage.ts';

export default class RandomReporter implements Reporter {
  readonly #began = new Date();
  #run: RandomRun | null = null;

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  /** An error outside the tests: a file that does not load, a server that does not start. */
  onError(error: TestError): void {
    process.stdout.write(`${error.message ?? error.value ?? 'Playwright no dijo qué pasó.'}\n`);
  }

  onTestEnd(_test: TestCase, { attachments, errors }: TestResult): void {
    const body = attachments.find(({ name }) => name === 'al-azar')?.body;
    if (body === undefined) for (const error of errors) this.onError(error);
    else this.#run = JSON.parse(body.toString()) as RandomRun;
  }

  /** Passed when nothing differed; failed when something did; interrupted when there is nothing to judge by. */
  async onEnd(): Promise<{ readonly status: FullResult['status'] }> {
    if (this.#run === null) return { status: 'interrupted' };
    if (this.#run.walks === 0) {
      for (const line of [...this.#run.lacking, ...this.#run.stumbles]) process.stdout.write(`${line}\n`);
      process.stdout.write('Nada se recorrió.\n');
      return { status: 'interrupted' };
    }
    const { instancia, informe } = readSettings();
    const file = resolve(informe);
    writeFileSync(file, randomPage(this.#run, { began: this.#began, against: instancia?.url ?? null }));
    for (const page of this.#run.never) {
      const lines = neverIn(page);
      if (lines.length > 0) process.stdout.write([`\nNadie pulsó, de «${page.page}»:`, ...lines, ''].join('\n  '));
    }
    const { pressed, seen } = this.#run.pressed;
    process.stdout.write(`\nDe ${seen} botones que se vieron, ${pressed} se pulsaron.`);
    process.stdout.write(`\n${outcomeOf(this.#run)}\nInforme: ${file}\n`);
    return { status: this.#run.findings.length > 0 ? 'failed' : 'passed' };
  }

  printsToStdio(): boolean {
    return true;
  }
}
