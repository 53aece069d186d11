import { z } from 'zod';
import { actionAnswerSchema, guardadoSchema, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import {
  pruebaServidorSchema,
  RAZONES_PRUEBA,
  servidorEnteroSchema,
  servidorNuevoSchema,
  servidorSchema,
  servidorSinPassSchema,
} from '#domain/cadena/servidores';
import { wireNumber } from '#domain/common/wireNumber';

const administer = ['servidores'] as const;

/** A yes or no in an address. */
const wireYesNo = z.enum(['true', 'false']);

/** Servers of neighbour systems (specification, section 7, "Servers, settings, reasons"; permission 17). */
export const servidores = {
  listaServidores: call({
    metodo: 'GET',
    ruta: 'panel/obtener-server',
    resumen: 'Los servidores, sin sus contraseñas: solo si tienen una',
    acceso: administer,
    entrada: {},
    salida: z.array(servidorSchema),
  }),
  detalleServidor: call({
    metodo: 'GET',
    ruta: 'panel/obtener-server/{id}',
    resumen: 'Un servidor, sin su contraseña',
    acceso: administer,
    entrada: { ruta: pathWithId },
    salida: servidorSchema,
  }),
  cambiarServidor: call({
    metodo: 'GET',
    ruta: 'panel/switch/{id}',
    resumen:
      'Enciende o apaga un servidor: a lo que diga `activo`, o al revés de como está. Aunque es un GET cambia algo: un ' +
      'navegador debe mandar `Idempotency-Key`, que ningún enlace ni imagen puede, y desde el mismo sitio',
    acceso: administer,
    unaVez: true,
    cambia: true,
    entrada: {
      ruta: pathWithId,
      consulta: z.object({ version: wireNumber(z.int().positive()).optional(), activo: wireYesNo.optional() }),
    },
    salida: guardadoSchema,
  }),
  guardarServidor: call({
    metodo: 'POST',
    ruta: 'panel/guardar',
    resumen: 'Agrega un servidor',
    acceso: administer,
    unaVez: true,
    entrada: { cuerpo: servidorNuevoSchema },
    salida: guardadoSchema,
  }),
  actualizarServidor: call({
    metodo: 'PUT',
    ruta: 'panel/actualizar',
    resumen: 'Cambia un servidor con su contraseña: `pass` toma el lugar de la anterior, y null la quita',
    acceso: administer,
    unaVez: true,
    entrada: { cuerpo: servidorEnteroSchema },
    salida: guardadoSchema,
  }),
  editarServidor: call({
    metodo: 'PUT',
    ruta: 'panel/editar',
    resumen:
      'Cambia un servidor sin tocar su contraseña. A otro equipo, puerto o sitio la contraseña guardada no se va: hay que ' +
      'escribirla de nuevo y usar panel/actualizar',
    acceso: administer,
    unaVez: true,
    entrada: { cuerpo: servidorSinPassSchema },
    salida: guardadoSchema,
  }),
  probarServidor: call({
    metodo: 'POST',
    ruta: 'panel/test',
    resumen:
      'Abre una conexión de verdad con lo escrito, por 5 segundos como máximo y solo a los equipos de SERVIDORES_PERMITIDOS. ' +
      '`codigo` 1 si conecta; si no, 2 y la razón. Más de 10 por minuto dan 429',
    acceso: administer,
    entrada: { cuerpo: pruebaServidorSchema },
    salida: actionAnswerSchema.extend({ razon: z.enum(RAZONES_PRUEBA), milisegundos: z.int().nonnegative() }),
  }),
} as const;
