import { z } from 'zod';

/**
 * One entry of the history that every entity has: what was done, by whom (an employee), and the entity's version after
 * it. Within one entity a later entry has the greater id; what leaves the version alone shares it with the entry before.
 */
export const movimientoSchema = z.object({
  id: z.int(),
  accion: z.string(),
  version: z.int(),
  fecha: z.iso.datetime(),
  autor: z.object({ numiden: z.int(), nombre: z.string() }),
});

export type Movimiento = z.infer<typeof movimientoSchema>;
