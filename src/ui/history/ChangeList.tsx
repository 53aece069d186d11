import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { actionInWords, integrationInWords, recordInWords } from '#domain/common/auditWords';
import { dateAndTime } from '#domain/common/dates';
import { type FieldChange, fieldChanges } from '#domain/common/fieldChanges';
import type { AuditEntry } from '#domain/personas/audit';
import { Muted } from '../Muted.tsx';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'changes' });
const Changes = {
  Root: withProvider<HTMLOListElement, HTMLChakraProps<'ol'>>('ol', 'root'),
  Item: withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'item'),
  Title: withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'title'),
  Fields: withContext<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'table'),
};

interface Props {
  readonly entries: readonly AuditEntry[];
  /** Says of each entry which record it is about, where they are about several. */
  readonly withRecord?: boolean;
}

/** Changes in the order given: what, who, when, and each field that differs, before and after side by side. */
export function ChangeList({ entries, withRecord = false }: Props) {
  return (
    <Changes.Root>
      {entries.map((entry) => (
        <Changes.Item key={entry.id}>
          <Changes.Title>
            <strong>{actionInWords(entry.accion)}</strong>
            {withRecord && <span>{recordInWords(entry.entidad, entry.idEntidad)}</span>}
            <Muted>
              {authorInWords(entry)} · <time dateTime={entry.momento}>{dateAndTime(entry.momento)}</time>
            </Muted>
          </Changes.Title>
          <ChangedFields entry={entry} />
        </Changes.Item>
      ))}
    </Changes.Root>
  );
}

/** Who did it: 'Ana Pérez (100001)', 'Integración ERP', or 'El sistema'. */
export function authorInWords({ autor }: Pick<AuditEntry, 'autor'>): string {
  if (autor === null) return 'El sistema';
  if ('integracion' in autor) return integrationInWords(autor.nombre, autor.integracion);
  return autor.nombre === null ? `Numiden ${autor.numiden}` : `${autor.nombre} (${autor.numiden})`;
}

function ChangedFields({ entry }: { readonly entry: AuditEntry }) {
  const changes = fieldChanges(entry.antes, entry.despues);
  if (changes.length === 0) return null;
  return (
    <Changes.Fields aria-label={`Qué cambió: ${actionInWords(entry.accion)}, ${dateAndTime(entry.momento)}`}>
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
    </Changes.Fields>
  );
}

/** Stands where there was or is nothing. */
const NOTHING = '—';

/** One side of a change; of a list only what left it or came to it, and the words say so. */
function sideInWords({ antes, despues, lista }: FieldChange, side: 'antes' | 'despues'): string {
  if (lista === null) return (side === 'antes' ? antes : despues) || NOTHING;
  const members = side === 'antes' ? lista.quitados : lista.agregados;
  if (members.length === 0) return NOTHING;
  return `${side === 'antes' ? 'Se quitó' : 'Se agregó'}: ${members.join(', ')}`;
}
