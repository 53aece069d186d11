import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '../api/api.ts';
import { failureOf } from '../api/failure.ts';
import { connectRecord } from '../ui/works/connectRecord.ts';
import { ownWorks } from '../ui/works/work.ts';
import { type GuideWorks, guideWorks } from './works.ts';

const folioGuia = 'GL000001';

/** A guide on screen, whose back end does whatever it is asked. */
function open() {
  const llamar = vi.fn<(name: string, input: unknown, options: { clave: string }) => Promise<unknown>>(() =>
    Promise.resolve({ codigo: 1, descripcion: 'Hecho con éxito' }),
  );
  const changed = vi.fn();
  const keep = vi.fn();
  const works = guideWorks(folioGuia);
  const machine = connectRecord({
    ...{ api: { llamar, alVolver: () => () => undefined } as unknown as Api, changes: { changed } },
    ...{ entity: 'vale', id: null, works, drafts: { keep }, draftKeyOf: (name) => name },
  });
  const input = { seed: 'semilla', version: null, works: ownWorks(works) };
  const record = createActor(machine, { systemId: 'registro', input }).start();
  const send = async (trabajo: keyof GuideWorks, values: object) => {
    record.send({ type: 'enviar', trabajo, como: trabajo, values });
    await waitFor(record, (state) => !state.hasTag('busy'));
  };
  return { record, llamar, changed, keep, send };
}

it.each<[keyof GuideWorks, object, string, object]>([
  ['cancelarTotal', {}, 'cancelarGuiaTotal', { folioGuia }],
  [
    'cancelarParcial',
    { a7: ' 2 ', a8: '', a9: '0' },
    'cancelarGuiaParcial',
    { folioGuia, articulos: [{ idArticulo: 7, cantidad: 2 }] },
  ],
  [
    'marcarRecolectado',
    { idArticulos: [7, 8] },
    'actualizarGuia',
    {
      folioGuia,
      articulos: [
        { idArticulo: 7, statusitem: 13 },
        { idArticulo: 8, statusitem: 13 },
      ],
      paquetes: [],
    },
  ],
])('%s %j is sent once by its call, and what hangs on the guide is read again', async (work, values, call, cuerpo) => {
  const { record, llamar, changed, send } = open();
  await send(work, values);
  expect(llamar.mock.calls.map(([name, input, { clave }]) => [name, input, clave])).toEqual([
    [call, { cuerpo }, `semilla-${work}-1`],
  ]);
  expect(changed).toHaveBeenCalledWith('vale');
  record.stop();
});

it.each<[keyof GuideWorks, object]>([
  ['cancelarTotal', {}],
  ['cancelarParcial', { a7: '1' }],
])('%s whose end is unknown keeps its key when its window is left', async (work, values) => {
  const { record, llamar, send } = open();
  llamar.mockRejectedValue(failureOf('sinConexion', 'Revise su conexión a internet'));
  record.send({ type: 'abrir', trabajo: work });
  await send(work, values);
  record.send({ type: 'cerrar' });
  expect(record.getSnapshot().context.open).toBeNull();
  record.send({ type: 'abrir', trabajo: work });
  await send(work, values);
  expect(llamar.mock.calls.map(([, , { clave }]) => clave)).toEqual([`semilla-${work}-1`, `semilla-${work}-1`]);
  record.stop();
});

it('a cancellation is kept until it is known how it ended, with its quantities; a mark is not', async () => {
  const { record, keep, send } = open();
  await send('marcarRecolectado', { idArticulos: [7] });
  expect(keep).not.toHaveBeenCalled();
  await send('cancelarTotal', {});
  await send('cancelarParcial', { a7: '1' });
  expect(keep.mock.calls.map(([name, content]) => [name, content?.values ?? null])).toEqual([
    ['cancelarTotal', {}],
    ['cancelarTotal', null],
    ['cancelarParcial', { a7: '1' }],
    ['cancelarParcial', null],
  ]);
  record.stop();
});
