import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { CasoRef } from '#machines/caso.machine';
import { casoMachine } from '#machines/caso.machine';
import type { AvisoDeEnvio, EnvioCaso } from '#machines/caso.types';
import { casoEn, persona, resultado } from '../../../tests/machines/caso.samples.ts';
import type { Almacen } from '../borradores.ts';
import { VIDA_BORRADOR_MS } from '../borradores.ts';
import { borradorDeEntrada, crearBorradoresCaso, llevarBorradorCaso, REBOTE_BORRADOR_CASO_MS } from './borradorCaso.ts';

const almacenDe = (filas: Map<string, string>): Almacen => ({
  get length() {
    return filas.size;
  },
  key: (n) => [...filas.keys()][n] ?? null,
  getItem: (clave) => filas.get(clave) ?? null,
  setItem: (clave, valor) => void filas.set(clave, valor),
  removeItem: (clave) => void filas.delete(clave),
});

const dueno = { numiden: persona.numiden, idCaso: 7001 };
const ventana = new EventTarget();
const abiertos: { readonly actor: CasoRef; readonly soltar: () => void }[] = [];

const abrir = (filas = new Map<string, string>()) => {
  const cajon = crearBorradoresCaso(almacenDe(filas));
  let contestar: (aviso: AvisoDeEnvio) => void = () => undefined;
  const enviarTrabajo = fromCallback<AvisoDeEnvio, EnvioCaso>(({ sendBack }) => {
    contestar = sendBack;
  });
  const actor = createActor(casoMachine.provide({ actors: { enviarTrabajo } }), {
    input: {
      ...persona,
      idCaso: 7001,
      caso: casoEn(2),
      semilla: 'semilla-al-azar',
      ...borradorDeEntrada(cajon, dueno),
    },
  }).start();
  const soltar = llevarBorradorCaso(actor, cajon);
  abiertos.push({ actor, soltar });
  return { actor, cajon, filas, soltar, contestar: (aviso: AvisoDeEnvio) => contestar(aviso) };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', ventana);
});

afterEach(() => {
  for (const { actor, soltar } of abiertos.splice(0)) {
    soltar();
    actor.stop();
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the draft of what is written on a case', () => {
  it('is written once typing pauses, and comes back with the case', () => {
    const { actor, filas } = abrir();
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'A med' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_CASO_MS - 1);
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'A medias' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_CASO_MS - 1);
    expect(filas.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(abrir(filas).actor.getSnapshot().context.textos.comentario).toBe('A medias');
  });

  it('is nobody else’s, and of no other case', () => {
    const { actor, cajon } = abrir();
    actor.send({ type: 'escribir', campo: 'solucion', valor: 'Se repuso' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_CASO_MS);
    expect(borradorDeEntrada(cajon, dueno)).toMatchObject({ textos: { solucion: 'Se repuso' } });
    expect(borradorDeEntrada(cajon, { ...dueno, numiden: 100002 })).toEqual({});
    expect(borradorDeEntrada(cajon, { ...dueno, idCaso: 700 })).toEqual({});
  });

  it.each([
    ['the page is left', () => ventana.dispatchEvent(new Event('pagehide'))],
    ['the case is closed', null],
  ])('is written at once when %s', (_, irse) => {
    const { actor, filas, soltar } = abrir();
    actor.send({ type: 'escribir', campo: 'motivo', valor: 'Pasó de treinta días' });
    if (irse) irse();
    else soltar();
    expect(filas.size).toBe(1);
  });

  it('remembers the key of what is being sent, so that a reload repeats it', () => {
    const { actor, filas } = abrir();
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    const { claves } = abrir(filas).actor.getSnapshot().context;
    expect(claves.comentar).toEqual({ clave: 'semilla-al-azar-1', version: 3 });
  });

  it('leaves the computer when the work is saved', () => {
    const { actor, filas, contestar } = abrir();
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    expect(filas.size).toBe(1);
    contestar({ type: 'enviado', resultado: resultado(1, 'Comentario agregado con éxito') });
    vi.advanceTimersByTime(REBOTE_BORRADOR_CASO_MS);
    expect(filas.size).toBe(0);
  });

  it('leaves the computer when it is thrown away, and not before', () => {
    const { actor, filas } = abrir();
    actor.send({ type: 'abrirCierre' });
    actor.send({ type: 'escribir', campo: 'solucion', valor: 'Se repuso' });
    actor.send({ type: 'cerrarFormulario' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_CASO_MS);
    expect(filas.size).toBe(1);
    actor.send({ type: 'descartar', trabajo: 'cerrar' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_CASO_MS);
    expect(filas.size).toBe(0);
  });

  it('lives a week, and is not believed in another shape', () => {
    const filas = new Map<string, string>();
    const reloj = { ahora: 1_800_000_000_000 };
    const cajon = crearBorradoresCaso(almacenDe(filas), () => reloj.ahora);
    const { textos, claves } = abrir().actor.getSnapshot().context;
    cajon.escribir('1.2', { textos: { ...textos, comentario: 'Hola' }, claves });
    reloj.ahora += VIDA_BORRADOR_MS;
    expect(cajon.leer('1.2')?.textos.comentario).toBe('Hola');
    reloj.ahora += 1;
    expect(cajon.leer('1.2')).toBeNull();
    expect(filas.size).toBe(0);
    filas.set('mostrador.borrador.caso.1.2', `{"guardado":${reloj.ahora},"borrador":{"textos":{}}}`);
    expect(cajon.leer('1.2')).toBeNull();
  });
});
