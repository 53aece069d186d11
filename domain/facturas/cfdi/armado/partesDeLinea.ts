import { type Centavos, centavos, sum } from '#domain/common/money';
import { type LineaFacturada, totalDeLinea } from '#domain/facturas/cfdi/saldos';
import { type Grupo, totalDe } from '#domain/ventas/impuestosDeLinea';
import { repartir } from './importes.ts';
import { parteExacta, partirGrupo } from './partes.ts';

/** Takes so much of a line, or a few centavos more or less (`partirGrupo`), of each way in which it is taxed its share. */
export function partirLinea({ grupos }: LineaFacturada, total: Centavos): readonly Grupo[] {
  const partes = repartir(total, grupos.map(totalDe));
  return grupos.map((grupo, lugar) => parteDe(grupo, partes[lugar] ?? NADA));
}

/**
 * Takes an amount of all lines together, of each its share; untouched lines are left out. A few centavos that a line's
 * rates add or lack are made up for by another line; where none can, the discount is those centavos off.
 */
export function descontar(restante: readonly LineaFacturada[], monto: Centavos): readonly LineaFacturada[] {
  const partes = repartir(monto, restante.map(totalDeLinea));
  const tomadas = restante.map((linea, lugar) => ({ ...linea, grupos: partirLinea(linea, partes[lugar] ?? NADA) }));
  return compensar(restante, tomadas, monto).filter((linea) => totalDeLinea(linea) > 0);
}

function compensar(
  restante: readonly LineaFacturada[],
  tomadas: readonly LineaFacturada[],
  monto: Centavos,
): readonly LineaFacturada[] {
  const falta = monto - sum(tomadas.map(totalDeLinea));
  if (falta === 0) return tomadas;
  for (const [lugar, linea] of restante.entries()) {
    for (const [cual, grupo] of linea.grupos.entries()) {
      const tomada = tomadas[lugar];
      const antes = tomada?.grupos[cual];
      const parte = antes === undefined ? null : parteExacta(grupo, totalDe(antes) + falta);
      if (tomada === undefined || parte === null) continue;
      return tomadas.with(lugar, { ...tomada, grupos: tomada.grupos.with(cual, parte) });
    }
  }
  return tomadas;
}

function parteDe(grupo: Grupo, total: Centavos): Grupo {
  return total === 0 ? { ...grupo, base: NADA, ieps: NADA, iva: NADA } : partirGrupo(grupo, total);
}

const NADA = centavos(0);
