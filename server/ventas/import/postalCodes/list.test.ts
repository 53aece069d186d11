import { describe, expect, it } from 'vitest';
import { FileError } from '../file.ts';
import { readPostalList } from './list.ts';
import { listRefusals, refusalsAsCsv, writeListReport } from './report.ts';

const NOTICE = 'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México.';
const HEADER =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';

/** A line of the list as the post writes it. */
function line(cp: string, colonia: string, municipio = 'Álvaro Obregón', estado = 'Ciudad de México'): string {
  return `${cp}|${colonia}|Colonia|${municipio}|${estado}|Ciudad de México|01001|09|01001||09|010|0001|Urbano|01`;
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n`;
}

const ROMA = line('06700', 'Roma Norte', 'Cuauhtémoc');
const LIST = [NOTICE, HEADER, line('01030', 'Florida'), line('01030', 'Axotla'), ROMA];

describe("reading the post's list", () => {
  it('tells each line that it does not take, with its number and reason', () => {
    const list = readPostalList(
      'lista.txt',
      textOf([
        ...LIST,
        '||||||||||||||',
        line('1030', 'Sin cero'),
        line('01030', ' '),
        line('01030', 'Sin estado', 'Álvaro Obregón', ''),
        line('01030', 'Sin municipio', ''),
        '01030|Cortada|Colonia',
        line('01030', 'Florida'),
        line('01030', '  Los   Alpes '),
        '',
      ]),
    );
    expect(list.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [7, 'codigo'],
      [8, 'vacia'],
      [9, 'vacia'],
      [10, 'vacia'],
      [11, 'columnas'],
    ]);
    expect(list).toMatchObject({ leidas: 10, repetidas: 1, enVariosMunicipios: [] });
    expect(list.codigos).toEqual([
      {
        cp: '01030',
        estado: 'Ciudad de México',
        municipio: 'Álvaro Obregón',
        colonias: ['Florida', 'Axotla', 'Los Alpes'],
      },
      { cp: '06700', estado: 'Ciudad de México', municipio: 'Cuauhtémoc', colonias: ['Roma Norte'] },
    ]);
    expect(refusalsAsCsv(list.rechazadas).split('\n')[5]).toBe(
      '11,01030|Cortada|Colonia,No tiene tantas columnas como el encabezado',
    );
  });

  it('takes the first municipality of a code that is in several, and says so', () => {
    const list = readPostalList(
      'lista.txt',
      textOf([HEADER, line('01030', 'Florida'), line('01030', 'Otra', 'Coyoacán')]),
    );
    expect(list.codigos).toMatchObject([{ municipio: 'Álvaro Obregón', colonias: ['Florida', 'Otra'] }]);
    const words = writeListReport(list, { codigos: 1, coloniasNuevas: 2, coloniasQuitadas: 0 });
    expect(words).toContain('Están en más de un municipio, y se tomó el primero: 01030');
    expect(words).toContain('1 códigos postales, 1 de ellos nuevos o cambiados');
  });

  it('takes the state first told of a code, too', () => {
    const list = readPostalList(
      'lista.txt',
      textOf([HEADER, line('01030', 'Florida'), line('01030', 'Otra', 'Álvaro Obregón', 'México')]),
    );
    expect(list).toMatchObject({ codigos: [{ estado: 'Ciudad de México' }], enVariosMunicipios: ['01030'] });
  });

  it('wants its header', () => {
    const wrong = textOf(['cp|colonia', '01030|Florida']);
    expect(() => readPostalList('lista.txt', wrong)).toThrow(FileError);
    expect(() => readPostalList('lista.txt', wrong)).toThrow(
      'Al archivo lista.txt le faltan las columnas: d_codigo, d_asenta, D_mnpio, d_estado.',
    );
  });

  it('reads columns in any order, a byte order mark and unix line ends', () => {
    const text = `\ufeffd_estado|D_mnpio|d_codigo|d_asenta\nColima|Colima|28000|Centro\n`;
    expect(readPostalList('lista.txt', text)).toEqual({
      leidas: 1,
      codigos: [{ cp: '28000', estado: 'Colima', municipio: 'Colima', colonias: ['Centro'] }],
      repetidas: 0,
      enVariosMunicipios: [],
      rechazadas: [],
    });
  });

  it('brings the codes in their order, whatever the order of the file', () => {
    const list = readPostalList(
      'lista.txt',
      textOf([
        HEADER,
        ROMA,
        line('97000', 'Centro', 'Mérida', 'Yucatán'),
        line('01030', 'Florida'),
        line('06700', 'Roma Sur', 'Cuauhtémoc'),
      ]),
    );
    expect(list.codigos.map(({ cp, colonias }) => [cp, colonias])).toEqual([
      ['01030', ['Florida']],
      ['06700', ['Roma Norte', 'Roma Sur']],
      ['97000', ['Centro']],
    ]);
  });
});

describe('what is told of an import', () => {
  const refused = { linea: 6, texto: '=1+1|x', motivo: 'columnas' } as const;
  const list = {
    leidas: 9,
    codigos: [
      { cp: '01030', estado: 'Ciudad de México', municipio: 'Álvaro Obregón', colonias: ['Florida', 'Axotla'] },
    ],
    repetidas: 3,
    enVariosMunicipios: [],
    rechazadas: [refused],
  };

  it('are all figures, and nothing of several municipalities where there are none', () => {
    expect(writeListReport(list, { codigos: 1, coloniasNuevas: 2, coloniasQuitadas: 4 }).split('\n')).toEqual([
      '          9 líneas leídas',
      '          1 códigos postales, 1 de ellos nuevos o cambiados',
      '          2 colonias, 2 de ellas nuevas',
      '          3 colonias repetidas en el archivo',
      '          4 colonias quitadas porque la lista ya no las trae',
      '          1 líneas rechazadas',
    ]);
  });

  it('are ten codes of several municipalities, and that there are more', () => {
    const codes = Array.from({ length: 11 }, (_, index) => String(10_000 + index));
    const words = (enVariosMunicipios: readonly string[]) =>
      writeListReport({ ...list, enVariosMunicipios }, { codigos: 0, coloniasNuevas: 0, coloniasQuitadas: 0 })
        .split('\n')
        .at(-1);
    expect(words(codes.slice(0, 10))).toBe(
      `  Están en más de un municipio, y se tomó el primero: ${codes.slice(0, 10).join(', ')}`,
    );
    expect(words(codes)).toBe(
      `  Están en más de un municipio, y se tomó el primero: ${codes.slice(0, 10).join(', ')}, …`,
    );
  });

  it('are the refusals, one a line, and as a file that no spreadsheet runs', () => {
    expect(listRefusals([refused, { ...refused, linea: 7, motivo: 'codigo' }])).toBe(
      '  línea 6: No tiene tantas columnas como el encabezado\n  línea 7: El código postal no tiene 5 dígitos',
    );
    expect(refusalsAsCsv([refused])).toBe(
      "linea,texto,motivo\n6,'=1+1|x,No tiene tantas columnas como el encabezado\n",
    );
  });
});
