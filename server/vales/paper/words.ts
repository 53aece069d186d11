import { dateAndTime } from '#domain/common/dates';
import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import type { PaperFacts, PaperLine } from './facts.ts';

/** How often a voucher has been printed, this time included, and when this is. */
export interface Print {
  readonly numero: number;
  readonly fecha: Date;
}

/** Where the paper comes from: whose it is, and in whose time its moments are. */
export interface House {
  readonly cadena: string;
  readonly zone: string;
}

/** An amount as the paper shows it. */
export function moneyOnPaper(amount: Centavos): string {
  return showPesos(toPesos(amount));
}

/**
 * The large mark on every print after the first, and the line below it that says when it was made; null on the first.
 */
export function reprintOf(
  { numero, fecha }: Print,
  zone: string,
): { readonly mark: string; readonly when: string } | null {
  return numero === 1 ? null : { mark: `REIMPRESIÓN ${numero}`, when: moment(fecha, zone) };
}

/** The facts of the voucher, as pairs of label and text; unknown ones are left out. */
export function headOf(facts: PaperFacts, { zone }: House): readonly (readonly [label: string, text: string])[] {
  const { venta } = facts;
  const pairs: readonly (readonly [string, string])[] = [
    ['Estado', facts.estado],
    ['Caso', String(facts.caso)],
    ['Tienda', facts.tienda],
    ['Cliente', facts.cliente],
    ['Compró', facts.compro],
    ['Operación', `${venta.operacion} · ${venta.tienda}`],
    ['Fecha de compra', venta.fecha === null ? '' : moment(venta.fecha, zone)],
    ['Motivo', facts.motivo],
    ['Hecho el', moment(facts.creado, zone)],
    ['Vigente hasta', moment(facts.vigencia, zone)],
    ['Hecho por', facts.hizo],
    ['Autorizado por', facts.autorizo],
    ['Repone al vale', facts.reemplaza],
  ];
  return pairs.filter(([, text]) => text !== '');
}

/** Why a line is worth less; null when it is not. */
export function depreciationOf({ porcentaje, motivo, depreciacion }: PaperLine): string | null {
  if (depreciacion === 0) return null;
  const percent = porcentaje === null ? '' : ` ${porcentaje}%`;
  return `Depreciación${percent}: -${moneyOnPaper(depreciacion)}${motivo === '' ? '' : ` (${motivo})`}`;
}

/** The sums at the end, as pairs of label and amount; the last is what the voucher is worth now. */
export function voucherSums(facts: PaperFacts): readonly (readonly [label: string, amount: string])[] {
  const { importes, depreciacion, condonacion } = facts;
  return [
    ['Subtotal', moneyOnPaper(importes.subtotal)],
    ...(importes.descuento === 0 ? [] : [['Descuento', `-${moneyOnPaper(importes.descuento)}`] as const]),
    ['IVA', moneyOnPaper(importes.iva)],
    ...(importes.ieps === 0 ? [] : [['IEPS', moneyOnPaper(importes.ieps)] as const]),
    ['Total', moneyOnPaper(importes.total)],
    ...(depreciacion === 0 ? [] : [['Depreciación', `-${moneyOnPaper(depreciacion)}`] as const]),
    ...(condonacion === 0 ? [] : [['Condonación', moneyOnPaper(condonacion)] as const]),
    ['Saldo', moneyOnPaper(facts.saldo)],
  ];
}

/** How the voucher goes back, as pairs of method and amount. */
export function methodsOf({ metodos }: PaperFacts): readonly (readonly [method: string, amount: string])[] {
  return metodos.map(({ nombre, monto, devuelto }) => [
    nombre,
    devuelto === 0 ? moneyOnPaper(monto) : `${moneyOnPaper(monto)}, devuelto ${moneyOnPaper(devuelto)}`,
  ]);
}

/** Who signs: the customer, who made it, and who authorized it where somebody did. */
export function signaturesOf({ autorizo }: PaperFacts): readonly string[] {
  return ['Firma del cliente', 'Firma de quien lo hizo', ...(autorizo === '' ? [] : ['Firma de quien autorizó'])];
}

function moment(date: Date, zone: string): string {
  return dateAndTime(date.toISOString(), zone);
}
