import { useSelector } from '@xstate/react';
import { ChangeLine } from '../../ui/works/ChangeLine.tsx';
import { changesTold } from './changes.ts';
import { useCasePage, useWork } from './context.ts';

/** Says that somebody else changed the case, and what; silent while a stale save says the same. */
export function ChangeNotice() {
  const { news, person, refreshing, showNewest } = useCasePage();
  const form = useWork('formulario');
  const taking = useWork('tomar');
  const formSaysIt = useSelector(form, (state) => state?.matches('conflict') ?? false);
  const takingSaysIt = useSelector(taking, (state) => state?.matches('conflict') ?? false);
  const told = formSaysIt || takingSaysIt ? [] : changesTold(news, person.numiden);
  return <ChangeLine said="Este caso cambió" told={told} refreshing={refreshing} onShow={showNewest} />;
}
