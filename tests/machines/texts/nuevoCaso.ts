import { nuevoCasoWords } from '#diagrams/words/nuevoCaso';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { provokedSending } from './failures.ts';

const texts: Texts<typeof nuevoCasoMachine> = {
  palabras: nuevoCasoWords,
  prefijo: 'NC',
  entra: 'entra 100002 (Asesor de tienda) en la tienda 1, Tienda Centro',
  conQue: 'se usa la operación 1000002 de la tienda 1',
  provoca: provokedSending,
  eventos: {
    guardado: ({ resultado: { id = 0 } }) => `el servidor contesta que creó el caso ${id}`,
    cerrar: ({ escrito }) => `la persona pulsa «Cerrar» ${escrito ? 'con algo escrito' : 'sin haber escrito nada'}`,
  },
  actores: {
    searchCustomers: {
      contesta: ({ clientes, limiteExcedido }) =>
        `el servidor encuentra ${clientes.length} clientes${limiteExcedido ? ' y dice que hay más de 20' : ''}`,
    },
    fetchCase: {
      contesta: ({ aviso }) =>
        aviso === null ? 'el servidor entrega el caso' : `el servidor entrega el caso y advierte «${aviso}»`,
    },
  },
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
