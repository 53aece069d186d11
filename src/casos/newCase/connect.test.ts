import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Failure } from '#contract/failure';
import type { Customer } from '#domain/clientes';
import type { NewCaseFields } from '#domain/nuevoCaso';
import { BLANK_FORM } from '#domain/nuevoCaso';
import type { NuevoCasoRef } from '#machines/nuevoCaso.machine';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import { createChosenFiles } from '../../data/chosenFiles.ts';
import { connectNewCase, requestOf } from './connect.ts';

const person = { numiden: 100_002, tienda: { id: 1, nombre: 'Tienda Centro' } };

const customer: Customer = {
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

const form: NewCaseFields = {
  ...BLANK_FORM,
  operacion: { tienda: 7, numero: '1000001' },
  identidad: {
    ...BLANK_FORM.identidad,
    nombre: ' Ana ',
    apellidoPaterno: 'Peña ',
    fechaNacimiento: '1990-03-31',
  },
  contacto: { ...BLANK_FORM.contacto, correo: ' ana@correo.mx ' },
  idArea: 2,
  idSubcategoria: 9,
  descripcion: ' La guía no llegó a la tienda. ',
};

const started: NuevoCasoRef[] = [];

afterEach(() => {
  for (const caso of started.splice(0)) caso.stop();
});

/** An open window before a server that answers each call by its name; a call without an answer never ends. */
function open(answers: Readonly<Record<string, unknown>> = {}) {
  const answer = (name: string): Promise<unknown> => {
    const given = answers[name];
    if (given === undefined) return new Promise(() => undefined);
    return Array.isArray(given) ? Promise.reject(given[0]) : Promise.resolve(given);
  };
  const callApi = vi.fn(answer);
  const upload = vi.fn(answer);
  const api = { llamar: callApi, subir: upload, alVolver: () => () => undefined } as unknown as Api;
  const files = createChosenFiles();
  const fetchCase = (): Promise<never> => answer('detalleCaso') as Promise<never>;
  const caso = createActor(connectNewCase({ api, files, person, fetchCase }), { input: {} });
  const said: string[] = [];
  const created: number[] = [];
  caso.on('aviso', ({ texto }) => said.push(texto));
  caso.on('casoCreado', ({ idCaso }) => created.push(idCaso));
  started.push(caso.start());
  caso.send({ type: 'abrir' });
  caso.send({ type: 'cambiar' });
  return { caso, files, said, created, llamar: callApi, subir: upload };
}

describe('the request of a new case', () => {
  it('says who opens it and in which store by the session, and from which operation by its search parameters', () => {
    expect(requestOf(form, person)).toEqual({
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

  it.each([
    [{ tienda: null, numero: '' }, []],
    [{ tienda: 7, numero: '' }, [{ tipo: 1, valor: '7' }]],
    [{ tienda: null, numero: '12' }, [{ tipo: 2, valor: '12' }]],
  ])('names store and operation only when they were given: %j', (operacion, parameters) => {
    expect(requestOf({ ...form, operacion }, person)?.parametrosBusqueda).toEqual(parameters);
  });

  it('names an existing customer by number, and not what was typed before', () => {
    const request = requestOf({ ...form, cliente: customer }, person);
    expect(request).toMatchObject({ numidenCliente: 55, nomCliente: 'JOSÉ', apePatCliente: 'PEÑA' });
  });

  it('is not made while the category is missing', () => {
    expect(requestOf({ ...form, idSubcategoria: null }, person)).toBeNull();
  });
});

describe('the customer search', () => {
  const search = { type: 'buscarCliente', busqueda: { nombre: 'José', apePat: 'Peña', apeMat: '' } } as const;

  it('brings phones that the form can take', async () => {
    const { caso } = open({ listarClientes: { clientes: [customer], limiteExcedido: false } });
    caso.send(search);
    await waitFor(caso, ({ context }) => context.clientes.length === 1);
    expect(caso.getSnapshot().context.clientes[0]?.telefono).toBe('5512345678');
  });

  it.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    ['finds nobody', { listarClientes: { clientes: [], limiteExcedido: false } }, ['No se encontraron resultados']],
    ['fails', { listarClientes: [failureOf('interno', 'Ocurrio un error interno')] }, ['Ocurrio un error interno']],
  ])('that %s says why and leaves the new customer only', async (_, answers, texts) => {
    const { caso, said } = open(answers);
    let onlyNew = 0;
    caso.on('soloClienteNuevo', () => {
      onlyNew += 1;
    });
    caso.send(search);
    await waitFor(caso, (snapshot) => snapshot.matches({ open: 'idle' }));
    expect(said).toEqual(texts);
    expect(caso.getSnapshot().context.clientes).toEqual([]);
    expect(onlyNew).toBe(1);
  });

  it('that finds more than twenty shows them, and asks for more of the name', async () => {
    const { caso, said } = open({ listarClientes: { clientes: [customer], limiteExcedido: true } });
    caso.send(search);
    await waitFor(caso, ({ context }) => context.clientes.length === 1);
    expect(said).toEqual([
      'Se encontraron más de 20 registros, por lo que te pedimos ser más específico en tu búsqueda.',
    ]);
  });
});

describe('saving', () => {
  const detail = { subCategoria: { id: 9 }, area: { nombre: 'Facturación' } };
  const saved = { codigo: 1, descripcion: '', idCaso: 400 };

  function save(answers: Readonly<Record<string, unknown>>, file = new File(['hola'], 'a.pdf')) {
    const opened = open(answers);
    const id = opened.files.guardar(file);
    const sent = { ...form, anexos: [{ id, nombre: file.name, bytes: 4 }] };
    opened.caso.send({ type: 'guardar', formulario: sent, clave: 'clave-del-caso' });
    return { ...opened, file, sent };
  }

  it('sends files and key, and goes to the case when it exists', async () => {
    const { caso, created, said, subir, file } = save({
      guardarCaso: saved,
      detalleCaso: detail,
      tieneSubcategoria: { codigo: 200, descripcion: '' },
    });
    await waitFor(caso, (snapshot) => snapshot.matches('closed'));
    expect(created).toEqual([400]);
    expect(said).toEqual([]);
    const [name, , files, options] = subir.mock.calls[0] as unknown[];
    expect(name).toBe('guardarCaso');
    expect(files).toEqual([file]);
    expect(options).toMatchObject({ clave: 'clave-del-caso' });
  });

  it('tells who will attend the case when it is not its creator', async () => {
    const { caso, said } = save({
      guardarCaso: saved,
      detalleCaso: detail,
      tieneSubcategoria: { codigo: 0, descripcion: '' },
    });
    await waitFor(caso, (snapshot) => snapshot.matches('closed'));
    expect(said).toEqual(['El caso 400 lo atenderá el área Facturación: usted no atiende su categoría.']);
  });

  it.each([
    ['the case cannot be fetched', { detalleCaso: [failureOf('sinPermiso', 'No')] }],
    ['the category cannot be asked', { detalleCaso: detail, tieneSubcategoria: [failureOf('interno', 'No')] }],
  ])('has made the case although %s', async (_, answers) => {
    const { caso, created, said } = save({ guardarCaso: saved, ...answers });
    await waitFor(caso, (snapshot) => snapshot.matches('closed'));
    expect(created).toEqual([400]);
    expect(said).toEqual([]);
  });

  it.each<[string, Failure, string | null]>([
    ['a cut connection', failureOf('sinConexion', 'Revise su conexión a internet'), 'clave-del-caso'],
    ['an ended session', failureOf('sinSesion', 'Inicie sesión'), 'clave-del-caso'],
    ['a refused form', failureOf('rechazo', 'Nombre: Campo requerido'), null],
  ])('that ends in %s keeps its key while it may serve', async (_, failure, key) => {
    const { caso, said } = save({ guardarCaso: [failure] });
    await waitFor(caso, (snapshot) => snapshot.matches('open'));
    expect(caso.getSnapshot().context).toMatchObject({ failure, clave: key });
    expect(said).toEqual([failure.texto]);
  });

  it('is refused with the answer’s words when its code is no success', async () => {
    const { caso } = save({ guardarCaso: { codigo: 0, descripcion: 'Fuera de horario', idCaso: 0 } });
    await waitFor(caso, (snapshot) => snapshot.matches('open'));
    expect(caso.getSnapshot().context.failure).toMatchObject({ tipo: 'rechazo', texto: 'Fuera de horario' });
  });

  it('does not leave without a file that can no longer be read', async () => {
    const moved = new File(['hola'], 'movido.pdf');
    moved.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    const { caso, subir } = save({ guardarCaso: saved }, moved);
    await waitFor(caso, ({ context }) => context.failure !== null);
    expect(caso.getSnapshot().context.failure?.texto).toContain('movido.pdf');
    expect(subir).not.toHaveBeenCalled();
  });
});
