import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/index.ts';

/**
 * Chakra for everything inside. It stands once in each root that uses Chakra's parts (the frame behind the login, the layers
 * over the page, the change of a password), never around the login, which must not wait for it.
 */
export function WithChakra({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
