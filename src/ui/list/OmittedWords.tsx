import { Text } from '@chakra-ui/react';
import { omittedWords } from '#domain/common/nameSearch';

/** Says which words of a long name were not searched; nothing where all were. */
export function OmittedWords({ name = '' }: { readonly name?: string | undefined }) {
  const left = omittedWords(name);
  if (left.length === 0) return null;
  return (
    <Text mb={2} color="fg.muted" fontSize="sm">
      Del nombre se buscan las seis palabras más largas; no se buscaron: {left.join(', ')}.
    </Text>
  );
}
