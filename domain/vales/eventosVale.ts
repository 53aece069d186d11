import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { Evento, TipoDeEvento } from '#domain/common/eventos';
import { type Centavos, toPesos } from '#domain/common/money';

/** The facts of a voucher that its events tell. */
interface ValeDeEvento {
  readonly id: number;
  readonly version: number;
  readonly folio: string;
  readonly tipo: number;
  readonly estado: number;
  readonly total: Centavos;
  readonly saldo: Centavos;
  readonly idCaso: number;
  readonly cvetda: number;
  readonly cvetdaCrea: number;
  readonly operacion: number;
}

/** The voucher before the work; null for a new one. */
type Antes = { readonly estado: number; readonly cambioPorAutorizar: object | null } | null;

/**
 * The event of a work on a voucher, by the state that it led to; null for a work that the chain's systems are not told of. A voucher that
 * only waited for a change of its methods was in effect before, and is not told again.
 */
export function eventoDeVale(antes: Antes, vale: ValeDeEvento): Evento | null {
  const tipo = tipoDe(antes, vale.estado);
  if (tipo === null) return null;
  const { id, folio, version, operacion } = vale;
  return {
    tipo,
    id,
    datos: {
      id,
      folio,
      version,
      tipo: vale.tipo,
      estado: ESTADOS_VALE[vale.estado as IdEstadoVale],
      total: toPesos(vale.total),
      saldo: toPesos(vale.saldo),
      caso: vale.idCaso,
      tienda: vale.cvetdaCrea,
      tiendaDeVenta: vale.cvetda,
      operacion,
    },
  };
}

function tipoDe(antes: Antes, estado: number): TipoDeEvento | null {
  if (antes?.estado === estado) return null;
  if (estado === ESTADO_VALE.canjeado) return 'vale.canjeado';
  if (estado !== ESTADO_VALE.vigente) return null;
  return antes !== null && antes.cambioPorAutorizar !== null ? null : 'vale.vigente';
}
