import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contract } from '#contract/contract';
import { ACCIONES_CASO } from '#domain/casos/trabajosCaso';
import { TEXTS } from '#domain/common/texts';
import type { RegistroRef } from '#machines/registro.machine';
import { conflict, result } from '../../tests/machines/caso.samples.ts';
import type { Api } from '../api/api.ts';
import { createChosenFiles } from '../data/chosenFiles.ts';
import { connectRecord } from '../ui/works/connectRecord.ts';
import { type AnyWork, ownWorks } from '../ui/works/work.ts';
import { sendFilesOf } from './sendFiles.ts';
import { type CaseWorks, caseDraft, caseWorks } from './works.ts';

const table: Readonly<Record<keyof CaseWorks, AnyWork>> = caseWorks(sendFilesOf(createChosenFiles()));
const names = Object.keys(table) as (keyof CaseWorks)[];

it('every work on a case has its entry, and its draft a key that the server takes', () => {
  expect(new Set(names)).toEqual(new Set([...ACCIONES_CASO, 'autorizarAqui', 'noAutorizarAqui']));
  const { clave } = contract.guardarBorrador.entrada.ruta.shape;
  for (const name of names) expect(clave.safeParse(caseDraft(1_234_567, name)).success).toBe(true);
});

it('authorizing and not authorizing are two buttons of one form', () => {
  expect(names.filter((name) => table[name].formOf !== undefined)).toEqual([...['noAutorizar', 'noAutorizarAqui']]);
  expect(table.noAutorizar.formOf).toBe('autorizar');
  expect(table.noAutorizarAqui.formOf).toBe('autorizarAqui');
});

/**
 * A code is asked for by the server alone, of who has a second factor; hardly a matter goes on in another case, nobody need be mentioned,
 * and nothing need follow a comment, where the fields of an escalation are those of what follows.
 */
const MAY_BE_EMPTY: readonly string[] = ['codigo', 'sigueEn', 'menciones', 'sigue', 'alEnviar', 'conLoQueSigue'];
const OF_WHAT_FOLLOWS: readonly string[] = ['idArea', 'idSubcategoria', 'idMotivo'];

it.each(['comentar', 'escalar', 'solicitarAutorizacion', 'cerrar', 'noAutorizar', 'noAutorizarAqui'] as const)(
  '%s asks for what its call asks for: an empty form is refused at every field',
  (name) => {
    const { schema, blank } = table[name];
    const { error } = schema?.safeParse(blank) ?? {};
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(
      new Set(
        Object.keys(blank).filter(
          (field) => !(MAY_BE_EMPTY.includes(field) || (name === 'comentar' && OF_WHAT_FOLLOWS.includes(field))),
        ),
      ),
    );
  },
);

it.each([
  ['autorizar', []],
  ['autorizarAqui', ['numiden', 'contrasena']],
] as const)('%s asks for no reason', (name, asked) => {
  const { error } = table[name].schema?.safeParse(table[name].blank) ?? {};
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(asked);
});

it('a case is assigned to somebody, with a note or without one', () => {
  const { error } = table.asignar.schema?.safeParse(table.asignar.blank) ?? {};
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['numiden', 'Campo requerido']]);
});

const opened: RegistroRef[] = [];

afterEach(() => {
  for (const actor of opened.splice(0)) actor.stop();
});

/** The page of a case whose back end answers every call with the same; an answer in a list is a rejection. */
function open(answer: unknown = result(1, 'Hecho con éxito')) {
  const respond = () => (Array.isArray(answer) ? Promise.reject(answer[0]) : Promise.resolve(answer));
  const llamar = vi.fn<(name: string, input: unknown, options: { clave: string }) => Promise<unknown>>(respond);
  const subir = vi.fn<(...all: unknown[]) => Promise<unknown>>(respond);
  const changed = vi.fn();
  const files = createChosenFiles();
  const works = caseWorks(sendFilesOf(files));
  const machine = connectRecord({
    api: { llamar, subir, alVolver: () => () => undefined } as unknown as Api,
    changes: { changed },
    entity: 'caso',
    id: 7001,
    works,
    drafts: { keep: () => undefined },
    draftKeyOf: (name) => caseDraft(7001, name),
  });
  const actor = createActor(machine, {
    systemId: 'registro',
    input: { seed: 'semilla', version: 3, works: ownWorks(works) },
  }).start();
  opened.push(actor);
  const told: string[] = [];
  const work = (name: string) => {
    const found = actor.getSnapshot().children[name];
    if (found === undefined) throw new Error(name);
    return found;
  };
  for (const name of ownWorks(works)) work(name).on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  const send = async (trabajo: string, values: unknown, como = trabajo) => {
    actor.send({ type: 'enviar', trabajo, como, values });
    await waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, works, send, llamar, subir, changed, files, told, work };
}

