import { z } from 'zod';

/**
 * One entry of the history that every entity has: the act, its author (an employee), and the entity's version after
 * it. Within one entity a later entry has the greater id; one that leaves the version alone shares it with the
 * entry before.
 */
export const movimientoSchema = z.object({
  id: z.int(),
  accion: z.string(),
  /** The work that it tells of, for who does more with it than to show its words; absent where words are all that is kept. */
  hecho: z
    .object({
      trabajo: z.string(),
      /** The state that the entity has since, where the entry itself says it. */
      estado: z.int().optional(),
      /**
       * The act, after the name of its author: 'cerró el caso'. Null for one that is told with another entry of the
       * same moment; absent where `accion` is told.
       */
      contado: z.string().nullable().optional(),
    })
    .optional(),
  version: z.int(),
  fecha: z.iso.datetime(),
  autor: z.object({ numiden: z.int(), nombre: z.string() }),
});

export type Movimiento = z.infer<typeof movimientoSchema>;

/** Tells an act, after the name, where nothing but the words of the entry is known. */
export function seRegistro(accion: string): string {
  return `registró «${accion}»`;
}

/** At whose computer something was decided, where that was a colleague's: ' en el equipo de Beto Asesor'; else nothing. */
export function enElEquipoDe({ enSesionDe }: { readonly enSesionDe?: string }): string {
  return enSesionDe === undefined ? '' : ` en el equipo de ${enSesionDe}`;
}
