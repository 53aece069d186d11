import type { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { envioWords } from './trabajo.ts';
import type { ChartWords } from './words.ts';

export const servicioFacturaWords: ChartWords<typeof servicioFacturaMachine> = {
  nombre: 'Atender un caso con una factura',
  estados: {
    searching: 'Búsqueda',
    'searching.arriving': 'Al llegar',
    'searching.idle': 'Por buscar',
    'searching.asking': 'Buscando',
    'searching.nothing': 'Nada hallado',
    choosing: 'Eligiendo',
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
    elegir: { quien: 'persona', texto: 'la persona elige una', boton: 'Elegir' },
    validar: { quien: 'persona', texto: 'la persona pulsa «Revisar»', boton: 'Revisar' },
    modificar: { quien: 'persona', texto: 'la persona pulsa «Corregir»', boton: 'Corregir' },
    resolver: { quien: 'persona', texto: 'la persona pulsa «Resolver»', boton: 'Resolver', otroBoton: 'Reintentar' },
    otra: { quien: 'persona', texto: 'la persona pide otra', boton: 'Elegir otra', otroBoton: 'Hacer otra' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»', boton: 'Reintentar' },
  },
  actores: {
    buscar: { contesta: 'el servidor contesta la búsqueda', falla: 'la búsqueda no contesta' },
    validar: { contesta: 'el servidor contesta la revisión', falla: 'no se puede revisar' },
    resolver: { contesta: 'el servidor contesta qué fue de la factura', falla: 'el envío se interrumpe' },
  },
  plazos: {},
  condiciones: {
    hasSearch: 'el caso ya dice qué buscar',
    hasSeveral: 'se hallaron varias',
    isNone: 'no hay ninguna',
    isOnlyOne: 'es una sola y se puede',
    isFree: 'con esa se puede',
    isAccepted: 'se puede emitir así',
    wasDiscarded: 'se descartó',
    wasRefused: 'el proveedor no la acepta',
  },
};
