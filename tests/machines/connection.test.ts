/** What the screens do by themselves when the connection, or the database behind it, is back. */
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { HallazgosOperacion } from '#contract/operaciones';
import { FORMULARIO_VACIO } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';
import type { ConsultaListado, PaginaListado } from '#machines/listado.machine';
import { listadoMachine } from '#machines/listado.machine';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { BorradorNuevoCaso, GuardadoNuevoCaso, NuevoCasoEvent } from '#machines/nuevoCaso.types';
import type { BusquedaDeOperacion } from '#machines/validarOperacion.machine';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import { abrir, flush } from './caso.mesa.ts';
import { casoEn, resultado, sinPermiso } from './caso.samples.ts';
import { operacionVacia, rechazo, sinArticulos, sinConexion, sinServicio } from './samples.ts';

const vuelve = { type: 'conexionRestablecida' } as const;

describe('a new case that could not be saved', () => {
  const borrador: BorradorNuevoCaso = {
    formulario: { ...FORMULARIO_VACIO, nombre: 'María', descripcion: 'El refrigerador llegó con un golpe.' },
    cliente: null,
    anexosPorReponer: [],
    clave: null,
  };

  const abrirVentana = async () => {
    const envios: GuardadoNuevoCaso[] = [];
    let contestar: (aviso: NuevoCasoEvent) => void = () => undefined;
    const actor = createActor(
      nuevoCasoMachine.provide({
        actors: {
          leerBorrador: fromPromise<BorradorNuevoCaso | null, ClaveOperacion | null>(() => Promise.resolve(borrador)),
          guardarCaso: fromCallback<NuevoCasoEvent, GuardadoNuevoCaso>(({ input, sendBack }) => {
            envios.push(input);
            contestar = sendBack;
          }),
        },
      }),
      { input: {} },
    );
    const errores: string[] = [];
    actor.on('aviso', ({ tipo, texto }) => tipo === 'error' && errores.push(texto));
    actor.start().send({ type: 'abrir', operacion: { tienda: 1, operacion: 1000001 } });
    await flush();
    actor.send({ type: 'guardar', clave: 'clave-1' });
    return { actor, envios, errores, contestar: (aviso: NuevoCasoEvent) => contestar(aviso) };
  };

  it.each([sinServicio, sinConexion])('is saved by itself with the same key: $tipo', async (failure) => {
    const { actor, envios, contestar } = await abrirVentana();
    contestar({ type: 'guardadoFallido', failure });
    expect(actor.getSnapshot().context.failure).toEqual(failure);
    actor.send(vuelve);
    expect(envios).toHaveLength(2);
    expect(envios[1]).toMatchObject({ clave: 'clave-1', formulario: envios[0]?.formulario });
    // While it is being sent, another return changes nothing: never two saves.
    actor.send(vuelve);
    expect(envios).toHaveLength(2);
  });

  it('waits without an alert while the database is away, and says it when the network is', async () => {
    const uno = await abrirVentana();
    uno.contestar({ type: 'guardadoFallido', failure: sinServicio });
    expect(uno.errores).toEqual([]);
    const otro = await abrirVentana();
    otro.contestar({ type: 'guardadoFallido', failure: sinConexion });
    expect(otro.errores).toEqual(['Revise su conexión a internet']);
  });

  const cambios: readonly NuevoCasoEvent[] = [
    { type: 'escribir', campo: 'descripcion', valor: 'Otra cosa, mejor dicha.' },
    { type: 'elegirArea', idArea: 2, hayCategorias: true },
    { type: 'elegirArea', idArea: 2, hayCategorias: false },
    { type: 'elegirCliente', cliente: null },
    { type: 'adjuntar', anexos: [{ id: 'a', nombre: 'ticket.pdf', bytes: 10 }] },
    { type: 'quitarAnexo', id: 'a' },
  ];

  it.each(cambios)('waits for the person once something was changed: $type', async (cambio) => {
    const { actor, envios, contestar } = await abrirVentana();
    contestar({ type: 'guardadoFallido', failure: sinServicio });
    actor.send(cambio);
    actor.send(vuelve);
    expect(envios).toHaveLength(1);
    actor.send({ type: 'guardar', clave: 'clave-2' });
    expect(envios.map(({ clave }) => clave)).toEqual(['clave-1', 'clave-1']);
  });

  it('waits for the person who was about to leave', async () => {
    const { actor, envios, contestar } = await abrirVentana();
    contestar({ type: 'guardadoFallido', failure: sinServicio });
    actor.send({ type: 'cerrar' });
    actor.send(vuelve);
    actor.send({ type: 'seguirEditando' });
    actor.send(vuelve);
    expect(envios).toHaveLength(1);
  });

  it('and was refused is not sent again', async () => {
    const { actor, envios, contestar } = await abrirVentana();
    contestar({ type: 'guardadoFallido', failure: rechazo });
    actor.send(vuelve);
    expect(envios).toHaveLength(1);
  });
});

