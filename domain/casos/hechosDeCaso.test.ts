import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { hechosDeCaso } from './hechosDeCaso.ts';

const person = { numiden: 100_003, permisos: [PERMISOS.cerrarCaso.id, PERMISOS.autorizarCaso.id] };

describe('the facts that the life of a case reads', () => {
  it('are who asks, with the names of his permissions', () => {
    expect(hechosDeCaso(null, person)).toEqual({
      numiden: 100_003,
      permisos: ['autorizarCaso', 'cerrarCaso'],
      solicitante: null,
      vuelveA: 'nada',
    });
  });

  it('are who asked for the authorization, until it is decided', () => {
    expect(hechosDeCaso({ solicitante: 100_002, resuelta: false }, person).solicitante).toBe(100_002);
    expect(hechosDeCaso({ solicitante: 100_002, resuelta: true }, person).solicitante).toBeNull();
  });
});
