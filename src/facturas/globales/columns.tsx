import { PERIODICIDADES_GLOBALES } from '#domain/cadena/globales/periodos';
import { shortDate } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { ESTADOS_PERIODO, type PeriodoGlobal } from '#domain/facturas/globales/periodo';
import { chip, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';
import { Reason } from './Reason.tsx';

const COLORS = { pendiente: 'azul', detenido: 'rojo', hecho: 'verde' } as const;

type Act = (what: 'detener' | 'hacer' | 'previa', period: PeriodoGlobal) => void;

/** Columns of the periods; memoise them. @param invoice the address of an invoice by its number. */
export function periodColumns(invoice: (id: number) => string, act: Act): readonly Column<PeriodoGlobal>[] {
  return [
    {
      id: 'periodo',
      title: 'Periodo',
      width: 11,
      rowHeader: true,
      sortBy: ({ desde }) => desde,
      cell: (period) => {
        const why = whatWaits(period);
        return (
          <>
            {daysInWords(period)}
            {why !== null && <Reason text={why} />}
          </>
        );
      },
    },
    plain('tienda', 'Tienda', 9, ({ tienda }) => tienda),
    plain('periodicidad', 'Cada cuánto', 7, ({ periodicidad }) => PERIODICIDADES_GLOBALES[periodicidad].nombre, {
      secondary: true,
    }),
    chip('estado', 'Estado', 9, ({ estado }) => ({ text: ESTADOS_PERIODO[estado], color: COLORS[estado] }), {
      fit: 'short',
    }),
    {
      id: 'facturas',
      title: 'Facturas',
      width: 7,
      cell: ({ facturas }) =>
        facturas.length === 0
          ? null
          : facturas.map(({ id, nombre, estado }) => (
              <div key={id}>
                <a href={invoice(id)}>{nombre}</a> {estado === 'VIGENTE' ? '' : estado}
              </div>
            )),
    },
    plain('ventas', 'Ventas', 5, (period) => sumOf(period, 'ventas'), { fit: 'number', secondary: true }),
    {
      id: 'total',
      title: 'Total',
      width: 7,
      cell: (period) => ifKnown(sumOf(period, 'total')),
      sortBy: (period) => sumOf(period, 'total'),
      fit: 'number',
      secondary: true,
    },
    {
      id: 'acciones',
      title: 'Acciones',
      width: 12,
      cell: (period) => (
        <span data-buttons="">
          <button
            type="button"
            aria-label={`Ver ventas sin factura de ${nameOf(period)}`}
            onClick={() => act('previa', period)}
          >
            Ver ventas
          </button>
          {period.estado === 'pendiente' ? (
            <button type="button" aria-label={`Detener ${nameOf(period)}`} onClick={() => act('detener', period)}>
              Detener
            </button>
          ) : (
            <button type="button" aria-label={`Facturar ${nameOf(period)}`} onClick={() => act('hacer', period)}>
              Facturar
            </button>
          )}
        </span>
      ),
    },
  ];
}

/** The days of a period: '16/03/2026', or '01/03/2026 a 15/03/2026'. */
export function daysInWords({ desde, hasta }: Pick<PeriodoGlobal, 'desde' | 'hasta'>): string {
  return desde === hasta ? shortDate(desde) : `${shortDate(desde)} a ${shortDate(hasta)}`;
}

/** Why a period is not invoiced, and who is to do something; null where nothing is in the way. */
function whatWaits({ estado, falla }: PeriodoGlobal): string | null {
  if (estado === 'detenido')
    return `${falla === null ? 'Alguien lo detuvo' : falla}. Espera a que alguien pulse Facturar.`;
  return falla === null ? null : `${falla} El sistema lo intenta de nuevo solo.`;
}

function nameOf(period: PeriodoGlobal): string {
  return `${period.tienda}, ${daysInWords(period)}`;
}

/** The sales or the money that a period has invoiced; null where it has no invoice. */
function sumOf(period: PeriodoGlobal, what: 'ventas' | 'total'): number | null {
  const invoices = living(period);
  return invoices.length === 0 ? null : invoices.reduce((sum, one) => sum + one[what], 0);
}

function ifKnown(pesos: number | null): string | null {
  return pesos === null ? null : showPesos(pesos);
}

/** Those whose sales count as invoiced. */
function living({ facturas }: PeriodoGlobal): PeriodoGlobal['facturas'] {
  return facturas.filter(({ estado }) => !['RECHAZADA', 'CANCELADA', 'SUSTITUIDA'].includes(estado));
}
