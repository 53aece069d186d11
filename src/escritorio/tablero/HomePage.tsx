import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { dayOf, longDate } from '#domain/common/dates';
import { hasPermission } from '#domain/common/permisos';
import { usePerson } from '../../system/person.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { MyDay } from '../myDay/MyDay.tsx';
import { CertificateNotice } from './CertificateNotice.tsx';
import { maySeeFigures, mayValidate } from './parts.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { UnsentMail } from './UnsentMail.tsx';

interface Props {
  /** The way to an operation, in a narrow column where the rest has room beside it. */
  readonly operations: ReactNode;
}

/** The home page: greeting, the way to an operation for who may validate one, the own work, and the statistics for who may see them. */
export function HomePage({ operations }: Props) {
  const { nombre, permisos, tienda } = usePerson();
  const validates = mayValidate(permisos);
  const counts = maySeeFigures(permisos);
  const now = useNow();
  return (
    <>
      <PageHeading title="Dashboard" />
      <Grid
        alignItems="start"
        gap={5}
        maxW="90rem"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: validates ? '18.5rem minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
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
            Bienvenido {nombre}
          </Text>
          <Text color="fg.muted">
            {tienda.nombre} · {longDate(dayOf(now))}
          </Text>
        </Box>
        {hasPermission(permisos, ['facturar', 'configuracionGeneral']) && <CertificateNotice />}
        <UnsentMail />
        {validates && (
          <Grid gridTemplateColumns="minmax(0, 1fr)" gap={5}>
            {operations}
          </Grid>
        )}
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={5}>
          <MyDay>{counts && <StatisticsPanel />}</MyDay>
        </Grid>
      </Grid>
    </>
  );
}
