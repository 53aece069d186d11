import type { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { ChartWords } from './words.ts';

export const validarOperacionWords: ChartWords<typeof validarOperacionMachine> = {
  nombre: 'Validar operación',
  estados: {
    arriving: 'Al llegar',
    idle: 'Por buscar',
    searching: 'Buscando',
    found: 'Encontrada',
    'found.whole': 'Completa',
    'found.partial': 'Incompleta',
    'found.completing': 'Completando',
    'found.refreshing': 'Actualizando',
    failed: 'Sin respuesta',
  },
  eventos: {
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
    ventaCambiada: { quien: 'sistema', texto: 'llega la venta, o cambia' },
    elegirTienda: { quien: 'persona', texto: 'la persona elige la tienda' },
    escribirOperacion: { quien: 'persona', texto: 'la persona escribe la operación' },
    reintentar: {
      quien: 'persona',
      texto: 'la persona pulsa «Reintentar» donde falta una parte',
      boton: 'Reintentar',
    },
    buscar: { quien: 'persona', texto: 'la persona pulsa «Buscar»', boton: 'Buscar', otroBoton: 'Reintentar' },
    nuevoCaso: { quien: 'persona', texto: 'la persona pulsa «Nuevo Caso»', boton: 'Nuevo Caso' },
  },
  actores: {
    vigilarConexion: {
      contesta: 'termina de vigilar la conexión',
      falla: 'la vigilancia de la conexión se interrumpe',
    },
    buscarOperacion: { contesta: 'el servidor contesta la búsqueda', falla: 'la búsqueda falla' },
  },
  plazos: {},
  condiciones: {
    hayTiendaYOperacion: 'hay tienda y un número de operación',
    faltaTiendaUOperacion: 'falta la tienda o la operación',
    puedeCrearCaso: 'tiene permiso para crear casos',
    noExiste: 'no existe',
    incompletos: 'una parte no se pudo leer',
    quedaIncompleta: 'ya faltaba una parte',
    esperaConexion: 'faltó la conexión',
    algoEsperaConexion: 'a una parte le faltó la conexión',
  },
};
