import { actionAnswerSchema } from './answers.ts';
import { call } from './call.ts';

/** The calls about the back end itself. */
export const sistema = {
  salud: call({
    metodo: 'GET',
    ruta: 'sistema/salud',
    resumen: 'Si el servidor y su base de datos atienden: código 1 cuando sí; si no, el error de cualquier llamada',
    acceso: 'publico',
    asignado: true,
    entrada: {},
    salida: actionAnswerSchema,
  }),
} as const;
