import { z } from 'zod';
import type { NombreVecino } from '#contract/vecinos';
import { type Caller, Defecto } from './caller.ts';
import { type CambioPorProbar, type Ensayo, expects } from './checks.ts';

/** A neighbour as the kit tries it with the data of a case. */
export interface Sujeto {
  readonly cambios: readonly CambioPorProbar[];
  /** Its own checks, before those of every change. */
  readonly propias: readonly Ensayo[];
}

const id = z.int().positive();
const persona = { quien: id.describe('Un empleado'), otro: id.describe('Otro empleado') };
const venta = { tienda: id, operacion: id };

/** The data that the trial of each neighbour needs, in a system for trials: it really does what it asks. */
export const CASOS = {
  billetera: z.object({ ...persona, cliente: id, idVale: id }),
  certificados: z.object({ ...persona, idVale: id }),
  credito: z.object({ ...persona, ...venta, idVale: id }),
  logistica: z.object({ ...persona, ...venta, linea: id, numArt: z.string() }),
  contabilidad: z.object({ ...persona, ...venta, idVale: id, folio: z.string() }),
  estacionamiento: z.object({ ...persona, ...venta }),
  restaurante: z.object({ ...persona, folio: z.string() }),
  ventas: z.object({ ...persona, tienda: id, operacion: id.nullable() }),
} as const satisfies Record<NombreVecino, z.ZodType>;

type Caso<N extends NombreVecino> = z.output<(typeof CASOS)[N]>;

/** How a neighbour is tried with the data of a case. */
export type SujetoDe<N extends NombreVecino> = (caller: Caller, caso: Caso<N>) => Sujeto;

/** The checks of a reading that may find nothing, by data for which there is nothing. */
export function lookups(
  caller: Caller,
  { operacion, datos }: { readonly operacion: string; readonly datos: object },
): readonly Ensayo[] {
  return [
    [
      `${operacion}: lo que no hay se contesta 404 no-existe`,
      async () => expects(await caller.call({ operacion, clave: null, datos }), 'noExiste'),
    ],
    [
      `${operacion}: sin firma no se contesta`,
      async () => {
        const { status, texto } = await caller.call({ operacion, clave: null, datos, firma: 'ninguna' });
        if (status !== 401 && status !== 403) throw new Defecto(`Debía contestar 401 y ${texto}.`);
      },
    ],
  ];
}
