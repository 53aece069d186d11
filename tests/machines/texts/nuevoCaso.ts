import { nuevoCasoWords } from '#diagrams/words/nuevoCaso';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { SIN_VALES } from '../muestra.ts';
import { provokedSending } from './failures.ts';

interface Found {
  readonly clientes: readonly unknown[];
  readonly limiteExcedido: boolean;
}

function customers(count: number): string {
  if (count === 0) return 'a nadie';
  return count === 1 ? 'a un cliente' : `a ${count} clientes`;
}

const texts: Texts<typeof nuevoCasoMachine> = {
  palabras: nuevoCasoWords,
  prefijo: 'NC',
  entra: 'asesor',
  usa: [SIN_VALES],
  conQue: 'se usa la operación 1000002 de la tienda 1',
  provoca: {
    ...provokedSending,
    searchCustomers: ({ clientes, limiteExcedido }: Found) => {
      if (limiteExcedido)
        return 'haga antes más de veinte clientes de un mismo apellido, y búsquelo: en la muestra no los hay';
      return clientes.length === 0 ? 'busque por un nombre que nadie tiene: Zzyzx' : null;
    },
    fetchCase: ({ aviso }: { readonly aviso: string | null }) =>
      aviso === null ? null : 'elija una categoría del área Facturación',
  },
  eventos: {
    guardado: ({ resultado: { id = 0 } }) => `el servidor contesta que creó el caso ${id}`,
    cerrar: ({ escrito }) => `la persona pulsa «Cerrar» ${escrito ? 'con algo escrito' : 'sin haber escrito nada'}`,
  },
  actores: {
    searchCustomers: {
      contesta: ({ clientes, limiteExcedido }) =>
        limiteExcedido
          ? 'el servidor encuentra más de 20 clientes'
          : `el servidor encuentra ${customers(clientes.length)}`,
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
  seVe: ({ clientes }) => [
    clientes.length === 0
      ? 'la lista muestra solo «Crear nuevo cliente»'
      : 'la lista muestra «Crear nuevo cliente» y los que se encontraron',
  ],
};

export const newCaseWords = vocabulary(nuevoCasoMachine, texts);
