import { NOMBRE_PUBLICO } from '#domain/common/sat/nombreFiscal';
import { RFC_PUBLICO } from '#domain/common/sat/rfc';
import type { FacturaTimbrada } from '#domain/facturas/cfdi/saldos';
import { type Armado, type DatosReceptor, receptorDe } from './comun.ts';

/**
 * Makes the invoice that takes the place of another: the same content, made out to other data, related by 04. The old one is
 * cancelled with motive 01 once this one is stamped.
 */
export function sustituta({ uuid, comprobante }: FacturaTimbrada, receptor: DatosReceptor): Armado {
  const { LugarExpedicion } = comprobante;
  if (comprobante.TipoDeComprobante !== 'I' || LugarExpedicion === undefined) {
    return { ok: false, falla: 'Solo una factura de venta se sustituye: este documento se cancela y se hace otro.' };
  }
  const { Sello, NoCertificado, Certificado, Serie, Folio, Fecha, InformacionGlobal, ...contenido } = comprobante;
  const nuevo = receptorDe(receptor, LugarExpedicion);
  // A global invoice says its period to the public alone.
  const esGlobal = InformacionGlobal !== undefined && nuevo.Rfc === RFC_PUBLICO && nuevo.Nombre === NOMBRE_PUBLICO;
  return {
    ok: true,
    comprobante: {
      ...contenido,
      ...(esGlobal && { InformacionGlobal }),
      CfdiRelacionados: [{ TipoRelacion: '04', UUIDs: [uuid] }],
      Receptor: nuevo,
    },
  };
}
