import { useState } from 'react';
import type { Failure } from '#contract/failure';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../Button.tsx';
import { rowCount } from '../DataTable/columns.ts';

/** The words around the file of a list. */
export interface CsvWords {
  /** The noun of the rows: 'caso', 'casos'. */
  readonly one: string;
  readonly many: string;
  /** The notice when it is done, and the words before the reason when it is not. */
  readonly done: string;
  readonly failed: string;
}

interface Props extends CsvWords {
  readonly tell: Notify;
  /** Fetches the file and hands it to the browser's downloads; answers why it could not, or null. */
  readonly download: () => Promise<Failure | null>;
  /** How many rows the filter finds, which are those that go out; null while that is not known, left out where nobody counts them. */
  readonly total?: number | null;
  /** There are more than `total`; they go out too. */
  readonly hasMore?: boolean;
}

/** Downloads the rows of the whole filter, not only those of the page, as CSV. */
export function CsvExport({ tell, download, one, many, done, failed, total, hasMore = false }: Props) {
  const [busy, setBusy] = useState(false);

  const start = async () => {
    // Only marked, not disabled: a disabled button would lose the focus.
    if (busy || total === null || total === 0) return;
    setBusy(true);
    const failure = await download();
    setBusy(false);
    if (failure === null) tell('success', done);
    else tell('error', `${failed} ${failure.texto}`);
  };

  return (
    <Button
      size="sm"
      busy={busy}
      disabled={total === 0}
      aria-disabled={busy || total === null || undefined}
      onClick={() => void start()}
    >
      {busy ? 'Exportando...' : 'Exportar CSV'}
      {total != null && total > 0 && ` (${total === 1 ? `1 ${one}` : `${rowCount(total, hasMore)} ${many}`})`}
    </Button>
  );
}
