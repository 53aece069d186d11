import type { ImpuestoLeido, Lectura, LineaLeida } from './lectura.ts';

/** A rule of the authority's table of refusals. */
export interface Regla {
  readonly codigo: string;
  /** The attribute that it speaks of, without the places of lines: 'Conceptos.Importe'. */
  readonly donde: string;
  /** Why, and what to do: one Spanish sentence for whoever fills in the form. */
  readonly texto: string;
  /** The places where it is broken; none where it holds. */
  readonly falla: (lectura: Lectura) => readonly string[];
}

const NINGUNO: readonly string[] = [];

/** A rule of one attribute of the whole. */
export function regla(codigo: string, donde: string, texto: string, rota: (lectura: Lectura) => boolean): Regla {
  return { codigo, donde, texto, falla: (lectura) => (rota(lectura) ? [donde] : NINGUNO) };
}

/** A rule of an attribute (or node) of each line. */
export function deLinea(
  codigo: string,
  atributo: string,
  texto: string,
  rota: (linea: LineaLeida, lectura: Lectura) => boolean,
): Regla {
  return {
    codigo,
    donde: `Conceptos.${atributo}`,
    texto,
    falla: (lectura) => rutas(lectura.lineas, atributo, (linea) => rota(linea, lectura)),
  };
}

/** Where taxes stand. */
export type GrupoDeImpuestos = 'traslados' | 'retenciones' | 'trasladosDelTotal' | 'retencionesDelTotal';

const NODO: Readonly<Record<GrupoDeImpuestos, string>> = {
  traslados: 'Conceptos.Impuestos.Traslados',
  retenciones: 'Conceptos.Impuestos.Retenciones',
  trasladosDelTotal: 'Impuestos.Traslados',
  retencionesDelTotal: 'Impuestos.Retenciones',
};

/** A rule of an attribute of each tax of a group. */
export function deImpuesto(
  codigo: string,
  grupo: GrupoDeImpuestos,
  atributo: string,
  texto: string,
  rota: (impuesto: ImpuestoLeido, lectura: Lectura) => boolean,
): Regla {
  return {
    codigo,
    donde: `${NODO[grupo]}.${atributo}`,
    texto,
    falla: (lectura) => rutas(lectura[grupo], atributo, (impuesto) => rota(impuesto, lectura)),
  };
}

/** The places of those that break a rule. */
export function rutas<Parte extends { readonly ruta: string }>(
  partes: readonly Parte[],
  atributo: string,
  rota: (parte: Parte) => boolean,
): readonly string[] {
  return partes.filter(rota).map(({ ruta }) => `${ruta}.${atributo}`);
}

/** Whether a catalogue lacks a code: an absent one is in none. */
export function fueraDe(catalogo: object | ReadonlySet<string>, clave: string | undefined): boolean {
  if (clave === undefined) return true;
  return catalogo instanceof Set ? !catalogo.has(clave) : !Object.hasOwn(catalogo, clave);
}

/** Whether the kind of the draft is one of some. */
export function esTipo({ tipo }: Lectura, ...tipos: readonly ('I' | 'E' | 'T' | 'N' | 'P')[]): boolean {
  return tipos.some((uno) => uno === tipo);
}
