import { z } from 'zod';
import { HECHOS_DE_CAMBIO } from '#domain/common/cambios';
import { conPresenciaSchema, presenteSchema } from '#domain/common/presencia';
import { RECORD_NAMES } from '#domain/common/records';
import { call } from './call.ts';

/** The entities that can change under somebody's eyes, by their names on the wire. */
const entidadSchema = z.enum([
  'caso',
  'vale',
  'factura',
  'guia',
  'billetera',
  'certificado',
  'entrada',
  'venta',
  'novedad',
  ...RECORD_NAMES,
]);
export type Entidad = z.infer<typeof entidadSchema>;

/**
 * One change. `id` is the record's; of a guide the number of its operation, of a wallet the customer's `numiden`, of a
 * gift certificate the voucher that it came of, 0 for none, of sales that came in the delivery, of a sale its number, of notices 0. `version` is that of the record after it, null for an
 * entity without versions; `numiden` is the person who did it, null for the system itself. Further facts stand under
 * the entity's name and decide which readings the change made untrue. A back end that does not know them leaves them out, and
 * then every reading that holds something of the entity is done again.
 */
export const cambioSchema = z.object({
  entidad: entidadSchema,
  id: z.int(),
  version: z.int().nullable(),
  numiden: z.int().nullable(),
  ...z.object(HECHOS_DE_CAMBIO).partial().shape,
});
export type Cambio = z.infer<typeof cambioSchema>;

/** The milliseconds over which all listeners spread their next requests; a quarter of a second if left out. */
const repartoMs = z.int().nonnegative().optional();

/** The live changes that a screen follows. */
export const cambios = {
  eventos: call({
    metodo: 'GET',
    ruta: 'eventos',
    resumen:
      'Lo que cambia, en el momento en que cambia y solo lo que la persona puede ver, como server-sent events (`EventSource`). ' +
      'Sin nombre: un cambio ya guardado, para leer de nuevo lo que se muestre de ese registro; de una guía, `id` es el ' +
      'número de su operación, de una billetera el `numiden` del cliente, de un certificado el vale del que salió o 0, de una entrada la de las ventas que llegaron, de una venta su número (solo lo oye quien miró esa operación hace poco), de una novedad 0 (solo la oye para quien es). `hello`: al abrir, con la versión del servidor. `refresh`: pudo perderse algún cambio, hay que ' +
      'leer de nuevo todo lo que se muestre. `repartoMs`: en cuántos milisegundos se reparten las lecturas de todos los que lo oyen. De un caso, un vale, una factura, un ' +
      'usuario, un motivo de vales, una dirección y una venta, lo que lleva su nombre dice qué lecturas dejaron de ser ciertas. `session`: la sesión terminó, o cambiaron sus permisos. `bye`: la persona abrió ' +
      'otras diez después y esta se cierra. `presencia`: quiénes tienen abierto ahora un registro, todos. `beat`: cada 20 segundos, para saber que la conexión vive. Es una comodidad: un servidor que no la ' +
      'tenga contesta 404 y todo lo demás funciona',
    acceso: 'sesion',
    asignado: true,
    sinUso: true,
    entrada: {},
    salida: 'eventos',
    eventos: {
      message: cambioSchema.extend({ repartoMs }),
      hello: z.object({ version: z.string() }),
      refresh: z.object({ repartoMs }),
      session: z.object({ motivo: z.enum(['terminada', 'cambiada']) }),
      bye: z.object({}),
      presencia: z.object({ entidad: conPresenciaSchema, id: z.int(), presentes: z.array(presenteSchema) }),
      beat: z.object({}),
    },
  }),
} as const;

/** The events of the stream with their data. */
export type Eventos = {
  readonly [N in keyof typeof cambios.eventos.eventos]: z.infer<(typeof cambios.eventos.eventos)[N]>;
};
