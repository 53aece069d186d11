import { chapters, type ManualNode } from 'virtual:manual';
import { describe, expect, it } from 'vitest';
import { findAnchor, searchManual } from './manual.ts';
import { manualPageOf, PLACES } from './places.ts';

const sections = chapters.flatMap((chapter) => chapter.sections);

/** The places in the manual to which a text leads. */
function targetsIn(node: ManualNode): string[] {
  if (typeof node === 'string') return [];
  const [tag, ...inside] = node as [(typeof node)[0], ...ManualNode[]];
  const own = typeof tag === 'object' && tag.to !== null ? [tag.to] : [];
  return [...own, ...inside.flatMap(targetsIn)];
}

function titles(typed: string) {
  return searchManual(chapters, typed).map(({ chapter, section }) => `${chapter.title}: ${section.title}`);
}

describe('The manual in the app', () => {
  it('has the cover and its chapters in their order, each with its text', () => {
    expect(chapters.slice(0, 3).map(({ id, title }) => [id, title])).toEqual([
      ['manual', 'Manual para el personal'],
      ['1-entrar-e-inicio', 'Entrar y el inicio'],
      ['2-validar-y-abrir-caso', 'Validar una operación y abrir un caso'],
    ]);
    expect(chapters.at(-1)?.id).toMatch(/^1\d-/);
    expect(sections.filter(({ id, body }) => id.includes('#') && body.length === 0)).toEqual([]);
  });

  it('names each place once', () => {
    const ids = sections.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('leads only to places that there are', () => {
    const targets = sections.flatMap(({ body }) => body.flatMap(targetsIn));
    expect(targets).toContain('4-atender-un-caso#en-el-diagrama');
    expect(targets).toContain('11-guias#recolecta');
    expect(targets.filter((target) => findAnchor(chapters, target) === null)).toEqual([]);
  });

  it('tells of every screen', () => {
    const lost = Object.entries(PLACES).filter(([, anchor]) => findAnchor(chapters, anchor) === null);
    expect(lost).toEqual([]);
    expect(manualPageOf('/_app/cuadre')).toBe('13-facturas#cuadre-del-mes');
    expect(manualPageOf('/errors/error-404')).toBeNull();
  });

  it('keeps words, marks and tables of the text, and leaves its pictures out', () => {
    const found = findAnchor(chapters, '1-entrar-e-inicio');
    expect(found?.section.body[0]).toEqual([
      'p',
      'Escriba su ',
      ['strong', 'Número de empleado'],
      ', elija su ',
      ['strong', 'Tienda'],
      ' y pulse ',
      ['strong', 'Entrar'],
      '. La tienda que usó la última vez en ese equipo ya viene elegida.',
    ]);
    expect(JSON.stringify(found?.section.body[1])).toMatch(/^\["table",\["thead",\["tr",\["th","Si dice"\]/);
    expect(JSON.stringify(chapters)).not.toContain('.png');
  });
});

describe('The search through the manual', () => {
  it('finds what has every word, whatever its accents, the heading first', () => {
    expect(titles('recolécta')[0]).toBe('Guías y recolectas: Recolecta');
    expect(titles('vale parcial').length).toBeGreaterThan(0);
    for (const title of titles('vale parcial')) expect(titles('parcial')).toContain(title);
    expect(titles('contrasena')[0]).toBe('Entrar y el inicio: Su contraseña');
  });

  it('finds words together before the same words apart', () => {
    const [first] = searchManual(chapters, 'cuadre del mes');
    expect(first?.section.id).toBe('13-facturas#cuadre-del-mes');
  });

  it('finds nothing for no text, and for what is not there', () => {
    expect(titles('  ')).toEqual([]);
    expect(titles('xyzzy')).toEqual([]);
  });
});
