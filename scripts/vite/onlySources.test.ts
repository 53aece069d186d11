import { expect, it } from 'vitest';
import { SERVER } from '../../server/startup/jobs.ts';
import { outsideOf } from './onlySources.ts';

it('names each file of the product that a build read and its fingerprint does not cover', () => {
  const read = [
    '/casa/server/app.ts',
    '/casa/machines/vidaVale.machine.ts',
    '/casa/vite.server.config.ts',
    '/casa/reglas/tope.ts?v=1',
    '/casa/reglas/tope.ts',
    '/casa/machinesDeOtros/x.ts',
  ];
  expect(outsideOf('/casa', SERVER, read)).toEqual(['machinesDeOtros/x.ts', 'reglas/tope.ts']);
});

it('asks nothing of packages, of files elsewhere and of modules that are no files', () => {
  const read = ['/casa/node_modules/zod/index.js', '/otra/server.ts', '\0virtual:x', 'node:fs'];
  expect(outsideOf('/casa', SERVER, read)).toEqual([]);
});

it('covers the lives, which decide at the server', () => {
  expect(outsideOf('/casa', { ...SERVER, fuentes: ['server'] }, ['/casa/machines/vidaVale.machine.ts'])).toEqual([
    'machines/vidaVale.machine.ts',
  ]);
});
