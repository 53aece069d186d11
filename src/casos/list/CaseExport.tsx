import { useState } from 'react';
import type { FiltroCasos } from '#domain/casos';
import type { Api } from '../../api/api.ts';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { rowCount } from '../../ui/DataTable/columns.ts';
import { downloadCases } from './exportCases.ts';

interface Props {
  readonly api: Api;
  readonly tell: Notify;
  readonly request: FiltroCasos;
  /** How many rows the filter finds, which are those that go out; null while that is not known. */
  readonly total: number | null;
  /** There are more than `total`; they go out too. */
  readonly hasMore: boolean;
}

/** Downloads the rows of the whole filter, not only those of the page, as CSV. */
export function CaseExport({ api, tell, request, total, hasMore }: Props) {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    // Only marked, not disabled: a disabled button would lose the focus.
    if (busy || total === null || total === 0) return;
    setBusy(true);
    const failure = await downloadCases(api, request);
    setBusy(false);
    if (failure === null) tell('success', 'Los casos se exportaron con éxito');
    else tell('error', `No se pudieron exportar los casos. ${failure.texto}`);
  };

  return (
    <Button
      size="sm"
      busy={busy}
      disabled={total === 0}
      aria-disabled={busy || total === null || undefined}
      onClick={() => void download()}
    >
      {busy ? 'Exportando...' : 'Exportar CSV'}
      {total !== null && total > 0 && ` (${howMany(total, hasMore)})`}
    </Button>
  );
}

/** '1 caso', '1,253 casos', 'más de 10,000 casos'. */
function howMany(total: number, hasMore: boolean): string {
  return total === 1 ? '1 caso' : `${rowCount(total, hasMore)} casos`;
}
