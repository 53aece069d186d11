import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ValeRef } from '#machines/vale.machine';
import type { VentanaDeVale } from '#machines/vale.types';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import { connectVoucher } from './connect.ts';

const opened: ValeRef[] = [];

afterEach(() => {
  for (const actor of opened.splice(0)) actor.stop();
});

const DONE = { codigo: 1, descripcion: 'Hecho con éxito', version: 4, estado: { id: 1, nombre: 'VIGENTE' } };

/** The page of a voucher in a state, at version 3, whose back end does whatever it is asked. */
function open(estado: 1 | 5) {
  const llamar = vi.fn<(name: string, input: unknown, options: { clave: string }) => Promise<unknown>>(() =>
    Promise.resolve(DONE),
  );
  const changed = vi.fn();
  const api = { llamar, alVolver: () => () => undefined } as unknown as Api;
  const connected = connectVoucher({ id: 7, folio: 'D001000007', api, changes: { changed } });
  const vale = createActor(connected, { input: { seed: 'semilla', version: 3, estado } }).start();
  opened.push(vale);
  vale.send({ type: 'valeALaVista', version: 3, estado });
  return { vale, llamar, changed };
}

const seen = { id: 7, version: 3 };

it.each<[VentanaDeVale, object, string, object]>([
  ['autorizar', { comentario: 'Procede' }, 'autorizarVale', { ...seen, comentario: 'Procede' }],
  ['rechazar', { motivo: 'No procede' }, 'rechazarVale', { ...seen, motivo: 'No procede' }],
  ['cancelar', { motivo: 'No lo quiso' }, 'cancelarVale', { ...seen, motivo: 'No lo quiso' }],
  ['reponer', { motivo: 'Lo perdió' }, 'guardarReposicion', { ...seen, motivo: 'Lo perdió' }],
  [
    'cambiarMetodos',
    { metodosDevolucion: [{ metodo: { id: 7 }, monto: 9.5 }] },
    'cambiarMetodos',
    { ...seen, metodosDevolucion: [{ metodo: { id: 7 }, monto: 9.5 }] },
  ],
  ['devolver', { metodo: 2, folio: null }, 'devolverVale', { ...seen, metodo: 2, folio: null }],
  ['devolver', { metodo: 3, folio: null }, 'abonarBilletera', seen],
  ['devolver', { metodo: 4, folio: null }, 'devolverCredito', seen],
  ['devolver', { metodo: 5, folio: '1024' }, 'devolverVale', { ...seen, metodo: 5, folio: '1024' }],
  ['devolver', { metodo: 6, folio: null }, 'devolverVale', { ...seen, metodo: 6, folio: null }],
  ['devolver', { metodo: 7, folio: null }, 'emitirCertificado', seen],
])('%s %j is sent once by its call, under a key, on the version on screen', async (work, values, call, cuerpo) => {
  const { vale, llamar, changed } = open(work === 'autorizar' || work === 'rechazar' ? 5 : 1);
  const done = vi.fn();
  vale.on('trabajoHecho', done);
  vale.send({ type: work });
  vale.send({ type: 'enviar', values });
  await waitFor(vale, (state) => state.matches('vigente'));
  expect(llamar).toHaveBeenCalledTimes(1);
  const [name, input, options] = llamar.mock.calls[0] ?? [];
  expect([name, input]).toEqual([call, { cuerpo }]);
  expect(options?.clave).toMatch(/^semilla-/);
  expect(changed).toHaveBeenCalledWith('vale');
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ trabajo: work, resultado: DONE }));
});

it('a print keeps its key until it is known what became of it', async () => {
  const { vale, llamar } = open(1);
  const refuse = (tipo: 'sinConexion' | 'rechazo') => llamar.mockRejectedValueOnce(failureOf(tipo, 'No se pudo'));
  const print = async () => {
    vale.send({ type: 'imprimir', formato: 'carta' });
    await waitFor(vale, (state) => !state.matches('printing'));
    return llamar.mock.lastCall?.[2].clave;
  };
  refuse('sinConexion');
  const lost = await print();
  refuse('rechazo');
  expect(await print()).toBe(lost);
  refuse('rechazo');
  expect(await print()).not.toBe(lost);
});
