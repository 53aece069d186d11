import type { VidaFacturaContext } from '#machines/vidaFactura.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaFacturaWords } from '#machines/words/vidaFactura';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

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
  entradas: (input) =>
    `una persona con permiso para facturar trabaja con una factura: ${facts(input as Partial<VidaFacturaContext>)}`,
};

export const invoiceLifeWords = vocabulary(vidaFacturaMachine, texts);
