import type { IsoDate } from '#domain/common/dates';

/** The natural day of the next month by which the receipt of a payment is issued. */
const ULTIMO_DIA = 5;

/** By when the receipt of a payment must be issued: the fifth natural day of the month after the payment's. */
export function limiteDeRecibo(fechaPago: IsoDate): IsoDate {
  const [ano = 0, mes = 0] = fechaPago.split('-').map(Number);
  const [siguienteAno, siguienteMes] = mes === 12 ? [ano + 1, 1] : [ano, mes + 1];
  return `${siguienteAno}-${dosCifras(siguienteMes)}-${dosCifras(ULTIMO_DIA)}`;
}

/**
 * The next day by which a payment of an invoice would need its receipt, as far as anybody knows who was told of no payment: up to
 * the fifth for one of last month, if the invoice was there by then; thereafter for one of this month.
 */
export function proximoLimite(expedida: IsoDate, hoy: IsoDate): IsoDate {
  const esteMes = hoy.slice(0, 'AAAA-MM'.length);
  const esteLimite = `${esteMes}-${dosCifras(ULTIMO_DIA)}`;
  return hoy <= esteLimite && expedida < `${esteMes}-01` ? esteLimite : limiteDeRecibo(hoy > expedida ? hoy : expedida);
}

function dosCifras(numero: number): string {
  return String(numero).padStart(2, '0');
}
