import { useQuery } from '@tanstack/react-query';
import { hasPermission } from '#domain/common/permisos';
import { FACTURAR, impideFacturar, puedeAbrirCasoDeFactura } from '#domain/facturas/actosDeFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { ActionBar } from '../../ui/acts/ActionBar.tsx';
import type { AskCustomer } from './customerQuestion.ts';
import { useActCase } from './useActCase.tsx';

interface Props {
  readonly venta: ClaveOperacion;
  /** Its till took it back. */
  readonly anulada: boolean;
  readonly askCustomer: AskCustomer;
}

/** 'Facturar' of a sale, for who may do it in its case; what is in its way is said. */
export function SaleActs({ venta, anulada, askCustomer }: Props) {
  const { permisos } = usePerson();
  const { open, opening, window } = useActCase(askCustomer);
  const may = puedeAbrirCasoDeFactura(permisos);
  // Until they are known the way is open: the server judges in any case.
  const { data = NONE } = useQuery({ ...query('facturasDeVenta', { consulta: venta }), enabled: may });
  if (!may) return null;
  const facturar = {
    name: 'facturar',
    label: FACTURAR.nombre,
    act: () => open({ acto: 'facturar', ...venta }),
    busy: opening !== null,
    isStill: opening !== null,
    reason: impideFacturar(anulada, data) ?? undefined,
  };
  // Whoever makes vouchers too has those as the likely act of a sale.
  const isLikely = facturar.reason === undefined && !hasPermission(permisos, ['crearVale']);
  return (
    <>
      <ActionBar label="Facturación de la operación" acts={[facturar]} likely={isLikely ? facturar.name : undefined} />
      {window}
    </>
  );
}

const NONE: readonly never[] = [];
