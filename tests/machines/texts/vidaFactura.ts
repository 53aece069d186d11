import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { type VidaFacturaContext, vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { isStored } from '../kit/start.ts';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { RECHAZADO, SIN_FACTURA } from '../muestra.ts';

function facts(factura: Partial<VidaFacturaContext>): string {
  const told = [
    factura.deIngreso !== true && 'no es una venta',
    factura.aPlazos === true && 'se paga después o en partes',
    factura.acreditada === true && 'sus notas de crédito ya suman lo que vale',
    factura.pagada === true && 'ya no queda saldo por pagar',
    factura.conRelacionadas === true && 'tiene documentos relacionados que cuentan',
    factura.conSustituta === true && 'otra ya toma su lugar',
    factura.porSustitucion === true && 'se cancela porque otra tomó su lugar',
    factura.reemitida === true && 'rechazada, ya se emitió de nuevo',
    factura.fueraDePlazo === true && 'pasó la declaración anual de su ejercicio',
  ].filter((fact) => fact !== false);
  return told.length === 0 ? 'una venta pagada en una sola exhibición' : told.join(' y ');
}

const texts: Texts<typeof vidaFacturaMachine> = {
  palabras: vidaFacturaWords,
  prefijo: 'VF',
  entra: 'facturista',
  usa: [{ caso: 'NUEVO', categoria: 'FACTURA GENERAL' }, SIN_FACTURA, RECHAZADO],
  conQue: 'se usa un caso de FACTURA GENERAL y una venta sin factura, como la operación 1000002 de la tienda 1',
  provoca: {
    timbrar: 'llega solo: el proveedor de la muestra acepta',
    rechazar: 'use el caso de RODRIGO KITIA CASTILLO, que el proveedor rechaza',
    cancelar: 'en una de la serie E llega solo; en otra, cuando vence el plazo de su respuesta',
    negarCancelacion: 'llega solo cuando quien la recibió no la acepta',
  },
  deja: {
    emitir: 'en la historia queda que tomó su folio',
    timbrar: 'en la historia queda su folio fiscal',
    rechazar: 'en la historia queda por qué no se timbró',
    reemitir: 'en la historia queda cuál la emite de nuevo',
    acreditar: 'en la historia queda su nota de crédito',
    pagar: 'en la historia queda su recibo de pago',
    sustituir: 'en la historia queda cuál toma su lugar',
    solicitarCancelacion: 'en la historia queda por qué se pidió cancelarla',
    cancelar: 'en la historia queda que se canceló',
    negarCancelacion: 'en la historia queda por qué no se canceló',
    imprimir: null,
    enviar: 'en la historia queda a quién se envió',
  },
  entradas: (input) =>
    `una persona con permiso para facturar trabaja con una factura: ${facts(
      (isStored(input) ? input.input : input) as Partial<VidaFacturaContext>,
    )}`,
};

export const invoiceLifeWords = vocabulary(vidaFacturaMachine, texts);
