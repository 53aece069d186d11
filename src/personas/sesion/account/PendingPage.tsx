import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SesionRef } from '#machines/sesion.machine';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  readonly sesion: SesionRef;
  readonly title: string;
  readonly why: string;
  /** The words of the button that signs out. */
  readonly leave: string;
  readonly children: ReactNode;
}

/** A page before any work: one thing to do, and the way out. */
export function PendingPage({ sesion, title, why, leave, children }: Props) {
  return (
    <Grid asChild placeItems="center" minH="100dvh" px={5} py={8}>
      <main id="contenido" tabIndex={-1}>
        <Box w="min(30rem, 100%)">
          <Heading as="h1" size="2xl" mb={2} tabIndex={-1}>
            {title}
          </Heading>
          <Text mb={5} color="fg.muted">
            {why}
          </Text>
          {children}
          <Box mt={4}>
            <Button variant="ghost" onClick={() => sesion.send({ type: 'salir' })}>
              {leave}
            </Button>
          </Box>
        </Box>
      </main>
    </Grid>
  );
}
