import { Box, Flex, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { Failure } from '#contract/common/failure';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { TEXTS } from '#domain/common/texts';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import type { Part } from '#machines/validarOperacion.types';
import { usePerson } from '../../system/person.ts';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { Note } from '../../ui/Note.tsx';
import { ITEM_COLUMNS, itemKey, valeColumns, valeKey } from './columns.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { SaleInvoices } from './SaleInvoices.tsx';
import { SaleSummary, SaleSummarySkeleton } from './SaleSummary.tsx';
import { soleFailure, withQuantityOnce } from './summary.ts';

export interface ResultsProps {
  readonly actor: ValidarOperacionRef;
  /** What may be done with a sale that was found. */
  readonly acts: (venta: ClaveOperacion, anulada: boolean) => ReactNode;
}

/** The findings of a search: sale, vouchers and articles, each by itself; or why there is nothing to show. */
export function Results({ actor, acts }: ResultsProps) {
  const { permisos } = usePerson();
  const loading = useSelector(actor, (estado) => estado.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hallazgos = useSelector(actor, ({ context }) => context.hallazgos);
  const completing = useSelector(actor, (estado) => estado.hasTag('completing'));
  const articulos = rowsOf(hallazgos?.articulos);
  const articleRows = useMemo(() => withQuantityOnce(articulos), [articulos]);

  if (failure !== null) {
    return (
      <Panel>
        <LoadFailed text={failure.texto} onRetry={() => actor.send({ type: 'buscar' })} />
      </Panel>
    );
  }
  if (hallazgos === null && !loading) {
    return (
      <Grid gap={6}>
        <Hint>Seleccione la tienda y escriba el número de operación para ver sus vales y sus artículos.</Hint>
        <RecentOperations />
      </Grid>
    );
  }

  const onRetry = () => actor.send({ type: 'reintentar' });
  const sole = hallazgos === null || completing ? null : soleFailure(hallazgos);
  if (sole !== null) {
    return (
      <Panel>
        <LoadFailed text={sole.texto} onRetry={onRetry} />
      </Panel>
    );
  }

  const header = hallazgos !== null && 'datos' in hallazgos.cabecera ? hallazgos.cabecera.datos : undefined;
  const failureOf = (name: string, part: Part<unknown> | undefined) => {
    const reason = reasonOf(part);
    return reason === null ? null : { text: `No se pudieron leer los ${name}. ${reason.texto}`, onRetry };
  };
  const saleFailure = reasonOf(hallazgos?.cabecera);
  const vouchersFailure = failureOf('vales', hallazgos?.vales);
  const articlesFailure = failureOf('artículos', hallazgos?.articulos);
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      {(hallazgos === null || (saleFailure !== null && completing)) && <SaleSummarySkeleton />}
      {saleFailure !== null && !completing && (
        <Panel>
          <LoadFailed text={`No se pudieron leer los datos de la venta. ${saleFailure.texto}`} onRetry={onRetry} />
        </Panel>
      )}
      {header && (
        <SaleSummary cabecera={header} articulos={articlesFailure === null ? articulos : null}>
          <SaleInvoices
            tienda={header.tienda.cvetda}
            operacion={header.operacion}
            mayOpenCases={hasPermission(permisos, PERMISSION_GROUPS.casos)}
            mayOpenInvoices={hasPermission(permisos, ['facturar'])}
          />
          <Flex wrap="wrap" align="start" gap={2}>
            {acts({ tienda: header.tienda.cvetda, operacion: header.operacion }, header.anulada === true)}
          </Flex>
        </SaleSummary>
      )}
      {header === null && <NotThere canCreate={hasPermission(permisos, ['crearCaso'])} />}
      <DataTable
        title="Vales"
        columns={valeColumns({
          cases: hasPermission(permisos, PERMISSION_GROUPS.casos),
          vouchers: hasPermission(permisos, PERMISSION_GROUPS.vales),
        })}
        rows={rowsOf(hallazgos?.vales)}
        rowKey={valeKey}
        empty="Operación sin vales por el momento"
        loading={loading || (completing && vouchersFailure !== null)}
        skeletonRows={2}
        failure={vouchersFailure}
      />
      <DataTable
        title="Artículos"
        columns={ITEM_COLUMNS}
        rows={articleRows}
        rowKey={itemKey}
        empty="Operación sin artículos por el momento"
        loading={loading || (completing && articlesFailure !== null)}
        skeletonRows={5}
        failure={articlesFailure}
      />
    </Grid>
  );
}

const NONE: readonly never[] = [];

function rowsOf<Row>(part: Part<readonly Row[]> | undefined): readonly Row[] {
  return part !== undefined && 'datos' in part ? part.datos : NONE;
}

function reasonOf(part: Part<unknown> | undefined): Failure | null {
  return part !== undefined && 'failure' in part ? part.failure : null;
}

/** A ground in the place of the results. */
function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <Box border="1px solid" borderColor="border" borderRadius="md" bg="bg.panel">
      {children}
    </Box>
  );
}

function NotThere({ canCreate }: { readonly canCreate: boolean }) {
  return (
    <Note colorPalette="blue">
      <Flex align="flex-start" gap={2.5} py={1}>
        <InfoIcon />
        <p>
          <strong>{TEXTS.sinResultados}</strong>
          <br />
          Revise que la tienda y el número sean los del ticket, o encuéntrela en «Buscar venta».
          {canCreate && ' Si lo son, puede abrir el caso de todas formas.'}
        </p>
      </Flex>
    </Note>
  );
}
