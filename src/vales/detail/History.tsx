import { dateAndTime } from '#domain/dates';
import { Entries } from '../../ui/entries.ts';
import { Muted } from '../../ui/Muted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useVoucherPage } from './context.ts';

/** The entries of the voucher, the latest first; those of others since the person last looked are marked. */
export function History() {
  const { shown, news } = useVoucherPage();
  const fresh = new Set(news.map(({ id }) => id));
  return (
    <Panel title="Historia">
      <Entries.Root gap={2.5}>
        {shown.logs.toReversed().map(({ id, accion, autor, fecha }) => (
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
