import { z } from 'zod';
import { cancelacionFacturaSchema } from '#domain/facturas/solicitudesFactura';
import type { Resuelta } from '#machines/servicioFactura.types';
import { work } from '../../ui/works/work.ts';

/** The work of the service of cancelling: it only asks; the rest is the life of the invoice. */
export const cancellingWorks = {
  resolver: work({
    button: 'Pedir la cancelación',
    busy: 'Pidiendo...',
    failed: 'No se pudo pedir la cancelación.',
    schema: z.looseObject({
      solicitud: z.object({ servicio: z.literal('cancelacion'), solicitud: cancelacionFacturaSchema }),
    }),
    send: async ({ solicitud: { solicitud } }, { api, options }): Promise<Resuelta> => {
      const answer = await api.llamar('cancelarFactura', { cuerpo: solicitud }, options);
      const { descripcion: texto, estado } = answer;
      // The version is of the invoice that was chosen; the next one has its own.
      return { ...answer, version: 0, respuesta: { rechazada: false, texto, estado } };
    },
    stales: ['caso'],
    onlyAsked: true,
  }),
} as const;

export type CancellingWorks = typeof cancellingWorks;
