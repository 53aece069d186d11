import { Flex } from '@chakra-ui/react';
import { type ComponentProps, type MouseEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { PictureFrame } from './Picture.tsx';
import type { View } from './useView.ts';

interface SizeButtonsProps {
  readonly view: View;
  readonly size?: ComponentProps<typeof Button>['size'];
}

/** The buttons that change the size of a drawing. */
export function SizeButtons({ view, size }: SizeButtonsProps) {
  return (
    <Flex gap={1} _print={{ display: 'none' }}>
      <Button size={size} aria-label="Más pequeño" onClick={view.smaller}>
        −
      </Button>
      <Button size={size} aria-label="Más grande" onClick={view.larger}>
        +
      </Button>
      <Button size={size} onClick={view.whole}>
        Ver todo
      </Button>
    </Flex>
  );
}

interface Props extends Omit<ComponentProps<typeof PictureFrame>, 'ref'> {
  readonly view: View;
  /** Told the id of the state or arrow that was pressed. */
  readonly onPick?: (part: string) => void;
}

/** A press that moves no further than this is no drag. */
const STILL = 4;

/** The window through which a drawing is seen and moved. */
export function Viewer({ view, onPick, ...rest }: Props) {
  const pressedAt = useRef({ x: 0, y: 0 });
  const picking = {
    onPointerDownCapture: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onClick: ({ clientX, clientY }: MouseEvent) => {
      const { x, y } = pressedAt.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) return;
      // While a mouse holds the drawing, the browser says that the frame itself was pressed.
      const pressed = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-state], [data-arrows]');
      const part = pressed?.dataset.state ?? pressed?.dataset.arrows?.split('\n')[0];
      if (part !== undefined) onPick?.(part);
    },
  };
  return (
    <PictureFrame
      ref={view.frame}
      role="region"
      aria-label="Dibujo: las flechas lo mueven; + y − cambian su tamaño, y 0 lo muestra entero"
      tabIndex={0}
      {...view.handlers}
      {...(onPick === undefined ? {} : picking)}
      {...rest}
    />
  );
}
