import { describe, expect, it } from 'vitest';
import { clase, cssDe, receta } from './clase.ts';

describe('a class', () => {
  it('says in CSS what the theme means by its short names, without the theme’s own variables', () => {
    const nombre = clase({ px: 1.5, mt: -2, bg: 'surface', color: 'accent.text', minH: 'control' });
    expect(cssDe(nombre)).toBe(
      `.${nombre}{padding-inline:0.375rem;margin-top:calc(0.5rem * -1);background:var(--m-surface);color:var(--m-accent-text);min-height:var(--m-control);}`,
    );
  });

  it('carries conditions, plain elements inside and widths of the window', () => {
    const css = cssDe(clase({ _hover: { bg: 'hover' }, '& > p': { mb: 1 }, hideFrom: 'lg', p: { base: 4, lg: 6 } }));
    expect(css).toContain('@media (hover: hover)');
    expect(css).toContain('>p{margin-bottom:0.25rem;}');
    expect(css).toMatch(/@media screen and \(min-width: [\d.]+rem\)\{\.m-\w+\{display:none;padding:1\.5rem;\}\}/);
    expect(css).not.toContain('--chakra');
  });

  it('is the same for the same style, and none for a style that says nothing', () => {
    expect(clase({ p: 3 })).toBe(clase({ p: 3 }));
    expect(clase({ p: 3 })).not.toBe(clase({ p: 4 }));
    expect(clase({})).toBe('');
  });
});

describe('a recipe', () => {
  const boton = receta({
    base: { p: 1 },
    variants: { tono: { calmo: { color: 'muted' }, vivo: { color: 'accent' } }, alto: { si: { minH: 10 }, no: {} } },
    defaultVariants: { tono: 'calmo' },
  });

  it('answers what is always so, and a class for each choice; what is left out takes its default', () => {
    const [base, tono, ...resto] = boton().split(' ');
    expect(cssDe(base ?? '')).toContain('padding:0.25rem');
    expect(cssDe(tono ?? '')).toContain('color:var(--m-muted)');
    expect(resto).toEqual([]);
    expect(boton({ tono: undefined })).toBe(boton());
    expect(boton({ tono: 'vivo', alto: 'si' }).split(' ')).toHaveLength(3);
    expect(boton({ alto: 'no' })).toBe(boton());
  });

  it('yields to a class that an element has besides', () => {
    expect(cssDe(boton().split(' ')[0] ?? '')).toMatch(/^@layer recipes\{/);
  });
});
