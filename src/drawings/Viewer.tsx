import { Flex } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
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
}

/** The window through which a drawing is seen and moved. */
export function Viewer({ view, ...rest }: Props) {
  return (
    <PictureFrame
      ref={view.frame}
      role="region"
      aria-label="Dibujo: las flechas lo mueven; + y − cambian su tamaño, y 0 lo muestra entero"
      tabIndex={0}
      {...view.handlers}
      {...rest}
    />
  );
}
