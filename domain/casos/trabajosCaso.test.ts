import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  anexosNuevosSchema,
  cambioEstadoSchema,
  cierreSchema,
  comentarioSchema,
  escalamientoSchema,
  refusalText,
  resolucionSchema,
  solicitudAutorizacionSchema,
} from './trabajosCaso.ts';
import { ESTADO } from './vidaCaso.ts';

const seen = { idCaso: 7, version: 3 };

function faults(schema: z.ZodType, value: object): readonly string[] {
  return schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('a refused work says', () => {
  it.each([
    ['state', 'Un caso en estado SOLUCIONADA no permite cerrar el caso.'],
    ['person', 'No tiene permiso para cerrar el caso.'],
    ['own', 'Usted pidió esta autorización: la decide otra persona.'],
    ['unknown', /^No se sabe quién pidió la autorización\./],
  ] as const)('%s: %s', (reason, text) => {
    expect(refusalText('cerrar', ESTADO.solucionada, reason)).toMatch(text);
  });
});

describe('what a work sends', () => {
  it.each([
    ['a comment', comentarioSchema, 'comentario', 1, 4_000],
    ['a request', solicitudAutorizacionSchema, 'motivo', 5, 1_000],
    ['a solution', cierreSchema, 'solucion', 5, 4_000],
  ] as const)('%s has its lengths', (_what, schema, field, min, max) => {
    const short = min === 1 ? 'Campo requerido' : `Escriba al menos ${min} caracteres.`;
    expect(faults(schema, { ...seen, [field]: 'x'.repeat(min - 1) })).toEqual([`${field}: ${short}`]);
    expect(faults(schema, { ...seen, [field]: 'x'.repeat(min) })).toEqual([]);
    expect(faults(schema, { ...seen, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(faults(schema, { ...seen, [field]: 'x'.repeat(max + 1) })).toEqual([
      `${field}: Escriba como máximo ${max} caracteres.`,
    ]);
  });

  it('names a case and the version that was seen; a comment and files do without the version', () => {
    expect(faults(cierreSchema, { version: 3, solucion: 'Se cambió.' })).toHaveLength(1);
    expect(faults(cierreSchema, { idCaso: 7, solucion: 'Se cambió.' })).toHaveLength(1);
    expect(faults(cierreSchema, { idCaso: 0, version: 0, solucion: 'Se cambió.' })).toHaveLength(2);
    expect(faults(comentarioSchema, { idCaso: 7, comentario: 'Se llamó.' })).toEqual([]);
    expect(faults(anexosNuevosSchema, {})).toEqual([]);
    expect(faults(anexosNuevosSchema, { version: 0 })).toHaveLength(1);
  });

  it('escalates to an area, a category and a reason', () => {
    const whole = { ...seen, idArea: 1, idSubcategoria: 20, idMotivo: 8, comentario: 'Pasa a facturación.' };
    expect(faults(escalamientoSchema, whole)).toEqual([]);
    for (const field of ['idArea', 'idSubcategoria', 'idMotivo']) {
      expect(faults(escalamientoSchema, { ...whole, [field]: 0 })).toHaveLength(1);
    }
    expect(faults(escalamientoSchema, { ...whole, comentario: '' })).toEqual(['comentario: Campo requerido']);
  });

  it('decides yes or no, with a reason', () => {
    expect(faults(resolucionSchema, { ...seen, autorizado: true, comentario: 'Procede.' })).toEqual([]);
    expect(faults(resolucionSchema, { ...seen, autorizado: true })).toEqual([]);
    expect(faults(resolucionSchema, { ...seen, autorizado: false })).toHaveLength(1);
    expect(faults(resolucionSchema, { ...seen, comentario: 'Procede.' })).toHaveLength(1);
    expect(faults(resolucionSchema, { ...seen, autorizado: false, comentario: 'No' })).toHaveLength(1);
  });

  it('sets no state by hand but EN PROCESO', () => {
    expect(faults(cambioEstadoSchema, { ...seen, idEstado: 2 })).toEqual([]);
    expect(faults(cambioEstadoSchema, { ...seen, idEstado: 3 })).toHaveLength(1);
  });
});
