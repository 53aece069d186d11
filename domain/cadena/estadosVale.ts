/** Voucher states (specification, section 4; the ids from 4 on were assigned here). */
export const ESTADOS_VALE = {
  1: 'VIGENTE',
  2: 'CANJEADO',
  3: 'CANCELADO',
  4: 'PARCIAL',
  5: 'POR AUTORIZAR',
  6: 'RECHAZADO',
} as const;

export type IdEstadoVale = keyof typeof ESTADOS_VALE;

/** The states by name, for code that speaks of one of them. */
export const ESTADO_VALE = {
  vigente: 1,
  canjeado: 2,
  cancelado: 3,
  parcial: 4,
  porAutorizar: 5,
  rechazado: 6,
} as const satisfies Record<string, IdEstadoVale>;

/** The states in which nobody is waited for: they end a voucher's life. */
export const VALES_EN_REPOSO: readonly IdEstadoVale[] = [
  ESTADO_VALE.canjeado,
  ESTADO_VALE.cancelado,
  ESTADO_VALE.rechazado,
];

/** The others: somebody may still act on it. */
export const VALES_ABIERTOS: readonly IdEstadoVale[] = Object.values(ESTADO_VALE).filter(
  (estado) => !VALES_EN_REPOSO.includes(estado),
);

/** Past its validity, a voucher that is still VIGENTE gives nothing back; it is shown as VENCIDO, which is no state. */
export function esVencido({ estado, fechaVigencia }: { estado: number; fechaVigencia: Date }, now: Date): boolean {
  return estado === ESTADO_VALE.vigente && fechaVigencia.getTime() < now.getTime();
}
