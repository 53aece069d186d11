import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { TEXTS } from '#domain/texts';
import type { AccionCaso } from '#domain/trabajosCaso';
import type { CasoRef } from '#machines/caso.machine';
import type { Errand, Place } from '#machines/caso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { conflict, result } from '../../../tests/machines/caso.samples.ts';
import type { Api } from '../../api/api.ts';
import { createChosenFiles } from '../../data/chosenFiles.ts';
import { works } from '../works.ts';
import { connectCase, PAGE } from './connect.ts';

const opened: CasoRef[] = [];

afterEach(() => {
  for (const actor of opened.splice(0)) actor.stop();
});

/** Answers every call with the same; an answer in a list is a rejection. */
function open(answer: unknown = result(1, 'Hecho con éxito')) {
  const respond = () => (Array.isArray(answer) ? Promise.reject(answer[0]) : Promise.resolve(answer));
  const callApi = vi.fn<(name: string, input: unknown, options: { clave: string }) => Promise<unknown>>(respond);
  const upload = vi.fn<(...all: unknown[]) => Promise<unknown>>(respond);
  const changed = vi.fn();
  const files = createChosenFiles();
  const api = { llamar: callApi, subir: upload, alVolver: () => () => undefined } as unknown as Api;
  const caso = createActor(connectCase({ idCaso: 7001, api, archivos: files, changes: { changed } }), {
    systemId: PAGE,
    input: { seed: 'semilla', version: 3, idSubcategoria: 14 },
  });
  const told: string[] = [];
  opened.push(caso.start());
  const work = (place: Place) => (caso.getSnapshot().children as Record<Place, TrabajoUnicoRef>)[place];
  const send = async (place: Place, errand: Errand) => {
    if (place === 'formulario') caso.send({ type: 'abrirFormulario', trabajo: errand.trabajo as AccionCaso });
    const running = work(place);
    running.on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
    caso.send({ type: 'enviar', lugar: place, encargo: errand });
    await waitFor(caso, (state) => !state.hasTag('busy'));
  };
  return { caso, send, llamar: callApi, subir: upload, changed, archivos: files, told, work };
}

describe('a work', () => {
  const at = { idCaso: 7001, version: 3 };
  it.each<[AccionCaso, Place, object, object]>([
    ['comentar', 'comentar', { comentario: 'Se llamó.' }, { comentario: 'Se llamó.' }],
    ['tomar', 'tomar', {}, { idEstado: 2 }],
    [
      'escalar',
      'formulario',
      { idArea: 2, idSubcategoria: 5, idMotivo: 7, comentario: 'Va a entregas' },
      { idArea: 2, idSubcategoria: 5, idMotivo: 7, comentario: 'Va a entregas' },
    ],
    ['solicitarAutorizacion', 'formulario', { motivo: 'Venció el plazo' }, { motivo: 'Venció el plazo' }],
    ['autorizar', 'formulario', { comentario: 'Procede' }, { comentario: 'Procede', autorizado: true }],
    ['noAutorizar', 'formulario', { comentario: 'No procede' }, { comentario: 'No procede', autorizado: false }],
    ['cerrar', 'formulario', { solucion: 'Se repuso' }, { solucion: 'Se repuso' }],
  ])('%s is sent once, under a key, on the version on screen', async (trabajo, place, values, body) => {
    const { send, llamar, changed } = open();
    await send(place, { trabajo, valores: values });
    expect(llamar).toHaveBeenCalledOnce();
    expect(llamar.mock.calls[0]?.slice(0, 2)).toEqual([works[trabajo].call, { cuerpo: { ...at, ...body } }]);
    expect(llamar.mock.calls[0]?.[2].clave).toMatch(/^semilla-.+-0-1$/);
    expect(changed).toHaveBeenCalledExactlyOnceWith('caso');
  });

  it('of files goes with them, and says which are no longer at hand', async () => {
    const { send, subir, archivos, told } = open();
    const file = new File(['x'], 'ticket.pdf');
    const chosen = { id: archivos.guardar(file), nombre: 'ticket.pdf', bytes: 1 };
    await send('adjuntar', { trabajo: 'adjuntar', valores: [chosen] });
    expect(subir).toHaveBeenCalledWith(
      'guardarAnexos',
      { ruta: { id: 7001 }, cuerpo: {} },
      [file],
      expect.objectContaining({ clave: expect.stringMatching(/^semilla-adjuntar-/) }),
    );
    archivos.conservar([]);
    await send('adjuntar', { trabajo: 'adjuntar', valores: [chosen] });
    expect(subir).toHaveBeenCalledOnce();
    expect(told.at(-1)).toBe('error: Los archivos ya no están a la mano. Descártelos y adjúntelos de nuevo.');
  });

  it('of files says how far they are', async () => {
    const { caso, subir, archivos, work } = open();
    const chosen = { id: archivos.guardar(new File(['x'], 'ticket.pdf')), nombre: 'ticket.pdf', bytes: 1 };
    const attaching = work('adjuntar');
    caso.send({ type: 'enviar', lugar: 'adjuntar', encargo: { trabajo: 'adjuntar', valores: [chosen] } });
    const [[, , , options] = []] = subir.mock.calls;
    (options as { alAvanzar: (porcion: number) => void }).alAvanzar(0.5);
    expect(attaching.getSnapshot().context.progress).toBe(0.5);
    await waitFor(caso, (state) => !state.hasTag('busy'));
  });

  it('that escalates a restaurant invoice is the escalation to maintenance', async () => {
    const { caso, llamar } = open();
    caso.send({ type: 'restauranteFacturado', idArea: 3 });
    await waitFor(caso, (state) => state.matches({ maintenance: 'none' }));
    const body = {
      ...at,
      ...{ idArea: 3, idSubcategoria: 1, idMotivo: 8, comentario: 'Se hizo la factura de restaurante.' },
    };
    expect(llamar.mock.calls[0]?.slice(0, 2)).toEqual(['escalarCaso', { cuerpo: body }]);
  });

  it('that is refused brings the reason, and what others did', async () => {
    const { send, work, told, changed } = open([conflict]);
    await send('formulario', { trabajo: 'cerrar', valores: { solucion: 'Se repuso' } });
    expect(work('formulario').getSnapshot().matches('conflict')).toBe(true);
    expect(told).toEqual([`error: ${conflict.texto}`]);
    expect(changed).not.toHaveBeenCalled();
  });

  it('whose answer says nothing gets words all the same', async () => {
    const done = open({ ...result(1, ' ') });
    await done.send('formulario', { trabajo: 'cerrar', valores: { solucion: 'Se repuso' } });
    expect(done.told).toEqual(['success: El caso 7001 se ha cerrado con éxito']);
    const warned = open({ ...result(2, '') });
    await warned.send('tomar', { trabajo: 'tomar', valores: {} });
    expect(warned.told).toEqual([`warning: ${TEXTS.errorInterno}`]);
  });
});
