import { chakra } from '@chakra-ui/react';

/** A reason why something cannot be saved, where it belongs. */
export function Fault({ text }: { readonly text: string | null }) {
  return (
    <chakra.p role="alert" color="fg.error" fontSize="sm" fontWeight="medium" hidden={text === null}>
      {text}
    </chakra.p>
  );
}
