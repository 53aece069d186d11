import { z } from 'zod';
import { conPresenciaSchema, estadoDePresenciaSchema, presenteSchema } from '#domain/common/presencia';
import { call } from './call.ts';

/** So many records a list asks about at once, at most. */
const MAX_PRESENTES = 100;

const MANY_IDS = new RegExp(`^[0-9]{1,15}(,[0-9]{1,15}){0,${MAX_PRESENTES - 1}}$`);

const id = z.int().positive();

/** Who has a record open. Nothing of it is stored. */
export const presencia = {
  presencia: call({
    metodo: 'POST',
    ruta: 'presencia',
    resumen:
      'La página de un caso, un vale o una factura dice que la persona lo tiene abierto, cada veinte segundos y en cuanto cambia cómo ' +
      'está (`fuera` al irse), y oye quiénes más lo tienen. De quien calla cincuenta segundos se deja de decir. `pagina` es un nombre al azar de esa ' +
      'página y `turno` crece con cada aviso suyo: uno que llega tarde no cuenta. Solo para quien puede ver el registro. No se guarda nada',
    acceso: 'sesion',
    asignado: true,
    sinUso: true,
    soloLee: true,
    entrada: {
      cuerpo: z.object({
        entidad: conPresenciaSchema,
        id,
        pagina: z.string().regex(/^[\w-]{8,64}$/, 'El formato no es válido.'),
        turno: z.int().nonnegative(),
        estado: z.enum([...estadoDePresenciaSchema.options, 'fuera']),
      }),
    },
    salida: z.object({ presentes: z.array(presenteSchema) }),
  }),
  presentes: call({
    metodo: 'GET',
    ruta: 'presencia/de',
    resumen:
      `Quiénes más tienen abiertos unos registros (\`ids\`, con comas, hasta ${MAX_PRESENTES}), para la lista que los muestra: solo ` +
      'los que alguien tiene abiertos, y solo los que la persona puede ver',
    acceso: 'sesion',
    asignado: true,
    sinUso: true,
    entrada: {
      consulta: z.object({
        entidad: conPresenciaSchema,
        ids: z.string().regex(MANY_IDS),
      }),
    },
    salida: z.object({ registros: z.array(z.object({ id, presentes: z.array(presenteSchema) })) }),
  }),
} as const;
