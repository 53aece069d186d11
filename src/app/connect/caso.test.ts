import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CasoRef } from '#machines/caso.machine';
import type { CasoEvent } from '#machines/caso.types';
import { cambio, casoEn, conflicto, persona, resultado, sinPermiso } from '../../../tests/machines/caso.samples.ts';
import type { Api } from '../../api/api.ts';
import { fallo } from '../../api/fallo.ts';
import { crearArchivosElegidos } from '../archivosElegidos.ts';
import { conectarCaso, formularioAbierto } from './caso.ts';

const abiertos: CasoRef[] = [];
const pagina = Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** Answers each call by its name; an answer in a list is a rejection, and a call without an answer never ends. */
const abrir = async (respuestas: Readonly<Record<string, unknown>> = {}, caso = casoEn(2)) => {
  const todas: Readonly<Record<string, unknown>> = { detalleCaso: caso, anexosDeCaso: [], ...respuestas };
  const responder = (nombre: string): Promise<unknown> => {
    const respuesta = todas[nombre];
    if (nombre === 'anexosDeCaso') return Promise.resolve([]);
    if (respuesta === undefined) return new Promise(() => undefined);
    return Array.isArray(respuesta) ? Promise.reject(respuesta[0]) : Promise.resolve(respuesta);
  };
  const llamar = vi.fn(responder);
  const subir = vi.fn(responder);
  const archivos = crearArchivosElegidos();
  const actor = createActor(
    conectarCaso({ api: { llamar, subir, alVolver: () => () => undefined } as unknown as Api, archivos }),
    {
      input: { ...persona, idCaso: 7001, semilla: 'semilla-al-azar' },
    },
  );
  const avisos: string[] = [];
  actor.on('aviso', ({ tipo, texto }) => avisos.push(`${tipo}: ${texto}`));
  abiertos.push(actor.start());
  await waitFor(actor, (estado) => !estado.matches({ vida: 'loading' }));
  const enviado = (nombre: string) =>
    [...llamar.mock.calls, ...subir.mock.calls].find(([una]) => una === nombre) as unknown[];
  return { actor, llamar, subir, archivos, avisos, enviado };
};

const quieto = (actor: CasoRef) => waitFor(actor, (estado) => !estado.matches({ trabajo: 'sending' }));

beforeEach(() => {
  vi.stubGlobal('document', pagina);
});

afterEach(() => {
  for (const actor of abiertos.splice(0)) actor.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the case', () => {
  it('comes with its attachments, or says why it does not come', async () => {
    const { actor } = await abrir();
    expect(actor.getSnapshot().context).toMatchObject({ caso: { id: 7001 }, anexos: [] });
    const { actor: otro } = await abrir({ detalleCaso: [sinPermiso] });
    expect(otro.getSnapshot().matches({ vida: 'failed' })).toBe(true);
    expect(otro.getSnapshot().context.sinCaso).toEqual(sinPermiso);
  });

  it('that the page has already fetched is not fetched twice, and later it is', async () => {
    const llamar = vi.fn(() => Promise.resolve(casoEn(4)));
    const traido = { caso: casoEn(2), anexos: null };
    const actor = createActor(
      conectarCaso({ api: { llamar } as unknown as Api, archivos: crearArchivosElegidos(), traido }),
      { input: { ...persona, idCaso: 7001 } },
    );
    abiertos.push(actor.start());
    await waitFor(actor, (estado) => estado.matches({ vida: 'enProceso' }));
    expect(llamar).not.toHaveBeenCalled();
    actor.send({ type: 'actualizar' });
    await waitFor(actor, (estado) => estado.matches({ vida: 'escalado' }));
  });
});

