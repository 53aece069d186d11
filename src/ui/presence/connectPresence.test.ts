import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { LATIDO_MS, OCULTO_MS, type Presente } from '#domain/common/presencia';
import type { Api } from '../../api/api.ts';
import { connectPresence } from './connectPresence.ts';

const ana: Presente = { numiden: 3, nombre: 'Ana Uc', estado: 'presente' };

/** The page of a case at a server that answers so, or fails. */
function opened(answer: () => readonly Presente[]) {
  const told: string[] = [];
  const alCerrar = (_: string, { cuerpo }: { cuerpo: { turno: number; estado: string } }) =>
    void told.push(`${cuerpo.turno} ${cuerpo.estado}`);
  const llamar = async (name: string, input: Parameters<typeof alCerrar>[1]) => {
    alCerrar(name, input);
    return { presentes: answer() };
  };
  const api = { llamar, alCerrar } as unknown as Pick<Api, 'llamar' | 'alCerrar'>;
  const chart = connectPresence({ api, entidad: 'caso', id: 7001, pagina: 'una-pagina' });
  const actor = createActor(chart, { input: {} }).start();
  return { actor, told, others: () => actor.getSnapshot().context.otros };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that has a record open', () => {
  it('says so at once, every twenty seconds, and as soon as its person is in another way', async () => {
    const { actor, told, others } = opened(() => [ana]);
    await vi.advanceTimersByTimeAsync(0);
    expect(others()).toEqual([ana]);
    await vi.advanceTimersByTimeAsync(LATIDO_MS);
    actor.send({ type: 'escribir' });
    actor.send({ type: 'descansar' });
    actor.send({ type: 'actuar' });
    actor.send({ type: 'dejarDeEscribir' });
    expect(told).toEqual(['1 presente', '2 presente', '3 escribe', '4 inactivo', '5 escribe', '6 presente']);
    expect(others()).toEqual([ana]);
  });

  it('goes at once when it is left, with the last turn, and says nothing more', async () => {
    const { actor, told, others } = opened(() => [ana]);
    actor.send({ type: 'irse' });
    actor.send({ type: 'irse' });
    actor.send({ type: 'oir', presentes: [ana] });
    await vi.advanceTimersByTimeAsync(3 * LATIDO_MS);
    expect(told).toEqual(['1 presente', '2 fuera']);
    expect(others()).toEqual([]);
  });

  it('behind another one is idle, gone after four minutes, and there again when it is looked at', async () => {
    const { actor, told } = opened(() => []);
    actor.send({ type: 'escribir' });
    actor.send({ type: 'ocultar' });
    await vi.advanceTimersByTimeAsync(OCULTO_MS);
    expect(told.at(-2)).toMatch(/inactivo$/);
    expect(told.at(-1)).toMatch(/fuera$/);
    actor.send({ type: 'mostrar' });
    expect(told.at(-1)).toMatch(/escribe$/);
  });

  it('names nobody while it cannot know, and hears between its words', async () => {
    let away = false;
    const { actor, others } = opened(() => {
      if (away) throw new Error('away');
      return [ana];
    });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'oir', presentes: [{ ...ana, estado: 'escribe' }] });
    expect(others()).toEqual([{ ...ana, estado: 'escribe' }]);
    away = true;
    await vi.advanceTimersByTimeAsync(LATIDO_MS);
    expect(others()).toEqual([]);
    away = false;
    await vi.advanceTimersByTimeAsync(LATIDO_MS);
    expect(others()).toEqual([ana]);
  });
});
