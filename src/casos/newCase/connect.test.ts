import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Failure } from '#contract/common/failure';
import type { Customer } from '#domain/casos/clientes';
import { BLANK_FORM, type NewCaseFields, solicitudDelFormulario } from '#domain/casos/nuevoCaso';
import type { NuevoCasoEvent } from '#machines/nuevoCaso.types';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { noService } from '../../../tests/machines/samples.ts';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import { createChosenFiles } from '../../data/chosenFiles.ts';
import { connectRecord } from '../../ui/works/connectRecord.ts';
import { connectNewCase } from './connect.ts';
import { newCaseWorks } from './works.ts';

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

const started: { stop: () => void }[] = [];

afterEach(() => {
  for (const each of started.splice(0)) each.stop();
});

/** An open window before a server that answers each call by its name; a call without an answer never ends. */
function open(answers: Readonly<Record<string, unknown>> = {}) {
  const answer = (name: string): Promise<unknown> => {
    const given = answers[name];
    if (given === undefined) return new Promise(() => undefined);
    return Array.isArray(given) ? Promise.reject(given[0]) : Promise.resolve(given);
  };
  const upload = vi.fn(answer);
  const watchers = new Set<() => void>();
  const alVolver = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  const api = { llamar: vi.fn(answer), subir: upload, alVolver } as unknown as Api;
  const files = createChosenFiles();
  const works = newCaseWorks(files, person);
  const [changed, keep] = [vi.fn(), vi.fn()];
  const connected = { api, changes: { changed }, entity: null, id: null, works, drafts: { keep }, draftKeyOf: String };
  const readCase = (): Promise<never> => answer('detalleCaso') as Promise<never>;
  const registro = connectRecord(connected);
  const caso = createActor(connectNewCase({ api, readCase }).provide({ actors: { registro } }), {
    input: { registro: { seed: 'clave-del-caso', works: ['crear'], encargo: 'crear' } },
  });
  const work: TrabajoRef = caso.system.get('crear');
  const said: string[] = [];
  const created: number[] = [];
  work.on('aviso', ({ texto }) => said.push(texto));
  caso.on('aviso', ({ texto }) => said.push(texto));
  caso.on('casoCreado', ({ idCaso }) => created.push(idCaso));
  started.push(caso.start());
  const connectionReturns = () => {
    for (const tell of [...watchers]) tell();
  };
  return { caso, work, files, said, created, keep, changed, subir: upload, connectionReturns };
}

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
    await waitFor(caso, (snapshot) => !snapshot.hasTag('busy'));
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

const detail = { subCategoria: { id: 9 }, area: { nombre: 'Facturación' } };
const saved = { codigo: 1, descripcion: 'Caso creado', idCaso: 400 };
const key = 'clave-del-caso-crear-1';

function save(answers: Readonly<Record<string, unknown>>, file = new File(['hola'], 'a.pdf')) {
  const opened = open(answers);
  const { caso, work, files, subir } = opened;
  const values = { ...form, anexos: [{ id: files.guardar(file), nombre: file.name, bytes: 4 }] };
  const send = (written: NewCaseFields = values) => caso.send({ type: 'guardar', values: written });
  send();
  const keys = () => subir.mock.calls.map((call: unknown[]) => (call[3] as { readonly clave: string }).clave);
  const failed = () => waitFor(work, (state) => state.hasTag('failed'));
  const closed = () => waitFor(caso, ({ status }) => status === 'done');
  return { ...opened, file, values, send, keys, failed, closed };
}

