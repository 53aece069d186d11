import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Failure } from '#contract/failure';
import type { Cliente } from '#domain/clientes';
import { FORMULARIO_VACIO } from '#domain/nuevoCaso';
import type { NuevoCasoRef } from '#machines/nuevoCaso.machine';
import type { NuevoCasoEvent } from '#machines/nuevoCaso.types';
import type { Api } from '../../api/api.ts';
import { fallo } from '../../api/fallo.ts';
import { crearArchivosElegidos } from '../archivosElegidos.ts';
import type { Borradores } from '../borradores.ts';
import { conectarNuevoCaso, REBOTE_BORRADOR_MS, solicitudDe } from './nuevoCaso.ts';

const sesion = { numiden: 100_002, tienda: { id: 1, nombre: 'Tienda Centro' } };
const operacion = { tienda: 7, operacion: 1_000_001 };
const dueno = { numiden: sesion.numiden, operacion };

const cliente: Cliente = {
  numiden: 55,
  nombre: 'JOSÉ',
  apellidoPaterno: 'PEÑA',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: null,
  telefono: '+52 (55) 1234-5678',
  celular: null,
  esNuevo: false,
};

const formulario = {
  ...FORMULARIO_VACIO,
  nombre: ' Ana ',
  apellidoPaterno: 'Peña ',
  fechaNacimiento: '1990-03-31',
  correo: ' ana@correo.mx ',
  idArea: 2,
  idSubcategoria: 9,
  descripcion: ' La guía no llegó a la tienda. ',
};

const abiertos: NuevoCasoRef[] = [];

/** Answers each call by its name; a call without an answer never ends. */
const apiDe = (respuestas: Readonly<Record<string, unknown>>) => {
  const responder = (nombre: string) => {
    const respuesta = respuestas[nombre];
    if (respuesta === undefined) return new Promise(() => undefined);
    return Array.isArray(respuesta) ? Promise.reject(respuesta[0]) : Promise.resolve(respuesta);
  };
  const llamar = vi.fn(responder);
  const subir = vi.fn(responder);
  return { api: { llamar, subir, alVolver: () => () => undefined } as unknown as Api, llamar, subir };
};

const borradoresFalsos = (leido: ReturnType<Borradores['leer']> = null) => ({
  leer: vi.fn<Borradores['leer']>(() => leido),
  escribir: vi.fn<Borradores['escribir']>(),
  olvidar: vi.fn<Borradores['olvidar']>(),
});

const abrir = async (
  respuestas: Readonly<Record<string, unknown>> = {},
  leido: ReturnType<Borradores['leer']> = null,
) => {
  const { api, llamar, subir } = apiDe(respuestas);
  const archivos = crearArchivosElegidos();
  const borradores = borradoresFalsos(leido);
  const caso = createActor(conectarNuevoCaso({ api, archivos, borradores, sesion }), { input: {} });
  const avisos: string[] = [];
  caso.on('aviso', ({ texto }) => avisos.push(texto));
  abiertos.push(caso.start());
  caso.send({ type: 'abrir', operacion });
  await waitFor(caso, (estado) => estado.matches('open'));
  return { caso, archivos, borradores, avisos, llamar, subir };
};

const llenar = (send: (evento: NuevoCasoEvent) => void) => {
  send({ type: 'escribir', campo: 'nombre', valor: formulario.nombre });
  send({ type: 'escribir', campo: 'apellidoPaterno', valor: formulario.apellidoPaterno });
  send({ type: 'escribir', campo: 'fechaNacimiento', valor: formulario.fechaNacimiento });
  send({ type: 'escribir', campo: 'correo', valor: formulario.correo });
  send({ type: 'elegirArea', idArea: formulario.idArea, hayCategorias: true });
  send({ type: 'escribir', campo: 'idSubcategoria', valor: formulario.idSubcategoria });
  send({ type: 'escribir', campo: 'descripcion', valor: formulario.descripcion });
};

const ventana = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('window', ventana);
});

