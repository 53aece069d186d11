import { useRouteContext } from '@tanstack/react-router';
import { hasPermission } from '#domain/common/permisos';
import { RECORD_READERS, type RecordName } from '#domain/common/records';
import { usePerson } from '../system/person.ts';
import { RecordHistory } from '../ui/history/RecordHistory.tsx';
import { Panel } from '../ui/Panel.tsx';

interface Props {
  readonly entidad: RecordName;
  readonly id: number;
}

/** The changes of a record, with author and time; nothing for a person who may not read them. */
export function HistoryPart({ entidad, id }: Props) {
  const { api } = useRouteContext({ from: '/_app' });
  const { permisos } = usePerson();
  if (!hasPermission(permisos, RECORD_READERS[entidad])) return null;
  return (
    <Panel title="Historial">
      <RecordHistory api={api} entidad={entidad} id={id} />
    </Panel>
  );
}
