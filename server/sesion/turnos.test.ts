import { describe, expect, it } from 'vitest';
import { crearTurnos } from './turnos.ts';

const puerta = () => {
  let abrir = (): void => undefined;
  const abierta = new Promise<void>((resolve) => {
    abrir = resolve;
  });
  return { abrir, abierta };
};

describe('turns', () => {
  it('come in the order in which they were asked for, also after one that failed', async () => {
    const enTurno = crearTurnos();
    const pasos: string[] = [];
    const { abrir, abierta } = puerta();
    const todos = [
      enTurno('a', () => abierta.then(() => pasos.push('primero'))),
      enTurno('a', () => Promise.reject(new Error('no'))),
      enTurno('a', async () => pasos.push('tercero')),
    ];
    abrir();
    const fines = await Promise.allSettled(todos);
    expect(fines.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(pasos).toEqual(['primero', 'tercero']);
  });

  it('do not wait for those of another key', async () => {
    const enTurno = crearTurnos();
    const { abrir, abierta } = puerta();
    const lento = enTurno('a', () => abierta);
    expect(await enTurno('b', async () => 'ya')).toBe('ya');
    abrir();
    await lento;
  });
});
