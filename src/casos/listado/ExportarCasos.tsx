import { useState } from 'react';
import type { FiltroCasos } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import type { Api } from '../../api/api.ts';
import { comoFailure } from '../../api/fallo.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { entregarArchivo } from '../../app/descargas.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly filtro: FiltroCasos;
  /** How many rows the filter finds, which are those that go out; null while that is not known. */
  readonly total: number | null;
}

const cantidad = new Intl.NumberFormat('es-MX');

/** 'un caso', '1,253 casos'. */
const cuantos = (total: number): string => (total === 1 ? '1 caso' : `${cantidad.format(total)} casos`);

/** Downloads the rows of the whole filter, not only those of the page, as CSV. */
export const ExportarCasos = ({ api, avisar, filtro, total }: Props) => {
  const [bajando, setBajando] = useState(false);

  const exportar = async () => {
    // Only marked, not disabled: a disabled button would lose the focus.
    if (bajando || total === null || total === 0) return;
    setBajando(true);
    try {
      const contenido = await api.llamar('exportarCasos', { consulta: { filtro: JSON.stringify(filtro) } });
      entregarArchivo(contenido, `casos-${diaDe(new Date())}.csv`);
      avisar('success', 'Los casos se exportaron con éxito');
    } catch (error) {
      avisar('error', `No se pudieron exportar los casos. ${comoFailure(error).texto}`);
    } finally {
      setBajando(false);
    }
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
      {total !== null && total > 0 && ` (${cuantos(total)})`}
    </Button>
  );
};
