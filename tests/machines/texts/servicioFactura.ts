import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { chosen, foundInWords, issuedInWords, sought } from './facturas.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof servicioFacturaMachine> = {
  nombre: 'Atender un caso con una factura',
  prefijo: 'SF',
  entradas: () => 'el caso dice ya de qué operación es',
  eventos: {
    buscar: { quien: 'persona', texto: ({ busca }) => `la persona busca ${sought(busca)}` },
    elegir: { quien: 'persona', texto: ({ clave }) => `la persona elige ${chosen(clave)}` },
    validar: { quien: 'persona', texto: 'la persona pulsa «Revisar»' },
    modificar: { quien: 'persona', texto: 'la persona pulsa «Corregir»' },
    resolver: { quien: 'persona', texto: 'la persona pulsa «Resolver»' },
    otra: { quien: 'persona', texto: 'la persona pide otra' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
  },
  actores: {
    buscar: { contesta: foundInWords, falla: (failure) => `la búsqueda no contesta: ${sayFailure(failure)}` },
    validar: {
      contesta: ({ rechazos }) =>
        rechazos.length === 0
          ? 'el servidor contesta que se puede emitir'
          : 'el servidor contesta qué reglas no cumple',
      falla: (failure) => `no se puede revisar: ${sayFailure(failure)}`,
    },
    resolver: { contesta: issuedInWords, falla: (failure) => `el envío se interrumpe: ${sayFailure(failure)}` },
  },
  plazos: {},
  avisos: ({ texto }) => `un aviso dice «${String(texto)}»`,
  seVe: ({ elegido, previa, emitida, failure }) => [
    elegido && `se ve ${elegido.nombre}`,
    previa &&
      (previa.impedimento !== null
        ? `se lee «${previa.impedimento}»`
        : previa.rechazos.length === 0
          ? 'se ve lo que se emitiría'
          : 'se lee junto a cada campo qué regla no cumple'),
    emitida && `se ve la factura ${emitida.factura.serie}-${emitida.factura.folio}, ${emitida.factura.estado.nombre}`,
    failure && `«${failure.texto}»`,
  ],
};

export const invoiceServiceWords = vocabulary(servicioFacturaMachine, texts);
