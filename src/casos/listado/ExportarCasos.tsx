import { useState } from 'react';
import type { FiltroCasos } from '#domain/casos';
import type { Api } from '../../api/api.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { descargarCasos } from '../../app/descargaCasos.ts';
import { Button } from '../../ui/Button.tsx';
import { cuantasFilas } from '../../ui/DataTable/columnas.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly filtro: FiltroCasos;
  /** How many rows the filter finds, which are those that go out; null while that is not known. */
  readonly total: number | null;
  /** There are more than `total`; they go out too. */
  readonly hayMas: boolean;
}

/** '1 caso', '1,253 casos', 'más de 10,000 casos'. */
const cuantos = (total: number, hayMas: boolean): string =>
  total === 1 ? '1 caso' : `${cuantasFilas(total, hayMas)} casos`;

/** Downloads the rows of the whole filter, not only those of the page, as CSV. */
export const ExportarCasos = ({ api, avisar, filtro, total, hayMas }: Props) => {
  const [bajando, setBajando] = useState(false);

  const exportar = async () => {
    // Only marked, not disabled: a disabled button would lose the focus.
    if (bajando || total === null || total === 0) return;
    setBajando(true);
    const failure = await descargarCasos(api, filtro);
    setBajando(false);
    if (failure === null) avisar('success', 'Los casos se exportaron con éxito');
    else avisar('error', `No se pudieron exportar los casos. ${failure.texto}`);
  };

  return (
    <Button
      size="sm"
      busy={bajando}
      disabled={total === 0}
      aria-disabled={bajando || total === null || undefined}
      onClick={() => void exportar()}
    >
      {bajando ? 'Exportando...' : 'Exportar CSV'}
      {total !== null && total > 0 && ` (${cuantos(total, hayMas)})`}
    </Button>
  );
};
