import { expect, it } from 'vitest';
import { actionInWords, recordInWords } from './auditWords.ts';

it('acts and records have names, and what this version does not know goes by its own', () => {
  expect(actionInWords('cerrarCaso')).toBe('Cerrar un caso');
  expect(actionInWords('algoNuevo')).toBe('algoNuevo');
  expect(recordInWords('usuario', '100002')).toBe('Usuario 100002');
  expect(recordInWords('casos', '')).toBe('Casos');
  expect(recordInWords('otro', '7')).toBe('otro 7');
});