describe('a work', () => {
  const escalamiento = { idArea: 2, idSubcategoria: 5, idMotivo: 7, comentario: ' Va a entregas ' };
  const escribir = (campo: 'comentario' | 'motivo' | 'resolucion' | 'solucion'): CasoEvent => ({
    type: 'escribir',
    campo,
    valor: ' Texto suficiente ',
  });
  const base = { idCaso: 7001, version: 3 };
  const opciones = expect.objectContaining({ clave: 'semilla-al-azar-1' });

  it.each<[string, string, 2 | 4 | 5, readonly CasoEvent[], object]>([
    [
      'a comment',
      'agregarComentario',
      2,
      [escribir('comentario'), { type: 'comentar' }],
      { comentario: 'Texto suficiente' },
    ],
    ['taking it', 'actualizarEstado', 4, [{ type: 'tomar' }], { idEstado: 2 }],
    [
      'an escalation',
      'escalarCaso',
      2,
      [
        { type: 'abrirEscalamiento' },
        { type: 'escribir', campo: 'escalamiento', valor: escalamiento },
        { type: 'escalar' },
      ],
      { ...escalamiento, comentario: 'Va a entregas' },
    ],
    [
      'a request',
      'solicitarAutorizacion',
      2,
      [{ type: 'abrirSolicitud' }, escribir('motivo'), { type: 'solicitarAutorizacion' }],
      { motivo: 'Texto suficiente' },
    ],
    [
      'an authorization',
      'autorizarCaso',
      5,
      [{ type: 'abrirResolucion' }, escribir('resolucion'), { type: 'autorizar' }],
      { autorizado: true, comentario: 'Texto suficiente' },
    ],
    [
      'a refusal',
      'autorizarCaso',
      5,
      [{ type: 'abrirResolucion' }, escribir('resolucion'), { type: 'noAutorizar' }],
      { autorizado: false, comentario: 'Texto suficiente' },
    ],
    [
      'a close',
      'cerrarCaso',
      2,
      [{ type: 'abrirCierre' }, escribir('solucion'), { type: 'cerrar' }],
      { solucion: 'Texto suficiente' },
    ],
  ])('goes out as the contract wants it: %s', async (_, llamada, estado, eventos, cuerpo) => {
    const { actor, enviado, avisos } = await abrir({ [llamada]: resultado(1, 'Hecho con éxito') }, casoEn(estado));
    for (const evento of eventos) actor.send(evento);
    await quieto(actor);
    expect(enviado(llamada)).toEqual([llamada, { cuerpo: { ...base, ...cuerpo } }, opciones]);
    expect(avisos).toEqual(['success: Hecho con éxito']);
  });

  it('sends the maintenance of a restaurant invoice by itself, with reason 8', async () => {
    const { actor, enviado } = await abrir({ escalarCaso: resultado(1, 'Hecho') }, casoEn(2, { subCategoria: 14 }));
    actor.send({ type: 'restauranteFacturado', idArea: 3 });
    await quieto(actor);
    expect(enviado('escalarCaso')[1]).toMatchObject({ cuerpo: { idArea: 3, idSubcategoria: 1, idMotivo: 8 } });
  });

  it('with files sends them and their key', async () => {
    const { actor, archivos, enviado } = await abrir({ guardarAnexos: resultado(1, 'Anexos agregados con éxito') });
    const archivo = new File(['hola'], 'a.pdf');
    actor.send({ type: 'adjuntar', anexos: [{ id: archivos.guardar(archivo), nombre: 'a.pdf', bytes: 4 }] });
    await quieto(actor);
    expect(enviado('guardarAnexos')).toEqual([
      'guardarAnexos',
      { ruta: { id: 7001 }, cuerpo: { version: 3 } },
      [archivo],
      opciones,
    ]);
  });

  it.each<[string, readonly CasoEvent[], string]>([
    ['an empty comment', [{ type: 'comentar' }], 'Campo requerido'],
    ['an escalation without area', [{ type: 'abrirEscalamiento' }, { type: 'escalar' }], 'Elija el área.'],
    ['a short solution', [{ type: 'abrirCierre' }, { type: 'cerrar' }], 'Escriba al menos 5 caracteres.'],
    ['no file', [{ type: 'adjuntar', anexos: [] }], 'Elija al menos un archivo.'],
    [
      'six files',
      [{ type: 'adjuntar', anexos: ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, nombre: id, bytes: 1 })) }],
      'Solo puede seleccionar 5 archivos. Seleccione de nuevo.',
    ],
    [
      'a file that is gone',
      [{ type: 'adjuntar', anexos: [{ id: 'x', nombre: 'x.pdf', bytes: 1 }] }],
      'Los archivos ya no están a la mano. Descártelos y adjúntelos de nuevo.',
    ],
  ])('does not leave when something is missing: %s', async (_, eventos, texto) => {
    const { actor, llamar, subir, avisos } = await abrir();
    const antes = llamar.mock.calls.length;
    for (const evento of eventos) actor.send(evento);
    await quieto(actor);
    expect(avisos).toEqual([`error: ${texto}`]);
    expect(actor.getSnapshot().matches({ trabajo: 'failed' })).toBe(true);
    expect([llamar.mock.calls.length, subir.mock.calls.length]).toEqual([antes, 0]);
  });

  it('names the fields at fault', async () => {
    const { actor } = await abrir();
    actor.send({ type: 'abrirEscalamiento' });
    actor.send({ type: 'escalar' });
    await quieto(actor);
    expect(actor.getSnapshot().context.failure?.campos.map(({ campo }) => campo)).toEqual([
      'idArea',
      'idSubcategoria',
      'idMotivo',
      'comentario',
    ]);
    expect(formularioAbierto(actor.getSnapshot())).toBe('escalamiento');
  });

  it('refused as stale is a conflict that names the change', async () => {
    const { actor } = await abrir({ agregarComentario: [conflicto] });
    actor.send(escribir('comentario'));
    actor.send({ type: 'comentar' });
    await quieto(actor);
    expect(actor.getSnapshot().matches({ trabajo: 'conflict' })).toBe(true);
    expect(actor.getSnapshot().context.cambio).toEqual(cambio);
  });

  it('refused for another conflict is a failure like any other', async () => {
    const { actor } = await abrir({ agregarComentario: [{ ...conflicto, cambio: null }] });
    actor.send(escribir('comentario'));
    actor.send({ type: 'comentar' });
    await quieto(actor);
    expect(actor.getSnapshot().matches({ trabajo: 'failed' })).toBe(true);
  });

  it('answered without a word still says what was done', async () => {
    const { actor, avisos } = await abrir({ agregarComentario: resultado(1, '') });
    actor.send(escribir('comentario'));
    actor.send({ type: 'comentar' });
    await quieto(actor);
    expect(avisos).toEqual(['success: Comentario agregado con éxito']);
  });
});

