import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { dayOf, longDate } from '#domain/dates';
import { hasPermission } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useNow } from '../ui/useNow.ts';
import { CertificateNotice } from './CertificateNotice.tsx';
import { maySeeFigures, mayValidate } from './parts.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { UnsentMail } from './UnsentMail.tsx';

interface Props {
  readonly sesion: Sesion;
  /** The way to an operation; in a narrow column where the figures stand beside it. */
  readonly operations: (narrow: boolean) => ReactNode;
}

/** The home page: greeting, the way to an operation for who may validate one, and the statistics for who may see them. */
export function HomePage({ sesion, operations }: Props) {
  const validates = mayValidate(sesion.permisos);
  const counts = maySeeFigures(sesion.permisos);
  const narrow = validates && counts;
  const now = useNow();
  return (
    <>
      <PageHeading title="Dashboard" />
      <Grid
        alignItems="start"
        gap={5}
        maxW={counts ? '90rem' : '60rem'}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: narrow ? '18.5rem minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
      >
        <Box
          as="section"
          gridColumn="1 / -1"
          px={4}
          py={3.5}
          borderRadius="md"
          bg="brand.subtle"
          aria-label="Su sesión"
        >
          <Text fontSize="xl" fontWeight="semibold">
            Bienvenido {sesion.nombre}
          </Text>
          <Text color="fg.muted">
            {sesion.tienda.nombre} · {longDate(dayOf(now))}
          </Text>
        </Box>
        {hasPermission(sesion.permisos, ['facturar', 'configuracionGeneral']) && <CertificateNotice />}
        <UnsentMail />
        {validates && (
          <Grid gridTemplateColumns="minmax(0, 1fr)" gap={5}>
            {operations(narrow)}
          </Grid>
        )}
        {counts && <StatisticsPanel />}
      </Grid>
    </>
  );
}
