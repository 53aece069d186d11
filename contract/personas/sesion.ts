import { z } from 'zod';
import { actionAnswerSchema, SECOND_STEP_CODE } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { freeLine } from '#domain/common/freeText';
import { PENDIENTES } from '#domain/common/pendiente';
import { wireNumber } from '#domain/common/wireNumber';
import { ausenciaPedidaSchema } from '#domain/personas/ausencias';
import { lengthError } from '#domain/personas/passwords';
import {
  codigoSchema,
  codigoSiTieneSchema,
  deNuevoSchema,
  inscripcionSchema,
} from '#domain/personas/segundoFactorSchemas';
import { cuentaSchema, detallesUsuarioSchema, numidenDeEntradaSchema } from '#domain/personas/sesion';

const numiden = wireNumber(z.int().positive());
const idTienda = z.int().positive('Seleccione una tienda.');

/** Session and users: the calls that signing in needs (specification, section 7). */
export const sesion = {
  opcionesSesion: call({
    metodo: 'GET',
    ruta: 'sesion/opciones',
    resumen: 'Qué datos pide la pantalla de entrada',
    acceso: 'publico',
    asignado: true,
    entrada: {},
    salida: z.object({
      contrasena: z.boolean(),
      /** Present and true where people sign in by the chain's identity provider. */
      proveedor: z.boolean().optional(),
      /** Present and true where one person may enter by password all the same. */
      emergencia: z.boolean().optional(),
      /** Present and true where who has no store named enters none, but for who administers the application. */
      soloTiendasNombradas: z.boolean().optional(),
    }),
  }),
  iniciarSesion: call({
    metodo: 'POST',
    ruta: 'sesion/login',
    resumen: `Inicia la sesión de un empleado en una tienda; código ${SECOND_STEP_CODE} cuando falta el de su segundo factor, y no hay sesión todavía`,
    acceso: 'publico',
    entrada: {
      cuerpo: z.object({
        numiden: numidenDeEntradaSchema,
        idTienda,
        tienda: freeLine().max(80),
        contrasena: z.string().max(200).optional(),
      }),
    },
    salida: actionAnswerSchema,
  }),
  confirmarCodigo: call({
    metodo: 'POST',
    ruta: 'sesion/codigo',
    resumen:
      'Inicia la sesión de quien ya dio su contraseña y tiene segundo factor, por el código de su aplicación o uno de recuperación; el navegador guarda unos minutos, en una galleta, que la dio',
    acceso: 'publico',
    asignado: true,
    entrada: { cuerpo: z.object({ codigo: codigoSchema }) },
    salida: actionAnswerSchema,
  }),
  irAlProveedor: call({
    metodo: 'POST',
    ruta: 'sesion/oidc/ir',
    resumen:
      'A qué dirección del proveedor de identidad va el navegador de quien quiere entrar; el navegador guarda en una galleta con qué vuelve',
    acceso: 'publico',
    asignado: true,
    entrada: { cuerpo: z.object({ numiden: numidenDeEntradaSchema, idTienda, tienda: freeLine().max(80) }) },
    salida: actionAnswerSchema.extend({ direccion: z.string() }),
  }),
  volverDelProveedor: call({
    metodo: 'POST',
    ruta: 'sesion/oidc/regreso',
    resumen: 'Inicia la sesión de quien vuelve del proveedor de identidad; `consulta` es lo que su dirección trae',
    acceso: 'publico',
    asignado: true,
    entrada: { cuerpo: z.object({ consulta: z.string().max(8_000) }) },
    salida: actionAnswerSchema,
  }),
  salidaDelProveedor: call({
    metodo: 'POST',
    ruta: 'sesion/oidc/salida',
    resumen:
      'El proveedor de identidad avisa que alguien salió (OpenID Connect Back-Channel Logout): terminan las sesiones que nombra',
    acceso: 'publico',
    asignado: true,
    formulario: true,
    entrada: { cuerpo: z.object({ logout_token: z.string().max(16_000) }) },
    salida: actionAnswerSchema,
  }),
  sesionActual: call({
    metodo: 'GET',
    ruta: 'sesion/actual',
    resumen: 'De quién es la sesión que trae la petición, y en qué tienda; la mantiene viva',
    acceso: 'sesion',
    asignado: true,
    conPendiente: PENDIENTES,
    entrada: {},
    salida: z.object({
      numiden: z.int(),
      tienda: z.object({ id: z.int(), nombre: z.string() }),
      /** The time zone of the store, by its IANA name; that of the centre where it is not said. */
      zona: z.string().optional(),
      version: z.string(),
      /** How long the session lasts still, in milliseconds, however much it is used: a duration, since the asker's clock may be wrong. */
      quedanMs: z.int().nonnegative().optional(),
      /** Present while the session serves for nothing else than this. */
      pendiente: z.enum(PENDIENTES).optional(),
    }),
  }),
  cerrarSesion: call({
    metodo: 'POST',
    ruta: 'sesion/logout',
    resumen: 'Termina la sesión; sin sesión no hace nada',
    acceso: 'publico',
    entrada: {},
    salida: actionAnswerSchema.extend({
      /** Where the browser leaves the chain's identity provider too; absent where it does not. */
      direccion: z.string().optional(),
    }),
  }),
  miCuenta: call({
    metodo: 'GET',
    ruta: 'sesion/cuenta',
    resumen: 'Los datos de quien tiene la sesión, y sus sesiones abiertas',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: cuentaSchema,
  }),
  terminarSesion: call({
    metodo: 'POST',
    ruta: 'sesion/terminar',
    resumen: 'Termina una de las sesiones abiertas de quien pregunta',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: deNuevoSchema.extend({ id: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
  terminarOtrasSesiones: call({
    metodo: 'POST',
    ruta: 'sesion/terminar-otras',
    resumen: 'Termina todas las sesiones de quien pregunta, menos la que pregunta',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: deNuevoSchema },
    salida: actionAnswerSchema,
  }),
  tiendasPropias: call({
    metodo: 'GET',
    ruta: 'sesion/tiendas',
    resumen: 'Las tiendas en que puede trabajar quien tiene la sesión, por nombre',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: z.array(z.object({ cvetda: z.int(), nombre: z.string() })),
  }),
  cambiarTienda: call({
    metodo: 'POST',
    ruta: 'sesion/tienda',
    resumen:
      'Cambia la sesión a otra de las tiendas en que la persona puede trabajar. Lo que otra pestaña pida después por la tienda anterior ' +
      'se rechaza con 412',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: z.object({ idTienda }) },
    salida: actionAnswerSchema,
  }),
  cambiarContrasena: call({
    metodo: 'POST',
    ruta: 'sesion/contrasena',
    resumen: 'Cambia la contraseña de quien pregunta y termina sus demás sesiones',
    acceso: 'sesion',
    asignado: true,
    conPendiente: ['contrasena'],
    entrada: {
      cuerpo: z.object({
        codigo: codigoSiTieneSchema.optional(),
        actual: z.string().min(1, 'Escriba su contraseña actual.').max(200, 'La contraseña actual no es correcta.'),
        nueva: z.string().superRefine((fresh, context) => {
          const message = lengthError(fresh);
          if (message !== null) context.addIssue({ code: 'custom', message });
        }),
      }),
    },
    salida: actionAnswerSchema,
  }),
  guardarMiAusencia: call({
    metodo: 'POST',
    ruta: 'sesion/ausencia',
    resumen: 'Dice hasta qué día está ausente quien pregunta y quién le suple, o que ya volvió, con `hasta` en null',
    acceso: 'sesion',
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: ausenciaPedidaSchema },
    salida: actionAnswerSchema,
  }),
  guardarMiResumen: call({
    metodo: 'POST',
    ruta: 'sesion/resumen',
    resumen: 'Pide, o deja, un correo al día con las novedades sin leer de quien pregunta',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: z.object({ pedido: z.boolean() }) },
    salida: actionAnswerSchema,
  }),
  prepararSegundoFactor: call({
    metodo: 'POST',
    ruta: 'sesion/segundo-factor/preparar',
    resumen:
      'Muestra, esta única vez, una clave para la aplicación de códigos; vale cuando `activarSegundoFactor` trae su primer código',
    acceso: 'sesion',
    asignado: true,
    conPendiente: ['segundoFactor'],
    entrada: { cuerpo: deNuevoSchema },
    salida: inscripcionSchema,
  }),
  activarSegundoFactor: call({
    metodo: 'POST',
    ruta: 'sesion/segundo-factor/activar',
    resumen:
      'Activa el segundo factor de quien pregunta, en lugar del que tenga; contesta sus códigos de recuperación, esta única vez, y termina sus demás sesiones',
    acceso: 'sesion',
    asignado: true,
    conPendiente: ['segundoFactor'],
    entrada: { cuerpo: z.object({ inscripcion: z.string().max(2_000), codigo: codigoSchema }) },
    salida: actionAnswerSchema.extend({ codigos: z.array(z.string()) }),
  }),
  quitarMiSegundoFactor: call({
    metodo: 'POST',
    ruta: 'sesion/segundo-factor/quitar',
    resumen: 'Quita el segundo factor de quien pregunta, si su rol no lo pide',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: deNuevoSchema },
    salida: actionAnswerSchema,
  }),
  detallesUsuario: call({
    metodo: 'GET',
    ruta: 'usuario/detalles/{numiden}',
    resumen: 'Datos de quien tiene la sesión',
    acceso: 'sesion',
    asignado: true,
    entrada: { ruta: z.object({ numiden }) },
    salida: detallesUsuarioSchema,
  }),
  permisosPerfil: call({
    metodo: 'GET',
    ruta: 'permiso/perfil-usuario/{id}',
    resumen: 'Los permisos de quien tiene la sesión',
    acceso: 'sesion',
    entrada: { ruta: z.object({ id: numiden }) },
    salida: z.array(z.object({ id: z.int(), nombre: z.string() })),
  }),
  tieneSubcategoria: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'usuario/tiene-subcategoria',
    resumen: 'Si quien tiene la sesión atiende la categoría: código 200 cuando sí',
    acceso: 'sesion',
    entrada: { cuerpo: z.object({ idSubcategoria: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
} as const;
