import { useQuery } from '@tanstack/react-query';
import { query } from '../../data/query.ts';
import type { SaleSearch } from '../search.ts';

/** The sales that the address asks for; nothing is asked until it says what. */
export function useFoundSales({ busca, articulo, fechaInicio, fechaFin }: SaleSearch) {
  return useQuery({
    ...query('ventasPorFiltros', { cuerpo: { busca, articulo, fechaInicio, fechaFin } }),
    enabled: busca !== undefined,
  });
}
