import { z } from 'zod';
import { guardadoSchema, NEW_RECORD } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { savedRecord } from '#domain/common/keptRecord';
import { estanciaSchema } from '#domain/common/plazos';
import { wireNumber } from '#domain/common/wireNumber';
import { plazoPorGuardarSchema, plazoSchema } from '#domain/escritorio/plazos';

/** The limits of time in a state, and how long a record has been in its own. */
export const plazos = {
  listaPlazos: call({
    metodo: 'GET',
    ruta: 'plazos',
    resumen: 'Los plazos de los estados, también los inactivos',
    acceso: ['configuracionGeneral'],
    asignado: true,
    entrada: {},
    salida: z.array(plazoSchema),
  }),
  guardarPlazo: call({
    metodo: 'POST',
    ruta: 'plazos/guardar',
    resumen:
      `Agrega el plazo de un estado, o cambia uno (${NEW_RECORD}). \`cuenta\`: de qué horas, \`abierta\` de las que abre la tienda del ` +
      'registro, `reloj` de todas. Cuándo vence cada registro se vuelve a calcular poco después',
    acceso: ['configuracionGeneral'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: plazoPorGuardarSchema.extend(savedRecord) },
    salida: guardadoSchema,
  }),
  estanciaDeRegistro: call({
    metodo: 'GET',
    ruta: 'plazos/estancia/{entidad}/{id}',
    resumen:
      'Cuánto lleva en su estado un caso, un vale o una factura que la persona puede ver, cuándo vence su plazo, y en cuánto lo dejan nueve de ' +
      'cada diez',
    acceso: 'sesion',
    asignado: true,
    entrada: {
      ruta: z.object({ entidad: z.enum(['caso', 'vale', 'factura']), id: wireNumber(z.int().positive()) }),
    },
    salida: estanciaSchema,
  }),
} as const;
