import { describe, expect, it } from 'vitest';
import { headerInWords } from './report.ts';
import { FILE_COLUMNS, OPTIONAL_COLUMNS, TAX_COLUMNS } from './saleLine.ts';

describe('what is said of a file before it is loaded', () => {
  it('is where its amounts come from, and which of its columns are not used', () => {
    expect(headerInWords({ names: [...FILE_COLUMNS, 'extra caja'], encoding: 'utf-8', dayFirst: false })).toBe(
      [
        '  El archivo no trae IVA ni Total: se suma 16 % de IVA a cada precio.',
        '  El archivo no trae Descuento: ningún artículo lleva descuento propio.',
        '  El archivo no trae IEPS: ningún artículo lleva IEPS.',
        '  El archivo no trae Devuelto: nada se había devuelto antes.',
        '  El archivo no trae Pagos: no se sabrá cómo se pagó lo que se cargue.',
        '  Columnas que no se usan: extra caja.',
      ].join('\n'),
    );
    const names = [...FILE_COLUMNS, ...TAX_COLUMNS, ...OPTIONAL_COLUMNS];
    expect(headerInWords({ names, encoding: 'windows-1252', dayFirst: true })).toBe(
      [
        '  El IVA y el total de cada línea son los del archivo.',
        '  El archivo no está en UTF-8: se lee como lo guarda Excel (Windows-1252).',
        '  Las fechas van como día/mes/año.',
      ].join('\n'),
    );
  });
});
