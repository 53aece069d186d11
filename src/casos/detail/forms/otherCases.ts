import { useQuery } from '@tanstack/react-query';
import { dayOf, shortDate } from '#domain/common/dates';
import { query } from '../../../data/query.ts';
import type { Option } from '../../../ui/form/options.ts';
import { sentenceCase } from '../../../ui/shortNames.ts';
import { operationOf } from '../../looks.ts';
import { useCasePage } from '../context.ts';

/** The other open cases of the same customer or sale, to choose from, and whatever number is typed or chosen. */
export function useOtherCases(
  typed: string,
  chosen: string,
): { readonly options: Option[]; readonly hasFound: boolean } {
  const { id, datosCliente, parametrosBusqueda } = useCasePage().newest;
  const { data } = useQuery(
    query('casosAbiertos', {
      consulta: { cliente: datosCliente.numiden, excepto: id, ...operationOf(parametrosBusqueda) },
    }),
  );
  const found = (data?.casos ?? []).map(
    ({ id: other, subCategoria, estado, fecha, tienda }): Option => ({
      value: String(other),
      text: `Caso ${other}`,
      detail: `${sentenceCase(subCategoria.nombre)} · ${estado.nombre} · ${tienda.nombre}, ${shortDate(dayOf(new Date(fecha)))}`,
    }),
  );
  const byNumber = [typed.replace(/\D/g, ''), chosen].filter(
    (value, place, all) => value !== '' && !found.some((one) => one.value === value) && all.indexOf(value) === place,
  );
  return {
    options: [...found, ...byNumber.map((value): Option => ({ value, text: `Caso ${value}` }))],
    hasFound: found.length > 0,
  };
}
