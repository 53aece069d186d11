import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { demandPermission } from '../../../app/guards.ts';
import { CASE_WAYS, caseDecisions } from '../../../casos/works.ts';
import { inAddress, readInboxAddress, rowInAddress } from '../../../escritorio/porAutorizar/address.ts';
import { InboxPage } from '../../../escritorio/porAutorizar/InboxPage.tsx';
import type { DecisionsOf } from '../../../escritorio/porAutorizar/inboxAtOnce.ts';
import type { Deciding } from '../../../ui/works/deciding/deciding.ts';
import { UndecidedPanel } from '../../../ui/works/deciding/UndecidedPanel.tsx';
import { VOUCHER_WAYS, voucherDecisions } from '../../../vales/decisions.ts';

/** The works that decide the records of each kind are those of its own page. */
const DECISIONS: DecisionsOf = {
  caso: { works: caseDecisions, ways: CASE_WAYS },
  vale: { works: voucherDecisions, ways: VOUCHER_WAYS },
};

const loadCase = () => import('../../../casos/detail/CaseDecision.tsx');
const loadVoucher = () => import('../../../vales/detail/VoucherDecision.tsx');
const CaseDecision = lazy(async () => ({ default: (await loadCase()).CaseDecision }));
const VoucherDecision = lazy(async () => ({ default: (await loadVoucher()).VoucherDecision }));

function Page() {
  const { data } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { abierto, ...search } = Route.useSearch();
  useEffect(() => {
    // The first record must not wait for its code.
    void loadCase();
    void loadVoucher();
  }, []);
  return (
    <InboxPage
      search={search}
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
      opened={rowInAddress(abierto)}
      onOpened={(row, { replace }) =>
        void navigate({
          ...{ replace, resetScroll: false, search: { ...search, abierto: row === null ? undefined : inAddress(row) } },
          state: replace ? true : { isBeside: true },
        })
      }
      decisions={DECISIONS}
      panel={(row, deciding) => <RecordOf key={row} row={row} deciding={deciding} />}
      onAhead={async (row) => {
        const read = row > 0 ? await readOfCase(row) : await readOfVoucher(-row);
        void data.prefetchQuery(read as Awaited<ReturnType<typeof readOfCase>>);
      }}
    />
  );
}

async function readOfCase(id: number) {
  return (await import('../../../casos/detail/caseRead.ts')).caseRead(id);
}

async function readOfVoucher(id: number) {
  return (await import('../../../vales/detail/voucherRead.ts')).voucherRead(id);
}

/** The record of a row with its decision; a voucher's row is its number below zero. */
function RecordOf({ row, ...props }: { readonly row: number; readonly deciding: Deciding }) {
  const Panel = row > 0 ? CaseDecision : VoucherDecision;
  return (
    <Suspense fallback={<UndecidedPanel deciding={props.deciding} failure={null} onRetry={() => undefined} />}>
      <Panel {...props} />
    </Suspense>
  );
}

export const Route = createFileRoute('/_app/administracion/por-autorizar')({
  staticData: { titulo: 'Por autorizar' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['autorizarCaso', 'autorizarVale']),
  validateSearch: readInboxAddress,
  loaderDeps: ({ search: { abierto: _, ...search } }) => search,
  loader: async ({ context: { data, sesion }, deps }) => {
    const { readingsOf } = await import('../../../escritorio/porAutorizar/pending.ts');
    const permisos = sesion.getSnapshot().context.sesion?.permisos ?? [];
    const { cases, vouchers } = readingsOf(permisos, deps);
    if (cases.enabled) void data.prefetchQuery(cases);
    if (vouchers.enabled) void data.prefetchQuery(vouchers);
  },
  component: Page,
});
