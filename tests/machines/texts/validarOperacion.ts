import { validarOperacionWords } from '#diagrams/words/validarOperacion';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { OperationFindings } from '#machines/validarOperacion.types';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { CON_VALES, NINGUNA, SIN_VALES } from '../muestra.ts';

const texts: Texts<typeof validarOperacionMachine> = {
  palabras: validarOperacionWords,
  prefijo: 'VO',
  entra: 'asesor',
  usa: [CON_VALES, SIN_VALES, NINGUNA],
  conQue: 'se usan las operaciones 1000001, con vales, y 1000002, sin ellos, de la tienda 1',
  provoca: {
    buscarOperacion: ({ cabecera, articulos }: OperationFindings) => {
      if ('datos' in cabecera && cabecera.datos === null)
        return `busque ${NINGUNA.ventaQueNoHay} en su lugar: ninguna venta tiene ese número`;
      return 'failure' in articulos
        ? 'en las herramientas del navegador (F12), Red, bloquee lo que contiene «articulos-operacion»: se lee que no hay conexión'
        : null;
    },
    conexionRestablecida: 'devuelva la red: en las herramientas del navegador (F12), Red, sin límite',
    ventaCambiada: 'mande por la entrada de ventas una revisión posterior de la operación, con algo devuelto en caja',
  },
  entradas: () => 'Quien tiene permiso de crear casos llega con tienda y operación en la dirección',
  eventos: {
    // The button is off where something is missing; Enter says what.
    buscar: () => 'la persona pulsa Enter en «Operación», o «Buscar» o «Reintentar» donde se puede',
    elegirTienda: ({ tienda }) =>
      tienda === 0 ? 'la persona elige «Seleccionar Tienda»' : `la persona elige la tienda ${tienda}`,
    escribirOperacion: ({ operacion }) =>
      operacion === '' ? 'la persona borra la operación' : `la persona escribe la operación ${operacion}`,
  },
  actores: {
    buscarOperacion: {
      contesta: ({ cabecera, articulos }) => {
        if ('failure' in cabecera) return 'el servidor no puede leer la venta';
        if (cabecera.datos === null) return 'el servidor contesta que esa operación no existe';
        const sin = 'failure' in articulos ? ', pero no puede leer sus artículos' : '';
        return `el servidor contesta con la operación ${cabecera.datos.operacion}${sin}`;
      },
    },
  },
  avisos: ({ type, texto }) =>
    type === 'aviso' ? `se avisa «${String(texto)}»` : 'se abre la ventana «Nuevo Caso» para esa operación',
  seVe: ({ tienda, operacion, failure, hallazgos }) => [
    tienda === 0 ? 'no hay tienda elegida' : `la tienda elegida es ${tienda}`,
    operacion === '' ? 'el campo de operación está vacío' : `el campo de operación dice ${operacion}`,
    failure === null ? null : `la pantalla dice «${failure.texto}»`,
    hallazgos !== null && 'failure' in hallazgos.articulos
      ? `en el lugar de los artículos se lee «${hallazgos.articulos.failure.texto}»; los vales se ven`
      : null,
  ],
};

export const operationWords = vocabulary(validarOperacionMachine, texts);
