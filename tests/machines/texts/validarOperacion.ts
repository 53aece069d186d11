import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof validarOperacionMachine> = {
  nombre: 'Validar operación',
  prefijo: 'VO',
  entradas: () => 'Quien tiene permiso de crear casos llega con tienda y operación en la dirección',
  eventos: {
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
    elegirTienda: {
      quien: 'persona',
      texto: ({ tienda }) =>
        tienda === 0 ? 'la persona elige «Seleccionar Tienda»' : `la persona elige la tienda ${tienda}`,
    },
    escribirOperacion: {
      quien: 'persona',
      texto: ({ operacion }) =>
        operacion === '' ? 'la persona borra la operación' : `la persona escribe la operación ${operacion}`,
    },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar» donde falta una parte' },
    buscar: { quien: 'persona', texto: 'la persona pulsa «Buscar»' },
    nuevoCaso: { quien: 'persona', texto: 'la persona pulsa «Nuevo Caso»' },
  },
  actores: {
    vigilarConexion: {
      contesta: 'termina de vigilar la conexión',
      falla: 'la vigilancia de la conexión se interrumpe',
    },
    buscarOperacion: {
      contesta: ({ cabecera, articulos }) => {
        if ('failure' in cabecera) return 'el servidor no puede leer la venta';
        if (cabecera.datos === null) return 'el servidor contesta que esa operación no existe';
        const sin = 'failure' in articulos ? ', pero no puede leer sus artículos' : '';
        return `el servidor contesta con la operación ${cabecera.datos.operacion}${sin}`;
      },
      falla: (falla) => `la búsqueda falla: ${sayFailure(falla)}`,
    },
  },
  plazos: {},
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

export const validarOperacionWords = vocabulary(validarOperacionMachine, texts);
