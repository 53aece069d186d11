import { Grid } from '@chakra-ui/react';
import type { RecordName } from '#domain/common/records';
import type { Api } from '../../api/api.ts';
import { Button } from '../Button.tsx';
import { EmptyState, LoadFailed } from '../EmptyState.tsx';
import { Loading } from '../Loading.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useRecordHistory } from './useRecordHistory.ts';

interface Props {
  readonly api: Api;
  readonly entidad: RecordName;
  readonly id: string | number;
}

/** The changes of one record: author, time, before and after; older changes come when asked for. */
export function RecordHistory({ api, entidad, id }: Props) {
  const { entries, loading, failure, hasMore, loadingMore, more, retry } = useRecordHistory(api, entidad, id);
  if (loading) return <Loading />;
  if (entries.length === 0 && failure === null) return <EmptyState text="Aún no hay cambios" />;
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap={4}>
      <ChangeList entries={entries} />
      {failure !== null && <LoadFailed text={failure.texto} onRetry={retry} />}
      {hasMore && failure === null && (
        <Button
          size="sm"
          justifySelf="start"
          busy={loadingMore}
          aria-disabled={loadingMore || undefined}
          onClick={more}
        >
          {loadingMore ? 'Cargando...' : 'Ver cambios anteriores'}
        </Button>
      )}
    </Grid>
  );
}
