import { useQueries, useQuery } from '@tanstack/react-query';
import type { Failure } from '#contract/failure';
import type { Guia } from '#domain/guiasVale';
import type { Recolecta } from '#domain/recolectas';
import type { Vale } from '#domain/vales';
import { guidesRead, pickupRead } from './reads.ts';

/** A pickup with its guide, by whose rows its goods are marked. */
export interface PickupWithGuide {
  readonly recolecta: Recolecta;
  readonly guia: Guia;
}

/** What is known of a voucher's pickups. */
interface Pickups {
  /** Null until all are known. */
  readonly found: readonly PickupWithGuide[] | null;
  /** They are being read, perhaps again. */
  readonly isFetching: boolean;
  /** Why they are not known, in words; null when they are or will be. */
  readonly failure: string | null;
  readonly refetch: () => void;
}

const NO_VOUCHER = { cvetda: 0, numero: 0 };

/**
 * The pickups of a voucher: of the pickup guides that its sale has, those that are its own. Nothing is asked for a voucher
 * without marked lines.
 */
export function usePickups(vale: Vale | null): Pickups {
  const { tienda, numero } = vale?.operacion ?? { tienda: NO_VOUCHER, numero: 0 };
  const enabled = vale?.articulos.some(({ esRecolecta }) => esRecolecta) ?? false;
  const guides = useQuery({ ...guidesRead({ tienda: tienda.cvetda, operacion: numero }), enabled });
  const fetched = guides.data?.guias.filter(({ tipoGuia }) => tipoGuia === 'RECOLECTA') ?? [];
  const pickups = useQueries({
    queries: enabled ? fetched.map(({ guia }) => pickupRead(vale?.id ?? 0, guia)) : [],
  });
  const refetch = () => void Promise.all([guides.refetch(), ...pickups.map((one) => one.refetch())]);
  if (!enabled) return { found: [], isFetching: false, failure: null, refetch };

  const failed = pickups.find(({ data, error }) => data === undefined && error !== null && !isOfAnother(error));
  const isKnown = guides.data !== undefined && pickups.every(({ data, error }) => data !== undefined || error !== null);
  const found = fetched.flatMap((guia, place) => {
    const recolecta = pickups[place]?.data as Recolecta | undefined;
    return recolecta === undefined ? [] : [{ recolecta, guia }];
  });
  return {
    found: isKnown && failed === undefined && isAnswer(guides.data?.codigo) ? found : null,
    isFetching: guides.isFetching || pickups.some((one) => one.isFetching),
    failure: whyUnknown(guides.data, guides.error ?? failed?.error ?? null),
    refetch,
  };
}

/** A sale may have pickups of several vouchers. */
function isOfAnother({ codigo }: Failure): boolean {
  return codigo === 404;
}

function isAnswer(codigo: number | undefined): boolean {
  return codigo === 1 || codigo === 2;
}

function whyUnknown(answer: { readonly codigo: number; readonly mensaje: string } | undefined, error: Failure | null) {
  if (answer !== undefined && !isAnswer(answer.codigo)) return answer.mensaje;
  return error?.texto ?? null;
}
