import { describe, expect, it } from 'vitest';
import { PERMISOS } from './permisos.ts';
import { decidirAccion, ESTADO, PERMISO_DE_ACCION, TEXTOS_CASO } from './vidaCaso.ts';

const persona = { numiden: 100_003, permisos: Object.values(PERMISO_DE_ACCION).map((nombre) => PERMISOS[nombre].id) };
const pendienteDe = (numidenSolicita: number | null) => ({ estado: ESTADO.pendiente, numidenSolicita });

describe.each(['autorizar', 'noAutorizar'] as const)('%s', (accion) => {
  it('is for whoever did not ask for it', () => {
    expect(decidirAccion(accion, persona, pendienteDe(100_002)).permitida).toBe(true);
  });

  it('is not for whoever asked for it', () => {
    expect(decidirAccion(accion, persona, pendienteDe(persona.numiden))).toMatchObject({
      permitida: false,
      texto: TEXTOS_CASO.solicitudPropia,
    });
  });

  it('is for nobody while it is not known who asked for it', () => {
    expect(decidirAccion(accion, persona, pendienteDe(null))).toMatchObject({
      permitida: false,
      texto: TEXTOS_CASO.solicitanteDesconocido,
    });
  });
});
