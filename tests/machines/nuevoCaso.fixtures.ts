import { assign } from 'xstate';
import type { FormularioNuevoCaso } from '#domain/nuevoCaso';
import { avisoContacto, erroresNuevoCaso, FORMULARIO_VACIO } from '#domain/nuevoCaso';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { BorradorNuevoCaso, NuevoCasoContext } from '#machines/nuevoCaso.types';
import { passesByItself } from '../../src/app/connect/connection.ts';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { cliente, rechazo, sinConexion, sinServicio, sinSesion } from './samples.ts';

const AHORA = new Date('2026-11-20T12:00:00-06:00');

/** The machine with the house's own form rules, at a frozen moment: the stub of `revisar` finds nothing wrong. */
const conReglas = nuevoCasoMachine.provide({
  actions: {
    revisar: assign(({ context }) => ({
      errores: erroresNuevoCaso(context.formulario, context.cliente === null, AHORA),
      avisoContacto: avisoContacto(context.formulario),
    })),
  },
});

const formulario: FormularioNuevoCaso = {
  ...FORMULARIO_VACIO,
  nombre: 'María',
  apellidoPaterno: 'Núñez',
  fechaNacimiento: '1990-05-17',
  correo: 'maria@example.mx',
  idArea: 1,
  idSubcategoria: 3,
  descripcion: 'El refrigerador llegó con un golpe.',
};

/** A draft that lacks nothing: one answer instead of seven writings. */
const borrador: BorradorNuevoCaso = { formulario, cliente: null, anexosPorReponer: ['ticket.pdf'], clave: null };

const anexo = (id: string, nombre: string) => ({ id, nombre, bytes: 1024 });

const fixtures: Fixtures<typeof conReglas> = {
  eventos: {
    conexionRestablecida: [{ type: 'conexionRestablecida' }],
    abrir: [{ type: 'abrir', operacion: { tienda: 1, operacion: 1000001 } }],
    escribir: [
      { type: 'escribir', campo: 'nombre', valor: 'María' },
      { type: 'escribir', campo: 'apellidoPaterno', valor: 'Núñez' },
      { type: 'escribir', campo: 'correo', valor: 'maria@' },
      { type: 'escribir', campo: 'descripcion', valor: 'Corta' },
    ],
    tocar: [{ type: 'tocar', campo: 'nombre' }],
    elegirArea: [
      { type: 'elegirArea', idArea: 1, hayCategorias: true },
      { type: 'elegirArea', idArea: 2, hayCategorias: false },
    ],
    buscarCliente: [{ type: 'buscarCliente' }],
    elegirCliente: [
      { type: 'elegirCliente', cliente },
      { type: 'elegirCliente', cliente: null },
    ],
    adjuntar: [
      { type: 'adjuntar', anexos: [anexo('a', 'ticket.pdf')] },
      { type: 'adjuntar', anexos: ['b', 'c', 'd', 'e', 'f'].map((id) => anexo(id, `foto-${id}.jpg`)) },
    ],
    quitarAnexo: [{ type: 'quitarAnexo', id: 'a' }],
    guardar: [{ type: 'guardar', clave: 'clave-1' }],
    avance: [{ type: 'avance', porcion: 0.5 }],
    casoGuardado: [{ type: 'casoGuardado', idCaso: 7001 }],
    guardadoFallido: [
      { type: 'guardadoFallido', failure: sinConexion },
      { type: 'guardadoFallido', failure: sinServicio },
      { type: 'guardadoFallido', failure: sinSesion },
      { type: 'guardadoFallido', failure: rechazo },
    ],
    cerrar: [{ type: 'cerrar' }],
    seguirEditando: [{ type: 'seguirEditando' }],
    descartar: [{ type: 'descartar' }],
  },
  actores: {
    vigilarConexion: { contesta: [], falla: [{ message: 'Fallo de quien vigila la conexión' }] },
    leerBorrador: { contesta: [borrador, null], falla: [{ message: 'Sin almacenamiento local' }] },
    llevarBorrador: { contesta: [], falla: [{ message: 'Sin almacenamiento local' }] },
    buscarClientes: {
      contesta: [
        { clientes: [cliente], limiteExcedido: false },
        { clientes: [cliente], limiteExcedido: true },
        { clientes: [], limiteExcedido: false },
      ],
      falla: [sinConexion],
    },
    guardarCaso: { contesta: [], falla: [sinConexion] },
    prepararCaso: {
      contesta: [{ aviso: null }, { aviso: 'No tiene permiso sobre la categoría de este caso.' }],
      falla: [sinConexion],
    },
  },
  relevante: ({
    errores,
    avisoContacto: aviso,
    modificado,
    anexos,
    failure,
    enviado,
    formulario: escrito,
  }: NuevoCasoContext) => ({
    correcto: Object.keys(errores).length === 0,
    nombre: errores.nombre === undefined,
    apellido: errores.apellidoPaterno === undefined,
    contacto: aviso === null,
    modificado,
    anexos: anexos.length,
    seGuardaSolo:
      failure !== null && passesByItself(failure) && enviado?.formulario === escrito && enviado.anexos === anexos,
  }),
};

export const nuevoCasoModel = model(conReglas, fixtures);
