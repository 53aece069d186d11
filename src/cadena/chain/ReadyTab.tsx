import { Grid, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Falta, Listo } from '#domain/cadena/listo';
import { READINESS } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { chip, dayAtStore, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { Entries } from '../../ui/entries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { Note } from '../../ui/Note.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ChainTab } from './tabs.ts';

type StoreRow = Listo['tiendas'][number];

/** The check list: what the issuer and each store lack, with the way to where it is given. */
export function ReadyTab({ onTab }: { readonly onTab: (tab: ChainTab) => void }) {
  const { data, error, refetch } = useQuery(READINESS);
  if (data !== undefined) return <Checked listo={data} onTab={onTab} />;
  return error === null ? <Loading /> : <LoadFailed text={error.texto} onRetry={() => void refetch()} />;
}

function Checked({ listo, onTab }: { readonly listo: Listo; readonly onTab: (tab: ChainTab) => void }) {
  const { muestra, emisor, tiendas, departamentos } = listo;
  const columns = useMemo(storeColumns, []);
  const isReady = emisor.length === 0 && tiendas.every(({ faltas }) => faltas.length === 0);
  return (
    <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
      {muestra && (
        <Note colorPalette="gray">
          La cadena es de muestra y sus facturas no tienen validez fiscal. Lo que falta se da con los datos de la cadena
          verdadera.
        </Note>
      )}
      {isReady && <Note colorPalette="green">Todo está listo: la cadena puede facturar en todas sus tiendas.</Note>}
      <Panel
        title="Emisor"
        aside={
          <Button size="sm" onClick={() => onTab('emisor')}>
            Ver el emisor
          </Button>
        }
      >
        <Faults isSample={muestra} faults={emisor} none="El emisor y su certificado están listos." />
      </Panel>
      <Rows variant="servers">
        <DataTable
          title="Tiendas"
          columns={columns}
          rows={tiendas}
          rowKey={keyOf}
          empty={<EmptyState text="Aún no hay tiendas que vendan" />}
          actions={
            <Button size="sm" onClick={() => onTab('tiendas')}>
              Ver las tiendas
            </Button>
          }
        />
      </Rows>
      {departamentos.length > 0 && (
        <Panel
          title="Departamentos sin claves del SAT"
          aside={
            <Button size="sm" onClick={() => onTab('claves')}>
              Ver las claves
            </Button>
          }
        >
          <Text mb={2} color="fg.muted">
            De lo que se vendió últimamente. Con las claves de un departamento quedan todos sus artículos.
          </Text>
          <Entries.Root aria-label="Departamentos sin claves del SAT">
            {departamentos.map(({ departamento, articulos }) => (
              <Entries.Item key={departamento}>
                <Entries.Text>{departamento === '' ? 'Sin departamento' : departamento}</Entries.Text>
                <Entries.Aside>{articulos === 1 ? '1 artículo' : `${articulos} artículos`}</Entries.Aside>
              </Entries.Item>
            ))}
          </Entries.Root>
        </Panel>
      )}
    </Grid>
  );
}

interface FaultsProps {
  readonly isSample: boolean;
  readonly faults: readonly Falta[];
  /** The words where there is none. */
  readonly none: string;
}

function Faults({ isSample, faults, none }: FaultsProps) {
  if (faults.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <Grid gap={2}>
      {faults.map(({ grave, texto }) => (
        <Note key={texto} colorPalette={isSample ? 'gray' : grave ? 'red' : 'orange'}>
          {texto}
        </Note>
      ))}
    </Grid>
  );
}

function storeColumns(): readonly Column<StoreRow>[] {
  return [
    plain('cvetda', 'Número', 5, ({ cvetda }) => cvetda, { fit: 'number' }),
    plain('nombre', 'Tienda', 14, ({ nombre }) => nombre, { rowHeader: true }),
    chip(
      'estado',
      'Estado',
      7,
      ({ faltas }) => {
        if (faltas.length === 0) return { text: 'LISTA', color: 'verde' };
        return faltas.some(({ grave }) => grave)
          ? { text: 'NO FACTURA', color: 'rojo' }
          : { text: 'INCOMPLETA', color: 'naranja' };
      },
      { fit: 'short' },
    ),
    plain('faltas', 'Le falta', 21, ({ faltas }) => faltas.map(({ texto }) => texto).join(' ')),
    {
      id: 'ultimaVenta',
      title: 'Última venta',
      width: 7,
      cell: ({ ultimaVenta }) => (ultimaVenta === null ? null : dayAtStore(ultimaVenta)),
      sortBy: ({ ultimaVenta }) => ultimaVenta,
      fit: 'short',
      secondary: true,
    },
  ];
}

function keyOf({ cvetda }: StoreRow): string {
  return String(cvetda);
}
