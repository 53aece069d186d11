/** A recipe, resolved: answers the classes for a choice of variants; what is left out takes the recipe's default. */
export interface Receta<V extends Readonly<Record<string, string>>> {
  (eleccion?: { readonly [E in keyof V]?: V[E] | undefined }): string;
  /** What the function knows, so that a build can write it down. */
  readonly datos: DatosReceta;
}

/** The class of what is always so; for each variant, a class for each option; the default of each that has one. */
export type DatosReceta = readonly [
  base: string,
  variantes: Readonly<Record<string, Readonly<Record<string, string>>>>,
  omision: Readonly<Record<string, string>>,
];

/** Makes a resolved recipe from its classes. */
export const elegir = <V extends Readonly<Record<string, string>>>(...datos: DatosReceta): Receta<V> => {
  const [base, variantes, omision] = datos;
  const elegidas = (eleccion: Readonly<Record<string, string | undefined>> = {}): string => {
    let clases = base;
    for (const eje in variantes) {
      const clase = variantes[eje]?.[eleccion[eje] ?? omision[eje] ?? ''];
      if (clase !== undefined && clase !== '') clases += ` ${clase}`;
    }
    return clases;
  };
  return Object.assign(elegidas, { datos });
};
