import { Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { type Entrada, type Incidencia, resultadoEnPalabras } from '#domain/ventas/entrada/entradas';
import { INCOMING } from '../../data/wholeList.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { RowQuestion } from '../../ui/works/RowQuestion.tsx';
import { deliveryColumns, incidentColumns, saleInWords, storeColumns } from './columns.tsx';
import { DeliveryWindow } from './DeliveryWindow.tsx';
import { incidentWorks } from './works.ts';

/** The rows of each part, few before one asks for more: all three are seen at once. */
const SIZES = [10, 25, 100];

/** The sales that came: those that wait for somebody, the last deliveries, and how late each store is. */
export function IncomingPage() {
  const opens = hasPermission(usePerson().permisos, PERMISSION_GROUPS.operaciones);
  const reading = useQuery(INCOMING);
  const { data, isFetching, refetch } = reading;
  const [asked, setAsked] = useState<Incidencia | null>(null);
  const [opened, setOpened] = useState<Entrada | null>(null);
  const now = useNow();
  const incidents = useMemo(() => incidentColumns(opens, setAsked), [opens]);
  const deliveries = useMemo(() => deliveryColumns(setOpened), []);
  const stores = useMemo(() => storeColumns(now), [now]);
  const waiting = data?.incidencias ?? NONE;
  const state = tableState(reading);
  return (
    <>
      <PageHeading
        title="Entradas"
        below="Las ventas que mandan las cajas: qué llegó, de quién y qué espera a una persona."
      >
        <Button busy={isFetching} onClick={() => void refetch()}>
          Actualizar
        </Button>
      </PageHeading>
      <StaleNote {...reading} />
      {data !== undefined && data.total > waiting.length && (
        <Note colorPalette="orange" mb={3}>
          {`Son ${data.total} por atender; se muestran las ${waiting.length} más nuevas.`}
        </Note>
      )}
      <Rows variant="servers" asChild>
        <Stack gap={5}>
          <DataTable
            title="Por atender"
            columns={incidents}
            rows={waiting}
            rowKey={keyOf}
            pageSizes={SIZES}
            {...state}
            empty={<EmptyState text="Ninguna venta espera a una persona" />}
          />
          <DataTable
            title="Últimas entradas"
            columns={deliveries}
            rows={data?.entradas ?? NONE}
            rowKey={keyOf}
            pageSizes={SIZES}
            {...state}
            empty={<EmptyState text="Aún no llega ninguna venta" />}
          />
          <DataTable
            title="Tiendas"
            columns={stores}
            rows={data?.tiendas ?? NONE}
            rowKey={storeKey}
            pageSizes={SIZES}
            {...state}
            empty={<EmptyState text="Aún no hay tiendas" />}
          />
        </Stack>
      </Rows>
      {opened !== null && <DeliveryWindow delivery={opened} onClose={() => setOpened(null)} />}
      {asked !== null && (
        <RowQuestion
          entity="entrada"
          id={asked.id}
          version={null}
          works={incidentWorks}
          name="atender"
          onEnd={() => setAsked(null)}
        >
          <Text mb={2}>{`${capitalized(saleInWords(asked))}: ${resultadoEnPalabras(asked)}`}</Text>
          <Text>Saldrá de la lista de todos, y en la bitácora queda quién la atendió.</Text>
        </RowQuestion>
      )}
    </>
  );
}

const NONE: readonly never[] = [];

function keyOf({ id }: { readonly id: number }): string {
  return String(id);
}

function storeKey({ tienda }: { readonly tienda: { readonly id: number } }): string {
  return String(tienda.id);
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
