import { useQuery } from '@tanstack/react-query';
import { query } from '../../../data/query.ts';
import type { SaleSearch } from '../search.ts';

/** The sales that the address asks for; nothing is asked until it says what. */
export function useFoundSales({ buscar, articulo, desde, hasta }: SaleSearch) {
  return useQuery({
    ...query('ventasPorFiltros', { cuerpo: { busca: buscar, articulo, fechaInicio: desde, fechaFin: hasta } }),
    enabled: buscar !== undefined,
  });
}
