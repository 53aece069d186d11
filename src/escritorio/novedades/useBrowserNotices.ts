import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Novedad, novedadEnPalabras } from '#domain/common/novedades';
import { query } from '../../data/query.ts';
import { browserNotices } from '../../system/browserNotices.ts';
import { usePerson } from '../../system/person.ts';
import { placeOf } from './place.ts';

/** So many are told at once; the bell has the rest. */
const AT_ONCE = 3;

/**
 * Tells by the browser what is new while the page is out of sight, for who wished it on this computer. They name the record and who
 * did what to it, and nothing that was written.
 * @param count how many are unread; undefined while it is not known.
 */
export function useBrowserNotices(count: number | undefined): void {
  const { numiden } = usePerson();
  const data = useQueryClient();
  const router = useRouter();
  const before = useRef(count);
  useEffect(() => {
    const fresh = (count ?? 0) - (before.current ?? count ?? 0);
    before.current = count;
    if (fresh <= 0 || document.visibilityState === 'visible' || browserNotices(numiden) !== 'si') return;
    const show = (one: Novedad) => {
      // By its tag several windows of the app show one.
      const notice = new Notification(novedadEnPalabras(one), { body: one.detalle, tag: `mostrador-${one.id}` });
      notice.onclick = () => {
        window.focus();
        notice.close();
        void router.navigate(placeOf(one));
      };
    };
    const read = query('novedadesPropias', { consulta: { tamPagina: Math.min(fresh, AT_ONCE) } });
    data.fetchQuery(read).then(
      ({ novedades }) => novedades.filter(({ leida }) => !leida).forEach(show),
      // The bell says it, too.
      () => undefined,
    );
  }, [count, data, numiden, router]);
}
