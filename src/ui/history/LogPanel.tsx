import { dateAndTime } from '#domain/common/dates';
import type { Movimiento } from '#domain/common/history';
import { Entries } from '../entries.ts';
import { Muted } from '../Muted.tsx';
import { Panel } from '../Panel.tsx';

interface Props {
  readonly logs: readonly Movimiento[];
  /** The entries of others since the person last looked, which are marked. */
  readonly news?: readonly Pick<Movimiento, 'id'>[];
}

/** The history of a record on its page, the latest entry first. */
export function LogPanel({ logs, news = [] }: Props) {
  const fresh = new Set(news.map(({ id }) => id));
  return (
    <Panel title="Historia">
      <Entries.Root gap={2.5}>
        {logs.toReversed().map(({ id, accion, autor, fecha }) => (
          <Entries.Item
            key={id}
            borderColor={fresh.has(id) ? 'blue.emphasized' : undefined}
            data-new={fresh.has(id) ? '' : undefined}
            tabIndex={fresh.has(id) ? -1 : undefined}
          >
            <Entries.Text maxW="none">{accion}</Entries.Text>
            <Muted>
              {autor.nombre} · <time dateTime={fecha}>{dateAndTime(fecha)}</time>
            </Muted>
          </Entries.Item>
        ))}
      </Entries.Root>
    </Panel>
  );
}
