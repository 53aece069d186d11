import type { PropsWithChildren, ReactNode } from 'react';

// nivo exports it, and its types leave it out; without it none of its parts knows whether to move.
declare module '@nivo/core' {
  export function MotionConfigProvider(props: PropsWithChildren<{ readonly animate: boolean }>): ReactNode;
}
