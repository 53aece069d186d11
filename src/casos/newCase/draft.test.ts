import { describe, expect, it } from 'vitest';
import { BLANK_FORM, type NewCaseFields } from '#domain/casos/nuevoCaso';
import { newCaseDraft, restoredValues } from './draft.ts';

const values: NewCaseFields = {
  ...BLANK_FORM,
  identidad: { ...BLANK_FORM.identidad, nombre: 'Íñigo' },
  idArea: 2,
  descripcion: 'La guía no llegó a la tienda.',
};

function kept(content: object) {
  return restoredValues(JSON.parse(JSON.stringify(content)));
}

describe('the draft of a new case', () => {
  it('is one an operation and one for cases without, never taken for another', () => {
    const keys = [
      newCaseDraft(null),
      newCaseDraft({ tienda: 1, operacion: 11 }),
      newCaseDraft({ tienda: 11, operacion: 1 }),
      newCaseDraft({ tienda: 1, operacion: 1 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[\w.-]{1,80}$/);
  });

  it('comes back as it was left', () => {
    expect(kept(values)).toEqual(values);
  });

  it('names the files that have to be attached again: two photos of one name are two', () => {
    const anexos = [
      { id: 'archivo-1', nombre: 'image.jpg', bytes: 3 },
      { id: 'archivo-2', nombre: 'image.jpg', bytes: 4 },
    ];
    const draft = kept({ ...values, anexos, porReponer: ['nota.pdf'] });
    expect(draft?.anexos).toEqual([]);
    expect(draft?.porReponer).toEqual(['nota.pdf', 'image.jpg', 'image.jpg']);
  });

  it('of before a field was added is taken up, and the field is blank', () => {
    const { otroCliente: _, contacto, ...before } = values;
    const { celular: __, ...less } = contacto;
    expect(kept({ ...before, contacto: less })).toEqual(values);
  });

  it('keeps the spaces that stand at the end of what is being typed', () => {
    expect(kept({ ...values, descripcion: 'La guía ' })?.descripcion).toBe('La guía ');
  });

  it('of another shape is none', () => {
    expect(restoredValues(undefined)).toBeNull();
    expect(kept({ ...values, identidad: null })).toBeNull();
  });
});
