import { canonicalHost, isLoopback } from '#domain/common/hosts';
import { judgeRfc, normalizarRfc } from '#domain/common/sat/rfc';
import { type AllowedHost, mayBeAllowed } from '../../platform/allowList.ts';
import type { ProviderAccess } from './provider.ts';

/** The certified provider that stamps, and where the tax authority tells how an invoice stands. */
export type StampingConfig = ProviderAccess & { readonly autoridad: URL } & (
    | { readonly proveedor: 'sw'; readonly urlConsulta: URL }
    | { readonly proveedor: 'finkok' }
  );

/** The authority's own address for everybody. */
const AUTHORITY = 'https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc';

interface Given {
  readonly TIMBRADO: 'embebido' | 'sw' | 'finkok';
  readonly TIMBRADO_URL?: string | undefined;
  readonly TIMBRADO_URL_CONSULTA?: string | undefined;
  readonly TIMBRADO_USUARIO?: string | undefined;
  readonly TIMBRADO_CONTRASENA?: string | undefined;
  readonly TIMBRADO_RFC?: string | undefined;
  readonly SAT_URL?: string | undefined;
  readonly SERVIDORES_PERMITIDOS: readonly AllowedHost[];
}

/** Reads who stamps; null for the embedded one, or one Spanish sentence for each wrong or missing value. No value is part of a sentence. */
export function stampingOf(given: Given): StampingConfig | { readonly errores: readonly string[] } | null {
  const { TIMBRADO: proveedor, TIMBRADO_USUARIO: usuario, TIMBRADO_CONTRASENA: contrasena } = given;
  if (proveedor === 'embebido') return null;
  const errores: string[] = [];
  const urlOf = (name: 'TIMBRADO_URL' | 'TIMBRADO_URL_CONSULTA' | 'SAT_URL', text: string | undefined): URL | null => {
    const read =
      text === undefined ? `Falta ${name}: TIMBRADO=${proveedor} la necesita.` : addressOf(name, text, given);
    if (typeof read !== 'string') return read;
    errores.push(read);
    return null;
  };
  const url = urlOf('TIMBRADO_URL', given.TIMBRADO_URL);
  const urlConsulta = proveedor === 'sw' ? urlOf('TIMBRADO_URL_CONSULTA', given.TIMBRADO_URL_CONSULTA) : url;
  const autoridad = urlOf('SAT_URL', given.SAT_URL ?? AUTHORITY);
  if (usuario === undefined) errores.push(`Falta TIMBRADO_USUARIO: TIMBRADO=${proveedor} lo necesita.`);
  if (contrasena === undefined) errores.push(`Falta TIMBRADO_CONTRASENA: TIMBRADO=${proveedor} la necesita.`);
  const rfcs = (given.TIMBRADO_RFC ?? '').split(',').filter((rfc) => rfc.trim() !== '');
  if (rfcs.length === 0 || rfcs.some((rfc) => judgeRfc(rfc).verdict === 'invalido')) {
    errores.push('TIMBRADO_RFC debe ser el RFC con que timbra el proveedor, o varios separados por comas.');
  }
  if (errores.length > 0 || !url || !urlConsulta || !autoridad || usuario === undefined || contrasena === undefined) {
    return { errores };
  }
  const access = { url, usuario, contrasena, rfcs: rfcs.map(normalizarRfc), autoridad };
  return proveedor === 'sw' ? { ...access, proveedor, urlConsulta } : { ...access, proveedor };
}

/** An address that may be asked, or why not. */
function addressOf(name: string, text: string, { SERVIDORES_PERMITIDOS }: Given): URL | string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.search !== '') {
    return `${name} debe ser una dirección https://, sin usuario ni consulta.`;
  }
  const host = canonicalHost(url.hostname) ?? url.hostname;
  if (url.protocol === 'http:' && !isLoopback(host))
    return `${name} debe ser una dirección https://: sin TLS viajaría la contraseña.`;
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (mayBeAllowed(SERVIDORES_PERMITIDOS, host, port)) return url;
  return `${name} lleva a ${host}, que no está en SERVIDORES_PERMITIDOS: agréguelo ahí.`;
}
