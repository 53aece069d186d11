import { useNavigate } from '@tanstack/react-router';
import type { Caso } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { hasPermission } from '#domain/common/permisos';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { LinkButton } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { VoucherOfSale } from '../note/voucherOfSale.ts';
import NotaCredito from './NotaCredito.tsx';

interface Props {
  readonly caso: Caso;
  readonly permisos: readonly number[];
  readonly vale: VoucherOfSale;
}

/** The credit note of a voucher in a case that may be about something else; or why this case takes none, and where one can be made. */
export default function NotaDeVale({ caso, permisos, vale }: Props) {
  const { tienda, operacion } = vale;
  const navigate = useNavigate();
  const closed = whyClosed(caso);
  if (closed !== null) {
    return (
      <Panel title="Servicio">
        <Note colorPalette="orange" display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          {closed} Un caso de NOTA DE CRÉDITO de la operación {operacion} ofrece el vale igual.
          {hasPermission(permisos, ['crearCaso']) && (
            <LinkButton size="sm" to="/valida-operacion" search={{ tienda, operacion }}>
              Ir a la operación
            </LinkButton>
          )}
        </Note>
      </Panel>
    );
  }
  // A refused note leads its case to MANTENIMIENTO FACTURA, which is its service once the address names no voucher.
  const again = () => void navigate({ to: '/administracion/casos/$id', params: { id: String(caso.id) }, search: {} });
  return <NotaCredito caso={caso} vale={vale} onAgain={again} />;
}

function whyClosed({ id, estado }: Caso): string | null {
  if (estado.id === ESTADO.solucionada) return FACTURA_TEXTS.casoSolucionado(id);
  return estado.id === ESTADO.pendiente ? FACTURA_TEXTS.casoPendiente(id) : null;
}
