/** The requests, whichever face they are made of. */
export type What = 'token' | 'timbrar' | 'buscar' | 'cancelar' | 'consultar';

/** The ways in which a request goes wrong. */
export type Fault =
  /** The line breaks before anything is done, or after it was. */
  | 'cortadaAntes'
  | 'cortadaDespues'
  /** It is done, and half of the answer comes. */
  | 'medioCuerpo'
  /** It is done, and nobody answers as long as anybody waits. */
  | 'tarde'
  /** The page of somebody in between, with a status; nothing is done. */
  | 'html200'
  | 'html404'
  | 'html409'
  | 'html502'
  /** Not done, and said so in the words of the contract. */
  | 'sinCredito'
  | 'fechaVieja'
  | 'tokenVencido'
  | '708'
  /** Done, and answered otherwise than it should be. */
  | '307SinXml'
  | 'ajeno'
  | 'sinTimbrePrevio'
  /** Not done, and answered with that code; or done, and answered so all the same. */
  | `codigo ${string}`
  | `hecho ${string}`;

/** A request as it came. */
export interface SeenRequest {
  readonly what: What;
  readonly metodo: string;
  readonly ruta: string;
  readonly cabeceras: Readonly<Record<string, unknown>>;
  readonly cuerpo: string;
}

/** An answer of a face. */
export interface Answer {
  readonly estado: number;
  readonly tipo: string;
  readonly cuerpo: string;
}

/** A face reads a request: what it asks for, and how it is answered. Null where it is none of its own. */
export type Face = (request: Omit<SeenRequest, 'what'>) => {
  readonly what: What;
  answer(fault: Fault | null): Answer;
} | null;

/** The code with which a fault has a request answered, before it is done or after it; null for another fault. */
export function codeIn(fault: Fault | null, when: 'codigo' | 'hecho'): string | null {
  return fault?.startsWith(`${when} `) ? fault.slice(when.length + 1) : null;
}

/** The sentence of a provider with a code for which no other one is told. */
export const SAID = 'Texto del proveedor';

/** The UUID that a signed request to cancel is about. */
export function uuidIn(signed: string): string {
  return / UUID="([^"]*)"/.exec(signed)?.[1] ?? '';
}
