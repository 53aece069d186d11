import { type DetalleOperacion, guiasVistas } from '#domain/ventas/operaciones';
import { serverNow } from '../api/clock.ts';
import { Note } from './Note.tsx';

/** Says that the guides of a sale may have gone on, where logistics does not answer; nothing while it does. */
export function GuidesSeen({ venta }: { readonly venta: DetalleOperacion['cabecera'] }) {
  if (venta.guiasVistas === undefined) return null;
  return (
    <Note colorPalette="orange" mb={3} fontSize="sm">
      {guiasVistas(venta.guiasVistas, serverNow())}
    </Note>
  );
}