describe('what others do', () => {
  const novedades = { ...cambio, estado: { id: 2, nombre: 'EN PROCESO' } };

  it('is asked for every few seconds from the version on screen, and offered', async () => {
    vi.useFakeTimers();
    const { actor, enviado } = await abrir({ novedadesCaso: novedades });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(enviado('novedadesCaso')[1]).toEqual({ ruta: { id: 7001 }, consulta: { version: 3 } });
    expect(actor.getSnapshot().context.cambio).toEqual(cambio);
  });

  it('is not asked for while the page is hidden', async () => {
    vi.useFakeTimers();
    const { llamar } = await abrir({ novedadesCaso: novedades });
    pagina.visibilityState = 'hidden';
    pagina.dispatchEvent(new Event('visibilitychange'));
    const antes = llamar.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(llamar.mock.calls.length).toBe(antes);
    pagina.visibilityState = 'visible';
    pagina.dispatchEvent(new Event('visibilitychange'));
    expect(llamar.mock.calls.length).toBe(antes + 1);
  });

  it('may take the case away', async () => {
    vi.useFakeTimers();
    const { actor } = await abrir({ novedadesCaso: [sinPermiso] });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(actor.getSnapshot().context.sinCaso).toEqual(sinPermiso);
  });

  it('that cannot be asked is no news', async () => {
    vi.useFakeTimers();
    const { actor } = await abrir({ novedadesCaso: [fallo('sinConexion', 'Revise su conexión a internet')] });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(actor.getSnapshot().context).toMatchObject({ cambio: null, sinCaso: null });
  });
});
