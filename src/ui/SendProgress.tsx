import { chakra, Flex, Span } from '@chakra-ui/react';

interface Props {
  /** Says what is being sent, for who does not see the bar. */
  readonly label: string;
  /** How much of it is on its way, of 1. */
  readonly share: number;
}

/** How far the sending of files is. Once all is sent, how long the server takes is unknown: the bar has no value then. */
export function SendProgress({ label, share }: Props) {
  const isSent = share >= 1;
  return (
    <Flex flexBasis="full" align="center" gap={3} color="fg.muted" fontSize="xs">
      <chakra.progress
        flex={1}
        h={2}
        accentColor="brand.solid"
        aria-label={label}
        {...(isSent ? {} : { value: share })}
      />
      <Span minW="5.5em">{isSent ? 'Guardando...' : `${Math.floor(share * 100)} %`}</Span>
    </Flex>
  );
}
