import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionOf, filesHint, MAX_NOMBRE_ANEXO, refusalReason, safeFileName } from './anexos.ts';

describe('the name of an attachment', () => {
  it.each([
    ['ticket de compra.pdf', 'ticket de compra.pdf'],
    ['FOTO Ñandú.PNG', 'FOTO Ñandú.png'],
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ana\\nota.docx', 'nota.docx'],
    ['a"b\r\nSet-Cookie: x=1.pdf', 'a"bSet-Cookie: x=1.pdf'],
    ['factura\u202egpj.png', 'facturagpj.png'],
    ['nulo\u0000.pdf', 'nulo.pdf'],
    ['mitad\ud800.pdf', 'mitad.pdf'],
    ['.pdf', 'archivo.pdf'],
    ['   .jpg', 'archivo.jpg'],
    ['cafe\u0301.png', 'café.png'],
  ])('is kept without path and invisible characters: %j', (given, saved) => {
    expect(safeFileName(given)).toBe(saved);
  });

  it('keeps its extension when it is cut to 120 characters', () => {
    const length = safeFileName(`${'á'.repeat(300)}.xlsx`);
    expect([...length]).toHaveLength(MAX_NOMBRE_ANEXO);
    expect(extensionOf(length)).toBe('xlsx');
  });

  it('never holds a path, a control character or more than 120 characters, and is safe to clean twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('.pdf', '.PNG', '', '/..'), (n, e) => {
        const nombre = safeFileName(`${n}${e}`);
        expect(nombre).not.toMatch(/[/\\\p{Cc}\p{Cs}]/u);
        expect([...nombre].length).toBeLessThanOrEqual(MAX_NOMBRE_ANEXO);
        expect(safeFileName(nombre)).toBe(nombre);
      }),
    );
  });
});

describe('a file chosen for a case', () => {
  it.each([
    [{ name: 'a.pdf', size: 1 }, null],
    [{ name: 'a.exe', size: 1 }, /no es de un tipo permitido/],
    [{ name: 'pdf', size: 1 }, /no es de un tipo permitido/],
    [{ name: 'a.constructor', size: 1 }, /no es de un tipo permitido/],
    [{ name: 'a.pdf', size: 0 }, /está vacío/],
    [{ name: 'a.pdf', size: 10 * 1024 * 1024 }, null],
    [{ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 }, /supera los 10 MB/],
  ])('%j is judged by name and size', (file, motivo) => {
    const said = refusalReason(file);
    if (motivo === null) expect(said).toBeNull();
    else expect(said).toMatch(motivo);
  });

  it('is counted in the hint', () => {
    expect(filesHint(0)).toBe('Puede seleccionar como máximo 5 anexos');
    expect(filesHint(2)).toBe('Se encuentra seleccionados 2 anexos.');
  });
});
