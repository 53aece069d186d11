import { Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { hasPermission } from '#domain/common/permisos';
import { RECORD_NAMES, RECORD_READERS, type RecordName } from '#domain/common/records';
import type { ListedAuditEntry } from '#domain/personas/audit';
import type { Api } from '../../api/api.ts';
import type { Read } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChangeList } from '../../ui/history/ChangeList.tsx';
import { RecordHistory } from '../../ui/history/RecordHistory.tsx';

interface Props {
  readonly api: Api;
  /** The page of the audit on which the row stands. */
  readonly read: Read<'listaBitacora'>;
  readonly id: number;
  readonly onClose: () => void;
}

/** One row of the audit with before and after, and what else was changed of its record. Nothing where the row is gone. */
export function EntryDialog({ api, read, id, onClose }: Props) {
  const { permisos } = usePerson();
  const entry = useQuery(read).data?.filas.find((row) => row.id === id);
  if (entry === undefined) return null;
  const record = recordOf(entry, permisos);
  return (
    <Dialog title="Cambio" size="xl" onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <ChangeList entries={[entry]} withRecord />
      {entry.antes === null && entry.despues === null && <p>De esto no se anota nada más.</p>}
      {record !== null && (
        <>
          <Heading as="h3" mt={6} mb={3}>
            Historial del registro
          </Heading>
          <RecordHistory api={api} entidad={record} id={entry.idEntidad} />
        </>
      )}
    </Dialog>
  );
}

/** The kind of record, where it is one whose history this person may read. */
function recordOf({ entidad }: ListedAuditEntry, permisos: readonly number[]): RecordName | null {
  const name = RECORD_NAMES.find((one) => one === entidad) ?? null;
  return name !== null && hasPermission(permisos, RECORD_READERS[name]) ? name : null;
}