describe('saving', () => {
  it('sends files and key, and goes to the case when it exists', async () => {
    const { closed, created, said, keep, subir, file, keys, values } = save({
      guardarCaso: saved,
      detalleCaso: detail,
      tieneSubcategoria: { codigo: 200, descripcion: '' },
    });
    await closed();
    expect(created).toEqual([400]);
    expect(said).toEqual([]);
    const [name, input, files] = subir.mock.calls[0] as unknown[];
    expect([name, input, files]).toEqual(['guardarCaso', { cuerpo: solicitudDelFormulario(form, person) }, [file]]);
    expect(keys()).toEqual([key]);
    const attempts = { crear: { key, version: null } };
    expect(keep.mock.calls).toEqual([
      ['crear', { values, version: null, attempts }],
      ['crear', null],
    ]);
  });

  it('tells who will attend the case when it is not its creator', async () => {
    const { closed, said } = save({
      guardarCaso: saved,
      detalleCaso: detail,
      tieneSubcategoria: { codigo: 0, descripcion: '' },
    });
    await closed();
    expect(said).toEqual(['El caso 400 lo atenderá el área Facturación: usted no atiende su categoría.']);
  });

  it.each([
    ['the case cannot be fetched', { detalleCaso: [failureOf('sinPermiso', 'No')] }],
    ['the category cannot be asked', { detalleCaso: detail, tieneSubcategoria: [failureOf('interno', 'No')] }],
  ])('has made the case although %s', async (_, answers) => {
    const { closed, created, said } = save({ guardarCaso: saved, ...answers });
    await closed();
    expect(created).toEqual([400]);
    expect(said).toEqual([]);
  });

  it.each<[string, Failure, readonly string[]]>([
    ['a cut connection', failureOf('sinConexion', 'Revise su conexión a internet'), [key, key]],
    ['an ended session', failureOf('sinSesion', 'Inicie sesión'), [key, key]],
    ['a refused form', failureOf('rechazo', 'Nombre: Campo requerido'), [key, 'clave-del-caso-crear-2']],
  ])('that ends in %s keeps its key while it may serve, also for what was written on', async (_, failure, expected) => {
    const { failed, said, send, keys, work, values } = save({ guardarCaso: [failure] });
    await failed();
    expect(work.getSnapshot().context.failure).toEqual(failure);
    expect(said).toEqual([failure.texto]);
    send({ ...values, descripcion: 'El refrigerador llegó con dos golpes.' });
    await vi.waitFor(() => expect(keys()).toEqual(expected));
  });

  it('is refused with the answer’s words when its code is no success', async () => {
    const { failed, work } = save({ guardarCaso: { codigo: 0, descripcion: 'Fuera de horario', idCaso: 0 } });
    await failed();
    expect(work.getSnapshot().context.failure).toMatchObject({ tipo: 'rechazo', texto: 'Fuera de horario' });
  });

  it('does not leave without a file that can no longer be read', async () => {
    const moved = new File(['hola'], 'movido.pdf');
    moved.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    const { failed, work, subir } = save({ guardarCaso: saved }, moved);
    await failed();
    expect(work.getSnapshot().context.failure?.texto).toContain('movido.pdf');
    expect(subir).not.toHaveBeenCalled();
  });

  it('does not leave without a file that is no longer at hand', async () => {
    const { failed, files, send, work, subir } = save({ guardarCaso: [failureOf('rechazo', 'No')] });
    await failed();
    files.conservar([]);
    send();
    await waitFor(work, (state) => state.hasTag('busy'));
    expect((await failed()).context.failure?.texto).toContain('Los archivos ya no están a la mano.');
    expect(subir).toHaveBeenCalledOnce();
  });
});

describe('when the connection is back', () => {
  const away = { guardarCaso: [noService] };

  it('the same case goes out again under the same key', async () => {
    const { failed, connectionReturns, keys } = save(away);
    await failed();
    connectionReturns();
    connectionReturns();
    await vi.waitFor(() => expect(keys()).toEqual([key, key]));
  });

  const search = { type: 'buscarCliente', busqueda: { nombre: 'Ana', apePat: 'Ñu', apeMat: '' } } as const;
  const leave = { type: 'cerrar', escrito: true } as const;
  it.each<readonly [string, readonly NuevoCasoEvent[]]>([
    ['looks for a customer', [search]],
    ['is about to leave', [leave]],
    ['was about to leave', [leave, { type: 'seguirEditando' }]],
  ])('nothing goes out while the person %s, who still reads why it was not saved', async (_, events) => {
    const { failed, caso, work, connectionReturns } = save(away);
    await failed();
    for (const event of events) caso.send(event);
    connectionReturns();
    const state = work.getSnapshot();
    expect([state.hasTag('failed'), state.context.failure?.texto]).toEqual([true, noService.texto]);
  });
});

it('a window that is left forgets what was written in it', async () => {
  const { failed, closed, caso, keep } = save({ guardarCaso: [failureOf('sinConexion', 'Revise su conexión')] });
  await failed();
  caso.send({ type: 'cerrar', escrito: true });
  caso.send({ type: 'descartar' });
  await closed();
  expect(keep).toHaveBeenLastCalledWith('crear', null);
});
