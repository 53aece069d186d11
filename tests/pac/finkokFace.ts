import { create } from 'xmlbuilder2';
import { parseXml, type XmlElement } from '../../server/facturas/cfdi/parseXml.ts';
import { said } from '../../server/facturas/pac/soap.ts';
import { type Answer, codeIn, type Face, type Fault, SAID, uuidIn } from './face.ts';
import type { Stamp, State } from './state.ts';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const RESULTS = 'apps.services.soap.core.views';

type Tree = { readonly [name: string]: string | Tree | readonly Tree[] };

/** The SOAP face: as Finkok answers, in incidents and folios. */
export function finkokFace(state: State, login: { readonly usuario: string; readonly contrasena: string }): Face {
  return ({ ruta, cuerpo }) => {
    const [, service] = /^\/servicios\/soap\/(stamp|cancel)$/.exec(ruta) ?? [];
    if (service === undefined) return null;
    const asked = methodOf(cuerpo);
    const what = {
      stamp: 'timbrar',
      stamped: 'buscar',
      cancel_signature: 'cancelar',
      get_receipt: 'consultar',
    } as const;
    return {
      what: what[asked.name as keyof typeof what],
      answer: (fault) => {
        const isIn = said(asked, 'username') === login.usuario && said(asked, 'password') === login.contrasena;
        if (!isIn) return result(asked.name, incident('300', 'Usuario o contraseña inválidos'));
        return result(asked.name, contentOf(asked, fault));
      },
    };
  };

  function contentOf(asked: XmlElement, fault: Fault | null): Tree {
    const xml = Buffer.from(said(asked, 'xml'), 'base64').toString('utf8');
    const code = codeIn(fault, 'codigo');
    if (code !== null) return codeFor(asked.name, xml, code);
    switch (asked.name) {
      case 'stamp':
        return stamp(xml, fault);
      case 'stamped': {
        const before = fault === 'sinTimbrePrevio' ? null : state.sameBytes(xml);
        return before === null ? incident('603', 'El CFDI no contiene un timbre previo') : stamped(before);
      }
      case 'cancel_signature': {
        if (fault === '708') return { CodEstatus: '708 - No se pudo conectar al SAT' };
        const { uuid, ...answered } = state.cancel(xml);
        const codigo = codeIn(fault, 'hecho') ?? answered.codigo;
        const folio = { UUID: uuid, EstatusUUID: codigo, EstatusCancelacion: '' };
        const taken = codigo === '201' || codigo === '202';
        return { Folios: [{ Folio: folio }], Acuse: taken ? `<Acuse UUID="${uuid}"/>` : '', RfcEmisor: 'X' };
      }
      default:
        return { success: 'true', receipt: '<Acuse/>' };
    }
  }

  function codeFor(method: string, xml: string, code: string): Tree {
    if (method === 'get_receipt') return { success: 'false', error: `${code} ${SAID}` };
    if (method !== 'cancel_signature') return incident(code, SAID);
    return { Folios: [{ Folio: { UUID: uuidIn(xml), EstatusUUID: code, EstatusCancelacion: SAID } }], Acuse: '' };
  }

  function stamp(xml: string, fault: Fault | null): Tree {
    if (fault === 'sinCredito') return incident('AU2001', 'No quedan timbres');
    if (fault === 'fechaVieja') return incident('401', 'Fecha y hora de generación fuera de rango');
    const verdict = state.stamp(xml, null);
    if (verdict.tipo === 'no') {
      return { xml: '', UUID: '', Incidencias: verdict.rechazos.map(({ codigo, texto }) => incidentOf(codigo, texto)) };
    }
    const code = codeIn(fault, 'hecho');
    if (code !== null) return { ...incident(code, SAID), UUID: verdict.stamp.uuid };
    if (verdict.tipo === 'antes' && fault === '307SinXml') return incident('307', 'El CFDI contiene un timbre previo');
    const before = verdict.tipo === 'antes' ? [incidentOf('307', 'El CFDI contiene un timbre previo')] : [];
    const shown = fault === 'ajeno' ? (state.stamps[0] ?? verdict.stamp) : verdict.stamp;
    return { ...stamped(shown), Incidencias: before };
  }
}

function stamped({ uuid, xml }: Stamp): Tree {
  return { xml, UUID: uuid, CodEstatus: 'Comprobante timbrado satisfactoriamente', Incidencias: [] };
}

function incidentOf(CodigoError: string, MensajeIncidencia: string): Tree {
  return { Incidencia: { CodigoError, MensajeIncidencia, ExtraInfo: '' } };
}

function incident(code: string, message: string): Tree {
  return { xml: '', UUID: '', Incidencias: [incidentOf(code, message)] };
}

function methodOf(body: string): XmlElement {
  const envelope = parseXml(body);
  const method = 'fault' in envelope ? undefined : envelope.children[0]?.children[0];
  if (method === undefined) throw new Error('It is no SOAP');
  return method;
}

function result(method: string, content: Tree): Answer {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const body = document.ele(SOAP, 'senv:Envelope').ele(SOAP, 'senv:Body');
  write(body.ele(RESULTS, `tns:${method}Response`).ele(RESULTS, `tns:${method}Result`), content);
  return { estado: 200, tipo: 'text/xml', cuerpo: document.end() };
}

function write(parent: ReturnType<typeof create>, content: Tree): void {
  for (const [name, value] of Object.entries(content)) {
    const node = parent.ele(RESULTS, `s0:${name}`);
    if (typeof value === 'string') node.txt(value.replaceAll('&', '&amp;'));
    else for (const one of Array.isArray(value) ? value : [value]) write(node, one);
  }
}
