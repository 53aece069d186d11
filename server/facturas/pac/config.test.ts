import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';

const SW = {
  TIMBRADO: 'sw',
  TIMBRADO_URL: 'https://services.proveedor.mx',
  TIMBRADO_URL_CONSULTA: 'https://api.proveedor.mx',
  TIMBRADO_USUARIO: 'cadena@correo.mx',
  TIMBRADO_CONTRASENA: 'secreta',
  TIMBRADO_RFC: 'pac010101aa1',
  SERVIDORES_PERMITIDOS: 'services.proveedor.mx,api.proveedor.mx,consultaqr.facturaelectronica.sat.gob.mx',
};

function read(environment: Record<string, string>) {
  const result = readConfig(environment);
  return 'errores' in result ? result.errores : result.config.timbrado;
}

const WRONG_RFC = 'TIMBRADO_RFC debe ser el RFC con que timbra el proveedor, o varios separados por comas.';
const WRONG_URL = 'TIMBRADO_URL debe ser una dirección https://, sin usuario ni consulta.';

/** The faults of an environment, and the sentence that says each. */
const WRONG: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ TIMBRADO: 'otro' }, 'TIMBRADO debe ser embebido, sw o finkok.'],
  [{ TIMBRADO_URL: '' }, 'Falta TIMBRADO_URL: TIMBRADO=sw la necesita.'],
  [{ TIMBRADO_URL_CONSULTA: '' }, 'Falta TIMBRADO_URL_CONSULTA: TIMBRADO=sw la necesita.'],
  [{ TIMBRADO_USUARIO: '' }, 'Falta TIMBRADO_USUARIO: TIMBRADO=sw lo necesita.'],
  [{ TIMBRADO_CONTRASENA: '' }, 'Falta TIMBRADO_CONTRASENA: TIMBRADO=sw la necesita.'],
  [{ TIMBRADO_RFC: 'nadie' }, WRONG_RFC],
  [{ TIMBRADO_RFC: 'pac010101aa1,nadie' }, WRONG_RFC],
  [{ TIMBRADO_RFC: ' , ' }, WRONG_RFC],
  [{ TIMBRADO_URL: 'services' }, WRONG_URL],
  [{ TIMBRADO_URL: 'https://cadena@services.proveedor.mx' }, WRONG_URL],
  [{ TIMBRADO_URL: 'https://services.proveedor.mx/?a=1' }, WRONG_URL],
  [
    { TIMBRADO_URL: 'http://services.proveedor.mx' },
    'TIMBRADO_URL debe ser una dirección https://: sin TLS viajaría la contraseña.',
  ],
  [{ SAT_URL: 'https://otro.mx/x' }, 'SAT_URL lleva a otro.mx, que no está en SERVIDORES_PERMITIDOS: agréguelo ahí.'],
];

describe('who stamps', () => {
  it('is a certified provider, with the address of the authority', () => {
    expect(read(SW)).toEqual({
      proveedor: 'sw',
      url: new URL('https://services.proveedor.mx'),
      urlConsulta: new URL('https://api.proveedor.mx'),
      usuario: 'cadena@correo.mx',
      contrasena: 'secreta',
      rfcs: ['PAC010101AA1'],
      autoridad: new URL('https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc'),
    });
    const { TIMBRADO_URL_CONSULTA: _none, ...rest } = SW;
    expect(
      read({
        ...rest,
        TIMBRADO: 'finkok',
        SAT_URL: 'http://127.0.0.1:9/x',
        SERVIDORES_PERMITIDOS: `${SW.SERVIDORES_PERMITIDOS},127.0.0.1`,
      }),
    ).toEqual({
      proveedor: 'finkok',
      url: new URL('https://services.proveedor.mx'),
      usuario: 'cadena@correo.mx',
      contrasena: 'secreta',
      rfcs: ['PAC010101AA1'],
      autoridad: new URL('http://127.0.0.1:9/x'),
    });
  });

  it('is the server itself where nobody else is named', () => {
    expect(read({})).toBeNull();
  });

  it('may stamp under several tax numbers', () => {
    expect(read({ ...SW, TIMBRADO_RFC: ' pac010101aa1, ,SAT970701NN3,' })).toMatchObject({
      rfcs: ['PAC010101AA1', 'SAT970701NN3'],
    });
  });

  it.each([
    ['https://services.proveedor.mx', 443],
    ['https://services.proveedor.mx:8443', 8443],
    ['http://127.0.0.1', 80],
  ])('may be asked at %s where port %i is allowed, and where another one alone is allowed may not', (url, port) => {
    const at = (allowed: number) =>
      read({
        ...SW,
        TIMBRADO_URL: url,
        SERVIDORES_PERMITIDOS: `${new URL(url).hostname}:${allowed},api.proveedor.mx,consultaqr.facturaelectronica.sat.gob.mx`,
      });
    expect(at(port)).toMatchObject({ url: new URL(url) });
    expect(at(port + 1)).toEqual([
      `TIMBRADO_URL lleva a ${new URL(url).hostname}, que no está en SERVIDORES_PERMITIDOS: agréguelo ahí.`,
    ]);
  });

  it.each(WRONG)('is told when it is wrong: %j', (change, sentence) => {
    expect(read({ ...SW, ...change })).toEqual([sentence]);
  });
});
