/** Sample data that several machines share. */
import type { Failure } from '#contract/common/failure';
import type { Customer } from '#domain/casos/clientes';
import type { Sesion } from '#domain/personas/sesion';
import type { Pendiente } from '#machines/sesion.types';
import type { OperationFindings } from '#machines/validarOperacion.types';
import { PERSONAS } from './muestra.ts';

/** The server said no, and stored nothing. */
export const rejection: Failure = { tipo: 'rechazo', texto: 'La solicitud no es válida', codigo: 400, campos: [] };

/** No answer came: whether the server did the work is unknown. */
export const noConnection: Failure = {
  tipo: 'sinConexion',
  texto: 'Revise su conexión a internet',
  codigo: null,
  campos: [],
};

/** The database is away: whether the server did the work is unknown. */
export const noService: Failure = {
  tipo: 'noDisponible',
  texto: 'La base de datos no contesta en este momento.',
  codigo: 503,
  campos: [],
  segundos: 2,
};

/** The disk of the database is full: nothing was stored, and that passes. */
export const noSpace: Failure = {
  tipo: 'sinEspacio',
  texto: 'El disco del servidor está lleno y no se guardó nada. Avise a la mesa de ayuda: hay que liberar espacio.',
  codigo: 507,
  campos: [],
  segundos: 60,
};

/** Something broke that does not mend itself. */
export const broken: Failure = { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: 500, campos: [] };

export const noSession: Failure = { tipo: 'sinSesion', texto: 'Su sesión terminó', codigo: 401, campos: [] };

export const sesion: Sesion = {
  logueado: true,
  numiden: PERSONAS.asesor.numiden,
  nombre: PERSONAS.asesor.nombre,
  tienda: { id: 1, nombre: 'Tienda Centro' },
  avatar: null,
  roles: [2],
  areas: [1],
  permisos: [1, 2, 27],
  gerente: { esGerente: false, areasGerente: [] },
  limite: null,
  version: '1.0.0',
};

export const toChange: Pendiente = { logueado: false, numiden: 100002, pendiente: 'contrasena' };

export const customer: Customer = {
  numiden: 500001,
  nombre: 'Luis',
  apellidoPaterno: 'Ibáñez',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: 'luis@example.mx',
  telefono: null,
  celular: null,
  esNuevo: false,
};

export const emptyOperation: OperationFindings = {
  cabecera: {
    datos: {
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
      operacion: 1000001,
      fechaOperacion: '2026-11-02T18:30:00.000Z',
      numiden: null,
      cliente: null,
      totalOperacion: 0,
    },
  },
  articulos: { datos: [] },
  vales: { datos: [] },
};

export const noOperation: OperationFindings = {
  cabecera: { datos: null },
  articulos: { datos: [] },
  vales: { datos: [] },
};

/** The same operation, whose articles could not be read. */
export const noItems: OperationFindings = { ...emptyOperation, articulos: { failure: noService } };

/** The part that is missing does not come back by itself. */
export const brokenItems: OperationFindings = { ...emptyOperation, articulos: { failure: broken } };
