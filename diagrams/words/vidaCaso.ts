import type { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { ChartWords } from './words.ts';

export const vidaCasoWords: ChartWords<typeof vidaCasoMachine> = {
  nombre: 'Vida de un caso',
  estados: {
    nuevo: 'NUEVO',
    enProceso: 'EN PROCESO',
    escalado: 'ESCALADO',
    pendiente: 'PENDIENTE',
    recolecta: 'RECOLECTA',
    solucionada: 'SOLUCIONADA',
  },
  eventos: {
    comentar: { quien: 'persona', texto: 'comenta el caso', boton: 'Comentar' },
    adjuntar: { quien: 'persona', texto: 'adjunta un archivo', boton: 'Adjuntar' },
    tomar: { quien: 'persona', texto: 'toma el caso', boton: 'Tomar caso' },
    escalar: { quien: 'persona', texto: 'escala el caso', boton: 'Escalar' },
    solicitarAutorizacion: {
      quien: 'persona',
      texto: 'se solicita autorización',
      boton: 'Solicitar autorización',
    },
    autorizar: { quien: 'persona', texto: 'pulsa «Autorizar»', boton: 'Autorizar' },
    noAutorizar: { quien: 'persona', texto: 'pulsa «No autorizar»', boton: 'No autorizar' },
    cerrar: { quien: 'persona', texto: 'cierra el caso', boton: 'Cerrar caso' },
    asignar: { quien: 'persona', texto: 'asigna el caso a alguien', boton: 'Asignar' },
    hacerVale: { quien: 'sistema', texto: 'se hace un vale suyo' },
    recolectar: { quien: 'sistema', texto: 'se programa una recolección' },
    facturar: { quien: 'sistema', texto: 'se factura o se pide cancelar' },
  },
  actores: {},
  plazos: {},
  condiciones: {
    comentarCaso: 'puede comentar',
    actualizarCaso: 'puede cambiar su estado',
    escalarCaso: 'puede escalar',
    solicitarAutorizacion: 'puede solicitarla',
    cerrarCaso: 'puede cerrar',
    crearVale: 'puede hacer vales',
    facturar: 'puede facturar',
    autorizaLaDeOtro: 'puede autorizar y la pidió otra persona',
    esSuya: 'la pidió ella misma',
    noSeSabeDeQuien: 'no se sabe quién la pidió',
  },
};
