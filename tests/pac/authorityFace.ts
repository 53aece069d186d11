import { create } from 'xmlbuilder2';
import { parseXml } from '../../server/facturas/cfdi/parseXml.ts';
import { said } from '../../server/facturas/pac/soap.ts';
import { codeIn, type Face, SAID } from './face.ts';
import type { State } from './state.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

/** The face of the tax authority's service that tells how an invoice stands; no login. */
export function authorityFace(state: State): Face {
  return ({ ruta, cuerpo }) => {
    if (ruta !== '/ConsultaCFDIService.svc') return null;
    return {
      what: 'consultar',
      answer: (fault) => {
        const code = codeIn(fault, 'codigo');
        const said = code === null ? verdict(cuerpo) : { CodigoEstatus: `${code} ${SAID}`, Estado: 'Cancelado' };
        return { estado: 200, tipo: 'text/xml', cuerpo: answered(said) };
      },
    };
  };

  function verdict(body: string): Readonly<Record<string, string>> {
    const envelope = parseXml(body);
    const query = 'fault' in envelope ? undefined : envelope.children[0]?.children[0];
    const expression = query === undefined ? '' : said(query, 'expresionImpresa');
    const [, re, rr, tt, id, fe] = /^\?re=(.+)&rr=(.+)&tt=(.+)&id=(.+)&fe=(.{8,})$/.exec(expression) ?? [];
    const stamp = id === undefined ? null : state.byUuid(id);
    if (stamp === null || state.clock.now.getTime() < stamp.at.getTime() + state.copiedAfterMs) {
      return { CodigoEstatus: 'N - 602: Comprobante no encontrado.', Estado: 'No Encontrado' };
    }
    const written = (text: string) => text.replaceAll('&', '&amp;');
    const fits =
      re === written(stamp.rfcEmisor) &&
      rr === written(stamp.rfcReceptor) &&
      Number(tt) === stamp.total &&
      /^\d+\.(\d*[1-9]|0)$/.test(tt ?? '') &&
      fe === written(stamp.sello.slice(-8));
    if (!fits) return { CodigoEstatus: 'N - 601: La expresión impresa proporcionada no es válida.', Estado: 'Vigente' };
    const common = { CodigoEstatus: 'S - Comprobante obtenido satisfactoriamente.', ValidacionEFOS: '200' };
    switch (stamp.cancelling) {
      case 'cancelada':
        return { ...common, Estado: 'Cancelado', EstatusCancelacion: 'Cancelado sin aceptación' };
      case 'enProceso':
        return {
          ...common,
          Estado: 'Vigente',
          EsCancelable: 'Cancelable con aceptación',
          EstatusCancelacion: 'En proceso',
        };
      case 'rechazada':
        return { ...common, Estado: 'Vigente', EstatusCancelacion: 'Solicitud rechazada' };
      case 'ninguna':
        return { ...common, Estado: 'Vigente', EsCancelable: stamp.cancellable, EstatusCancelacion: '' };
    }
  }
}

function answered(parts: Readonly<Record<string, string>>): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const body = document.ele(SOAP, 's:Envelope').ele(SOAP, 's:Body').ele('http://tempuri.org/', 'ConsultaResponse');
  const result = body.ele('http://tempuri.org/', 'ConsultaResult');
  for (const [name, text] of Object.entries(parts)) {
    result.ele('http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio', `a:${name}`).txt(text);
  }
  return document.end();
}
