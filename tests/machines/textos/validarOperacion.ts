import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { Textos } from '../kit/textos.ts';
import { vocabulario } from '../kit/textos.ts';
import { decirFalla } from './fallas.ts';

const textos: Textos<typeof validarOperacionMachine> = {
  nombre: 'Validar operación',
  prefijo: 'VO',
  entradas: () => 'Quien tiene permiso de crear casos llega con tienda y operación en la dirección',
  eventos: {
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
    buscar: { quien: 'persona', texto: 'la persona pulsa «Buscar»' },
    nuevoCaso: { quien: 'persona', texto: 'la persona pulsa «Nuevo Caso»' },
  },
  actores: {
    buscarOperacion: {
      contesta: ({ cabecera }) =>
        cabecera === null
          ? 'el servidor contesta que esa operación no existe'
          : `el servidor contesta con la operación ${cabecera.operacion}`,
      falla: (falla) => `la búsqueda falla: ${decirFalla(falla)}`,
    },
  },
  plazos: {},
  avisos: ({ type, texto }) =>
    type === 'aviso' ? `se avisa «${String(texto)}»` : 'se abre la ventana «Nuevo Caso» para esa operación',
  seVe: ({ tienda, operacion, failure }) => [
    tienda === 0 ? 'no hay tienda elegida' : `la tienda elegida es ${tienda}`,
    operacion === '' ? 'el campo de operación está vacío' : `el campo de operación dice ${operacion}`,
    failure === null ? null : `la pantalla dice «${failure.texto}»`,
  ],
};

export const palabrasValidarOperacion = vocabulario(validarOperacionMachine, textos);
