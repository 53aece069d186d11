import { expect, it } from 'vitest';
import { pageFor } from './screens.ts';

const HTML = '<html><head><title>Mostrador</title></head><body></body></html>';
const page = pageFor(HTML, [
  { ruta: '/vales/$id', partes: ['assets/vale.js'] },
  { ruta: '/vales/nuevo', partes: ['assets/nuevo.js', 'assets/campos.js'] },
  { ruta: '/casos.viejos', partes: ['assets/viejos.js'] },
]);

it('names the scripts of a screen at the end of its head', () => {
  expect(page('/vales/nuevo')).toBe(
    '<html><head><title>Mostrador</title><link rel="modulepreload" crossorigin href="./assets/nuevo.js">' +
      '<link rel="modulepreload" crossorigin href="./assets/campos.js"></head><body></body></html>',
  );
});

it.each(['/vales/12', '/vales/12/'])('takes %s for the page of a record', (path) => {
  expect(page(path)).toContain('./assets/vale.js');
});

it.each(['/', '/vales', '/vales/12/diagrama', '/otra', '/casosXviejos'])('leaves the page as it is for %s', (path) => {
  expect(page(path)).toBe(HTML);
});
