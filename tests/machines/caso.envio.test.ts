import { describe, expect, it } from 'vitest';
import { abrir, flush } from './caso.mesa.ts';
import { cambio, casoEn, conflicto, persona, resultado, sinPermiso } from './caso.samples.ts';
import { rechazo, sinConexion } from './samples.ts';

describe('a save that did not end well', () => {
  it('of unknown outcome is repeated with its key and its version, even after the case was fetched anew', async () => {
    const { actor, servidor, contestar, claveEnviada, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    await contestar({ type: 'envioFallido', failure: sinConexion });
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(contexto().textos.comentario).toBe('Hola');
    servidor.caso = { ...casoEn(2), version: 9 };
    actor.send({ type: 'actualizar' });
    await flush();
    expect(contexto().caso?.version).toBe(9);
    actor.send({ type: 'reintentar' });
    expect(claveEnviada(1)).toEqual(claveEnviada(0));
    expect(claveEnviada(1)).toEqual({ clave: 'semilla-1', version: 3 });
  });

  it('that was refused goes out with a new key the next time', async () => {
    const { actor, contestar, claveEnviada, avisos } = await abrir(casoEn(2));
    actor.send({ type: 'comentar' });
    await contestar({ type: 'envioFallido', failure: rechazo });
    expect(avisos).toEqual([`error: ${rechazo.texto}`]);
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Corregido' });
    actor.send({ type: 'reintentar' });
    expect([claveEnviada(0)?.clave, claveEnviada(1)?.clave]).toEqual(['semilla-1', 'semilla-2']);
  });

  it('returns to its form to be corrected, and can be thrown away', async () => {
    const { actor, contestar, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'abrirCierre' });
    actor.send({ type: 'escribir', campo: 'solucion', valor: 'Se repuso' });
    actor.send({ type: 'cerrar' });
    await contestar({ type: 'envioFallido', failure: rechazo });
    actor.send({ type: 'corregir' });
    expect(actor.getSnapshot().matches({ trabajo: { editing: 'closure' } })).toBe(true);
    expect(contexto()).toMatchObject({ failure: rechazo, trabajo: 'cerrar' });
    actor.send({ type: 'descartar', trabajo: 'cerrar' });
    expect(actor.getSnapshot().matches({ trabajo: { editing: 'idle' } })).toBe(true);
    expect(contexto()).toMatchObject({ failure: null, textos: { solucion: '' } });
  });

  it('in conflict shows what others did; accepting it keeps the text and sends with the new version', async () => {
    const { actor, servidor, contestar, contexto, claveEnviada } = await abrir(casoEn(2));
    actor.send({ type: 'abrirSolicitud' });
    actor.send({ type: 'escribir', campo: 'motivo', valor: 'Pasó de treinta días' });
    actor.send({ type: 'solicitarAutorizacion' });
    await contestar({ type: 'envioEnConflicto', failure: conflicto, cambio });
    expect(actor.getSnapshot().matches({ trabajo: 'conflict' })).toBe(true);
    expect(contexto().cambio).toEqual(cambio);
    servidor.caso = { ...casoEn(2), version: 9 };
    actor.send({ type: 'aceptarCambios' });
    expect(actor.getSnapshot().value).toMatchObject({ trabajo: { editing: 'request' }, vigilancia: 'refreshing' });
    expect(contexto().textos.motivo).toBe('Pasó de treinta días');
    actor.send({ type: 'solicitarAutorizacion' });
    expect(claveEnviada(1)).toEqual({ clave: 'semilla-2', version: 9 });
  });

  it('in conflict can be thrown away; the change is still offered', async () => {
    const { actor, contestar, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    await contestar({ type: 'envioEnConflicto', failure: conflicto, cambio });
    actor.send({ type: 'descartar', trabajo: 'comentar' });
    expect(contexto()).toMatchObject({ textos: { comentario: '' }, cambio });
    expect(actor.getSnapshot().can({ type: 'verCambios' })).toBe(true);
  });

  it('is not typed over while it is on its way', async () => {
    const { actor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola' });
    actor.send({ type: 'comentar' });
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Hola otra vez' });
    actor.send({ type: 'comentar' });
    expect(contexto().textos.comentario).toBe('Hola');
  });
});

describe('what others do meanwhile', () => {
  it('is offered without touching what is typed, and taken when the person asks', async () => {
    const { actor, servidor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'A medias' });
    actor.send({ type: 'novedades', cambio });
    expect(contexto()).toMatchObject({ cambio, caso: { version: 3 }, textos: { comentario: 'A medias' } });
    servidor.caso = { ...casoEn(4), version: 9 };
    actor.send({ type: 'verCambios' });
    await flush();
    expect(contexto()).toMatchObject({ cambio: null, caso: { version: 9 }, textos: { comentario: 'A medias' } });
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'escalado', vigilancia: 'current' });
  });

  it('that is no newer than what is on screen is no news', async () => {
    const { actor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'novedades', cambio: { version: 3, cambios: [] } });
    expect(contexto().cambio).toBeNull();
  });

  it('may take the case away from the person; what was typed stays', async () => {
    const { actor, contexto } = await abrir(casoEn(2));
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'A medias' });
    actor.send({ type: 'casoPerdido', failure: sinPermiso });
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'failed' });
    expect(actor.getSnapshot().can({ type: 'comentar' })).toBe(false);
    expect(contexto()).toMatchObject({ sinCaso: sinPermiso, failure: null, textos: { comentario: 'A medias' } });
    actor.send({ type: 'volverATraer' });
    await flush();
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'enProceso' });
  });
});

it('another area empties category and motive, the same one does not', async () => {
  const { actor, contexto } = await abrir(casoEn(2));
  actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idArea: 2, idSubcategoria: 5, idMotivo: 7 } });
  actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idArea: 2 } });
  expect(contexto().textos.escalamiento).toMatchObject({ idSubcategoria: 5, idMotivo: 7 });
  actor.send({ type: 'escribir', campo: 'escalamiento', valor: { idArea: 3 } });
  expect(contexto().textos.escalamiento).toMatchObject({ idArea: 3, idSubcategoria: null, idMotivo: null });
});

describe('a request for authorization that was just saved', () => {
  it('is decided by nobody until it is known whose it is, also when the case cannot be fetched', async () => {
    const { actor, servidor, contestar } = await abrir(casoEn(2));
    actor.send({ type: 'abrirSolicitud' });
    actor.send({ type: 'escribir', campo: 'motivo', valor: 'Pasó de treinta días' });
    actor.send({ type: 'solicitarAutorizacion' });
    servidor.falla = sinConexion;
    await contestar({ type: 'enviado', resultado: resultado(1, 'Autorización solicitada con éxito') });
    expect(actor.getSnapshot().value).toMatchObject({ vida: 'pendiente' });
    expect(actor.getSnapshot().can({ type: 'abrirResolucion' })).toBe(false);
    servidor.falla = null;
    servidor.caso = { ...casoEn(5, { solicita: persona.numiden }), version: 4 };
    actor.send({ type: 'actualizar' });
    await flush();
    expect(actor.getSnapshot().can({ type: 'abrirResolucion' })).toBe(false);
    servidor.caso = { ...casoEn(5), version: 5 };
    actor.send({ type: 'actualizar' });
    await flush();
    expect(actor.getSnapshot().can({ type: 'abrirResolucion' })).toBe(true);
  });
});
