/** Tipos de cómo se reparte la devolución de un vale; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

/** Cómo vuelve el saldo: como se pagó, todo a la billetera, o como la persona lo reparte. */
export type ModoDevolucion = 'sugerida' | 'soloBilletera' | 'eligiendo';

export interface DevolucionContext {
  /** Cómo vuelve el saldo al abrir la página; después lo dice el estado. */
  readonly modo: ModoDevolucion;
  /** Lo que falta por repartir del saldo, en centavos; negativo si sobra. */
  readonly diferencia: number;
  /** Por qué un reparto que suma el saldo no se acepta; null si se acepta. */
  readonly falla: string | null;
}

export type DevolucionEvent =
  /** El botón «Repartir»: los importes empiezan como se veían. */
  | { readonly type: 'repartir' }
  /** El botón «Como se pagó», o se quita la marca de «Todo a la billetera del cliente». */
  | { readonly type: 'comoSePago' }
  /** Se marca «Todo a la billetera del cliente». */
  | { readonly type: 'soloBilletera' }
  /** Se escribió un importe, o el saldo cambió. */
  | { readonly type: 'repartoEscrito'; readonly diferencia: number; readonly falla: string | null }
  /** El botón «El resto aquí» de un método. */
  | { readonly type: 'elRestoAqui'; readonly metodo: number };

export type DevolucionEmitted =
  /** La persona eligió cómo vuelve el saldo: el formulario lo escribe. */
  | { readonly type: 'modoElegido'; readonly modo: ModoDevolucion }
  /** Lo que falta, en centavos, va a un método: el formulario lo escribe. */
  | { readonly type: 'restoAsignado'; readonly metodo: number; readonly monto: number };
