import { Box, Card, type CardRootProps, DataList, Flex, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { dateAndTime } from '#domain/common/dates';
import { type ArticuloOperacion, type DetalleOperacion, VENTA_ANULADA } from '#domain/ventas/operaciones';
import { GuidesSeen } from '../../ui/GuidesSeen.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { Money } from '../../ui/Money.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Note } from '../../ui/Note.tsx';
import { counted, countItems, guidesText } from './summary.ts';

interface Props {
  readonly cabecera: DetalleOperacion['cabecera'];
  /** null when they could not be read. */
  readonly articulos: readonly ArticuloOperacion[] | null;
  /** The invoices and the buttons of the sale. */
  readonly children: ReactNode;
}

/** The sale in one line: operation, store, date, customer, articles, total; and whether a guide belongs to it. */
export function SaleSummary({ cabecera, articulos, children }: Props) {
  const count = articulos === null ? null : countItems(articulos);
  return (
    <Frame aria-label="Resumen de la venta">
      <Data>
        <Datum title="Operación" main>
          {cabecera.operacion}
        </Datum>
        <Datum title="Tienda">{cabecera.tienda.nombre}</Datum>
        <Datum title="Fecha">{dateAndTime(cabecera.fechaOperacion)}</Datum>
        <Datum title="Cliente">
          {cabecera.cliente ?? 'N/D'}
          {cabecera.numiden !== null && <Below>Numiden: {cabecera.numiden}</Below>}
        </Datum>
        <Datum title="Artículos">
          {count === null ? 'N/D' : counted(count.lineas, 'artículo', 'artículos')}
          {count !== null && <Below>{counted(count.piezas, 'pieza', 'piezas')}</Below>}
        </Datum>
        <Datum title="Total" main>
          <Money value={cabecera.totalOperacion} />
        </Datum>
      </Data>
      <Box px={3}>
        {cabecera.anulada === true && (
          <Note colorPalette="orange" mb={3}>
            {VENTA_ANULADA}
          </Note>
        )}
        <GuidesSeen venta={cabecera} />
      </Box>
      <Ways>
        {articulos !== null && articulos.length > 0 && (
          <Flex as="p" align="center" gap={2} color="fg.muted" fontSize="sm">
            {/* Of guides that nobody ever saw nothing is known, also not that there are none. */}
            {cabecera.guiasVistas !== null && (
              <>
                <InfoIcon />
                {guidesText(articulos)}
              </>
            )}
          </Flex>
        )}
        {children}
      </Ways>
    </Frame>
  );
}

/** Stands in the place of the summary while the operation is looked for. */
export function SaleSummarySkeleton() {
  return (
    <Frame aria-hidden>
      <Data>
        {['operacion', 'tienda', 'fecha', 'cliente', 'articulos', 'total'].map((datum) => (
          <Skeleton key={datum} h="2.25rem" />
        ))}
      </Data>
      <Ways />
    </Frame>
  );
}

function Frame(props: CardRootProps) {
  return <Card.Root as="section" p={0} {...props} />;
}

function Data({ children }: { readonly children: ReactNode }) {
  return (
    <DataList.Root
      orientation="vertical"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))"
      columnGap={6}
      minH="4.25rem"
      m={0}
      px={3}
      py={2}
    >
      {children}
    </DataList.Root>
  );
}

/** The guides, the invoices and the buttons of the sale, in a line below it. */
function Ways({ children }: { readonly children?: ReactNode }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap={4}
      rowGap={1}
      minH={12}
      px={3}
      py={1}
      borderTop="1px solid"
      borderColor="border"
    >
      {children}
    </Flex>
  );
}

interface DatumProps {
  readonly title: string;
  readonly main?: boolean;
  readonly children: ReactNode;
}

function Datum({ title, main = false, children }: DatumProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel fontSize="xs">{title}</DataList.ItemLabel>
      <DataList.ItemValue lineHeight="short" {...(main ? MAIN : { fontWeight: 'medium' })}>
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

const MAIN = { fontSize: 'xl', fontWeight: 'semibold' } as const;

/** An addition to a value, in a line of its own. */
function Below({ children }: { readonly children: ReactNode }) {
  return (
    <Muted size="xs" display="block" fontWeight="normal">
      {children}
    </Muted>
  );
}
