import { chakra } from '@chakra-ui/react';
import type { AuditEntry } from '#domain/audit';
import { actionInWords, recordInWords } from '#domain/auditWords';
import { dateAndTime } from '#domain/dates';
import type { FieldChange } from '#domain/fieldChanges';
import { fieldChanges } from '#domain/fieldChanges';

interface Props {
  readonly entries: readonly AuditEntry[];
  /** Says of each entry which record it is about, where they are about several. */
  readonly withRecord?: boolean;
}

/** Changes in the order given: what, who, when, and each field that differs, before and after side by side. */
export function ChangeList({ entries, withRecord = false }: Props) {
  return (
    <Changes>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong>{actionInWords(entry.accion)}</strong>
            {withRecord && <span>{recordInWords(entry.entidad, entry.idEntidad)}</span>}
            <small>
              {authorInWords(entry)} · <time dateTime={entry.momento}>{dateAndTime(entry.momento)}</time>
            </small>
          </p>
          <ChangedFields entry={entry} />
        </li>
      ))}
    </Changes>
  );
}

/** Who did it: 'Ana Pérez (100001)', or 'El sistema'. */
export function authorInWords({ autor }: Pick<AuditEntry, 'autor'>): string {
  if (autor === null) return 'El sistema';
  return autor.nombre === null ? `Numiden ${autor.numiden}` : `${autor.nombre} (${autor.numiden})`;
}

function ChangedFields({ entry }: { readonly entry: AuditEntry }) {
  const changes = fieldChanges(entry.antes, entry.despues);
  if (changes.length === 0) return null;
  return (
    <table aria-label={`Qué cambió: ${actionInWords(entry.accion)}, ${dateAndTime(entry.momento)}`}>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.campo}>
            <th scope="row">{change.etiqueta}</th>
            <td>{sideInWords(change, 'antes')}</td>
            <td>{sideInWords(change, 'despues')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands where there was or is nothing. */
const NOTHING = '—';

/** One side of a change; of a list only what left it or came to it, and the words say so. */
function sideInWords({ antes, despues, lista }: FieldChange, side: 'antes' | 'despues'): string {
  if (lista === null) return (side === 'antes' ? antes : despues) || NOTHING;
  const members = side === 'antes' ? lista.quitados : lista.agregados;
  if (members.length === 0) return NOTHING;
  return `${side === 'antes' ? 'Se quitó' : 'Se agregó'}: ${members.join(', ')}`;
}

/** One element styles the plain rows inside. */
const Changes = chakra('ol', {
  base: {
    display: 'grid',
    gap: 4,
    listStyle: 'none',
    '& > li': { minW: 0 },
    '& > li + li': { pt: 4, borderTop: '1px solid', borderColor: 'border' },
    '& > li > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& table': { w: 'full', mt: 2, fontSize: 'sm', tableLayout: 'fixed', borderCollapse: 'collapse' },
    '& th, & td': {
      px: 2,
      py: 1,
      border: '1px solid',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& th': { fontWeight: 'medium' },
    '& thead th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'semibold' },
    '& thead th:first-of-type': { w: '28%' },
  },
});
