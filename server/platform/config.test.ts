import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { CONSERVA_POR_OMISION } from '#domain/common/crecimiento';
import { readConfig } from './config.ts';

const OIDC = {
  ...{ AUTH: 'oidc', OIDC_EMISOR: 'https://acceso.cadena.mx', OIDC_ORIGEN: 'https://mostrador.cadena.mx' },
  ...{ OIDC_CLIENTE: 'mostrador', OIDC_SECRETO: 's' },
};
const KEYS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

function errors(environment: Record<string, string>) {
  const read = readConfig(environment);
  return 'errores' in read ? read.errores : [];
}

describe('the environment', () => {
  it('may say by which provider people sign in, and who may enter without', () => {
    expect(readConfig({ ...OIDC, HOST: '0.0.0.0', OIDC_ACR: 'mfa  phr', AUTH_EMERGENCIA: '100001' })).toMatchObject({
      config: {
        auth: 'oidc',
        emergencia: 100_001,
        oidc: {
          ...{ emisor: 'https://acceso.cadena.mx', cliente: 'mostrador', secreto: 's', alcance: 'openid' },
          ...{ origen: 'https://mostrador.cadena.mx', numiden: 'numiden', grupos: null, tiendas: null },
          ...{ acr: ['mfa', 'phr'], salida: false },
        },
      },
    });
  });

  it('may be empty', () => {
    expect(readConfig({})).toEqual({
      config: {
        puerto: 4000,
        host: '127.0.0.1',
        basePath: '/mostrador/',
        carpetaDatos: '.data',
        databaseUrl: null,
        databaseUrlEscucha: null,
        databaseUrlLectura: null,
        registro: 'warn',
        metricas: null,
        auth: 'numiden',
        oidc: null,
        emergencia: null,
        sinTiendas: 'todas',
        demo: true,
        carpetaEntrada: null,
        proxies: [],
        clavesSecretos: [],
        servidoresPermitidos: [],
        vecinos: {},
        smtpUrl: null,
        remitente: null,
        csd: null,
        timbrado: null,
        emisor: { rfc: 'MDE210401MD3', nombre: 'MOSTRADOR DEMOSTRACION', regimen: '601' },
        respaldoPara: [],
        respaldoIdentidad: null,
        conserva: CONSERVA_POR_OMISION,
        cierreMs: 10_000,
        cadena: 'Mostrador',
        zonaHoraria: 'America/Mexico_City',
      },
    });
  });

  it('may say everything', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '0.0.0.0',
        BASE_PATH: '/',
        DATA_DIR: '/srv/datos',
        ENTRADA_DIR: '/srv/entrada',
        DATABASE_URL: 'postgres://ana:secreta@base.mx:5433/mostrador',
        DATABASE_URL_ESCUCHA: 'postgres://ana:secreta@base.mx:5432/mostrador',
        DATABASE_URL_LECTURA: 'postgres://ana:secreta@copia.mx/mostrador',
        REGISTRO: 'peticiones',
        METRICAS: '[::1]:9464',
        AUTH: 'contrasena',
        DEMO: 'no',
        PROXIES: '10.0.0.5, 10.1.0.0/16,::1',
        CLAVE_SECRETOS: KEYS.map((key) => key.toString('base64')).join(','),
        SERVIDORES_PERMITIDOS: 'erp.cadena.mx, 10.0.0.5:8443',
        VECINO_BILLETERA_URL: 'https://erp.cadena.mx/billetera',
        VECINO_BILLETERA_SECRETO: `whsec_${KEYS[0]?.toString('base64')}`,
        SMTP_URL: 'smtps://vales:secreta@correo.cadena.mx:465',
        REMITENTE: 'vales@cadena.mx',
        CSD_CER: '/srv/csd.cer',
        CSD_CONTRASENA: 'secreta',
        EMISOR_RFC: 'eku-9003173-c9',
        EMISOR_NOMBRE: 'ESCUELA KEMPER URGATE',
        EMISOR_REGIMEN: '626',
        CONSERVA_CORREOS: '730',
        CONSERVA_CLAVES: '2',
        CIERRE_SEGUNDOS: '90',
        CADENA: 'Almacenes Ñandú',
        TZ: 'America/Tijuana',
        TIENDAS_SIN_NOMBRAR: 'ninguna',
        OTRA: 'cosa',
      }),
    ).toEqual({
      config: {
        puerto: 0,
        host: '0.0.0.0',
        basePath: '/',
        carpetaDatos: '/srv/datos',
        carpetaEntrada: '/srv/entrada',
        databaseUrl: 'postgres://ana:secreta@base.mx:5433/mostrador',
        databaseUrlEscucha: 'postgres://ana:secreta@base.mx:5432/mostrador',
        databaseUrlLectura: 'postgres://ana:secreta@copia.mx/mostrador',
        registro: 'info',
        metricas: { host: '::1', puerto: 9464 },
        auth: 'contrasena',
        oidc: null,
        emergencia: null,
        sinTiendas: 'ninguna',
        demo: false,
        proxies: ['10.0.0.5', '10.1.0.0/16', '::1'],
        clavesSecretos: KEYS,
        servidoresPermitidos: [
          { tipo: 'nombre', nombre: 'erp.cadena.mx', puerto: null },
          { tipo: 'red', red: ipaddr.parseCIDR('10.0.0.5/32'), puerto: 8443 },
        ],
        vecinos: {
          billetera: {
            ...{ nombre: 'billetera', url: 'https://erp.cadena.mx/billetera', secretos: [KEYS[0]] },
            ...{ token: null, certificado: null, llave: null },
          },
        },
        smtpUrl: 'smtps://vales:secreta@correo.cadena.mx:465',
        remitente: 'vales@cadena.mx',
        csd: { cer: '/srv/csd.cer', llave: null, contrasena: 'secreta' },
        timbrado: null,
        emisor: { rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE', regimen: '626' },
        respaldoPara: [],
        respaldoIdentidad: null,
        conserva: { ...CONSERVA_POR_OMISION, correos: 730, claves: 2 },
        cierreMs: 90_000,
        cadena: 'Almacenes Ñandú',
        zonaHoraria: 'America/Tijuana',
      },
    });
  });

  it('counts an empty value as absent', () => {
    expect(readConfig({ PORT: '', AUTH: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    [
      { CLAVE_SECRETOS: 'casi-una-clave' },
      'CLAVE_SECRETOS debe ser una clave de 32 bytes en base64, o varias separadas por comas; openssl rand -base64 32 hace una.',
    ],
    [
      { SERVIDORES_PERMITIDOS: 'https://erp.cadena.mx' },
      'SERVIDORES_PERMITIDOS debe ser una lista de equipos, direcciones o redes, por ejemplo erp.cadena.mx,10.0.0.5:8443,10.1.0.0/16.',
    ],
    [{ PORT: 'cuatro mil' }, 'PORT debe ser un número de puerto entre 0 y 65535.'],
    [{ PORT: '65536' }, 'PORT debe ser un número de puerto entre 0 y 65535.'],
    [{ PORT: '-1' }, 'PORT debe ser un número de puerto entre 0 y 65535.'],
    [{ HOST: 'http://localhost' }, 'HOST debe ser una dirección o un nombre de equipo.'],
    [{ BASE_PATH: 'mostrador' }, 'BASE_PATH debe empezar y terminar con una diagonal, por ejemplo /mostrador/.'],
    [{ BASE_PATH: '/../' }, 'BASE_PATH debe empezar y terminar con una diagonal, por ejemplo /mostrador/.'],
    [
      { DATABASE_URL: 'mysql://base/mostrador' },
      'DATABASE_URL no es una dirección de PostgreSQL: se espera postgres://usuario:contraseña@equipo:puerto/base.',
    ],
    [
      { DATABASE_URL_ESCUCHA: 'localhost:5432' },
      'DATABASE_URL_ESCUCHA no es una dirección de PostgreSQL: se espera postgres://usuario:contraseña@equipo:puerto/base.',
    ],
    [
      { DATABASE_URL: 'postgres://base/mostrador', DATABASE_URL_LECTURA: 'copia' },
      'DATABASE_URL_LECTURA no es una dirección de PostgreSQL: se espera postgres://usuario:contraseña@equipo:puerto/base.',
    ],
    [
      { DATABASE_URL_LECTURA: 'postgres://copia/mostrador' },
      'DATABASE_URL_LECTURA es una copia para leer de la base de DATABASE_URL: indique también DATABASE_URL.',
    ],
    [
      { SMTP_URL: 'https://correo.cadena.mx' },
      'SMTP_URL no es la dirección de un servidor de correo: se espera smtp://usuario:contraseña@equipo:puerto o smtps://…',
    ],
    [
      { VECINO_CREDITO_URL: 'https://erp.cadena.mx' },
      'VECINO_CREDITO_URL lleva a erp.cadena.mx, puerto 443, que no está en SERVIDORES_PERMITIDOS.',
    ],
    [{ REMITENTE: 'la tienda' }, 'REMITENTE debe ser una dirección de correo.'],
    [{ CADENA: 'x'.repeat(61) }, 'CADENA puede tener como máximo 60 caracteres.'],
    [{ AUTH: 'oidc' }, 'AUTH=oidc necesita también OIDC_EMISOR, OIDC_CLIENTE, OIDC_SECRETO, OIDC_ORIGEN.'],
    [
      { ...OIDC, OIDC_EMISOR: 'http://acceso.cadena.mx' },
      'OIDC_EMISOR debe ser una dirección https, por ejemplo https://acceso.cadena.mx.',
    ],
    [
      { ...OIDC, OIDC_ORIGEN: 'https://mostrador.cadena.mx/mostrador/' },
      'OIDC_ORIGEN debe ser el origen https por el que se abre la aplicación, sin ruta: https://mostrador.cadena.mx.',
    ],
    [{ ...OIDC, OIDC_ALCANCE: 'profile' }, 'OIDC_ALCANCE debe incluir openid.'],
    [{ ...OIDC, AUTH_EMERGENCIA: 'ana' }, 'AUTH_EMERGENCIA debe ser un número de empleado.'],
    [
      { AUTH: 'contrasena', AUTH_EMERGENCIA: '100001' },
      'AUTH_EMERGENCIA deja entrar con contraseña cuando el proveedor no responde: solo vale con AUTH=oidc.',
    ],
    [{ AUTH: 'ninguna' }, 'AUTH debe ser numiden, contrasena u oidc.'],
    [{ DEMO: 'yes' }, 'DEMO debe ser si o no.'],
    [{ TZ: 'Mexico/Atlantis' }, 'TZ debe ser una zona horaria conocida, por ejemplo America/Mexico_City.'],
    [{ TZ: '+05:00' }, 'TZ debe ser una zona horaria conocida, por ejemplo America/Mexico_City.'],
    [
      { PROXIES: '10.0.0.5,0.0.0.0/0' },
      'PROXIES nombra a casi cualquiera, y cualquiera podría decir que viene de donde quiera: nombre sus balanceadores, por ejemplo 10.0.0.5.',
    ],
    [
      { SERVIDORES_PERMITIDOS: 'erp.cadena.mx,::/0' },
      'SERVIDORES_PERMITIDOS permite casi cualquier dirección: nombre los equipos o las redes de la cadena, por ejemplo erp.cadena.mx,10.1.0.0/16.',
    ],
    [
      { PROXIES: '10.0.0.0/33' },
      'PROXIES debe ser una lista de direcciones IP o redes, por ejemplo 10.0.0.5,10.1.0.0/16.',
    ],
  ])('is refused in one sentence: %j', (environment, message) => {
    expect(errors(environment)).toEqual([message]);
  });

  it('has one sentence for each wrong value', () => {
    expect(errors({ PORT: 'x', AUTH: 'x' })).toHaveLength(2);
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'mostrador.tienda.mx', '1270.0.0.1'])(
    'lets nobody in from outside by a mere number: %s',
    (host) => {
      expect(errors({ HOST: host })).toEqual([
        'HOST expone el servidor a otros equipos y con AUTH=numiden bastaría conocer un número de empleado para entrar: use AUTH=contrasena, AUTH=oidc o HOST=127.0.0.1.',
      ]);
      expect(errors({ HOST: host, AUTH: 'contrasena' })).toEqual([]);
    },
  );

  it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('knows that this is the own machine: %s', (host) => {
    expect(errors({ HOST: host })).toEqual([]);
  });
});
