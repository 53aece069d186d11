import type { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import type { ChartWords } from './words.ts';

export const vidaFacturaWords: ChartWords<typeof vidaFacturaMachine> = {
  nombre: 'Vida de una factura',
  estados: {
    nueva: 'NUEVA',
    borrador: 'BORRADOR',
    vigente: 'VIGENTE',
    cancelacionSolicitada: 'CANCELACIÓN SOLICITADA',
    cancelada: 'CANCELADA',
    rechazada: 'RECHAZADA',
    sustituida: 'SUSTITUIDA',
  },
  eventos: {
    emitir: { quien: 'persona', texto: 'la emite', boton: 'Resolver' },
    timbrar: { quien: 'sistema', texto: 'el proveedor la timbra' },
    rechazar: { quien: 'sistema', texto: 'el proveedor la rechaza' },
    reemitir: { quien: 'persona', texto: 'la emite de nuevo, corregida', boton: 'Resolver' },
    acreditar: { quien: 'persona', texto: 'le hace una nota de crédito', boton: 'Resolver' },
    pagar: { quien: 'persona', texto: 'le hace un recibo de pago', boton: 'Resolver' },
    sustituir: { quien: 'persona', texto: 'la sustituye por otra', boton: 'Resolver' },
    solicitarCancelacion: { quien: 'persona', texto: 'pide cancelarla', boton: 'Pedir la cancelación' },
    cancelar: { quien: 'sistema', texto: 'el SAT la da por cancelada' },
    negarCancelacion: { quien: 'sistema', texto: 'la cancelación no se acepta' },
    imprimir: { quien: 'persona', texto: 'abre su PDF', boton: 'Ver PDF' },
    enviar: { quien: 'persona', texto: 'la envía por correo', boton: 'Enviar' },
  },
  actores: {},
  plazos: {},
  condiciones: {
    facturar: 'puede facturar',
    noEsVenta: 'no es una venta',
    noEsAPlazos: 'no se paga después',
    yaAcreditada: 'ya está acreditada entera',
    yaPagada: 'ya está pagada',
    yaSustituida: 'otra ya toma su lugar',
    pasoElPlazo: 'pasó la declaración anual',
    tieneRelacionadas: 'tiene documentos relacionados',
    yaReemitida: 'ya se emitió de nuevo',
    laSustituyeOtra: 'otra tomó su lugar',
  },
};
