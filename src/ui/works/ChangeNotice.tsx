import { ChangeLine } from './ChangeLine.tsx';
import { useIsInConflict, type WindowPage } from './useRecordPage.ts';
import type { Works } from './work.ts';

/** Says that somebody else changed the record, and what; silent while a stale save says the same. */
export function ChangeNotice<W extends Works>({ page }: { readonly page: WindowPage<W> }) {
  const { record, news, told, changed, refreshing, showNewest } = page;
  const isSaid = useIsInConflict(record);
  return <ChangeLine said={changed} told={isSaid ? [] : told(news)} refreshing={refreshing} onShow={showNewest} />;
}
