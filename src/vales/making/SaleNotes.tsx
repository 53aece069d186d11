import { Link } from '@tanstack/react-router';
import { dateAndTime } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { VENTA_ANULADA } from '#domain/ventas/operaciones';
import { Note } from '../../ui/Note.tsx';

/** The sale in a line. */
export function SaleInALine({ hoja }: { readonly hoja: HojaDeVale }) {
  const { tienda, operacion, fechaOperacion, cliente, totalOperacion } = hoja.cabecera;
  const days = hoja.dias === 0 ? 'hoy' : hoja.dias === 1 ? 'hace 1 día' : `hace ${hoja.dias} días`;
  return (
    <>
      Operación {operacion} de {tienda.nombre} · {dateAndTime(fechaOperacion)} ({days}) ·{' '}
      {cliente ?? 'Cliente sin nombre'} · {showPesos(totalOperacion)}
    </>
  );
}

/** Says of a sale that its till took back why nothing of it is left; nothing of every other. */
export function AnnulledSale({ hoja }: { readonly hoja: HojaDeVale }) {
  if (hoja.cabecera.anulada !== true) return null;
  return (
    <Note colorPalette="orange" mb={3}>
      {VENTA_ANULADA} No queda nada que devolver.
    </Note>
  );
}

/** Vouchers of this operation that somebody else began: who goes on with them does not begin anew. */
export function OtherPartials({ hoja, own }: { readonly hoja: HojaDeVale; readonly own: number | null }) {
  const others = hoja.parciales.filter(({ id }) => id !== own);
  if (others.length === 0) return null;
  return (
    <Note colorPalette="blue" mb={3} fontSize="sm">
      Esta operación tiene vales sin terminar, que todavía no retienen nada:{' '}
      {others.map(({ id, folio, autor }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to="/vales/nuevo" search={{ vale: id }}>
            {folio}
          </Link>
          {autor !== null && ` de ${autor.nombre}`}
        </span>
      ))}
      .
    </Note>
  );
}
