import { z } from 'zod';
import { zoneHere } from '#domain/common/dates';
import { fallaFechaRecolecta, recolectaPorGuardarSchema } from '#domain/guias/recolectas';

/** The choices of a pickup, as they are typed: the address is a choice of radio buttons, hence a text. */
export type ScheduleValues = {
  idDireccion: string;
  fecha: string;
  /** The lines to fetch: those without a pickup when it is sent. */
  lineas: readonly number[];
};

/** The same as it is sent: an address, and a day of the store on which somebody goes. */
type ScheduleSent = { readonly idDireccion: number; readonly fecha: string; readonly lineas: number[] };

/** A pickup that is arranged. */
export function scheduleSchema(now: () => Date): z.ZodType<ScheduleSent, ScheduleValues> {
  return z.object({
    idDireccion: z.string().min(1, 'Elija una dirección.').transform(Number),
    fecha: z
      .string()
      .min(1, 'Campo requerido')
      .pipe(recolectaPorGuardarSchema.shape.fecha)
      .superRefine((fecha, ctx) => {
        const falla = fallaFechaRecolecta(fecha, now(), zoneHere());
        if (falla !== null) ctx.addIssue({ code: 'custom', message: falla });
      }),
    lineas: z
      .array(z.int())
      .readonly()
      .transform((lineas) => [...lineas]),
  });
}
