import { fold } from '#domain/common/personNames';

/** Whose something kept is: one person's, or an area's; the other one is null. */
export interface DeQuien {
  readonly numiden: number | null;
  readonly idArea: number | null;
}

/** A person before what people and areas keep (docs/decisions/238). */
export interface AnteLoGuardado {
  readonly numiden: number;
  readonly areas: readonly number[];
  readonly areasGerente: readonly number[];
}

/** Whether a person may use something kept: one's own, and that of the areas in which one works or which one manages. */
export function puedeUsar(persona: AnteLoGuardado, { numiden, idArea }: DeQuien): boolean {
  if (idArea === null) return numiden === persona.numiden;
  return persona.areas.includes(idArea) || persona.areasGerente.includes(idArea);
}

/** Whether a person may change something kept: one's own, and that of the areas that one manages. */
export function puedeCambiar(persona: AnteLoGuardado, { numiden, idArea }: DeQuien): boolean {
  return idArea === null ? numiden === persona.numiden : persona.areasGerente.includes(idArea);
}

/** A name as people compare it: two that differ in case, accents or spaces are the same. */
export function llaveDeNombre(nombre: string): string {
  return fold(nombre, 'nombre').join(' ') || nombre.trim().toLowerCase();
}
