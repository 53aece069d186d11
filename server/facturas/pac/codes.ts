import type { Rechazo } from '#domain/facturas/cfdi/comprobante';

/** The meaning of a provider's answer to an invoice that it did not stamp at this try. */
export type StampCode =
  /** For the invoice's own sake. */
  | { readonly clase: 'no'; readonly rechazo: Rechazo }
  /** It did nothing, and the invoice is not at fault. */
  | { readonly clase: 'noListo'; readonly texto: string }
  /** It has stamped these very bytes, or something else under this key, before. */
  | { readonly clase: 'antes' }
  | { readonly clase: 'desconocido' };

/** The meaning of the answer for one UUID of a request to cancel. */
export type CancelCode =
  /** Taken, now or before: it is not cancelled by that. */
  | { readonly clase: 'tomada' }
  /** A request stands already. */
  | { readonly clase: 'enCurso' }
  /** The authority does not have the invoice yet. */
  | { readonly clase: 'todaviaNo' }
  | { readonly clase: 'no'; readonly texto: string }
  | { readonly clase: 'noListo'; readonly texto: string }
  | { readonly clase: 'desconocido' };

/** The authority's own code, wherever a provider puts it: 'CFDI40161 - ...', '301 ... Error #CFDI40161'. */
const RULE = /(?:CFDI40|CRP20)\d{3}/;

/** The rule of the date: the same that some providers say as 401. */
const TOO_LATE = 'CFDI40101';

/** Why a provider can do nothing now, by its code, as 'El proveedor no pudo: ...' goes on. */
const NOT_READY: Readonly<Record<string, string>> = {
  '300': 'no acepta su usuario o su contraseña',
  '302': 'el sello no corresponde a la factura',
  '303': 'el CSD es de otro RFC',
  '304': 'el CSD está revocado o venció',
  '305': 'el CSD no es válido en la fecha de la factura',
  '306': 'el certificado no es un CSD',
  '308': 'el CSD no lo expidió el SAT',
  '402': 'el RFC que factura no está en la lista de contribuyentes del SAT',
  '403': 'su cuenta no tiene permiso',
  '702': 'el RFC que factura no está registrado en su cuenta',
  '703': 'su cuenta está suspendida',
  AU2000: 'no acepta su usuario o su contraseña',
  AU2001: 'no quedan timbres',
  AU2002: 'su cuenta está inactiva',
  AU2003: 'falta firmar su manifiesto',
};

/** Why nothing could be asked of the authority, by the code of an answer to a request to cancel. */
const CANCEL_NOT_READY: Readonly<Record<string, string>> = {
  ...NOT_READY,
  '301': 'la solicitud no está bien formada',
  '309': 'el certificado no es válido para el SAT',
  '310': 'el certificado es de prueba',
  '708': 'el SAT no le respondió, y no se pidió nada',
  '711': 'el SAT no acepta el certificado',
};

/** Why the authority does not cancel an invoice; the codes 207 to 210 mean different things at different providers, whose text says which. */
const CANCEL_NO: Readonly<Record<string, string>> = {
  no_cancelable: 'tiene facturas relacionadas que siguen vigentes',
  '203': 'no es del RFC que la pide cancelar',
  '204': 'tiene facturas relacionadas que siguen vigentes',
  '799': 'ya se pidió más de cinco veces',
};

const OTHER_NO: ReadonlySet<string> = new Set(['206', '207', '208', '209', '210', '211', '212', '311', '312']);

/** The codes that say that these bytes, or this key, have a stamp already; and those that are a no without one of the authority's rules. */
const BEFORE: ReadonlySet<string> = new Set(['307', 'CFDI3307']);
const OWN_NO: ReadonlySet<string> = new Set(['301', '705']);

/** The codes by which a request to cancel stands: taken now or before, waiting already, or not yet of an invoice that the authority has. */
const STANDING = { '201': 'tomada', '202': 'tomada', '798': 'enCurso', '205': 'todaviaNo' } as const;

