import type { NewCaseFields } from '#domain/nuevoCaso';
import { BLANK_FORM } from '#domain/nuevoCaso';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { customer, noConnection, noService, noSession, rejection } from './samples.ts';

/** What a person has written and sends; the form itself has checked it. */
export const form: NewCaseFields = {
  ...BLANK_FORM,
  operacion: { tienda: 1, numero: '1000001' },
  identidad: {
    ...BLANK_FORM.identidad,
    nombre: 'María',
    apellidoPaterno: 'Núñez',
    fechaNacimiento: '1990-05-17',
  },
  contacto: { ...BLANK_FORM.contacto, correo: 'maria@example.mx' },
  idArea: 1,
  idSubcategoria: 3,
  descripcion: 'El refrigerador llegó con un golpe.',
  anexos: [{ id: 'a', nombre: 'ticket.pdf', bytes: 1024 }],
};

const refusalOfOneField = { ...rejection, campos: [{ campo: 'correo', message: 'Email no válido' }] };

const fixtures: Fixtures<typeof nuevoCasoMachine> = {
  eventos: {
    abrir: [{ type: 'abrir' }],
    recuperarBorrador: [
      { type: 'recuperarBorrador', clave: null },
      { type: 'recuperarBorrador', clave: 'clave-0' },
    ],
    cambiar: [{ type: 'cambiar' }],
    buscarCliente: [{ type: 'buscarCliente', busqueda: { nombre: 'Luis', apePat: 'Ibáñez', apeMat: '' } }],
    guardar: [{ type: 'guardar', formulario: form, clave: 'clave-1' }],
    guardarIncompleto: [{ type: 'guardarIncompleto' }],
    avance: [{ type: 'avance', porcion: 0.5 }],
    casoGuardado: [{ type: 'casoGuardado', idCaso: 7001 }],
    guardadoFallido: [noConnection, noService, noSession, rejection, refusalOfOneField, conflict()].map((failure) => ({
      type: 'guardadoFallido',
      failure,
    })),
    conexionRestablecida: [{ type: 'conexionRestablecida' }],
    cerrar: [{ type: 'cerrar' }],
    seguirEditando: [{ type: 'seguirEditando' }],
    descartar: [{ type: 'descartar' }],
  },
  actores: {
    vigilarConexion: { contesta: [], falla: [{ message: 'Fallo de quien vigila la conexión' }] },
    buscarClientes: {
      contesta: [
        { clientes: [customer], limiteExcedido: false },
        { clientes: [customer], limiteExcedido: true },
        { clientes: [], limiteExcedido: false },
      ],
      falla: [noConnection],
    },
    guardarCaso: { contesta: [], falla: [noConnection] },
    prepararCaso: {
      contesta: [{ aviso: null }, { aviso: 'El caso lo atenderá el área Facturación.' }],
      falla: [noConnection],
    },
  },
  relevante: ({ clave, clientes, failure }) => ({ clave, clientes: clientes.length, failure: failure?.tipo ?? null }),
};

export const nuevoCasoModel = model(nuevoCasoMachine, fixtures);

/** The key has made a case with other contents: nobody changed anything, and this save stored nothing. */
export function conflict() {
  return {
    tipo: 'conflicto',
    texto: 'Este envío ya creó el caso 400 con otros datos. Revise ese caso.',
    codigo: 409,
    campos: [],
    objeto: { entidad: 'caso', id: 400 },
    cambio: null,
  } as const;
}
