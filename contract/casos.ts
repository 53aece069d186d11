import { z } from 'zod';
import { casoSchema, solicitudCasoSchema } from '#domain/casos';
import { llamada } from './llamada.ts';
import { respuestaAccionSchema, rutaConId } from './respuestas.ts';

const verCasos = ['verTodosLosCasos', 'validarOperacion'] as const;

/** Cases (specification, section 7). */
export const casos = {
  guardarCaso: llamada({
    metodo: 'POST',
    ruta: 'caso/guardar',
    resumen: 'Abre un caso con su cliente, sus parámetros de búsqueda y hasta cinco anexos',
    acceso: ['crearCaso'],
    unaVez: true,
    multipart: { parteJson: 'casoRequest' },
    entrada: { cuerpo: solicitudCasoSchema },
    salida: respuestaAccionSchema.extend({ idCaso: z.int() }),
  }),
  detalleCaso: llamada({
    metodo: 'GET',
    ruta: 'caso/detalle/{id}',
    resumen: 'Un caso con todo lo suyo',
    acceso: verCasos,
    entrada: { ruta: rutaConId },
    salida: casoSchema,
  }),
  descargarAnexo: llamada({
    metodo: 'GET',
    ruta: 'caso/download-anexo/{id}',
    resumen: 'El archivo de un anexo, para descargar',
    acceso: verCasos,
    entrada: { ruta: rutaConId },
    salida: 'archivo',
  }),
} as const;
