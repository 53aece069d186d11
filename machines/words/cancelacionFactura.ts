import type { cancelacionFacturaMachine } from '#machines/cancelacionFactura.machine';
import { envioWords } from './trabajo.ts';
import type { ChartWords } from './words.ts';

export const cancelacionFacturaWords: ChartWords<typeof cancelacionFacturaMachine> = {
  nombre: 'Pedir que se cancele una factura',
  estados: {
    searching: 'Búsqueda',
    'searching.arriving': 'Al llegar',
    'searching.idle': 'Por buscar',
    'searching.asking': 'Buscando',
    'searching.nothing': 'Nada hallado',
    choosing: 'Eligiendo',
    editing: 'Escribiendo',
    resolving: 'Petición',
    'resolving.enviando': 'Pidiendo',
    'resolving.noGuardado': 'Sin pedir',
    resolved: 'Contestada',
    failed: 'Sin respuesta',
  },
  eventos: {
    ...envioWords,
    buscar: { quien: 'persona', texto: 'la persona busca', boton: 'Buscar' },
    elegir: { quien: 'persona', texto: 'la persona elige una', boton: 'Elegir' },
    modificar: { quien: 'persona', texto: 'la persona pulsa «Corregir»', boton: 'Corregir' },
    resolver: {
      quien: 'persona',
      texto: 'la persona pulsa «Pedir la cancelación»',
      boton: 'Pedir la cancelación',
      otroBoton: 'Reintentar',
    },
    otra: { quien: 'persona', texto: 'la persona pide otra', boton: 'Elegir otra' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»', boton: 'Reintentar' },
  },
  actores: {
    buscar: { contesta: 'el servidor contesta la búsqueda', falla: 'la búsqueda no contesta' },
    resolver: { contesta: 'el servidor contesta lo que se pidió', falla: 'el envío se interrumpe' },
  },
  plazos: {},
  condiciones: {
    hasSearch: 'el caso ya dice qué buscar',
    hasSeveral: 'se hallaron varias',
    isNone: 'no hay ninguna',
    isOnlyOne: 'es una sola y se puede',
    isFree: 'con esa se puede',
    wasDiscarded: 'se descartó',
  },
};
