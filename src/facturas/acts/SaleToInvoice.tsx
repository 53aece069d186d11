import { useEffect, useEffectEvent, useRef } from 'react';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { AskCustomer } from './customerQuestion.ts';
import { useActCase } from './useActCase.tsx';

interface Props {
  readonly venta: ClaveOperacion;
  readonly askCustomer: AskCustomer;
}

/** Opens the case in which a sale is invoiced, on whatever page, from its first moment; it is of one asking. */
export function SaleToInvoice({ venta, askCustomer }: Props) {
  const { open, window } = useActCase(askCustomer);
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => open({ acto: 'facturar', ...venta }));
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin();
  }, []);
  return window;
}