describe('a work', () => {
  const at = { idCaso: 7001, version: 3 };
  const target = { idArea: '2', idSubcategoria: '5', idMotivo: '7', comentario: ' Va a entregas ' };
  it.each<[keyof CaseWorks, object, string, object]>([
    [
      'comentar',
      { comentario: 'Se llamó.', menciones: [7] },
      'agregarComentario',
      { comentario: 'Se llamó.', menciones: [7], sigue: null },
    ],
    // As a draft kept it that knew of no mentions, and of nothing that follows.
    [
      'comentar',
      { comentario: 'Se llamó.' },
      'agregarComentario',
      { comentario: 'Se llamó.', menciones: [], sigue: null },
    ],
    [
      'comentar',
      {
        comentario: 'Va.',
        sigue: 'escalar',
        idArea: '2',
        idSubcategoria: '5',
        idMotivo: '7',
        alEnviar: 'pasa a Bodega',
      },
      'agregarComentario',
      {
        ...{ comentario: 'Va.', menciones: [] },
        sigue: { trabajo: 'escalar', idArea: 2, idSubcategoria: 5, idMotivo: 7 },
      },
    ],
    [
      'comentar',
      { comentario: 'Va.', sigue: 'tomar', conLoQueSigue: false },
      'agregarComentario',
      { comentario: 'Va.', menciones: [], sigue: null },
    ],
    ['tomar', {}, 'actualizarEstado', { idEstado: 2 }],
    // A choice is sent as the number that it is.
    ['escalar', target, 'escalarCaso', { idArea: 2, idSubcategoria: 5, idMotivo: 7, comentario: 'Va a entregas' }],
    [
      'asignar',
      { numiden: '100003', nota: ' Llamó dos veces ', aunqueFuera: true },
      'asignarCaso',
      { numiden: 100003, nota: 'Llamó dos veces', aunqueFuera: true },
    ],
    // The area has no number: nobody of it is named. A draft of before knows nothing of who is away.
    ['asignar', { numiden: 'area', nota: '' }, 'asignarCaso', { numiden: null, nota: '', aunqueFuera: false }],
    ['solicitarAutorizacion', { motivo: 'Venció el plazo' }, 'solicitarAutorizacion', { motivo: 'Venció el plazo' }],
    ['autorizar', { comentario: 'Sí procede' }, 'autorizarCaso', { comentario: 'Sí procede', autorizado: true }],
    ['noAutorizar', { comentario: 'No procede' }, 'autorizarCaso', { comentario: 'No procede', autorizado: false }],
    ['cerrar', { solucion: 'Se repuso', sigueEn: '' }, 'cerrarCaso', { solucion: 'Se repuso', sigueEn: null }],
    ['cerrar', { solucion: 'Es lo mismo', sigueEn: '17' }, 'cerrarCaso', { solucion: 'Es lo mismo', sigueEn: 17 }],
  ])('%s is sent once, under a key, on the version on screen', async (name, values, call, body) => {
    const { send, llamar, changed } = open();
    await send(table[name].formOf ?? name, values, name);
    expect(llamar).toHaveBeenCalledOnce();
    expect(llamar.mock.calls[0]?.slice(0, 2)).toEqual([call, { cuerpo: { ...at, ...body } }]);
    expect(llamar.mock.calls[0]?.[2].clave).toMatch(/^semilla-.+-1$/);
    expect(changed).toHaveBeenCalledExactlyOnceWith('caso');
  });

  it('of files goes with them, and says which are no longer at hand', async () => {
    const { send, subir, files, told } = open();
    const file = new File(['x'], 'ticket.pdf');
    const chosen = { id: files.guardar(file), nombre: 'ticket.pdf', bytes: 1 };
    await send('adjuntar', [chosen]);
    expect(subir).toHaveBeenCalledWith(
      'guardarAnexos',
      { ruta: { id: 7001 }, cuerpo: {} },
      [file],
      expect.objectContaining({ clave: expect.stringMatching(/^semilla-adjuntar-/) }),
    );
    files.conservar([]);
    await send('adjuntar', [chosen]);
    expect(subir).toHaveBeenCalledOnce();
    expect(told.at(-1)).toBe('error: Los archivos ya no están a la mano. Descártelos y adjúntelos de nuevo.');
  });

  it('of files says how far they are', async () => {
    const { actor, subir, files, work } = open();
    const chosen = { id: files.guardar(new File(['x'], 'ticket.pdf')), nombre: 'ticket.pdf', bytes: 1 };
    actor.send({ type: 'enviar', trabajo: 'adjuntar', como: 'adjuntar', values: [chosen] });
    const [[, , , options] = []] = subir.mock.calls;
    (options as { alAvanzar: (porcion: number) => void }).alAvanzar(0.5);
    expect(work('adjuntar').getSnapshot().context.progress).toBe(0.5);
    await waitFor(actor, (state) => !state.hasTag('busy'));
  });

  it('that is refused brings the reason, and what others did', async () => {
    const { send, work, told, changed } = open([conflict]);
    await send('cerrar', { solucion: 'Se repuso', sigueEn: '' });
    expect(work('cerrar').getSnapshot().matches('conflict')).toBe(true);
    expect(told).toEqual([`error: ${conflict.texto}`]);
    expect(changed).not.toHaveBeenCalled();
  });

  it('whose answer says nothing gets words all the same', async () => {
    const done = open({ ...result(1, ' ') });
    await done.send('cerrar', { solucion: 'Se repuso', sigueEn: '' });
    expect(done.told).toEqual(['success: El caso 7001 se ha cerrado con éxito']);
    const warned = open({ ...result(2, '') });
    await warned.send('cerrar', { solucion: 'Se repuso', sigueEn: '' });
    expect(warned.told).toEqual([`warning: ${TEXTS.errorInterno}`]);
  });
});
