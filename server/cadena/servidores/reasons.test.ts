import { describe, expect, it } from 'vitest';
import {
  connected,
  resultOfError,
  resultOfRefusal,
  resultOfSilence,
  resultOfStatus,
  resultOfUnreadable,
} from './reasons.ts';

const ERP = { host: 'erp.mx', port: 443 };

function failure(code: string) {
  return Object.assign(new Error('connect 10.0.0.5: secreto'), { code });
}

describe('what an error of the system means', () => {
  it.each([
    ['ENOTFOUND', 'nombreDesconocido', 'No se encontró ningún equipo con el nombre erp.mx.'],
    ['EAI_AGAIN', 'sinNombres', 'El servicio de nombres (DNS) no contestó al buscar erp.mx. Intente de nuevo.'],
    ['ECONNREFUSED', 'rechazada', 'El equipo rechazó la conexión en erp.mx, puerto 443: nadie atiende ese puerto.'],
    ['ETIMEDOUT', 'sinRespuesta', 'Nadie contestó en erp.mx, puerto 443. Revise el puerto y el cortafuegos.'],
    ['ENETUNREACH', 'inalcanzable', 'No hay camino de red hasta erp.mx, puerto 443.'],
    ['ECONNRESET', 'cortada', 'La conexión con erp.mx, puerto 443 se cortó antes de la respuesta.'],
    ['CERT_HAS_EXPIRED', 'certificadoVencido', 'El certificado TLS de erp.mx está vencido o aún no es válido.'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificadoDeOtro', 'El certificado TLS es de otro equipo, no de erp.mx.'],
    [
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'noHablaTls',
      'En erp.mx, puerto 443 no se habla TLS (https). Revise si la URL debe empezar con http://.',
    ],
    [
      'HPE_INVALID_CONSTANT',
      'noHablaHttp',
      'En erp.mx, puerto 443 no contesta un servidor web. Revise el puerto de la URL.',
    ],
  ])('%s is %s', (code, razon, texto) => {
    expect(resultOfError(failure(code), ERP)).toEqual({ razon, texto });
  });

  it.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_UNTRUSTED',
  ])('%s is a certificate that is not trusted', (code) => {
    expect(resultOfError(failure(code), ERP).razon).toBe('certificado');
  });

  it('without a code is a connection that broke, and its own words stay inside', () => {
    expect(resultOfError(new Error('secreto'), ERP)).toEqual({
      razon: 'cortada',
      texto: 'La conexión con erp.mx, puerto 443 se cortó antes de la respuesta.',
    });
  });
});

describe('what a status means', () => {
  it.each([
    [200, 'conecta'],
    [204, 'conecta'],
    [301, 'redirige'],
    [304, 'redirige'],
    [401, 'credenciales'],
    [403, 'prohibido'],
    [404, 'otroEstado'],
    [500, 'otroEstado'],
  ])('%i is %s, and is named', (status, razon) => {
    expect(resultOfStatus(status)).toEqual({ razon, texto: expect.stringContaining(String(status)) });
  });
});

describe('what else a person is told', () => {
  it('says how a host is allowed', () => {
    expect(resultOfRefusal(ERP, true)).toEqual({
      razon: 'sinPermitidos',
      texto:
        'No hay equipos permitidos para probar. Quien instala Mostrador los pone en SERVIDORES_PERMITIDOS, por ejemplo erp.mx:443.',
    });
    expect(resultOfRefusal(ERP, false).texto).toBe(
      'El equipo erp.mx, puerto 443, no está entre los permitidos. Quien instala Mostrador lo agrega en SERVIDORES_PERMITIDOS.',
    );
  });

  it('says how long was waited, and that it connected', () => {
    expect(resultOfSilence(ERP, 5).texto).toBe(
      'Nadie contestó en 5 segundos en erp.mx, puerto 443. Revise el puerto y el cortafuegos.',
    );
    expect(resultOfSilence(ERP, 1).texto).toContain('1 segundo en');
    expect(connected(ERP)).toEqual({ razon: 'conecta', texto: 'Conexión correcta con erp.mx, puerto 443.' });
  });

  it('tells a password of another key from one of another server', () => {
    expect(resultOfUnreadable(false).texto).toContain('se cifró con otra clave (CLAVE_SECRETOS)');
    expect(resultOfUnreadable(true).texto).toContain('no es la de este servidor o está dañada');
  });
});
