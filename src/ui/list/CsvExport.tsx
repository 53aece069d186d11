import type { Failure } from '#contract/common/failure';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../Button.tsx';
import { rowCount } from '../DataTable/columns.ts';
import { useAsking } from '../useAsking.ts';

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
  /** Fetches the file and hands it to the browser's downloads. Rejects with a `Failure`. */
  readonly download: () => Promise<void>;
  /** How many rows the filter finds, which are those that go out; null while that is not known, left out where nobody counts them. */
  readonly total?: number | null;
  /** There are more than `total`; they go out too. */
  readonly hasMore?: boolean;
}

/** Downloads the rows of the whole filter, not only those of the page, as CSV. */
export function CsvExport({ tell, download, one, many, done, failed, total, hasMore = false }: Props) {
  const tellEnd = (failure: Failure | null) => {
    if (failure === null) tell('success', done);
    else tell('error', `${failed} ${failure.texto}`);
  };
  const { isBusy, ask } = useAsking({
    ask: (wanted: Props['download']) => wanted(),
    onAnswer: () => tellEnd(null),
    onFailure: tellEnd,
    // A long list goes on while the person works elsewhere.
    onLeft: tellEnd,
  });

  const start = () => {
    // Only marked, not disabled: a disabled button would lose the focus.
    if (total !== null && total !== 0) ask(download);
  };

  return (
    <Button
      size="sm"
      busy={isBusy}
      disabled={total === 0}
      aria-disabled={isBusy || total === null || undefined}
      onClick={start}
    >
      {isBusy ? 'Exportando...' : 'Exportar CSV'}
      {total != null && total > 0 && ` (${total === 1 ? `1 ${one}` : `${rowCount(total, hasMore)} ${many}`})`}
    </Button>
  );
}
