import { chakra, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { dateAndTime } from '#domain/dates';
import type { ArticuloOperacion, DetalleOperacion } from '#domain/operaciones';
import { InfoIcon } from '../ui/icons.tsx';
import { Money } from '../ui/Money.tsx';
import { counted, countItems, guidesText } from './summary.ts';

interface Props {
  readonly cabecera: DetalleOperacion['cabecera'];
  /** null when they could not be read. */
  readonly articulos: readonly ArticuloOperacion[] | null;
  /** What can be done with the sale. */
  readonly children: ReactNode;
}

/** The sale in one line: what, when, to whom, how much, how many; and whether a guide belongs to it. */
export function SaleSummary({ cabecera, articulos, children }: Props) {
  const count = articulos === null ? null : countItems(articulos);
  return (
    <Summary aria-label="Resumen de la venta">
      <dl>
        <Datum title="Operación" main>
          {cabecera.operacion}
        </Datum>
        <Datum title="Tienda">{cabecera.tienda.nombre}</Datum>
        <Datum title="Fecha">{dateAndTime(cabecera.fechaOperacion)}</Datum>
        <Datum title="Cliente">
          {cabecera.cliente ?? 'N/D'}
          {cabecera.numiden !== null && <small>Numiden: {cabecera.numiden}</small>}
        </Datum>
        <Datum title="Artículos">
          {count === null ? 'N/D' : counted(count.lineas, 'artículo', 'artículos')}
          {count !== null && <small>{counted(count.piezas, 'pieza', 'piezas')}</small>}
        </Datum>
        <Datum title="Total" main>
          <Money value={cabecera.totalOperacion} />
        </Datum>
      </dl>
      <div>
        {articulos !== null && articulos.length > 0 && (
          <p>
            <InfoIcon />
            {guidesText(articulos)}
          </p>
        )}
        {children}
      </div>
    </Summary>
  );
}

/** Stands in the place of the summary while the operation is looked for. */
export function SaleSummarySkeleton() {
  return (
    <Summary aria-hidden>
      <dl>
        {['operacion', 'tienda', 'fecha', 'cliente', 'articulos', 'total'].map((datum) => (
          <Skeleton key={datum} h="2.25rem" />
        ))}
      </dl>
      <div />
    </Summary>
  );
}

interface DatumProps {
  readonly title: string;
  readonly main?: boolean;
  readonly children: ReactNode;
}

function Datum({ title, main = false, children }: DatumProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd data-main={main || undefined}>{children}</dd>
    </div>
  );
}

const Summary = chakra('section', {
  base: {
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
      columnGap: 6,
      rowGap: 2,
      minH: '4.25rem',
      px: 3,
      py: 2,
    },
    '& dt': { color: 'fg.muted', fontSize: 'xs' },
    '& dd': { fontWeight: 'medium', lineHeight: 'short', overflowWrap: 'anywhere' },
    '& dd[data-main]': { fontSize: 'xl', fontWeight: 'semibold' },
    '& dd small': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 4,
      rowGap: 1,
      minH: '3rem',
      px: 3,
      py: 1,
      borderTop: '1px solid',
      borderColor: 'border',
    },
    '& > div > p': { display: 'flex', alignItems: 'center', gap: 2, color: 'fg.muted', fontSize: 'sm' },
  },
});
