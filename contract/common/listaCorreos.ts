import { z } from 'zod';
import { call } from '#contract/common/call';
import { correoDeListaSchema } from '#domain/common/correos';

/** The outbox, for who administers: apart from the mails that wait for somebody, which every screen asks for. */
export const listaCorreos = {
  listaCorreos: call({
    metodo: 'GET',
    ruta: 'correos/lista',
    resumen:
      'Los últimos cien correos de la lista de salida, y cuántos esperan y cuántos no se pudieron enviar. `envia` dice si este ' +
      'servidor tiene por dónde enviarlos',
    acceso: ['configuracionGeneral'],
    asignado: true,
    entrada: {},
    salida: z.object({
      envia: z.boolean(),
      pendientes: z.int().nonnegative(),
      fallidos: z.int().nonnegative(),
      correos: z.array(correoDeListaSchema),
    }),
  }),
} as const;
