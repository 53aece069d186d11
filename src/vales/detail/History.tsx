import { chakra } from '@chakra-ui/react';
import { dateAndTime } from '#domain/dates';
import { Panel } from '../../ui/Panel.tsx';
import { useVoucherPage } from './context.ts';

/** What was done with the voucher, the latest first; what others did since the person last looked is marked. */
export function History() {
  const { shown, news } = useVoucherPage();
  const fresh = new Set(news.map(({ id }) => id));
  return (
    <Panel title="Historia">
      <Entries>
        {shown.logs.toReversed().map(({ id, accion, autor, fecha }) => (
          <li key={id} data-new={fresh.has(id) ? '' : undefined} tabIndex={fresh.has(id) ? -1 : undefined}>
            <p>{accion}</p>
            <small>
              {autor.nombre} · <time dateTime={fecha}>{dateAndTime(fecha)}</time>
            </small>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

/** One styled element for all. */
const Entries = chakra('ol', {
  base: {
    display: 'grid',
    gap: 2.5,
    '& > li': { ps: 3, borderInlineStart: '3px solid', borderColor: 'border', overflowWrap: 'anywhere' },
    '& > li[data-new]': { borderColor: 'blue.emphasized', bg: 'blue.subtle' },
    '& > li:focus': { outline: '2px solid', outlineColor: 'brand.focusRing' },
    '& p': { whiteSpace: 'pre-wrap' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});
