/**
 * `npm run dev`: the server, restarted when its files change, and Vite with hot reload before it. Ctrl-C ends both, and
 * so does the end of either.
 */
import { spawn } from 'node:child_process';
import { home, toolPath } from './runner/tools.ts';

const port = process.env.PORT ?? '4000';

const children = [
  spawn(process.execPath, [toolPath('tsx'), 'watch', '--clear-screen=false', 'server/start.ts'], {
    cwd: home,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn(process.execPath, [toolPath('vite'), '--clearScreen', 'false'], {
    cwd: home,
    env: { ...process.env, MOSTRADOR_API: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
];

const endAll = (): void => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
};

for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode = process.exitCode ?? code ?? 0;
    endAll();
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    process.exitCode = 0;
    endAll();
  });
}
