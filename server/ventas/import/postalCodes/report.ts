import { rejectionLine } from '../rejections.ts';
import { LIST_REASONS, type PostalList, type RefusedLine } from './list.ts';
import type { Loaded } from './load.ts';

const SHOWN_CODES = 10;

/** Writes for people how much was read and how much of it changed. */
export function writeListReport(
  { leidas, codigos, repetidas, enVariosMunicipios, rechazadas }: PostalList,
  done: Loaded,
) {
  const colonias = codigos.reduce((sum, one) => sum + one.colonias.length, 0);
  return [
    `  ${figure(leidas)} líneas leídas`,
    `  ${figure(codigos.length)} códigos postales, ${number(done.codigos)} de ellos nuevos o cambiados`,
    `  ${figure(colonias)} colonias, ${number(done.coloniasNuevas)} de ellas nuevas`,
    `  ${figure(repetidas)} colonias repetidas en el archivo`,
    `  ${figure(done.coloniasQuitadas)} colonias quitadas porque la lista ya no las trae`,
    `  ${figure(rechazadas.length)} líneas rechazadas`,
    ...(enVariosMunicipios.length === 0 ? [] : [inSeveral(enVariosMunicipios)]),
  ].join('\n');
}

/** The refusals, one a line. */
export function listRefusals(rechazadas: readonly RefusedLine[]): string {
  return rechazadas.map(({ linea, motivo }) => `  línea ${linea}: ${LIST_REASONS[motivo]}`).join('\n');
}

/** The refusals as a CSV file. */
export function refusalsAsCsv(rechazadas: readonly RefusedLine[]): string {
  return [
    'linea,texto,motivo',
    ...rechazadas.map(({ linea, texto, motivo }) => rejectionLine([String(linea), texto, LIST_REASONS[motivo]])),
    '',
  ].join('\n');
}

function inSeveral(codes: readonly string[]): string {
  const more = codes.length > SHOWN_CODES ? ', …' : '';
  return `  Están en más de un municipio, y se tomó el primero: ${codes.slice(0, SHOWN_CODES).join(', ')}${more}`;
}

function number(quantity: number): string {
  return quantity.toLocaleString('es-MX');
}

function figure(quantity: number): string {
  return number(quantity).padStart(9);
}
