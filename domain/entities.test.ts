import { describe, expect, it } from 'vitest';
import { alreadyCreated, changedMeanwhile, ENTITIES, entityNamed } from './entities.ts';

describe('the words of an entity', () => {
  it('are found by its name', () => {
    expect(entityNamed('caso')).toBe(ENTITIES.caso);
    expect(entityNamed('cosa')).toBeNull();
  });

  it('say what a stale save and a key of other data are told', () => {
    expect(changedMeanwhile(ENTITIES.caso, 7)).toBe(
      'El caso 7 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
    );
    expect(alreadyCreated(ENTITIES.caso, 7)).toBe('Este envío ya creó el caso 7 con otros datos. Revise ese caso.');
  });
});
