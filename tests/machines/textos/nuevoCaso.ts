import { pistaAnexos } from '#domain/anexos';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Textos } from '../kit/textos.ts';
import { vocabulario } from '../kit/textos.ts';
import { decirFalla } from './fallas.ts';

/** The fields whose content a tester is told, with their labels on the screen. */
const CAMPOS = [
  ['nombre', 'Nombre'],
  ['apellidoPaterno', 'Apellido paterno'],
  ['correo', 'Correo'],
  ['descripcion', 'Descripción'],
] as const;

const textos: Textos<typeof nuevoCasoMachine> = {
  nombre: 'Nuevo Caso',
  prefijo: 'NC',
  eventos: {
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
    abrir: {
      quien: 'persona',
      texto: ({ operacion }) => `la persona pulsa «Nuevo Caso» en la operación ${operacion.operacion}`,
    },
    escribir: { quien: 'persona', texto: ({ campo, valor }) => `la persona escribe «${valor}» en ${campo}` },
    tocar: { quien: 'persona', texto: ({ campo }) => `la persona deja el campo ${campo}` },
    elegirArea: {
      quien: 'persona',
      texto: ({ hayCategorias }) => `la persona elige un área ${hayCategorias ? 'con' : 'sin'} categorías`,
    },
    buscarCliente: { quien: 'persona', texto: 'la persona busca al cliente' },
    elegirCliente: {
      quien: 'persona',
      texto: ({ cliente }) =>
        cliente === null ? 'la persona elige «Crear nuevo cliente»' : `la persona elige al cliente ${cliente.numiden}`,
    },
    adjuntar: {
      quien: 'persona',
      texto: ({ anexos }) => `la persona adjunta ${anexos.map(({ nombre }) => nombre).join(', ')}`,
    },
    quitarAnexo: { quien: 'persona', texto: 'la persona quita un anexo' },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar»' },
    avance: { quien: 'sistema', texto: ({ porcion }) => `va enviado el ${Math.round(porcion * 100)} %` },
    casoGuardado: { quien: 'sistema', texto: ({ idCaso }) => `el servidor contesta que creó el caso ${idCaso}` },
    guardadoFallido: { quien: 'sistema', texto: ({ failure }) => `el guardado falla: ${decirFalla(failure)}` },
    cerrar: { quien: 'persona', texto: 'la persona pulsa «Cerrar»' },
    seguirEditando: { quien: 'persona', texto: 'la persona prefiere seguir editando' },
    descartar: { quien: 'persona', texto: 'la persona descarta lo escrito' },
  },
  actores: {
    vigilarConexion: {
      contesta: 'termina de vigilar la conexión',
      falla: 'la vigilancia de la conexión se interrumpe',
    },
    leerBorrador: {
      contesta: (borrador) =>
        borrador === null ? 'no hay un borrador de esta operación' : 'hay un borrador completo de esta operación',
      falla: 'el navegador no deja leer el borrador',
    },
    llevarBorrador: { contesta: 'termina de llevar el borrador', falla: 'el navegador no deja escribir el borrador' },
    buscarClientes: {
      contesta: ({ clientes, limiteExcedido }) =>
        `el servidor encuentra ${clientes.length} clientes${limiteExcedido ? ' y dice que hay más de 20' : ''}`,
      falla: (falla) => `la búsqueda de clientes falla: ${decirFalla(falla)}`,
    },
    guardarCaso: {
      contesta: 'termina de guardar',
      falla: (falla) => `el guardado se interrumpe: ${decirFalla(falla)}`,
    },
    prepararCaso: {
      contesta: ({ aviso }) =>
        aviso === null ? 'el servidor entrega el caso' : `el servidor entrega el caso y advierte «${aviso}»`,
      falla: (falla) => `el caso creado no se puede traer: ${decirFalla(falla)}`,
    },
  },
  plazos: {},
  avisos: ({ type, texto, idCaso }) => {
    if (type === 'aviso') return `se avisa «${String(texto)}»`;
    return type === 'casoCreado'
      ? `la aplicación va al caso ${String(idCaso)}`
      : 'el foco va al primer campo por corregir';
  },
  seVe: ({ formulario, clientes, cliente, anexos, anexosPorReponer, tocados, errores, avance }) => [
    ...CAMPOS.map(([campo, etiqueta]) =>
      formulario[campo] === '' ? `${etiqueta} está vacío` : `${etiqueta} dice «${formulario[campo]}»`,
    ),
    formulario.idArea === null ? 'no hay área elegida' : `el área elegida es ${formulario.idArea}`,
    formulario.idSubcategoria === null
      ? 'no hay categoría elegida'
      : `la categoría elegida es ${formulario.idSubcategoria}`,
    ...tocados.flatMap((campo) =>
      errores[campo] === undefined ? [] : [`junto a ${campo} se lee «${errores[campo]}»`],
    ),
    `la lista muestra «Crear nuevo cliente» y ${clientes.length} clientes`,
    cliente === null
      ? 'el cliente es nuevo'
      : `los datos de nombre son los del cliente ${cliente.numiden} y no se editan`,
    pistaAnexos(anexos.length),
    anexosPorReponer.length === 0 ? null : `se pide volver a adjuntar ${anexosPorReponer.join(', ')}`,
    avance === null ? null : `se ve el avance: ${Math.round(avance * 100)} %`,
  ],
};

export const palabrasNuevoCaso = vocabulario(nuevoCasoMachine, textos);