/** Every code that has a class here, by the question that it answers. */
export const KNOWN_CODES = {
  timbrar: [...BEFORE, ...OWN_NO, '401', ...Object.keys(NOT_READY)],
  cancelar: [
    ...Object.keys(STANDING),
    ...Object.keys(CANCEL_NO),
    ...OTHER_NO,
    ...Object.keys(CANCEL_NOT_READY),
    'CACFDI33',
  ],
} as const;

/**
 * Reads the answer of a provider that stamped nothing at this try. A code of no class is unknown, and asked again.
 * @param codigo as it gives it: '307', 'CFDI40161', '' where it gives none.
 * @param texto its sentence, which may hold the authority's code.
 */
export function stampCode(codigo: string, texto: string): StampCode {
  const rule = RULE.exec(codigo)?.[0] ?? RULE.exec(texto)?.[0];
  if (BEFORE.has(codigo)) return { clase: 'antes' };
  if (rule !== undefined) return noFor(rule, texto);
  if (codigo === '401') return noFor(TOO_LATE, texto);
  if (OWN_NO.has(codigo)) return noFor(codigo, texto);
  const notReady = notReadyOf(NOT_READY, codigo, texto);
  return notReady === null ? { clase: 'desconocido' } : { clase: 'noListo', texto: notReady };
}

/** Reads the answer for one UUID of a request to cancel. */
export function cancelCode(codigo: string, texto: string): CancelCode {
  const standing = Object.entries(STANDING).find(([code]) => code === codigo)?.[1];
  if (standing !== undefined) return { clase: standing };
  const known = CANCEL_NO[codigo.toLowerCase()];
  if (known !== undefined) return { clase: 'no', texto: `El SAT no cancela la factura: ${known}.` };
  if (OTHER_NO.has(codigo)) {
    return { clase: 'no', texto: `El SAT no cancela la factura: ${ended(texto === '' ? `código ${codigo}` : texto)}` };
  }
  const notReady = notReadyOf(CANCEL_NOT_READY, codigo, texto);
  return notReady === null ? { clase: 'desconocido' } : { clase: 'noListo', texto: notReady };
}

/**
 * Whether a no follows from the invoice's bytes alone, so that every try with them got it: of its date, of certificates and of the
 * authority's registers, which change, it does not.
 */
export function followsFromBytes({ codigo }: Pick<Rechazo, 'codigo'>): boolean {
  return RULE.test(codigo) && !CHANGES.has(codigo);
}

/** The rules that the clock, a certificate or a register decides. */
const CHANGES = new Set(
  ['101', '106', '136', '138', '139', '143', '144', '145', '147', '148', '157', '158', '159'].map(
    (rule) => `CFDI40${rule}`,
  ),
);

/** The sentence that a provider can do nothing now. */
export function providerUnready(why: string): string {
  return `El proveedor que timbra no pudo: ${ended(why)}`;
}

function noFor(codigo: string, texto: string): StampCode {
  return { clase: 'no', rechazo: { codigo, donde: 'Comprobante', texto: withoutCode(codigo, texto) } };
}

function notReadyOf(table: Readonly<Record<string, string>>, codigo: string, texto: string): string | null {
  const why = table[codigo.toUpperCase()] ?? (/^(AU2|CACFDI33)/i.test(codigo) ? texto || codigo : undefined);
  return why === undefined ? null : providerUnready(`${why.replace(/\.$/, '')} (${codigo})`);
}

/** The sentence alone: 'CFDI40161 - El campo ...' says the code twice where it is shown with it. */
function withoutCode(codigo: string, texto: string): string {
  const rest = texto.replace(new RegExp(`^.*?${codigo}\\s*[-:.]*\\s*`), '').trim();
  return rest === '' ? 'El proveedor no dijo por qué.' : rest;
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
