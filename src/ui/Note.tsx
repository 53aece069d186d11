import { Alert } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Something that the person should know about what stands beside it; `colorPalette` says how grave it is. */
export function Note(props: ComponentProps<typeof Alert.Root>) {
  return <Alert.Root {...props} />;
}
