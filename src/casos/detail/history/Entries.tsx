import { Badge, chakra } from '@chakra-ui/react';
import { dateAndTime } from '#domain/dates';
import type { CaseEntry } from '../events.ts';
import { byDays } from '../events.ts';

interface Props {
  readonly entries: readonly CaseEntry[];
  /** The keys of those that are marked as new. */
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
}

/** A history by days. One styled element for all: a long history has hundreds of entries. */
export function Entries({ entries, fresh, now }: Props) {
  return (
    <Days>
      {byDays(entries, now).map(({ dia, nombre, entries: ofDay }) => (
        <section key={dia} aria-label={nombre}>
          <h3>
            <time dateTime={dia}>{nombre}</time>
          </h3>
          <ol>
            {ofDay.map((entry, index) => (
              <Entry
                key={entry.key}
                entry={entry}
                isFresh={fresh.has(entry.key)}
                follows={isOfOneMoment(entry, ofDay[index - 1])}
              />
            ))}
          </ol>
        </section>
      ))}
    </Days>
  );
}

/** Where the hour begins in a date with its hour. */
const HOUR = 11;

/** What followed from the entry before it needs no second signature. */
function isOfOneMoment({ fecha, autor }: CaseEntry, before: CaseEntry | undefined): boolean {
  return before?.fecha === fecha && before.autor.numiden === autor.numiden;
}

interface EntryProps {
  readonly entry: CaseEntry;
  readonly isFresh: boolean;
  readonly follows: boolean;
}

function Entry({ entry, isFresh, follows }: EntryProps) {
  return (
    <li data-kind={entry.tipo} data-new={isFresh ? '' : undefined} tabIndex={isFresh ? -1 : undefined}>
      {!follows && (
        <p data-part="signature">
          <strong>{entry.autor.nombre}</strong>{' '}
          <time dateTime={entry.fecha} title={dateAndTime(entry.fecha)}>
            {dateAndTime(entry.fecha).slice(HOUR)}
          </time>
          {isFresh && <Badge colorPalette="blue">Nuevo</Badge>}
        </p>
      )}
      {entry.tipo === 'escalamiento' ? (
        <>
          <p data-part="text">
            Caso escalado a {entry.area} · {entry.subCategoria}
          </p>
          <p data-part="reason">Motivo: {entry.motivo}</p>
          {entry.comentario !== '' && <p data-part="text">{entry.comentario}</p>}
        </>
      ) : (
        <p data-part="text">{entry.texto}</p>
      )}
    </li>
  );
}

const Days = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    '& h3': { mb: 1, color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& ol': { display: 'grid', gap: 2 },
    '& li': { ps: 3, borderInlineStart: '3px solid', borderColor: 'border', overflowWrap: 'anywhere' },
    '& li[data-kind=comentario]': { borderColor: 'brand.emphasized' },
    '& li[data-kind=escalamiento]': { borderColor: 'orange.emphasized' },
    '& li[data-new]': { bg: 'blue.subtle' },
    '& li:focus': { outline: '2px solid', outlineColor: 'brand.focusRing' },
    '& [data-part=signature]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: 'sm' },
    '& [data-part=signature] > time, & [data-part=reason], & li[data-kind=movimiento] > [data-part=text]': {
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& [data-part=text]': { maxW: '75ch', whiteSpace: 'pre-wrap' },
  },
});
