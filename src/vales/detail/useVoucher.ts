import { useRouter } from '@tanstack/react-router';
import type { OutputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';
import type { AccionVale } from '#domain/vales/trabajosVale';
import type { Vale } from '#domain/vales/vales';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useSeenNews } from '../../data/useSeenNews.ts';
import { usePerson } from '../../system/person.ts';
import { useNow } from '../../ui/useNow.ts';
import type { WorkDone } from '../../ui/works/useRecord.ts';
import { useRecordPage } from '../../ui/works/useRecordPage.ts';
import { voucherLink } from '../lists.ts';
import { type Here, voucherDraft, voucherWorks } from '../works.ts';
import { type VoucherPageState, voucherChangesTold } from './context.ts';
import { colleagueOnVoucher, type Decided, decisionOnVoucher } from './life.ts';
import { voucherRead } from './voucherRead.ts';

interface Options {
  readonly newest: Vale;
  readonly refreshing: boolean;
  readonly drafts: PageDrafts;
  /** Told what a refund gave, for the folio that the customer takes along. */
  readonly onGiven: (given: Given) => void;
}

/** The page of one opening of a voucher, for as long as it lives. */
export function useVoucher({ newest, refreshing, drafts, onGiven }: Options): VoucherPageState {
  const person = usePerson();
  const router = useRouter();
  const now = useNow();
  const { id } = newest;
  useSeenNews('vale', id);
  const page = useRecordPage({
    entity: 'vale',
    works: voucherWorks,
    newest,
    queryKey: voucherRead(id).queryKey,
    refreshing,
    drafts,
    draftKeyOf: (name) => voucherDraft(id, name),
    against: (vale, name) => {
      const own: Decided | undefined = OF_COLLEAGUE[name as Here];
      const decision =
        own === undefined
          ? decisionOnVoucher(vale, person, name as AccionVale, now)
          : colleagueOnVoucher(vale, person, own, now);
      return decision.allowed ? null : decision.text;
    },
    told: (changes) => voucherChangesTold(changes, person),
    changed: 'Este vale cambió',
    // The page of the new voucher opens.
    leaves: ['reponer'],
    onDone: ({ trabajo, resultado }: WorkDone) => {
      if (trabajo === 'devolver') onGiven(resultado as Given);
      // The customer goes away with the new paper.
      if (trabajo === 'reponer') void router.navigate(voucherLink((resultado as Replaced).reposicion.id));
    },
  });
  return { ...page, person, now };
}

/** The decisions of a colleague, by the works that are his here. */
const OF_COLLEAGUE: Readonly<Record<Here, Decided>> = {
  autorizarAqui: 'autorizar',
  rechazarAqui: 'rechazar',
  deshacerAqui: 'deshacerDevolucion',
};

/** The answer of a refund beside the voucher after it. */
export type Given = OutputOf<Contract['devolverVale']>;

type Replaced = OutputOf<Contract['guardarReposicion']>;
