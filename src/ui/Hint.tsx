import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** In the place of what is not there yet: what to do for it. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      px={4}
      py={6}
      border="1px dashed"
      borderColor="border"
      borderRadius="md"
      color="fg.muted"
      textAlign="center"
      textWrap="balance"
    >
      {children}
    </Text>
  );
}
