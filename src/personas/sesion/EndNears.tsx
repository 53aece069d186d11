import { chakra, Portal, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SesionRef } from '#machines/sesion.machine';
import { Button } from '../../ui/Button.tsx';

/** The seconds left at which they are read out; in between only who looks sees them go. */
const READ_OUT_S = [10, 30, 60];

/**
 * The countdown of a session's last minute, at the edge of the screen. It takes no focus and covers no work: anything that the person
 * does ends it, where it is for lack of activity.
 */
export function EndNears({ sesion }: { readonly sesion: SesionRef }) {
  const left = useSelector(sesion, (state) => state.context.quedan);
  const isLasting = useSelector(sesion, (state) => state.hasTag('lasting'));
  // The region that is read out is there before its words are; `aria-live` keeps it heard under an open window.
  return (
    <Portal>
      <div aria-live="polite">{left !== null && <Countdown key={left} left={left} isLasting={isLasting} />}</div>
    </Portal>
  );
}

interface CountdownProps {
  /** Milliseconds when it begins. */
  readonly left: number;
  readonly isLasting: boolean;
}

function Countdown({ left, isLasting }: CountdownProps) {
  const first = Math.ceil(left / 1000);
  const [seconds, setSeconds] = useState(first);
  useEffect(() => {
    const end = performance.now() + left;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [left]);
  const readOut = Math.min(first, READ_OUT_S.find((each) => seconds <= each) ?? first);
  return (
    <Card>
      <span className="sr-only">{said(readOut, isLasting)}</span>
      <Text role="timer" aria-live="off" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {said(seconds, isLasting)}
      </Text>
      {isLasting ? (
        <Text color="fg.muted" fontSize="sm">
          Podrá entrar de nuevo sobre esta misma pantalla.
        </Text>
      ) : (
        // Pressing it is activity, like anything else.
        <Button size="sm">Seguir</Button>
      )}
    </Card>
  );
}

function said(seconds: number, isLasting: boolean): string {
  const time = seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return isLasting ? `Su sesión termina en ${time}, aunque la use.` : `Su sesión se cierra por inactividad en ${time}.`;
}

const Card = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    top: 'calc(var(--chakra-sizes-bar) + 0.5rem)',
    insetEnd: 4,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    maxW: 'calc(100vw - 2rem)',
    px: 4,
    py: 2.5,
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'lg',
    color: 'fg',
    _print: { display: 'none' },
  },
});
