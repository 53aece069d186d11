import { describe, expect, it } from 'vitest';
import type { NewCaseFields } from '#domain/nuevoCaso';
import { BLANK_FORM } from '#domain/nuevoCaso';
import type { DraftContent } from '../../data/draftStore.ts';
import { draftKeyOf, restoredDraft } from './draft.ts';

const values: NewCaseFields = {
  ...BLANK_FORM,
  identidad: { ...BLANK_FORM.identidad, nombre: 'Íñigo' },
  idArea: 2,
  descripcion: 'La guía no llegó a la tienda.',
};

function kept(content: object) {
  return restoredDraft(JSON.parse(JSON.stringify(content)) as DraftContent);
}

describe('the draft of a new case', () => {
  it('is one an operation and one for cases without, never taken for another', () => {
    const keys = [
      draftKeyOf(null),
      draftKeyOf({ tienda: 1, operacion: 11 }),
      draftKeyOf({ tienda: 11, operacion: 1 }),
      draftKeyOf({ tienda: 1, operacion: 1 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[\w.-]{1,80}$/);
  });

  it('comes back as it was left, with the key under which it was sent', () => {
    const sent = { clave: 'clave-del-caso', version: null };
    expect(kept({ values, sent })).toEqual({ values, sent });
    expect(kept({ values, sent: null })).toEqual({ values, sent: null });
  });

  it('has its fields in the form’s own order, whatever the order in which it was stored', () => {
    const reversed = Object.fromEntries(Object.entries(values).toReversed());
    expect(JSON.stringify(kept({ values: reversed, sent: null })?.values)).toBe(JSON.stringify(values));
  });

  it('names the files that have to be attached again, each once', () => {
    const anexos = [
      { id: 'archivo-1', nombre: 'ticket.pdf', bytes: 3 },
      { id: 'archivo-2', nombre: 'foto.jpg', bytes: 3 },
    ];
    const draft = kept({ values: { ...values, anexos, porReponer: ['foto.jpg', 'nota.pdf'] }, sent: null });
    expect(draft?.values.anexos).toEqual([]);
    expect(draft?.values.porReponer).toEqual(['foto.jpg', 'nota.pdf', 'ticket.pdf']);
  });

  it('of another shape is none', () => {
    expect(restoredDraft(undefined)).toBeNull();
    expect(kept({ values: { ...values, identidad: null }, sent: null })).toBeNull();
    expect(kept({ values })).toBeNull();
  });
});
