import { Box, Grid, Text } from '@chakra-ui/react';
import { CLASES_FACTURA, ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import type { Factura } from '#domain/facturas/facturas';
import { debeDe } from '#domain/facturas/listaFacturas';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { LogPanel } from '../../ui/history/LogPanel.tsx';
import { InvoiceState } from '../../ui/InvoiceState.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { WhoIsHere } from '../../ui/presence/WhoIsHere.tsx';
import { SummaryLine } from '../../ui/summaryLine.ts';
import type { AskCustomer } from '../acts/customerQuestion.ts';
import { InvoiceActs } from '../acts/InvoiceActs.tsx';
import { Content } from '../invoice/Content.tsx';
import { InvoiceActions } from '../invoice/InvoiceActions.tsx';
import { Rules } from '../service/Preview.tsx';
import { Facts } from './Facts.tsx';
import { Relations } from './Relations.tsx';
import { ToDecide } from './ToDecide.tsx';

interface Props {
  readonly factura: Factura;
  readonly permisos: readonly number[];
  readonly askCustomer: AskCustomer;
}

/** An invoice to be read: its lines, its facts, what is related to it and its history. Its acts are done in cases, which they open. */
export function LoadedInvoice({ factura, permisos, askCustomer }: Props) {
  const { id, uuid, clase, total, nombre, datosFiscales } = factura;
  const debe = debeDe(factura);
  const name = serieFolio(factura);
  return (
    <>
      <PageHeading
        title={`Factura ${name}`}
        below={CLASES_FACTURA[clase]}
        beside={<WhoIsHere entity="factura" id={id} />}
      >
        <InvoiceActs factura={factura} askCustomer={askCustomer} />
      </PageHeading>
      <SummaryLine.Root aria-label="Resumen de la factura">
        <SummaryLine.Item>
          <InvoiceState factura={factura} />
        </SummaryLine.Item>
        <SummaryLine.Item>
          Total{' '}
          <Text as="strong" fontSize="3xl" fontWeight="semibold" lineHeight="short">
            <Money value={total} />
          </Text>
        </SummaryLine.Item>
        {debe > 0 && (
          <SummaryLine.Item>
            Debe{' '}
            <strong>
              <Money value={debe} />
            </strong>
          </SummaryLine.Item>
        )}
        <SummaryLine.Item>
          Receptor <strong>{nombre}</strong>
        </SummaryLine.Item>
        {uuid !== null && (
          <SummaryLine.Item ms={{ md: 'auto' }}>
            <InvoiceActions
              id={id}
              name={name}
              correo={datosFiscales.correo ?? ''}
              conAcuse={factura.cancelacion?.conAcuse ?? false}
            />
          </SummaryLine.Item>
        )}
      </SummaryLine.Root>
      <NotStamped factura={factura} />
      <Grid
        alignItems="start"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(19rem, 2fr)' }}
      >
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Panel title={factura.pago === null ? 'Conceptos' : 'Pago'}>
            <Content contenido={factura} />
          </Panel>
          <Relations relacionadas={factura.relacionadas} />
        </Grid>
        <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
          <Facts factura={factura} permisos={permisos} />
          <LogPanel logs={factura.logs} />
        </Grid>
      </Grid>
    </>
  );
}

/** Why an invoice has no document. */
function NotStamped({ factura }: Pick<Props, 'factura'>) {
  const { estado, rechazos, reemitida, casoId, impedimento, porDecidir } = factura;
  if (porDecidir) return <ToDecide factura={factura} />;
  if (estado.id === ESTADO_FACTURA.borrador) {
    return (
      <Note colorPalette="orange" mb={4}>
        {FACTURA_TEXTS.sinTimbre(impedimento)}
      </Note>
    );
  }
  if (estado.id !== ESTADO_FACTURA.rechazada) return null;
  return (
    <Box mb={4}>
      <Note colorPalette={reemitida === null ? 'orange' : 'gray'}>
        {reemitida === null
          ? `El proveedor no la timbró, y no se ha emitido de nuevo: ${casoId === null ? 'ningún caso la pidió, así que se hace otra desde un caso de facturas.' : 'se corrige y se emite desde su caso.'}`
          : `El proveedor no la timbró; se emitió de nuevo como ${reemitida.nombre}.`}
      </Note>
      <Rules rules={rechazos} title="Lo que no aceptó:" grave />
    </Box>
  );
}
