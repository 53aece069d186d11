import { z } from 'zod';
import { errorDeLargo } from '#domain/contrasenas';
import { freeLine } from '#domain/freeText';
import { cuentaSchema, detallesUsuarioSchema, numidenDeEntradaSchema } from '#domain/sesion';
import { wireNumber } from '#domain/wireNumber';
import { llamada } from './llamada.ts';
import { respuestaAccionSchema } from './respuestas.ts';

const numiden = wireNumber(z.int().positive());

/** Session and users: the calls that signing in needs (specification, section 7). */
export const sesion = {
  opcionesSesion: llamada({
    metodo: 'GET',
    ruta: 'sesion/opciones',
    resumen: 'Qué datos pide la pantalla de entrada',
    acceso: 'publico',
    asignado: true,
    entrada: {},
    salida: z.object({ contrasena: z.boolean() }),
  }),
  iniciarSesion: llamada({
    metodo: 'POST',
    ruta: 'sesion/login',
    resumen: 'Inicia la sesión de un empleado en una tienda',
    acceso: 'publico',
    entrada: {
      cuerpo: z.object({
        numiden: numidenDeEntradaSchema,
        idTienda: z.int().positive('Seleccione una tienda.'),
        tienda: freeLine().max(80),
        contrasena: z.string().max(200).optional(),
      }),
    },
    salida: respuestaAccionSchema,
  }),
  sesionActual: llamada({
    metodo: 'GET',
    ruta: 'sesion/actual',
    resumen: 'De quién es la sesión que trae la petición, y en qué tienda; la mantiene viva',
    acceso: 'sesion',
    asignado: true,
    conContrasenaPorCambiar: true,
    entrada: {},
    salida: z.object({
      numiden: z.int(),
      tienda: z.object({ id: z.int(), nombre: z.string() }),
      version: z.string(),
      /** Present and true when only `cambiarContrasena` is answered. */
      debeCambiarContrasena: z.boolean().optional(),
    }),
  }),
  cerrarSesion: llamada({
    metodo: 'POST',
    ruta: 'sesion/logout',
    resumen: 'Termina la sesión; sin sesión no hace nada',
    acceso: 'publico',
    entrada: {},
    salida: respuestaAccionSchema,
  }),
  miCuenta: llamada({
    metodo: 'GET',
    ruta: 'sesion/cuenta',
    resumen: 'Los datos de quien tiene la sesión, y sus sesiones abiertas',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: cuentaSchema,
  }),
  terminarSesion: llamada({
    metodo: 'POST',
    ruta: 'sesion/terminar',
    resumen: 'Termina una de las sesiones abiertas de quien pregunta',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.int().positive() }) },
    salida: respuestaAccionSchema,
  }),
  terminarOtrasSesiones: llamada({
    metodo: 'POST',
    ruta: 'sesion/terminar-otras',
    resumen: 'Termina todas las sesiones de quien pregunta, menos la que pregunta',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: respuestaAccionSchema,
  }),
  cambiarContrasena: llamada({
    metodo: 'POST',
    ruta: 'sesion/contrasena',
    resumen: 'Cambia la contraseña de quien pregunta y termina sus demás sesiones',
    acceso: 'sesion',
    asignado: true,
    conContrasenaPorCambiar: true,
    entrada: {
      cuerpo: z.object({
        actual: z.string().min(1, 'Escriba su contraseña actual.').max(200, 'La contraseña actual no es correcta.'),
        nueva: z.string().superRefine((nueva, contexto) => {
          const message = errorDeLargo(nueva);
          if (message !== null) contexto.addIssue({ code: 'custom', message });
        }),
      }),
    },
    salida: respuestaAccionSchema,
  }),
  detallesUsuario: llamada({
    metodo: 'GET',
    ruta: 'usuario/detalles/{numiden}',
    resumen: 'Datos de quien tiene la sesión',
    acceso: 'sesion',
    asignado: true,
    entrada: { ruta: z.object({ numiden }) },
    salida: detallesUsuarioSchema,
  }),
  permisosPerfil: llamada({
    metodo: 'GET',
    ruta: 'permiso/perfil-usuario/{id}',
    resumen: 'Los permisos de quien tiene la sesión',
    acceso: 'sesion',
    entrada: { ruta: z.object({ id: numiden }) },
    salida: z.array(z.object({ id: z.int(), nombre: z.string() })),
  }),
  tieneSubcategoria: llamada({
    metodo: 'POST',
    ruta: 'usuario/tiene-subcategoria',
    resumen: 'Si quien tiene la sesión atiende la categoría: código 200 cuando sí',
    acceso: 'sesion',
    entrada: { cuerpo: z.object({ idSubcategoria: z.int().positive() }) },
    salida: respuestaAccionSchema,
  }),
} as const;
