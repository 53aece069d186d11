import { casosOfrecidos } from '#domain/vales/casoDeVale';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import type { Basis, ChosenCase } from './values.ts';

/** The cases that are offered for a voucher of a sale, and which of them is chosen unless the person chooses another. */
export function caseChoice({ casos, sinCaso, cabecera }: HojaDeVale, { tipo }: Pick<Basis, 'tipo'>) {
  return casosOfrecidos(casos, { tipo, comprador: cabecera.numiden, sinCaso });
}

/** Why no voucher can be made of the sale without a case that exists; null where one can, or where the case is given. */
export function whyNoCase(hoja: HojaDeVale, basis: Basis): string | null {
  if (basis.caso !== null) return null;
  const { casos, nuevo } = caseChoice(hoja, basis);
  return casos.length === 0 && !nuevo ? hoja.sinCaso : null;
}

/** The first choices of a new voucher, before the person chooses: its case, and the usual reason. */
export function chosenAtFirst(hoja: HojaDeVale, basis: Basis): ChosenCase {
  const { elegido } = caseChoice(hoja, basis);
  const usual = hoja.motivos.find((motivo) => motivo.usual && motivo.tipo === basis.tipo);
  return {
    caso: basis.caso === null && elegido !== null ? String(elegido) : '',
    motivo: usual === undefined ? '' : String(usual.id),
  };
}
