import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof nuevoCasoMachine> = {
  nombre: 'Nuevo Caso',
  prefijo: 'NC',
  eventos: {
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
    abrir: { quien: 'persona', texto: 'la persona pulsa «Nuevo Caso»' },
    recuperarBorrador: {
      quien: 'sistema',
      texto: ({ clave }) =>
        clave === null ? 'hay un borrador' : 'hay un borrador que se envió sin saber cómo terminó',
    },
    cambiar: { quien: 'persona', texto: 'la persona cambia algo del formulario' },
    buscarCliente: { quien: 'persona', texto: 'la persona busca al cliente' },
    guardarIncompleto: { quien: 'persona', texto: 'la persona pulsa «Guardar» y algo falta o está mal' },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar» y todo está bien' },
    avance: { quien: 'sistema', texto: ({ porcion }) => `va enviado el ${Math.round(porcion * 100)} %` },
    casoGuardado: { quien: 'sistema', texto: ({ idCaso }) => `el servidor contesta que creó el caso ${idCaso}` },
    guardadoFallido: { quien: 'sistema', texto: ({ failure }) => `el guardado falla: ${sayFailure(failure)}` },
    cerrar: { quien: 'persona', texto: 'la persona pulsa «Cerrar»' },
    seguirEditando: { quien: 'persona', texto: 'la persona prefiere seguir editando' },
    descartar: { quien: 'persona', texto: 'la persona descarta lo escrito' },
  },
  actores: {
    vigilarConexion: {
      contesta: 'termina de vigilar la conexión',
      falla: 'la vigilancia de la conexión se interrumpe',
    },
    buscarClientes: {
      contesta: ({ clientes, limiteExcedido }) =>
        `el servidor encuentra ${clientes.length} clientes${limiteExcedido ? ' y dice que hay más de 20' : ''}`,
      falla: (falla) => `la búsqueda de clientes falla: ${sayFailure(falla)}`,
    },
    guardarCaso: {
      contesta: 'termina de guardar',
      falla: (falla) => `el guardado se interrumpe: ${sayFailure(falla)}`,
    },
    prepararCaso: {
      contesta: ({ aviso }) =>
        aviso === null ? 'el servidor entrega el caso' : `el servidor entrega el caso y advierte «${aviso}»`,
      falla: (falla) => `el caso creado no se puede traer: ${sayFailure(falla)}`,
    },
  },
  plazos: {},
  avisos: ({ type, texto, idCaso }) => {
    switch (type) {
      case 'aviso':
        return `se avisa «${String(texto)}»`;
      case 'casoCreado':
        return `la aplicación va al caso ${String(idCaso)}`;
      case 'soloClienteNuevo':
        return 'queda elegido «Crear nuevo cliente»';
      case 'olvidarBorrador':
        return 'el borrador se olvida';
      default:
        return 'el foco va al primer campo por corregir';
    }
  },
  seVe: ({ clientes, avance, failure }) => [
    `la lista muestra «Crear nuevo cliente» y ${clientes.length} clientes`,
    failure === null ? null : `al pie se lee «${failure.texto}»`,
    avance === null ? null : `se ve el avance: ${Math.round(avance * 100)} %`,
  ],
};

export const newCaseWords = vocabulary(nuevoCasoMachine, texts);
