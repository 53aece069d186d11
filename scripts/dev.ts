/**
 * `npm run dev`: the server, restarted when its files change, and Vite with hot reload before it. Ctrl-C ends both, and
 * so does the end of either.
 */
import { spawn } from 'node:child_process';
import { home, toolPath } from './runner/tools.ts';

const port = process.env.PORT ?? '4000';

// Groups of their own, so that Ctrl-C reaches them once, through here: a second signal would cut the server off.
function start(parameters: readonly string[], env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, parameters, {
    cwd: home,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

console.log('Desarrollo: abra la dirección "Local" que muestra Vite; lo que cambie se ve al guardar.');

const children = [
  start([toolPath('tsx'), 'watch', '--clear-screen=false', 'server/dev.ts'], { PORT: port }),
  start([toolPath('vite'), '--clearScreen', 'false'], { MOSTRADOR_API: `http://127.0.0.1:${port}` }),
];

let ending = false;
function endAll(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => endAll(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll(0));
