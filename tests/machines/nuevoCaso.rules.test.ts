/** One click, one case: what happens to the key of a save, and what goes out again by itself. */
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Failure } from '#contract/failure';
import type { CustomerSearch, CustomersFound } from '#domain/clientes';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { EnvioNuevoCaso, NuevoCasoEvent } from '#machines/nuevoCaso.types';
import { conflict, form } from './nuevoCaso.fixtures.ts';
import { noConnection, noService, noSession, rejection } from './samples.ts';

const returns = { type: 'conexionRestablecida' } as const;
const internal: Failure = { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: 500, campos: [] };

/** An open window with a save under way, at a desk that writes down what is sent. */
function saving(clave = 'clave-1') {
  const sent: EnvioNuevoCaso[] = [];
  let answer: (event: NuevoCasoEvent) => void = () => undefined;
  const machine = nuevoCasoMachine.provide({
    actors: {
      guardarCaso: fromCallback<NuevoCasoEvent, EnvioNuevoCaso>(({ input, sendBack }) => {
        sent.push(input);
        answer = sendBack;
      }),
      buscarClientes: fromPromise<CustomersFound, CustomerSearch | null>(() => new Promise(() => undefined)),
    },
  });
  const actor = createActor(machine, { input: {} });
  const said: string[] = [];
  const toCorrect: Failure['campos'][] = [];
  actor.on('aviso', ({ texto }) => said.push(texto));
  actor.on('corregirCampos', ({ campos }) => toCorrect.push(campos));
  actor.start().send({ type: 'abrir' });
  actor.send({ type: 'cambiar' });
  const save = (key: string) => actor.send({ type: 'guardar', formulario: form, clave: key });
  save(clave);
  return {
    actor,
    sent,
    said,
    toCorrect,
    save,
    keys: () => sent.map((one) => one.clave),
    fail: (failure: Failure) => answer({ type: 'guardadoFallido', failure }),
  };
}

describe('a second click', () => {
  it('while the case is on its way sends nothing', () => {
    const { sent, save } = saving();
    save('clave-2');
    expect(sent).toEqual([{ formulario: form, clave: 'clave-1' }]);
  });
});

describe('a save that failed', () => {
  it.each([noConnection, noService, noSession, internal])(
    'without anybody knowing its outcome is tried again under its key: $tipo',
    (failure) => {
      const { fail, save, keys } = saving();
      fail(failure);
      save('clave-2');
      expect(keys()).toEqual(['clave-1', 'clave-1']);
    },
  );

  it.each([rejection, conflict()])('and stored nothing leaves no key: $tipo', (failure) => {
    const { actor, fail, save, keys } = saving();
    fail(failure);
    expect(actor.getSnapshot().context.clave).toBeNull();
    save('clave-2');
    expect(keys()).toEqual(['clave-1', 'clave-2']);
  });

  it('keeps its key over a change of the form, so that the server can tell that a case exists', () => {
    const { actor, sent, fail } = saving();
    fail(noConnection);
    actor.send({ type: 'cambiar' });
    const another = { ...form, descripcion: 'El refrigerador llegó con dos golpes.' };
    actor.send({ type: 'guardar', formulario: another, clave: 'clave-2' });
    expect(sent.at(-1)).toEqual({ formulario: another, clave: 'clave-1' });
  });

  it('is told of in its own words, but not while the database is away', () => {
    const uno = saving();
    uno.fail(noService);
    expect(uno.said).toEqual([]);
    expect(uno.actor.getSnapshot().context.failure).toEqual(noService);
    const another = saving();
    another.fail(noConnection);
    expect(another.said).toEqual(['Revise su conexión a internet']);
  });

  it('for a field that the server refuses leads to that field', () => {
    const fields = [{ campo: 'correo', message: 'Email no válido' }];
    const uno = saving();
    uno.fail({ ...rejection, campos: fields });
    expect(uno.toCorrect).toEqual([fields]);
    const another = saving();
    another.fail(rejection);
    expect(another.toCorrect).toEqual([]);
  });
});

describe('when the connection is back', () => {
  it.each([noService, noConnection])('the same case goes out again under the same key: $tipo', (failure) => {
    const { actor, sent, fail } = saving();
    fail(failure);
    actor.send(returns);
    expect(sent).toEqual([
      { formulario: form, clave: 'clave-1' },
      { formulario: form, clave: 'clave-1' },
    ]);
    // While it is being sent, another return changes nothing: never two saves.
    actor.send(returns);
    expect(sent).toHaveLength(2);
  });

  it.each<readonly [string, readonly NuevoCasoEvent[]]>([
    ['has written on', [{ type: 'cambiar' }]],
    ['looks for a customer', [{ type: 'buscarCliente', busqueda: { nombre: 'Ana', apePat: 'Ñu', apeMat: '' } }]],
    ['is about to leave', [{ type: 'cerrar' }]],
    ['was about to leave', [{ type: 'cerrar' }, { type: 'seguirEditando' }]],
  ])('nothing goes out while the person %s', (_, events) => {
    const { actor, sent, fail } = saving();
    fail(noService);
    for (const event of events) actor.send(event);
    actor.send(returns);
    expect(sent).toHaveLength(1);
  });

  it.each([rejection, conflict(), noSession, internal])('what failed for another reason stays: $tipo', (failure) => {
    const { actor, sent, fail } = saving();
    fail(failure);
    actor.send(returns);
    expect(sent).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('that was sent without anybody knowing how it ended goes out under its key', () => {
    const sent: EnvioNuevoCaso[] = [];
    const guardarCaso = fromCallback<NuevoCasoEvent, EnvioNuevoCaso>(({ input }) => {
      sent.push(input);
    });
    const actor = createActor(nuevoCasoMachine.provide({ actors: { guardarCaso } }), { input: {} }).start();
    actor.send({ type: 'abrir' });
    actor.send({ type: 'recuperarBorrador', clave: 'clave-0' });
    actor.send({ type: 'guardar', formulario: form, clave: 'clave-1' });
    expect(sent.map(({ clave }) => clave)).toEqual(['clave-0']);
  });

  it('is asked about before it is left, and an empty form is not', () => {
    const actor = createActor(nuevoCasoMachine, { input: {} }).start();
    actor.send({ type: 'abrir' });
    actor.send({ type: 'cerrar' });
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send({ type: 'abrir' });
    actor.send({ type: 'recuperarBorrador', clave: null });
    actor.send({ type: 'cerrar' });
    expect(actor.getSnapshot().value).toBe('confirming');
  });
});

describe('the form', () => {
  it('typed on while customers are searched does not end the search', () => {
    const { actor, fail } = saving();
    fail(rejection);
    actor.send({ type: 'buscarCliente', busqueda: { nombre: 'Ana', apePat: 'Ñu', apeMat: '' } });
    actor.send({ type: 'cambiar' });
    expect(actor.getSnapshot().matches({ open: 'searching' })).toBe(true);
  });

  it('is forgotten whole by the chart once the window is closed', () => {
    const { actor, fail } = saving();
    fail(noConnection);
    actor.send({ type: 'cerrar' });
    actor.send({ type: 'descartar' });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('María');
  });
});
