import { Float, Span } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { sinLeerEnCifras } from '#domain/common/sinLeer';
import { query } from '../data/query.ts';
import { useBrowserNotices } from '../escritorio/novedades/useBrowserNotices.ts';
import { BellIcon } from '../ui/icons.tsx';
import { useShortcut } from '../ui/useShortcut.ts';
import { BarButton } from './BarButton.tsx';

const NewsDrawer = lazy(async () => ({ default: (await import('../escritorio/novedades/NewsDrawer.tsx')).NewsDrawer }));

/** The bell: how many notices are unread, and the way to them. Their code comes when they are wanted. */
export function NewsButton() {
  const { unread } = useRouter().options.context;
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(query('novedadesPropias', { consulta: { tamPagina: 0 } }));
  const count = data?.sinLeer ?? 0;
  useBrowserNotices(data?.sinLeer);
  useShortcut('b', () => setOpen(true), { description: 'Novedades' });
  useEffect(() => {
    unread.say(count);
    return () => unread.say(0);
  }, [unread, count]);
  return (
    <>
      <BarButton
        type="button"
        position="relative"
        aria-label={count === 0 ? 'Novedades' : `Novedades: ${sinLeerEnCifras(count)} sin leer`}
        aria-haspopup="dialog"
        aria-keyshortcuts="b"
        title="Novedades"
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {count > 0 && (
          <Float offset="2" placement="top-end" pointerEvents="none">
            <Span {...COUNT} aria-hidden="true">
              {sinLeerEnCifras(count)}
            </Span>
          </Float>
        )}
      </BarButton>
      {isOpen && (
        <Suspense>
          <NewsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const COUNT = {
  minW: 4,
  px: 1,
  borderRadius: 'full',
  colorPalette: 'red',
  bg: 'colorPalette.solid',
  color: 'colorPalette.contrast',
  fontSize: '2xs',
  fontWeight: 'bold',
  lineHeight: '1rem',
  textAlign: 'center',
} as const;
