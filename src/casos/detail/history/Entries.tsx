import { Badge, Grid, Heading } from '@chakra-ui/react';
import { dateAndTime } from '#domain/common/dates';
import { Entries as List } from '../../../ui/entries.ts';
import { Muted } from '../../../ui/Muted.tsx';
import { byDays, type CaseEntry } from '../events.ts';
import { Said } from './Said.tsx';

interface Props {
  readonly entries: readonly CaseEntry[];
  /** The keys of those that are marked as new. */
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
}

/** A history by days. */
export function Entries({ entries, fresh, now }: Props) {
  return (
    <Grid gap={3}>
      {byDays(entries, now).map(({ dia, nombre, entries: ofDay }) => (
        <section key={dia} aria-label={nombre}>
          <Heading as="h3" size="xs" mb={1} color="fg.muted">
            <time dateTime={dia}>{nombre}</time>
          </Heading>
          <List.Root>
            {ofDay.map((entry, index) => (
              <Entry
                key={entry.key}
                entry={entry}
                isFresh={fresh.has(entry.key)}
                follows={isOfOneMoment(entry, ofDay[index - 1])}
              />
            ))}
          </List.Root>
        </section>
      ))}
    </Grid>
  );
}

/** Where the hour begins in a date with its hour. */
const HOUR = 11;

/** An entry that followed from the one before it needs no second signature. */
function isOfOneMoment({ fecha, autor }: CaseEntry, before: CaseEntry | undefined): boolean {
  return before?.fecha === fecha && before.autor.numiden === autor.numiden;
}

/** The colour of the bar before an entry. */
const BAR_COLORS = {
  comentario: 'brand.emphasized',
  escalamiento: 'orange.emphasized',
  movimiento: 'border',
} as const satisfies Record<CaseEntry['tipo'], string>;

/** The look of entries that the system wrote by itself. */
const QUIET = { color: 'fg.muted', fontSize: 'sm' } as const;

interface EntryProps {
  readonly entry: CaseEntry;
  readonly isFresh: boolean;
  readonly follows: boolean;
}

function Entry({ entry, isFresh, follows }: EntryProps) {
  return (
    <List.Item
      borderColor={BAR_COLORS[entry.tipo]}
      data-new={isFresh ? '' : undefined}
      tabIndex={isFresh ? -1 : undefined}
    >
      {!follows && (
        <List.Signature>
          <strong>{entry.autor.nombre}</strong>{' '}
          <Muted asChild>
            <time dateTime={entry.fecha} title={dateAndTime(entry.fecha)}>
              {dateAndTime(entry.fecha).slice(HOUR)}
            </time>
          </Muted>
          {isFresh && <Badge colorPalette="blue">Nuevo</Badge>}
        </List.Signature>
      )}
      {entry.tipo === 'escalamiento' ? (
        <>
          <List.Text>
            Caso escalado a {entry.area} · {entry.subCategoria}
          </List.Text>
          {entry.motivo !== null && <List.Aside>Motivo: {entry.motivo}</List.Aside>}
          {entry.comentario !== '' && <List.Text>{entry.comentario}</List.Text>}
        </>
      ) : entry.tipo === 'comentario' ? (
        <List.Text>
          <Said texto={entry.texto} menciones={entry.menciones} />
        </List.Text>
      ) : (
        <List.Text {...QUIET}>{entry.texto}</List.Text>
      )}
    </List.Item>
  );
}
