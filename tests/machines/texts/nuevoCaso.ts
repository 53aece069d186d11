import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof nuevoCasoMachine> = {
  nombre: 'Nuevo Caso',
  prefijo: 'NC',
  eventos: {
    buscarCliente: { quien: 'persona', texto: 'la persona busca al cliente' },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar» y todo está bien' },
    guardado: { quien: 'sistema', texto: ({ idCaso }) => `el servidor contesta que creó el caso ${idCaso}` },
    cerrar: {
      quien: 'persona',
      texto: ({ escrito }) => `la persona pulsa «Cerrar» ${escrito ? 'con algo escrito' : 'sin haber escrito nada'}`,
    },
    seguirEditando: { quien: 'persona', texto: 'la persona prefiere seguir editando' },
    descartar: { quien: 'persona', texto: 'la persona descarta lo escrito' },
  },
  actores: {
    searchCustomers: {
      contesta: ({ clientes, limiteExcedido }) =>
        `el servidor encuentra ${clientes.length} clientes${limiteExcedido ? ' y dice que hay más de 20' : ''}`,
      falla: (falla) => `la búsqueda de clientes falla: ${sayFailure(falla)}`,
    },
    fetchCase: {
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
      default:
        return 'queda elegido «Crear nuevo cliente»';
    }
  },
  seVe: ({ clientes }) => [`la lista muestra «Crear nuevo cliente» y ${clientes.length} clientes`],
};

export const newCaseWords = vocabulary(nuevoCasoMachine, texts);
