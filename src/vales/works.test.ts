import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { RegistroRef } from '#machines/registro.machine';
import type { Api } from '../api/api.ts';
import { failureOf } from '../api/failure.ts';
import { connectRecord } from '../ui/works/connectRecord.ts';
import { ownWorks } from '../ui/works/work.ts';
import { type VoucherWorks, voucherDraft, voucherWorks } from './works.ts';

const opened: RegistroRef[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-18T18:00:00Z') });
});

afterEach(() => {
  for (const actor of opened.splice(0)) actor.stop();
  vi.useRealTimers();
});

const DONE = { codigo: 1, descripcion: 'Hecho con éxito', version: 4, estado: { id: 1, nombre: 'VIGENTE' } };

/** The page of a voucher at version 3, whose back end does whatever it is asked. */
function open() {
  const llamar = vi.fn<(name: string, input: unknown, options: { clave: string }) => Promise<unknown>>(() =>
    Promise.resolve(DONE),
  );
  const changed = vi.fn();
  const keep = vi.fn();
  const api = { llamar, alVolver: () => () => undefined } as unknown as Api;
  const machine = connectRecord({
    api,
    changes: { changed },
    entity: 'vale',
    id: 7,
    works: voucherWorks,
    drafts: { keep },
    draftKeyOf: (name) => voucherDraft(7, name),
  });
  const works = ownWorks(voucherWorks);
  const record = createActor(machine, {
    systemId: 'registro',
    input: { seed: 'semilla', version: 3, works },
  }).start();
  opened.push(record);
  const send = async (trabajo: keyof VoucherWorks, values: object, como: string = trabajo) => {
    record.send({ type: 'enviar', trabajo, como, values });
    await waitFor(record, (state) => state.matches({ turn: 'free' }));
  };
  return { record, llamar, changed, keep, send };
}

const seen = { id: 7, version: 3 };

it.each<[keyof VoucherWorks, object, string, object]>([
  ['autorizar', { comentario: 'Procede' }, 'autorizarVale', { ...seen, comentario: 'Procede' }],
  ['rechazar', { motivo: 'No procede' }, 'rechazarVale', { ...seen, motivo: 'No procede' }],
  ['cancelar', { motivo: 'No lo quiso' }, 'cancelarVale', { ...seen, motivo: 'No lo quiso' }],
  ['reponer', { motivo: 'Lo perdió' }, 'guardarReposicion', { ...seen, motivo: 'Lo perdió' }],
  [
    'cambiarMetodos',
    { m7: '9.50' },
    'cambiarMetodos',
    { ...seen, metodosDevolucion: [{ metodo: { id: 7 }, monto: 9.5 }] },
  ],
  ['devolver', { metodo: '2', folio: '' }, 'devolverVale', { ...seen, metodo: 2, folio: null }],
  ['devolver', { metodo: '3', folio: '' }, 'abonarBilletera', seen],
  ['devolver', { metodo: '4', folio: '' }, 'devolverCredito', seen],
  ['devolver', { metodo: '5', folio: '1024' }, 'devolverVale', { ...seen, metodo: 5, folio: '1024' }],
  ['devolver', { metodo: '6', folio: '' }, 'devolverVale', { ...seen, metodo: 6, folio: null }],
  ['devolver', { metodo: '7', folio: '' }, 'emitirCertificado', seen],
  [
    'recolectar',
    { idDireccion: '3', fecha: '2026-03-20', lineas: [1, 4] },
    'programarRecolecta',
    { ...seen, idDireccion: 3, fecha: '2026-03-20', lineas: [1, 4] },
  ],
])('%s %j is sent once by its call, under a key, on the version on screen', async (work, values, call, cuerpo) => {
  const { record, llamar, changed, keep, send } = open();
  const done = vi.fn();
  record.on('trabajoHecho', done);
  await send(work, values);
  expect(llamar).toHaveBeenCalledTimes(1);
  const [name, input, options] = llamar.mock.calls[0] ?? [];
  expect([name, input]).toEqual([call, { cuerpo }]);
  expect(options?.clave).toBe(`semilla-${work}-1`);
  expect(changed).toHaveBeenCalledWith('vale');
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ trabajo: work, resultado: DONE }));
  // Kept while it was on its way, and forgotten once it was done.
  const sent = { values, version: 3, attempts: { [work]: { key: `semilla-${work}-1`, version: 3 } } };
  expect(keep.mock.calls).toEqual([
    [`vale.7.${work}`, sent],
    [`vale.7.${work}`, null],
  ]);
});

it('a print keeps its key until it is known what became of it, each paper its own', async () => {
  const { llamar, keep, send } = open();
  const print = async (formato: 'carta' | 'ticket', tipo: 'sinConexion' | 'rechazo') => {
    llamar.mockRejectedValueOnce(failureOf(tipo, 'No se pudo'));
    await send('imprimir', { folio: 'D001000007' }, formato);
    return llamar.mock.lastCall?.[2].clave;
  };
  const lost = await print('carta', 'sinConexion');
  expect(await print('ticket', 'sinConexion')).not.toBe(lost);
  expect(await print('carta', 'rechazo')).toBe(lost);
  expect(await print('carta', 'rechazo')).not.toBe(lost);
  expect(keep).not.toHaveBeenCalled();
});

it('a pickup leads its case to RECOLECTA, which is read again', async () => {
  const { changed, send } = open();
  await send('recolectar', { idDireccion: '3', fecha: '2026-03-20', lineas: [1] });
  expect(changed.mock.calls).toEqual([['vale'], ['caso']]);
});
