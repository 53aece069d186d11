import { describe, expect, it } from 'vitest';
import { readableSize } from '../fileSize.ts';
import { chooseFiles, pastedFiles } from './chooseFiles.ts';

function pdf(nombre: string, bytes = 3, lastModified = 1) {
  return new File([new Uint8Array(bytes)], nombre, { lastModified });
}

describe('the files chosen for a case', () => {
  it('are admitted when type and size are right', () => {
    const chosen = [pdf('a.pdf'), pdf('B.JPG')];
    expect(chooseFiles(chosen, [])).toEqual({ admitidos: chosen, motivos: [] });
  });

  it('stay out one by one, each with its own reason', () => {
    const bueno = pdf('bueno.pdf');
    const { admitidos, motivos } = chooseFiles([pdf('virus.exe'), bueno, pdf('vacio.pdf', 0)], []);
    expect(admitidos).toEqual([bueno]);
    expect(motivos).toHaveLength(2);
    expect(motivos[0]).toContain('virus.exe');
    expect(motivos[1]).toBe('El archivo vacio.pdf está vacío.');
  });

  it('are not attached twice', () => {
    const { admitidos, motivos } = chooseFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('b.pdf')], [pdf('a.pdf')]);
    expect(admitidos.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(motivos).toEqual(['El archivo a.pdf ya está adjunto.', 'El archivo b.pdf ya está adjunto.']);
  });

  it('may share a name and a size: a telephone calls every photo the same', () => {
    const photos = [pdf('image.jpg', 9, 1), pdf('image.jpg', 9, 2), pdf('image.jpg', 9, 3)];
    expect(chooseFiles(photos, [])).toEqual({ admitidos: photos, motivos: [] });
  });

  it('may share a name when they differ', () => {
    expect(chooseFiles([pdf('a.pdf', 4)], [pdf('a.pdf')]).admitidos).toHaveLength(1);
  });
});

describe('a paste', () => {
  const clipboard = (types: readonly string[], files: readonly File[]) => ({ types, files }) as unknown as DataTransfer;
  const now = new Date(2026, 2, 31, 9, 5, 7);

  it('of a screenshot attaches it under a name with its hour', () => {
    const [captura] = pastedFiles(clipboard(['Files'], [pdf('image.png')]), now);
    expect(captura?.name).toBe('captura 09-05-07.png');
    expect(captura?.size).toBe(3);
  });

  it('of a file keeps the file’s own name', () => {
    expect(pastedFiles(clipboard(['Files'], [pdf('ticket.pdf')]), now)[0]?.name).toBe('ticket.pdf');
  });

  it('of text that brings its picture along is text', () => {
    expect(pastedFiles(clipboard(['text/plain', 'Files'], [pdf('image.png')]), now)).toEqual([]);
  });
});

describe('a file size', () => {
  it.each([
    [0, '0 bytes'],
    [1_023, '1023 bytes'],
    [1_024, '1 KB'],
    [1_048_063, '1023 KB'],
    [1_048_575, '1.0 MB'],
    [10 * 1_048_576, '10.0 MB'],
  ])('of %i bytes reads %s', (bytes, texto) => {
    expect(readableSize(bytes)).toBe(texto);
  });
});
