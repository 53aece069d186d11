import type { AlertRootProps } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react';

/** Something that the person should know about what stands beside it; `colorPalette` says how grave it is. */
export function Note(props: AlertRootProps) {
  return <Alert.Root {...props} />;
}