afterEach(() => {
  for (const caso of abiertos.splice(0)) caso.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the request of a new case', () => {
  it('says who opens it and in which store by the session, and from which operation by its search parameters', () => {
    expect(solicitudDe({ formulario, cliente: null, operacion }, sesion)).toEqual({
      numidenCliente: null,
      nomCliente: 'Ana',
      apePatCliente: 'Peña',
      apeMatCliente: '',
      fechaNacimiento: '1990-03-31',
      correo: 'ana@correo.mx',
      numTel: '',
      numCel: '',
      descripcion: 'La guía no llegó a la tienda.',
      numidenCrea: 100_002,
      cvetda: 1,
      idSubcategoria: 9,
      sexo: 'M',
      parametrosBusqueda: [
        { tipo: 1, valor: '7' },
        { tipo: 2, valor: '1000001' },
      ],
    });
  });

  it('names an existing customer by number', () => {
    expect(solicitudDe({ formulario, cliente, operacion }, sesion)?.numidenCliente).toBe(55);
  });

  it('is not made while the category is missing', () => {
    expect(solicitudDe({ formulario: { ...formulario, idSubcategoria: null }, cliente, operacion }, sesion)).toBeNull();
  });
});

describe('the draft', () => {
  it('is read for this person and operation', async () => {
    const borrador = { formulario, cliente: null, anexosPorReponer: ['a.pdf'], clave: null };
    const { caso, borradores } = await abrir({}, borrador);
    expect(borradores.leer).toHaveBeenCalledWith(dueno);
    expect(caso.getSnapshot().context).toMatchObject({ formulario, anexosPorReponer: ['a.pdf'], errores: {} });
  });

  it('is written once typing pauses, as it then stands', async () => {
    const { caso, borradores } = await abrir();
    vi.useFakeTimers();
    caso.send({ type: 'escribir', campo: 'nombre', valor: 'A' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_MS - 1);
    caso.send({ type: 'escribir', campo: 'nombre', valor: 'An' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_MS - 1);
    expect(borradores.escribir).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(borradores.escribir).toHaveBeenCalledTimes(1);
    expect(borradores.escribir.mock.calls[0]?.[0]).toEqual(dueno);
    expect(borradores.escribir.mock.calls[0]?.[1].formulario.nombre).toBe('An');
  });

  it.each([
    ['the page is left', () => ventana.dispatchEvent(new Event('pagehide'))],
    ['the window goes away', null],
  ])('is written at once when %s', async (_, irse) => {
    const { caso, borradores } = await abrir();
    vi.useFakeTimers();
    caso.send({ type: 'escribir', campo: 'nombre', valor: 'Ana' });
    if (irse) irse();
    else caso.stop();
    expect(borradores.escribir).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(REBOTE_BORRADOR_MS * 2);
    expect(borradores.escribir).toHaveBeenCalledTimes(1);
  });

  it('remembers the key of a save before the request leaves', async () => {
    const { caso, borradores, subir } = await abrir();
    llenar(caso.send);
    caso.send({ type: 'guardar', clave: 'clave-del-caso' });
    expect(borradores.escribir.mock.lastCall?.[1].clave).toBe('clave-del-caso');
    await vi.waitFor(() => expect(subir).toHaveBeenCalled());
  });

  it('that was thrown away does not come back', async () => {
    const { caso, borradores } = await abrir();
    vi.useFakeTimers();
    caso.send({ type: 'escribir', campo: 'nombre', valor: 'Ana' });
    caso.send({ type: 'cerrar' });
    caso.send({ type: 'descartar' });
    vi.advanceTimersByTime(REBOTE_BORRADOR_MS * 2);
    caso.stop();
    expect(borradores.olvidar).toHaveBeenCalledWith(dueno);
    expect(borradores.escribir).not.toHaveBeenCalled();
  });
});

describe('the customer search', () => {
  it('brings phones that the form can take', async () => {
    const { caso } = await abrir({ listarClientes: { clientes: [cliente], limiteExcedido: false } });
    llenar(caso.send);
    caso.send({ type: 'buscarCliente' });
    await waitFor(caso, (estado) => estado.context.clientes.length === 1);
    expect(caso.getSnapshot().context.clientes[0]?.telefono).toBe('5512345678');
  });

  it('that fails says why and leaves the new customer only', async () => {
    const { caso, avisos } = await abrir({ listarClientes: [fallo('interno', 'Ocurrio un error interno')] });
    llenar(caso.send);
    caso.send({ type: 'buscarCliente' });
    await waitFor(caso, (estado) => estado.matches({ open: 'idle' }));
    expect(avisos).toEqual(['Ocurrio un error interno']);
    expect(caso.getSnapshot().context.clientes).toEqual([]);
  });
});

describe('saving', () => {
  const caso = { subCategoria: { id: 9 }, area: { nombre: 'Facturación' } };
  const guardado = { codigo: 1, descripcion: '', idCaso: 400 };

  const guardar = async (respuestas: Readonly<Record<string, unknown>>) => {
    const abierto = await abrir(respuestas);
    const creados: number[] = [];
    abierto.caso.on('casoCreado', ({ idCaso }) => creados.push(idCaso));
    llenar(abierto.caso.send);
    const archivo = new File(['hola'], 'a.pdf');
    const id = abierto.archivos.guardar(archivo);
    abierto.caso.send({ type: 'adjuntar', anexos: [{ id, nombre: 'a.pdf', bytes: 4 }] });
    abierto.caso.send({ type: 'guardar', clave: 'clave-del-caso' });
    return { ...abierto, creados, archivo };
  };

  it('sends files and key, and goes to the case when it exists', async () => {
    const {
      caso: actor,
      creados,
      avisos,
      subir,
      archivo,
      borradores,
    } = await guardar({
      guardarCaso: guardado,
      detalleCaso: caso,
      tieneSubcategoria: { codigo: 200, descripcion: '' },
    });
    await waitFor(actor, (estado) => estado.matches('closed'));
    expect(creados).toEqual([400]);
    expect(avisos).toEqual([]);
    const [nombre, , archivos, opciones] = subir.mock.calls[0] as unknown[];
    expect(nombre).toBe('guardarCaso');
    expect(archivos).toEqual([archivo]);
    expect(opciones).toMatchObject({ clave: 'clave-del-caso' });
    expect(borradores.olvidar).toHaveBeenCalledWith(dueno);
  });

  it('tells who will attend the case when it is not its creator', async () => {
    const { caso: actor, avisos } = await guardar({
      guardarCaso: guardado,
      detalleCaso: caso,
      tieneSubcategoria: { codigo: 0, descripcion: '' },
    });
    await waitFor(actor, (estado) => estado.matches('closed'));
    expect(avisos).toEqual(['El caso 400 lo atenderá el área Facturación: usted no atiende su categoría.']);
  });

  it.each([
    ['the case cannot be fetched', { detalleCaso: [fallo('sinPermiso', 'No')] }],
    ['the category cannot be asked', { detalleCaso: caso, tieneSubcategoria: [fallo('interno', 'No')] }],
  ])('has made the case although %s', async (_, respuestas) => {
    const { caso: actor, creados, avisos } = await guardar({ guardarCaso: guardado, ...respuestas });
    await waitFor(actor, (estado) => estado.matches('closed'));
    expect(creados).toEqual([400]);
    expect(avisos).toEqual([]);
  });

  it.each<[string, Failure, string | null]>([
    ['a cut connection', fallo('sinConexion', 'Revise su conexión a internet'), 'clave-del-caso'],
    ['an ended session', fallo('sinSesion', 'Inicie sesión'), 'clave-del-caso'],
    ['a refused form', fallo('rechazo', 'Nombre: Campo requerido'), null],
  ])('that ends in %s keeps all that was typed, and its key while it may serve', async (_, failure, clave) => {
    const { caso: actor, avisos } = await guardar({ guardarCaso: [failure] });
    await waitFor(actor, (estado) => estado.matches('open'));
    expect(actor.getSnapshot().context).toMatchObject({ formulario, failure, clave });
    expect(actor.getSnapshot().context.anexos).toHaveLength(1);
    expect(avisos).toEqual([failure.texto]);
  });

  it('is refused with the answer’s words when its code is no success', async () => {
    const { caso: actor } = await guardar({ guardarCaso: { codigo: 0, descripcion: 'Fuera de horario', idCaso: 0 } });
    await waitFor(actor, (estado) => estado.matches('open'));
    expect(actor.getSnapshot().context.failure).toMatchObject({ tipo: 'rechazo', texto: 'Fuera de horario' });
  });

  it('does not leave without a file that can no longer be read', async () => {
    const abierto = await abrir({ guardarCaso: guardado });
    llenar(abierto.caso.send);
    const movido = new File(['hola'], 'movido.pdf');
    movido.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    const id = abierto.archivos.guardar(movido);
    abierto.caso.send({ type: 'adjuntar', anexos: [{ id, nombre: 'movido.pdf', bytes: 4 }] });
    abierto.caso.send({ type: 'guardar', clave: 'clave-del-caso' });
    await waitFor(abierto.caso, (estado) => estado.context.failure !== null);
    expect(abierto.caso.getSnapshot().context.failure?.texto).toContain('movido.pdf');
    expect(abierto.subir).not.toHaveBeenCalled();
  });
});
