import type { Decimal } from '#domain/facturas/cfdi/decimal';

/** The draft's surroundings that the rules ask for; whoever judges hands them in. */
export interface Contexto {
  /** Local time of the place of issue, as `Fecha` has it: 2026-11-23T09:30:00. */
  readonly ahora: string;
  /** The findings about the seal; null for a draft that is not sealed yet: the seal's rules are not asked of it. */
  readonly sellado: Sellado | null;
  /** Who has an RFC, 'noInscrito' where it is known to have no owner, null where unknown: then its rules pass. */
  readonly contribuyentes: (rfc: string) => Contribuyente | 'noInscrito' | null;
  /** Whether c_ClaveUnidad has a unit. */
  readonly unidades: (clave: string) => boolean;
  /** Names of the draft's complements besides the one for payments: none is issued here, others' files have them. */
  readonly complementos?: readonly string[];
  /** The fate of a confirmation that was given out; null where none such was. Without it, none was ever given out. */
  readonly confirmaciones?: (clave: string) => 'libre' | 'usada' | null;
  /** Pesos that a unit of a currency is worth at least and at most without a confirmation; null for no limit. */
  readonly cambios?: (moneda: string) => LimitesDeCambio | null;
}

export interface Sellado {
  readonly selloValido: boolean;
  readonly certificado: {
    readonly rfc: string;
    /** Valid at the moment of issue. */
    readonly vigente: boolean;
    /** A certificate for seals, not a person's signature. */
    readonly esCsd: boolean;
  };
}

/** A taxpayer as the authority has them, as far as that is known. */
export interface Contribuyente {
  readonly nombre: string;
  readonly codigoPostal?: string;
  readonly regimenes?: readonly string[];
}

export interface LimitesDeCambio {
  readonly minimo: Decimal;
  readonly maximo: Decimal;
}