describe('work on a case that could not be saved', () => {
  const comentado = async () => {
    const mesa = await abrir(casoEn(2));
    mesa.actor.send({ type: 'escribir', campo: 'comentario', valor: 'Ya se llamó al cliente.' });
    mesa.actor.send({ type: 'comentar' });
    return mesa;
  };

  it.each([sinServicio, sinConexion])('is sent by itself with the same key: $tipo', async (failure) => {
    const { actor, envios, contestar, claveEnviada } = await comentado();
    await contestar({ type: 'envioFallido', failure });
    actor.send(vuelve);
    expect(envios).toHaveLength(2);
    expect(claveEnviada(1)).toEqual(claveEnviada(0));
    actor.send(vuelve);
    expect(envios).toHaveLength(2);
    await contestar({ type: 'enviado', resultado: resultado(1, 'Comentario agregado con éxito') });
    actor.send(vuelve);
    expect(envios).toHaveLength(2);
  });

  it('waits for the person who has written on', async () => {
    const { actor, envios, contestar, claveEnviada } = await comentado();
    await contestar({ type: 'envioFallido', failure: sinServicio });
    actor.send({ type: 'escribir', campo: 'comentario', valor: 'Ya se llamó al cliente, y no contestó.' });
    actor.send(vuelve);
    expect(envios).toHaveLength(1);
    actor.send({ type: 'reintentar' });
    expect(claveEnviada(1)).toEqual(claveEnviada(0));
  });

  it.each([{ type: 'corregir' }, { type: 'descartar', trabajo: 'comentar' }] as const)(
    'is left alone after $type',
    async (evento) => {
      const { actor, envios, contestar } = await comentado();
      await contestar({ type: 'envioFallido', failure: sinServicio });
      actor.send(evento);
      actor.send(vuelve);
      expect(envios).toHaveLength(1);
    },
  );

  it('is told of without an alert while the database is away', async () => {
    const { avisos, contestar } = await comentado();
    await contestar({ type: 'envioFallido', failure: sinServicio });
    expect(avisos).toEqual([]);
  });
});

describe('what could not be read', () => {
  it('of a case comes by itself; a case that may not be seen is not asked for again', async () => {
    const mesa = await abrir(casoEn(2));
    mesa.servidor.falla = sinServicio;
    mesa.actor.send({ type: 'actualizar' });
    await flush();
    expect(mesa.contexto().cambio).toEqual({ version: 3, cambios: [] });
    mesa.servidor.falla = null;
    mesa.actor.send(vuelve);
    await flush();
    expect(mesa.contexto().cambio).toBeNull();

    mesa.actor.send({ type: 'casoPerdido', failure: sinPermiso });
    const { traidas } = mesa.servidor;
    mesa.actor.send(vuelve);
    expect(mesa.servidor.traidas).toBe(traidas);
  });

  it('of a list comes by itself, with what was on screen still there', async () => {
    const respuestas: (() => Promise<PaginaListado>)[] = [
      () => Promise.reject(sinServicio),
      () => Promise.resolve({ filas: [1], total: 1, hayMas: false }),
      () => Promise.reject(sinServicio),
      () => Promise.resolve({ filas: [1, 2], total: 2, hayMas: false }),
      () => Promise.reject(rechazo),
    ];
    let pedidas = 0;
    const traerPagina = fromPromise<PaginaListado, ConsultaListado>(
      () => respuestas[pedidas++]?.() ?? Promise.reject(new Error('once too often')),
    );
    const lista = createActor(listadoMachine.provide({ actors: { traerPagina } }), { input: {} });
    const avisos: string[] = [];
    lista.on('aviso', ({ texto }) => avisos.push(texto));
    lista.start();
    await flush();
    expect(lista.getSnapshot().hasTag('failed')).toBe(true);
    lista.send(vuelve);
    await flush();
    expect(lista.getSnapshot().context.filas).toEqual([1]);
    lista.send({ type: 'actualizar' });
    await flush();
    expect(lista.getSnapshot().context.filas).toEqual([1]);
    lista.send(vuelve);
    await flush();
    expect(lista.getSnapshot().context.filas).toEqual([1, 2]);
    expect(avisos).toEqual([]);
    // Nothing is missing now, and what was refused is not asked for by itself.
    lista.send(vuelve);
    expect(pedidas).toBe(4);
    lista.send({ type: 'actualizar' });
    await flush();
    lista.send(vuelve);
    expect(pedidas).toBe(5);
  });

  it('of an operation comes by itself, and only what is missing is asked for', async () => {
    const pedidas: BusquedaDeOperacion[] = [];
    const respuestas: (HallazgosOperacion | null)[] = [null, sinArticulos, operacionVacia];
    const buscarOperacion = fromPromise<HallazgosOperacion, BusquedaDeOperacion>(({ input }) => {
      const respuesta = respuestas[pedidas.push(input) - 1];
      return respuesta ? Promise.resolve(respuesta) : Promise.reject(sinServicio);
    });
    const actor = createActor(validarOperacionMachine.provide({ actors: { buscarOperacion } }), {
      input: { tienda: 1, operacion: '1000001' },
    });
    const avisos: string[] = [];
    actor.on('aviso', ({ texto }) => avisos.push(texto));
    actor.start();
    await flush();
    actor.send(vuelve);
    await flush();
    expect(actor.getSnapshot().matches({ found: 'partial' })).toBe(true);
    actor.send(vuelve);
    await flush();
    expect(actor.getSnapshot().matches({ found: 'whole' })).toBe(true);
    expect(pedidas.map(({ previos }) => previos)).toEqual([null, null, sinArticulos]);
    expect(avisos).toEqual([]);
  });
});
