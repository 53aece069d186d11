import { randomUUID } from 'node:crypto';
import { type Answer, codeIn, type Face, type Fault, SAID, uuidIn } from './face.ts';
import type { Stamp, State } from './state.ts';

interface Login {
  readonly usuario: string;
  readonly contrasena: string;
}

/** The REST face: as SW answers, codes at the start of `message`. */
export function swFace(state: State, login: Login): Face {
  const tokens = new Map<string, number>();
  const isIn = (headers: Readonly<Record<string, unknown>>) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(String(headers.authorization)) ?? [];
    return state.clock.now.getTime() < (tokens.get(token) ?? 0);
  };
  const guarded = (
    headers: Readonly<Record<string, unknown>>,
    fault: Fault | null,
    answer: () => Answer,
    codedAs = coded,
  ): Answer => {
    if (fault === 'tokenVencido') tokens.clear();
    const code = codeIn(fault, 'codigo');
    if (isIn(headers) && code !== null) return codedAs(code);
    return isIn(headers) && fault !== 'tokenVencido'
      ? answer()
      : failed(401, '401 - El token ha expirado o no es válido');
  };
  return ({ ruta, cabeceras, cuerpo }) => {
    if (ruta === '/v2/security/authenticate') {
      return { what: 'token', answer: (fault) => authenticate(cuerpo, fault) };
    }
    if (ruta === '/v4/cfdi33/stamp/v4') {
      const customid = typeof cabeceras.customid === 'string' ? cabeceras.customid : null;
      return {
        what: 'timbrar',
        answer: (fault) => guarded(cabeceras, fault, () => stamp(part(cuerpo), customid, fault)),
      };
    }
    if (ruta === '/cfdi33/cancel/xml') {
      const signed = part(cuerpo);
      return {
        what: 'cancelar',
        answer: (fault) =>
          guarded(
            cabeceras,
            fault,
            () => cancel(signed, fault),
            // The authority's word stands beside the UUID; SW's own, in its message.
            (code) => (/^(\d+|no_cancelable)$/.test(code) ? deniedBy(uuidIn(signed), code) : coded(code)),
          ),
      };
    }
    const [, uuid] = /^\/datawarehouse\/v1\/live\/([0-9A-Fa-f-]{36})$/.exec(ruta) ?? [];
    if (uuid !== undefined) {
      return { what: 'buscar', answer: (fault) => guarded(cabeceras, fault, () => xmlOf(state.byUuid(uuid))) };
    }
    if (ruta === '/management/v2/api/users/balance') {
      return { what: 'buscar', answer: (fault) => guarded(cabeceras, fault, () => good({ stampsBalance: 1_000 })) };
    }
    return null;
  };

  function authenticate(body: string, fault: Fault | null): Answer {
    const code = codeIn(fault, 'codigo');
    if (code !== null) return coded(code);
    const { user, password } = JSON.parse(body);
    if (user !== login.usuario || password !== login.contrasena)
      return failed(401, 'AU2000 - El usuario y/o contraseña son inválidos');
    const token = randomUUID();
    tokens.set(token, state.clock.now.getTime() + 2 * 3_600_000);
    return good({ token, expires_in: 7_200, token_type: 'Bearer' });
  }

  function stamp(sellado: string, customid: string | null, fault: Fault | null): Answer {
    if (fault === 'sinCredito') return failed(400, 'AU2001 - No cuenta con timbres suficientes');
    if (fault === 'fechaVieja') return failed(400, 'CFDI40101 - Fecha fuera de las 72 horas');
    const verdict = state.stamp(sellado, customid);
    const code = codeIn(fault, 'hecho');
    if (code !== null && verdict.tipo !== 'no') return coded(code, { ...dataOf(verdict.stamp), cfdi: '' });
    switch (verdict.tipo) {
      case 'timbrada':
        return fault === 'ajeno' ? good(dataOf(state.stamps[0] ?? verdict.stamp)) : good(dataOf(verdict.stamp));
      case 'antes': {
        const data = dataOf(verdict.stamp);
        const shown = fault === '307SinXml' ? { ...data, cfdi: '' } : data;
        return failed(400, '307. El comprobante contiene un timbre previo.', shown);
      }
      case 'otroConLaClave':
        return failed(400, 'CFDI3307 - El customid ya se usó con otro comprobante.', {
          ...dataOf(verdict.stamp),
          cfdi: '',
          uuid: '',
        });
      case 'no': {
        const [{ codigo, texto }] = verdict.rechazos;
        return failed(400, `${codigo} - ${texto}`);
      }
    }
  }

  function cancel(signed: string, fault: Fault | null): Answer {
    if (fault === '708') return failed(400, '708 - No se pudo conectar al SAT');
    const { uuid, ...answered } = state.cancel(signed);
    const codigo = codeIn(fault, 'hecho') ?? answered.codigo;
    if (codigo === '201' || codigo === '202')
      return good({ acuse: `<Acuse UUID="${uuid}"/>`, uuid: { [uuid]: codigo } });
    return deniedBy(uuid, codigo);
  }
}

function deniedBy(uuid: string, codigo: string): Answer {
  return failed(400, 'CACFDI33 - Problemas con los campos.', { uuid: { [uuid]: codigo } });
}

/** A code as SW says it: at the start of its message, and that of a wall as the status too. */
function coded(code: string, data: unknown = null): Answer {
  return failed(code === '403' ? 403 : 400, code === '' ? SAID : `${code} - ${SAID}`, data);
}

function dataOf({ uuid, xml }: Stamp) {
  return { uuid, cfdi: xml, tfd: `<tfd:TimbreFiscalDigital UUID="${uuid}"/>` };
}

function part(body: string): string {
  return /\r\n\r\n([\s\S]*)\r\n--[^\r\n]+--\r\n$/.exec(body)?.[1] ?? '';
}

function xmlOf(stamp: Stamp | null): Answer {
  return stamp === null
    ? failed(404, 'No se encontró el comprobante')
    : { estado: 200, tipo: 'application/xml', cuerpo: stamp.xml };
}

function good(data: unknown): Answer {
  return { estado: 200, tipo: 'application/json', cuerpo: JSON.stringify({ data, status: 'success' }) };
}

function failed(estado: number, message: string, data: unknown = null): Answer {
  return {
    estado,
    tipo: 'application/json',
    cuerpo: JSON.stringify({ data, message, messageDetail: null, status: 'error' }),
  };
}
