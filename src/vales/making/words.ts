import { ESTADOS_ARTICULO } from '#domain/guias';
import { porQueNada } from '#domain/unidadesVale';
import type { LineaVendida } from '#domain/ventaParaVale';
import type { TipoVale } from '#domain/vidaVale';

/** What a voucher of each type is called while it is made, and what is done with its goods. */
export const TYPE_WORDS = {
  0: { title: 'Vale de cancelación', verb: 'cancelar', left: 'Por cancelar' },
  1: { title: 'Vale de devolución', verb: 'devolver', left: 'Por devolver' },
} as const satisfies Record<TipoVale, object>;

/** Why a line gives nothing, and what helps; null when it gives something. */
export function nothingInWords(line: LineaVendida, tipo: TipoVale): string | null {
  const held = line.vales.reduce((units, { cantidad }) => units + cantidad, 0);
  switch (porQueNada(line, tipo, held)) {
    case null:
      return null;
    case 'retenida':
      return `Todo está ya en ${foliosOf(line)}.`;
    case 'devueltaAntes':
      return 'Todo se devolvió antes.';
    case 'salio':
      return 'Ya va en camino o se entregó: se devuelve con un caso de devolución.';
    case 'cancelada':
      return 'Se canceló en su guía: se paga con un caso de cancelación.';
  }
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
