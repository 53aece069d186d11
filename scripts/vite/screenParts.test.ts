import { expect, it } from 'vitest';
import { screensOf } from './screenParts.ts';

const chunk = (
  fileName: string,
  imports: readonly string[],
  rest: { id?: string; holds?: string; isEntry?: true } = {},
) => ({
  fileName,
  imports,
  moduleIds: rest.holds === undefined ? [] : [rest.holds],
  facadeModuleId: rest.id ?? null,
  isEntry: rest.isEntry ?? false,
});
const screen = (file: string) => ({ id: `/home/mostrador/src/routes/${file}.tsx?tsr-split=component` });

const BUILT = [
  chunk('inicio.js', ['base.js'], { isEntry: true }),
  chunk('base.js', []),
  ...['api/client.ts', 'system/sessionWork.ts', 'data/personalData.ts', 'app/Layers.tsx'].map((file, n) =>
    chunk(`always${n}.js`, ['api.js', 'base.js'], { holds: `/home/mostrador/src/${file}` }),
  ),
  chunk('api.js', []),
  chunk('_app.js', ['chakra.js', 'inicio.js'], screen('_app')),
  chunk('chakra.js', ['base.js']),
  chunk('login.js', ['base.js'], screen('auth/login')),
];

const partsOf = (file: string, imports: readonly string[] = []) =>
  screensOf([...BUILT, chunk('screen.js', imports, screen(file))]);

it('names what a screen imports, however far, with the frame and what all need, once, and nothing of the entry', () => {
  const found = screensOf([
    ...BUILT,
    chunk('lista.js', ['filas.js', 'base.js'], screen('_app/vales/index')),
    chunk('filas.js', ['chakra.js', 'celda.js']),
    chunk('celda.js', ['filas.js']),
  ]);
  expect(found).toEqual([
    {
      ruta: '/vales',
      partes: [
        'always0.js',
        'api.js',
        ...['always1.js', 'always2.js', 'always3.js'],
        ...['_app.js', 'chakra.js', 'lista.js', 'filas.js', 'celda.js'],
      ],
    },
  ]);
});

it.each([
  ['_app/overview', '/overview'],
  ['_app/roles.detalles.$id', '/roles/detalles/$id'],
  ['_app/administracion/casos.$id_.diagrama', '/administracion/casos/$id/diagrama'],
  ['_app/vales/nuevo', '/vales/nuevo'],
])('reads the name of %s as the router does: %s', (file, ruta) => {
  expect(partsOf(file).map((each) => each.ruta)).toEqual([ruta]);
});

it('takes a part of a route that is not its screen for none', () => {
  const loader = chunk('loader.js', [], { id: '/home/mostrador/src/routes/_app/vales/index.tsx?tsr-split=loader' });
  expect(screensOf([...BUILT, loader])).toEqual([]);
});

it('is no build where a module that all are said to need is gone', () => {
  expect(() => screensOf(BUILT.filter(({ fileName }) => fileName !== 'always2.js'))).toThrow(
    'No built file holds /src/data/personalData.ts, which every screen is said to need.',
  );
});
