import { type Centavos, centavos } from '#domain/common/money';
import type { Grupo } from '#domain/ventas/impuestosDeLinea';
import { cabe, exceso, type Gravado, impuestoDe, type Tasa } from '#domain/ventas/tasas';

/**
 * Divides an amount whose taxes are not base times rate within the authority's limits into some whose are, the first
 * almost all of it and the others a few centavos. The rest of an invoice can be such an amount once some of its notes
 * were cancelled: each part was within the limits, and their rest together is not.
 */
export function descomponer(grupo: Grupo): readonly Grupo[] {
  const ajustes: Grupo[] = [];
  let resto = grupo;
  for (let ajuste = mejorAjuste(resto); ajuste !== null; ajuste = mejorAjuste(resto)) {
    ajustes.push(ajuste);
    resto = quitarGrupo(resto, ajuste);
  }
  return [resto, ...ajustes];
}

/** The rest of a group without a part of it. */
export function quitarGrupo(grupo: Grupo, parte: Pick<Grupo, 'base' | 'ieps' | 'iva'>): Grupo {
  return {
    ...grupo,
    base: centavos(grupo.base - parte.base),
    ieps: centavos(grupo.ieps - parte.ieps),
    iva: centavos(grupo.iva - parte.iva),
  };
}

/** The few centavos without which the rest is least beyond the limits; null where nothing is, or nothing helps. */
function mejorAjuste(resto: Grupo): Grupo | null {
  let mejor: Grupo | null = null;
  let menos = excesoDe(resto);
  for (let base = 1; menos > 0n && base <= MAX_BASE; base += 1) {
    for (const ieps of impuestosPosibles(centavos(base), resto.tasaIeps)) {
      for (const iva of impuestosPosibles(centavos(base + ieps), resto.tasaIva)) {
        const ajuste = { ...resto, base: centavos(base), ieps, iva };
        const queda = quitarGrupo(resto, ajuste);
        if (queda.base < 1 || queda.ieps < 0 || queda.iva < 0 || excesoDe(queda) >= menos) continue;
        mejor = ajuste;
        menos = excesoDe(queda);
      }
    }
  }
  return mejor;
}

// At the lowest rate, 3 %, a tax is a centavo off on so many of base: no more is needed to take a centavo of an amount
// that is too small.
const MAX_BASE = 34;

function impuestosPosibles(base: Centavos, tasa: Tasa | null): readonly Centavos[] {
  if (tasa === null) return [centavos(0)];
  const justo = impuestoDe(base, tasa);
  return [-2, -1, 0, 1, 2].map((lejos) => centavos(justo + lejos)).filter((importe) => cabe({ base, importe }, tasa));
}

function excesoDe({ base, ieps, iva, tasaIeps, tasaIva }: Grupo): bigint {
  const de = (gravado: Gravado, tasa: Tasa | null) => (tasa === null ? 0n : exceso(gravado, tasa));
  return de({ base, importe: ieps }, tasaIeps) + de({ base: centavos(base + ieps), importe: iva }, tasaIva);
}
