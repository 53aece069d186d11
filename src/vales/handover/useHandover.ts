import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { EntregaRef } from '#machines/entrega.machine';
import { useEntrusting } from '../../ui/works/useRecord.ts';
import { believe } from '../../ui/works/useRecordPage.ts';
import { useWorkState, type WorkState } from '../../ui/works/useWork.ts';
import { useVoucherPage } from '../detail/context.ts';
import { voucherRead } from '../detail/voucherRead.ts';
import { connectHandover, HANDOVER_WORKS } from './connect.ts';
import { partsToGive } from './parts.ts';

/**
 * The running chart of the window, and the work that gives its parts back. The voucher stays as it was when the window opened: a part
 * is refused, and not given unseen, once others changed it.
 * @param atOnce the person has asked for it already; it begins by itself.
 */
export function useHandover(atOnce: boolean): { readonly entrega: EntregaRef; readonly work: WorkState } {
  const { api, changes } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const { shown } = useVoucherPage();
  const { id, folio, version } = shown;
  const open = () => ({
    chart: connectHandover({ id, folio, api, changes }),
    input: { alLlegar: atOnce, partes: partsToGive(shown) },
  });
  const { actor: entrega, record } = useEntrusting('devolver', open, {
    entity: 'vale',
    id,
    version,
    works: HANDOVER_WORKS,
    onDone: ({ resultado }) => void believe(data, voucherRead(id).queryKey, resultado),
  });
  const work = useWorkState(record, 'devolver');
  // With what is discarded the window begins anew.
  return { entrega, work: { ...work, discard: () => entrega.send({ type: 'descartar' }) } };
}
