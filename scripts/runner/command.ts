import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { home, toolPath } from './tools.ts';

/** How a program ended: its exit code, and everything it printed. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Where a copy of the output is kept while it comes, so that a run that hangs can be looked at. */
  readonly log?: string;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends every program that `run` started and that still runs. */
export function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program in the project's folder and gathers what it prints; a program that cannot start has exit code 127. */
export function run(program: string, parameters: readonly string[], options: Options = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    if (options.log !== undefined) mkdirSync(dirname(options.log), { recursive: true });
    const log = options.log === undefined ? null : createWriteStream(options.log);
    const child = spawn(program, parameters, {
      cwd: home,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      log?.write(chunk);
    };
    const end = (code: number): void => {
      running.delete(child);
      log?.end();
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      take(Buffer.from(`${program}: ${error.message}\n`));
      end(127);
    });
    child.on('close', (code, signal) => {
      if (signal !== null) take(Buffer.from(`\nEnded by ${signal}.\n`));
      end(code ?? 1);
    });
  });
}

/** Runs the program of an installed package, `name` or `name:program`, by this same Node. */
export function runTool(tool: string, parameters: readonly string[], options: Options = {}): Promise<Ended> {
  const [name = tool, bin] = tool.split(':');
  return run(process.execPath, [toolPath(name, bin ?? name), ...parameters], options);
}
