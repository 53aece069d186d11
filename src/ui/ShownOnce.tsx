import { Text, type TextProps } from '@chakra-ui/react';

/** A password or a secret that is shown this one time: selected whole by a click. `label` says to a screen reader which it is. */
export function ShownOnce({ label, ...props }: { readonly label: string } & TextProps) {
  return (
    <Text
      as="output"
      aria-label={label}
      display="block"
      mt={3}
      p={3}
      borderRadius="md"
      bg="bg.muted"
      fontFamily="mono"
      overflowWrap="anywhere"
      userSelect="all"
      {...props}
    />
  );
}
