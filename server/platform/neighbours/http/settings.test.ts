import { describe, expect, it } from 'vitest';
import { readAllowList } from '../../allowList.ts';
import { readRemotes } from './settings.ts';
import { newSecret, readSecrets, signatureOf } from './signature.ts';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const URL = 'https://billetera.cadena.mx/v1';

function read(environment: Record<string, string>, permitidos = 'billetera.cadena.mx,localhost') {
  return readRemotes(environment, readAllowList(permitidos));
}

describe('the environment of a neighbour', () => {
  it('may say nothing: then it is embedded', () => {
    expect(read({ PORT: '1' })).toEqual({ vecinos: {}, errores: [] });
  });

  it('may say everything', () => {
    const { vecinos, errores } = read({
      VECINO_BILLETERA_URL: URL,
      VECINO_BILLETERA_SECRETO: `${SECRET},whsec_${Buffer.alloc(64, 2).toString('base64')}`,
      VECINO_BILLETERA_TOKEN: 'abc',
      VECINO_BILLETERA_CERTIFICADO: '/srv/c.pem',
      VECINO_BILLETERA_LLAVE: '/srv/k.pem',
      VECINO_CREDITO_URL: 'http://localhost:4100',
      VECINO_CREDITO_SECRETO: SECRET,
    });
    expect(errores).toEqual([]);
    expect(vecinos).toEqual({
      billetera: {
        nombre: 'billetera',
        url: URL,
        secretos: [Buffer.alloc(24, 1), Buffer.alloc(64, 2)],
        token: 'abc',
        certificado: '/srv/c.pem',
        llave: '/srv/k.pem',
      },
      credito: {
        nombre: 'credito',
        url: 'http://localhost:4100',
        secretos: [Buffer.alloc(24, 1)],
        token: null,
        certificado: null,
        llave: null,
      },
    });
  });

  const ADDRESS =
    'VECINO_BILLETERA_URL debe ser una dirección https, por ejemplo https://vecino.cadena.mx/v1; http solo en este mismo equipo.';
  const BAD_SECRET =
    'VECINO_BILLETERA_SECRETO debe ser un secreto, o varios separados por comas: whsec_ y de 24 a 64 bytes en base64. npm run vecinos -- secreto hace uno.';

  it.each([
    [{ URL: 'billetera' }, ADDRESS],
    [{ URL: 'http://billetera.cadena.mx' }, ADDRESS],
    [{ URL: 'https://ana:x@billetera.cadena.mx' }, ADDRESS],
    [{ URL: 'https://billetera.cadena.mx/?a=1' }, ADDRESS],
    [{ URL: 'ftp://127.0.0.1' }, ADDRESS],
    [
      { URL: 'https://otra.cadena.mx:8443' },
      'VECINO_BILLETERA_URL lleva a otra.cadena.mx, puerto 8443, que no está en SERVIDORES_PERMITIDOS.',
    ],
    [{ SECRETO: '' }, BAD_SECRET],
    [{ SECRETO: 'casi' }, BAD_SECRET],
    [{ SECRETO: `whsec_${Buffer.alloc(23).toString('base64')}` }, BAD_SECRET],
    [{ SECRETO: `${SECRET},otro` }, BAD_SECRET],
    [{ CERTIFICADO: 'c.pem' }, 'VECINO_BILLETERA_CERTIFICADO y VECINO_BILLETERA_LLAVE van juntos.'],
  ])('is refused in one sentence: %j', (parts, sentence) => {
    const given = { URL, SECRETO: SECRET, ...parts };
    const environment = Object.entries(given).filter(([, value]) => value !== '');
    expect(read(Object.fromEntries(environment.map(([part, value]) => [`VECINO_BILLETERA_${part}`, value])))).toEqual({
      vecinos: {},
      errores: [sentence],
    });
  });

  it('names what there is not, and what does not go alone', () => {
    expect(read({ VECINO_BILETERA_URL: URL, VECINO_CREDITO_TOKEN: 'x', VECINO_LOGISTICA_LLAVE: 'x' }).errores).toEqual([
      'VECINO_BILETERA_URL no existe: los vecinos son BILLETERA, CERTIFICADOS, CREDITO, LOGISTICA, CONTABILIDAD, ESTACIONAMIENTO, RESTAURANTE, VENTAS.',
      'VECINO_CREDITO_URL falta: sin ella no sirve lo demás de ese vecino.',
      'VECINO_LOGISTICA_URL falta: sin ella no sirve lo demás de ese vecino.',
    ]);
  });
});

describe('a signature', () => {
  // The example that the libraries of Standard Webhooks share.
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1_614_265_330, body: '{"test": 2432232314}' };
  const [key = Buffer.alloc(0)] = readSecrets('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw') ?? [];

  it('is that of Standard Webhooks', () => {
    expect(signatureOf(message, [key])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is given once a key, and a new secret is one', () => {
    const fresh = readSecrets(newSecret()) ?? [];
    expect(fresh).toHaveLength(1);
    expect(signatureOf(message, [key, ...fresh]).split(' ')).toHaveLength(2);
  });
});
