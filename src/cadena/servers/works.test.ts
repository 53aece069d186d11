import { expect, it, vi } from 'vitest';
import type { Api } from '../../api/api.ts';
import { serverFormSchema } from './form.ts';
import { serverWorks } from './works.ts';

const DATA = { servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 443, path: '', url: 'https://erp.cadena.mx' };
const TYPED = { ...DATA, puerto: '443', pass: '', quitarPass: false };
const SAVED = { codigo: 1, descripcion: 'Servidor editado con éxito', id: 7, version: 4 };

it.each([
  ['new', null, { pass: 'x' }, 'guardarServidor', { ...DATA, pass: 'x' }],
  ['new, without a password', null, {}, 'guardarServidor', { ...DATA, pass: null }],
  ['as it was typed', 7, { path: '/v2' }, 'editarServidor', { ...DATA, path: '/v2', id: 7, version: 3 }],
  ['with another password', 7, { pass: 'x' }, 'actualizarServidor', { ...DATA, id: 7, version: 3, pass: 'x' }],
  ['without the one it had', 7, { quitarPass: true }, 'actualizarServidor', { ...DATA, id: 7, version: 3, pass: null }],
] as const)('a server is saved %s: by the call that touches no more', async (_what, id, changes, name, cuerpo) => {
  const llamar = vi.fn(async () => SAVED);
  const options = { clave: 'clave-1', signal: new AbortController().signal };
  const answer = await serverWorks.guardar.send(serverFormSchema.parse({ ...TYPED, ...changes }), {
    api: { llamar } as unknown as Api,
    id: id ?? 0,
    version: id === null ? null : 3,
    como: 'guardar',
    options,
    onProgress: () => undefined,
    changed: () => undefined,
  });
  expect(answer).toEqual(SAVED);
  expect(llamar.mock.calls).toEqual([[name, { cuerpo }, options]]);
});

it.each([
  ['encender', 'true'],
  ['apagar', 'false'],
] as const)('a server is switched to what was seen on screen: %s', async (name, activo) => {
  const llamar = vi.fn(async () => SAVED);
  const options = { clave: 'clave-1', signal: new AbortController().signal };
  await serverWorks[name].send(
    {},
    {
      api: { llamar } as unknown as Api,
      id: 7,
      version: 3,
      como: name,
      options,
      onProgress: () => undefined,
      changed: () => undefined,
    },
  );
  expect(llamar.mock.calls).toEqual([
    ['cambiarServidor', { ruta: { id: 7 }, consulta: { version: 3, activo } }, options],
  ]);
});
