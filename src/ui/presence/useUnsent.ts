import { useSyncExternalStore } from 'react';
import type { LiveRecord } from '../works/useRecord.ts';
import { ownWorks, type Works } from '../works/work.ts';

/** Whether something is written on a record, and not sent. */
export function useUnsent<W extends Works>({ works, work }: LiveRecord<W>): boolean {
  return useSyncExternalStore(
    (tell) => {
      const heard = ownWorks(works).map((name) => work(name).subscribe(tell));
      return () => {
        for (const each of heard) each.unsubscribe();
      };
    },
    () => ownWorks(works).some((name) => work(name).getSnapshot().hasTag('kept')),
  );
}
