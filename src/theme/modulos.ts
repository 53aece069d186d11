import { cssDe } from './clase.ts';

type Exportados = Readonly<Record<string, unknown>>;

/** Every style module of the app, evaluated, with the CSS of its classes: what the build writes down. */
export const evaluados: {
  readonly modulos: Readonly<Record<string, Exportados>>;
  readonly cssDe: (clase: string) => string;
} = {
  modulos: import.meta.glob(['../**/estilos.ts', './recipes/*.ts'], { eager: true }),
  cssDe,
};
