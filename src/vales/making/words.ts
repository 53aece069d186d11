import { retornoEnPalabras, retornoQueCuenta } from '#domain/cadena/retorno';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { impedidas, impedidasEnPalabras, type PorQueNo } from '#domain/vales/unidadesVale';
import type { LineaVendida } from '#domain/vales/ventaParaVale';
import { ESTADOS_ARTICULO } from '#domain/ventas/estadosDeEntrega';

/** The words for a voucher of each type while it is made, and for the work on its goods. */
export const TYPE_WORDS = {
  0: { title: 'Vale de cancelación', act: 'Cancelar artículos', left: 'Por cancelar' },
  1: { title: 'Vale de devolución', act: 'Devolver artículos', left: 'Por devolver' },
} as const satisfies Record<TipoVale, object>;

/** Why units of a line are not for this voucher, or only with leave, and what helps; a sentence each, none where it takes what is left. */
export function whyNotInWords(line: LineaVendida, tipo: TipoVale): readonly string[] {
  const restricted = retornoQueCuenta(line, tipo) === 'autorizacion' ? [`${retornoEnPalabras('autorizacion')}.`] : [];
  const why = impedidas(line, tipo).map((some) => {
    const said = impedidasEnPalabras(some);
    if (said !== null) return `${said}.`;
    return some.porque === 'retenida' ? `Todo está ya en ${foliosOf(line)}.` : 'Todo se devolvió antes.';
  });
  return [...restricted, ...why];
}

/** The reasons why units are for a voucher of the other type and not for this one. */
const FOR_THE_OTHER: readonly PorQueNo[] = ['sinEntregar', 'cancelada', 'entregada'];

/** Whether something of a sale is for a voucher of the other type alone. */
export function hasOther(lines: readonly LineaVendida[], tipo: TipoVale): boolean {
  return lines.some((line) => impedidas(line, tipo).some(({ porque }) => FOR_THE_OTHER.includes(porque)));
}

/** The vouchers that hold units of a line. */
function foliosOf({ vales }: LineaVendida): string {
  return vales.map(({ folio }) => folio).join(', ');
}

/** The units of a line by their state on the guide: '2 ENTREGADO'; empty without a guide. */
export function guideParts({ guia }: LineaVendida) {
  const units = new Map<keyof typeof ESTADOS_ARTICULO, number>();
  for (const { statusitem, cantidad } of guia?.unidades ?? []) {
    units.set(statusitem, (units.get(statusitem) ?? 0) + cantidad);
  }
  return [...units].map(([statusitem, cantidad]) => ({
    statusitem,
    text: cantidad === 1 ? ESTADOS_ARTICULO[statusitem] : `${cantidad} ${ESTADOS_ARTICULO[statusitem]}`,
  }));
}
