import { z } from 'zod';
import { actionAnswerSchema, guardadoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { ID_APLICACION } from '#domain/common/constants';
import { freeLine } from '#domain/common/freeText';
import { wireNumber } from '#domain/common/wireNumber';
import { ausenciaPedidaSchema, suplentesSchema } from '#domain/personas/ausencias';
import {
  empleadoSchema,
  filtroUsuariosSchema,
  usuarioDeListaSchema,
  usuarioGuardadoSchema,
  usuarioSchema,
} from '#domain/personas/usuarios';

const numiden = wireNumber(z.int().positive());
const aplicacion = wireNumber(z.literal(ID_APLICACION));

const userPageSchema = z.object({
  usuarios: z.array(usuarioDeListaSchema),
  /** How many users the filter finds, in all pages. */
  total: z.int().nonnegative(),
});

/** The calls of users (specification, section 7); a person reads his own data through `sesion.ts`. */
export const usuarios = {
  usuariosPorAplicacion: call({
    metodo: 'GET',
    ruta: 'usuario/por-aplicacion/{appId}',
    resumen: 'Los usuarios activos por nombre, como máximo los primeros mil; todos, con `usuario/lista-paginada`',
    acceso: ['verUsuarios'],
    entrada: { ruta: z.object({ appId: aplicacion }) },
    salida: z.array(usuarioDeListaSchema),
  }),
  listaUsuarios: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'usuario/lista-paginada',
    resumen: 'Una página de los usuarios que encuentra el filtro, sin distinguir acentos ni mayúsculas',
    acceso: ['verUsuarios', 'editarUsuarios'],
    asignado: true,
    entrada: {
      cuerpo: filtroUsuariosSchema.extend({
        idAplicacion: z.literal(ID_APLICACION),
        numPagina: z.int().positive().max(100_000),
        tamPagina: z.int().positive().max(100),
      }),
    },
    salida: userPageSchema,
  }),
  obtenerUsuario: call({
    metodo: 'GET',
    ruta: 'usuario/get-detalles',
    resumen: 'Un usuario con sus áreas, su rol, sus permisos y los casos abiertos que tiene a su cargo',
    acceso: ['verUsuarios', 'editarUsuarios'],
    entrada: { consulta: z.object({ numiden, idAplicacion: aplicacion }) },
    salida: usuarioSchema,
  }),
  empleado: call({
    metodo: 'GET',
    ruta: 'usuario/empleado/{numiden}',
    resumen: 'A quién conoce recursos humanos por un número de empleado, y si se puede agregar como usuario',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { ruta: z.object({ numiden }) },
    salida: empleadoSchema,
  }),
  agregarUsuario: call({
    metodo: 'POST',
    ruta: 'usuario/agregar',
    resumen: 'Agrega como usuario a una persona que recursos humanos conoce',
    acceso: ['editarUsuarios'],
    unaVez: true,
    entrada: { cuerpo: usuarioGuardadoSchema },
    salida: guardadoSchema,
  }),
  editarUsuario: call({
    metodo: 'PUT',
    ruta: 'usuario/editar',
    resumen:
      'Cambia un usuario. Quien se desactiva y tiene casos abiertos los deja a `heredero`, o a nadie cuando es null; sin decirlo da 409',
    acceso: ['editarUsuarios'],
    unaVez: true,
    entrada: { cuerpo: usuarioGuardadoSchema },
    salida: guardadoSchema,
  }),
  contrasenaProvisional: call({
    metodo: 'POST',
    ruta: 'usuario/contrasena-provisional',
    resumen:
      'Da a otra persona una contraseña nueva que deberá cambiar al entrar, y termina sus sesiones. No se vuelve a mostrar: otra ' +
      'petición da otra',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.int().positive(), idAplicacion: z.literal(ID_APLICACION) }) },
    salida: actionAnswerSchema.extend({ contrasena: z.string() }),
  }),
  quitarSegundoFactor: call({
    metodo: 'POST',
    ruta: 'usuario/quitar-segundo-factor',
    resumen: 'Quita el segundo factor de otra persona, que perdió su teléfono, y termina sus sesiones',
    acceso: ['editarUsuarios'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: z.object({ id: z.int().positive(), idAplicacion: z.literal(ID_APLICACION) }) },
    salida: actionAnswerSchema,
  }),
  guardarAusencia: call({
    metodo: 'POST',
    ruta: 'usuario/ausencia',
    resumen: 'Dice hasta qué día está ausente otra persona y quién la suple, o que ya volvió, con `hasta` en null',
    acceso: ['editarUsuarios'],
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: z.object({ id: z.int().positive() }).and(ausenciaPedidaSchema) },
    salida: actionAnswerSchema,
  }),
  suplentes: call({
    metodo: 'GET',
    ruta: 'usuario/suplentes/{numiden}',
    resumen:
      'Quiénes pueden suplir a una persona mientras está ausente, por nombre o numiden; a otra, para quien edita usuarios',
    acceso: 'sesion',
    asignado: true,
    entrada: { ruta: z.object({ numiden }), consulta: z.object({ busqueda: freeLine().default('') }) },
    salida: suplentesSchema,
  }),
} as const;
