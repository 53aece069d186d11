import { numberInAddress } from '#domain/common/idInAddress';

/** A voucher that needs a credit note, and the sale of its invoice. */
export interface VoucherOfSale {
  readonly id: number;
  readonly tienda: number;
  readonly operacion: number;
}

/** The same in the address of its case: all of it or nothing. */
export interface VoucherOfSaleSearch {
  readonly vale?: number;
  readonly tienda?: number;
  readonly operacion?: number;
}

/** Reads the address; empty where it does not name voucher and sale. */
export function readVoucherSearch({ vale, tienda, operacion }: Readonly<Record<string, unknown>>): VoucherOfSaleSearch {
  const [id, store, sale] = [numberInAddress(vale), numberInAddress(tienda), numberInAddress(operacion)];
  return id === null || store === null || sale === null ? {} : { vale: id, tienda: store, operacion: sale };
}

/** The voucher that the address names; null for none. */
export function voucherOfSale({ vale, tienda, operacion }: VoucherOfSaleSearch): VoucherOfSale | null {
  return vale === undefined || tienda === undefined || operacion === undefined ? null : { id: vale, tienda, operacion };
}
