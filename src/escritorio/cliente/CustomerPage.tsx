import { Box, DataList, Grid, List, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkOptions, Navigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Direccion, direccionEnLinea } from '#domain/casos/direcciones';
import { hasPermission, PERMISSION_GROUPS, type Permiso } from '#domain/common/permisos';
import type { ContactoDeCliente, FichaDeCliente } from '#domain/escritorio/fichaDeCliente';
import type { TipoHallazgo } from '#domain/escritorio/hallazgo';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StaleNote } from '../../ui/list/ReadFailure.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Datum, Panel } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useAsking } from '../../ui/useAsking.ts';
import { useNow } from '../../ui/useNow.ts';
import { WalletButton } from '../../vales/wallet/WalletButton.tsx';
import { type Entry, entryOf } from '../finder/entries.ts';

/** The lists of a customer's page: their titles, and who has them. */
const LISTS = {
  caso: ['Casos', PERMISSION_GROUPS.casos],
  vale: ['Vales', PERMISSION_GROUPS.vales],
  venta: ['Operaciones', PERMISSION_GROUPS.operaciones],
  factura: ['Facturas de sus casos', ['facturar']],
} as const satisfies Record<TipoHallazgo, readonly [string, readonly Permiso[]]>;

/** A customer with all that is his and that this person may see. */
export function CustomerPage({ numiden }: { readonly numiden: number }) {
  const { permisos } = usePerson();
  const reading = useQuery(query('fichaDeCliente', { ruta: { numiden } }));
  const { data, error, refetch } = reading;
  if (error?.tipo === 'noEncontrado') return <Navigate to="/errors/error-404" replace />;
  return (
    <>
      <PageHeading title={data?.nombre ?? 'Cliente'} below={`Numiden: ${numiden}`}>
        {hasPermission(permisos, PERMISSION_GROUPS.vales) && <WalletButton numidenCliente={numiden} />}
      </PageHeading>
      <StaleNote {...reading} />
      {hasPermission(permisos, ['crearCaso']) && <Contact key={numiden} numiden={numiden} />}
      {data !== undefined ? (
        <Theirs ficha={data} />
      ) : error === null ? (
        <Loading text="Buscando lo que tiene..." />
      ) : (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The newest of each kind; the kinds without any are told in one line. */
function Theirs({ ficha: { nombre, hallazgos, hayMas } }: { readonly ficha: FichaDeCliente }) {
  const { permisos } = usePerson();
  const now = useNow();
  const seen = (Object.keys(LISTS) as TipoHallazgo[]).filter((tipo) => hasPermission(permisos, LISTS[tipo][1]));
  const has = (tipo: TipoHallazgo) => hallazgos.some((found) => found.tipo === tipo);
  const none = seen.filter((tipo) => !has(tipo)).map((tipo) => LISTS[tipo][0].toLowerCase());
  return (
    <>
      <Grid
        gap={4}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {seen.filter(has).map((tipo) => (
          <Panel key={tipo} title={LISTS[tipo][0]} aside={hayMas.includes(tipo) && <Muted>Los más recientes</Muted>}>
            <List.Root variant="plain" display="grid" gap={2}>
              {hallazgos
                .filter((found) => found.tipo === tipo)
                .map((found) => (
                  <Line key={entryOf(found, now).value} entry={entryOf(found, now)} of={nombre} />
                ))}
            </List.Root>
          </Panel>
        ))}
      </Grid>
      {none.length > 0 && (
        <Text mt={4} color="fg.muted">
          Nada que usted pueda ver en: {none.join(', ')}.
        </Text>
      )}
    </>
  );
}

function Line({ entry: { text, detail, state, goes }, of }: { readonly entry: Entry; readonly of: string }) {
  return (
    <List.Item display="flex" justifyContent="space-between" alignItems="start" gap={3}>
      <Box minW={0}>
        <Link {...(goes as LinkOptions)}>{text}</Link>
        <Muted display="block" fontSize="sm">
          {detail.filter((fact) => fact !== of).join(' · ')}
        </Muted>
      </Box>
      {state !== null && (
        <Box flexShrink={0}>
          <StatusChip color={state.color}>{state.text}</StatusChip>
        </Box>
      )}
    </List.Item>
  );
}

interface Reached extends ContactoDeCliente {
  /** Those that are still offered; null for who may not read addresses. */
  readonly direcciones: readonly Direccion[] | null;
}

/** How the customer is reached: asked for on purpose, since the audit keeps who looked. */
function Contact({ numiden }: { readonly numiden: number }) {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const seesAddresses = hasPermission(usePerson().permisos, ['crearVale']);
  const [contact, setContact] = useState<Reached | null>(null);
  const { isBusy, ask } = useAsking({
    ask: async (of: number, signal): Promise<Reached> => {
      const [reached, addresses] = await Promise.all([
        api.llamar('contactoDeCliente', { ruta: { numiden: of } }, { signal }),
        seesAddresses ? api.llamar('direccionesCliente', { ruta: { id: of } }, { signal }) : null,
      ]);
      return { ...reached, direcciones: addresses?.filter(({ activo }) => activo) ?? null };
    },
    onAnswer: setContact,
    onFailure: ({ texto }) => avisar('error', texto),
  });
  return (
    <Panel title="Contacto" mb={4}>
      {contact === null ? (
        <>
          <Button size="sm" busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => ask(numiden)}>
            {seesAddresses ? 'Ver correo, teléfonos y direcciones' : 'Ver correo y teléfonos'}
          </Button>
          <Muted ms={2} fontSize="sm">
            Queda en la bitácora quién los vio.
          </Muted>
        </>
      ) : (
        <Box role="status">
          <DataList.Root>
            <Datum name="Correo">{contact.correo ?? 'No tiene'}</Datum>
            <Datum name="Número telefónico">{contact.telefono ?? 'No tiene'}</Datum>
            <Datum name="Celular">{contact.celular ?? 'No tiene'}</Datum>
            {contact.direcciones !== null && (
              <Datum name="Direcciones">
                {contact.direcciones.length === 0 && 'No tiene'}
                {contact.direcciones.map((direccion) => (
                  <Text key={direccion.id}>{direccionEnLinea(direccion)}</Text>
                ))}
              </Datum>
            )}
          </DataList.Root>
        </Box>
      )}
    </Panel>
  );
}
