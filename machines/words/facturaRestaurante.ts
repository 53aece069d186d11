import type { facturaRestauranteMachine } from '#machines/facturaRestaurante.machine';
import { envioWords } from './trabajo.ts';
import type { ChartWords } from './words.ts';

export const facturaRestauranteWords: ChartWords<typeof facturaRestauranteMachine> = {
  nombre: 'Facturar un consumo del restaurante',
  estados: {
    searching: 'Búsqueda',
    'searching.arriving': 'Al llegar',
    'searching.idle': 'Por buscar',
    'searching.asking': 'Buscando',
    'searching.nothing': 'Nada hallado',
    'searching.taken': 'Ya facturado',
    editing: 'Escribiendo',
    validating: 'Revisión',
    'validating.asking': 'Revisando',
    'validating.accepted': 'Sin faltas',
    'validating.refused': 'Con faltas',
    resolving: 'Emisión',
    'resolving.enviando': 'Emitiendo',
    'resolving.noGuardado': 'Sin emitir',
    resolved: 'Emitida',
    failed: 'Sin respuesta',
    'failed.search': 'Búsqueda fallida',
    'failed.validation': 'Revisión fallida',
    escalated: 'Escalado',
  },
  eventos: {
    ...envioWords,
    buscar: { quien: 'persona', texto: 'la persona busca', boton: 'Buscar' },
    validar: { quien: 'persona', texto: 'la persona pulsa «Revisar»', boton: 'Revisar' },
    modificar: { quien: 'persona', texto: 'la persona pulsa «Corregir»', boton: 'Corregir' },
    resolver: { quien: 'persona', texto: 'la persona pulsa «Resolver»', boton: 'Resolver', otroBoton: 'Reintentar' },
    otra: { quien: 'persona', texto: 'la persona pide otra', boton: 'Elegir otra' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»', boton: 'Reintentar' },
  },
  actores: {
    buscar: { contesta: 'el servidor contesta la búsqueda', falla: 'la búsqueda no contesta' },
    validar: { contesta: 'el servidor contesta la revisión', falla: 'no se puede revisar' },
    resolver: { contesta: 'el servidor contesta qué fue de la factura', falla: 'el envío se interrumpe' },
  },
  plazos: {},
  condiciones: {
    hasSearch: 'el caso ya dice el folio',
    isNone: 'no hay ninguno',
    isFree: 'todavía no tiene factura',
    isAccepted: 'se puede emitir así',
    wasDiscarded: 'se descartó',
    wasRefused: 'el proveedor no la acepta',
  },
};
