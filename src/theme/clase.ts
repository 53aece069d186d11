import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import type { Receta } from './elegir.ts';
import { elegir } from './elegir.ts';
import { system } from './system.ts';

/** What each of the theme's variables stands for: the palette's own variable, or a length. */
const valores = new Map<string, string>();
for (const { name, extensions } of system.tokens.allTokens) {
  const variable = extensions.cssVar?.ref;
  // A negative token (`spacing.-4`) has the variable of its positive one, which comes first.
  if (variable !== undefined && !valores.has(variable)) {
    valores.set(variable, String(system.tokens.getByName(name)?.originalValue));
  }
}

const VARIABLE = /var\(--chakra-(?:\\.|[\w-])+\)/g;

/** CSS of every class made so far, by class name. */
const hojas = new Map<string, string>();

/** The CSS of a class that `clase` or `receta` made; '' for a style that says nothing. */
export const cssDe = (nombre: string): string => hojas.get(nombre) ?? '';

/** Resolves a style by the theme, once, into a class; only style modules do so, and only while the app is built. */
export const clase = (estilo: SystemStyleObject): string => {
  const { name, styles } = serializeStyles([system.css(estilo)]);
  if (styles === '') return '';
  const nombre = `m-${name}`;
  if (!hojas.has(nombre)) {
    // One variable less to look up for every property of every element.
    const resueltos = styles.replace(VARIABLE, (variable) => valores.get(variable) ?? variable);
    hojas.set(nombre, serialize(compile(`.${nombre}{${resueltos}}`), stringify));
  }
  return nombre;
};

type Variantes = Readonly<Record<string, Readonly<Record<string, SystemStyleObject>>>>;

/** A recipe of the theme: what is always so, and what each choice of a variant adds. */
interface Definicion<V extends Variantes> {
  readonly base: SystemStyleObject;
  readonly variants?: V;
  readonly defaultVariants?: { readonly [E in keyof V]?: keyof V[E] };
}

/** Resolves a recipe into a class of its own for what is always so, and one for each option of each variant. */
export const receta = <const V extends Variantes = Record<never, never>>({
  base,
  variants,
  defaultVariants,
}: Definicion<V>): Receta<{ readonly [E in keyof V]: keyof V[E] & string }> => {
  const enCapa = (estilo: SystemStyleObject): string => clase({ '@layer recipes': estilo });
  const clases = Object.entries(variants ?? {}).map(
    ([eje, opciones]) =>
      [eje, Object.fromEntries(Object.entries(opciones).map(([opcion, estilo]) => [opcion, enCapa(estilo)]))] as const,
  );
  return elegir(enCapa(base), Object.fromEntries(clases), { ...defaultVariants } as Record<string, string>);
};
