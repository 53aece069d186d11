/** The acts of the screens by themselves when the connection, or the database behind it, is back. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type BusquedaDeOperacion, validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { OperationFindings } from '#machines/validarOperacion.types';
import { flush } from './registro.desk.ts';
import { emptyOperation, noItems, noService } from './samples.ts';

const returns = { type: 'conexionRestablecida' } as const;

describe('what could not be read', () => {
  it('of an operation comes by itself, and only what is missing is asked for', async () => {
    const pedidas: BusquedaDeOperacion[] = [];
    const answers: (OperationFindings | null)[] = [null, noItems, emptyOperation];
    const buscarOperacion = fromPromise<OperationFindings, BusquedaDeOperacion>(({ input }) => {
      const answer = answers[pedidas.push(input) - 1];
      return answer ? Promise.resolve(answer) : Promise.reject(noService);
    });
    const actor = createActor(validarOperacionMachine.provide({ actors: { buscarOperacion } }), {
      input: { tienda: 1, operacion: '1000001' },
    });
    const avisos: string[] = [];
    actor.on('aviso', ({ texto }) => avisos.push(texto));
    actor.start();
    await flush();
    actor.send(returns);
    await flush();
    expect(actor.getSnapshot().matches({ found: 'partial' })).toBe(true);
    actor.send(returns);
    await flush();
    expect(actor.getSnapshot().matches({ found: 'whole' })).toBe(true);
    expect(pedidas.map(({ previos }) => previos)).toEqual([null, null, noItems]);
    expect(avisos).toEqual([]);
  });
});
