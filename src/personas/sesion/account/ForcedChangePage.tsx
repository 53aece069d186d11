import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../../api/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The page of a person who signed in with a first password, until it is changed. */
export function ForcedChangePage({ api, sesion }: { readonly api: Api; readonly sesion: SesionRef }) {
  const porCambiar = useSelector(sesion, (estado) => estado.context.porCambiar);
  if (porCambiar === null) return null;
  return (
    <Grid asChild placeItems="center" minH="100dvh" px={5} py={8}>
      <main id="contenido" tabIndex={-1}>
        <Box w="min(26rem, 100%)">
          <Heading as="h1" size="2xl" mb={2} tabIndex={-1}>
            Elija su contraseña
          </Heading>
          <Text mb={5} color="fg.muted">
            Entró con una contraseña que alguien más conoce (Numiden: {porCambiar.numiden}). Cámbiela por una que solo
            usted sepa para empezar a trabajar.
          </Text>
          <PasswordForm
            api={api}
            numiden={porCambiar.numiden}
            alCambiar={() => sesion.send({ type: 'contrasenaCambiada' })}
          />
          <Box mt={4}>
            <Button variant="ghost" onClick={() => sesion.send({ type: 'salir' })}>
              Salir sin cambiarla
            </Button>
          </Box>
        </Box>
      </main>
    </Grid>
  );
}
