import { useSelector } from '@xstate/react';
import { ChangeLine } from '../../ui/works/ChangeLine.tsx';
import { changesTold, useOpenWindow, useVoucherPage } from './context.ts';

/** Says that somebody else changed the voucher, and what; silent while a stale save says the same. */
export function ChangeNotice() {
  const { vale, news, person, refreshing, showNewest } = useVoucherPage();
  const work = useOpenWindow(vale)?.work;
  const windowSaysIt = useSelector(work, (state) => state?.matches('conflict') ?? false);
  const told = windowSaysIt ? [] : changesTold(news, person);
  return <ChangeLine said="Este vale cambió" told={told} refreshing={refreshing} onShow={showNewest} />;
}
