import { describe, expect, it } from 'vitest';
import { askedAddress, datosServidorSchema, passwordDestination, servidorSinPassSchema } from './servidores.ts';

const ERP = {
  servidor: 'erp.cadena.mx',
  usuario: 'mostrador',
  puerto: 8443,
  path: '/api',
  url: 'https://erp.cadena.mx',
};

function faults(changes: object): readonly (readonly [string, string])[] {
  const { error } = datosServidorSchema.safeParse({ ...ERP, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
}

describe('what is written of a server', () => {
  it('may be a web server, or only a machine with a port', () => {
    expect(datosServidorSchema.parse(ERP)).toEqual(ERP);
    expect(faults({ usuario: '', path: '', url: '' })).toEqual([]);
  });

  it('keeps its host in one spelling', () => {
    expect(datosServidorSchema.parse({ ...ERP, servidor: ' 0x7f.1 ' }).servidor).toBe('127.0.0.1');
  });

  it.each([
    [{ servidor: '' }, 'servidor', 'Campo requerido'],
    [{ servidor: 'dos equipos' }, 'servidor', 'Escriba un nombre de equipo o una dirección IP.'],
    [{ servidor: 'https://erp.cadena.mx' }, 'servidor', 'Escriba un nombre de equipo o una dirección IP.'],
    [{ puerto: 0 }, 'puerto', 'Escriba un puerto entre 1 y 65535.'],
    [{ puerto: 65_536 }, 'puerto', 'Escriba un puerto entre 1 y 65535.'],
    [{ puerto: 1.5 }, 'puerto', 'Escriba un puerto entre 1 y 65535.'],
    [{ url: 'erp.cadena.mx' }, 'url', 'Escriba una dirección que empiece con http:// o https://'],
    [{ url: 'ftp://erp.cadena.mx' }, 'url', 'Escriba una dirección que empiece con http:// o https://'],
    [{ url: 'https://' }, 'url', 'Escriba una dirección que empiece con http:// o https://'],
    [{ url: 'https://erp.cadena.mx\\@otro.mx' }, 'url', 'Escriba una dirección que empiece con http:// o https://'],
    [{ url: 'https://ana:secreta@erp.mx' }, 'url', 'Escriba el usuario y la contraseña en sus campos, no en la URL.'],
    [{ url: 'https://@erp.mx' }, 'url', 'Escriba el usuario y la contraseña en sus campos, no en la URL.'],
    [{ url: 'https://erp.mx/?token=1' }, 'url', 'Va sin parámetros: quite lo que sigue a ? o #.'],
    [{ path: '/api?token=1' }, 'path', 'Va sin parámetros: quite lo que sigue a ? o #.'],
  ])('%j is told what is wrong', (changes, field, message) => {
    expect(faults(changes)).toEqual([[field, message]]);
  });

  it('is told when the password comes with what does not take it', () => {
    expect(servidorSinPassSchema.safeParse({ ...ERP, id: 1, version: 1 }).success).toBe(true);
    expect(servidorSinPassSchema.safeParse({ ...ERP, id: 1, version: 1, pass: 'x' }).success).toBe(false);
  });
});

describe('where a password goes', () => {
  it.each([
    { servidor: 'otro.mx' },
    { puerto: 443 },
    { url: 'https://otro.mx' },
    { url: 'http://erp.cadena.mx' },
    { url: '' },
  ])('is elsewhere with %j', (changes) => {
    expect(passwordDestination({ ...ERP, ...changes })).not.toBe(passwordDestination(ERP));
  });

  it('is the same with another path of the site', () => {
    expect(passwordDestination({ ...ERP, url: 'https://ERP.cadena.mx:443/v2' })).toBe(passwordDestination(ERP));
  });
});

describe('the address that is asked for', () => {
  it.each([
    ['https://erp.mx', '/api/v1', 'https://erp.mx/api/v1'],
    ['https://erp.mx/', 'api', 'https://erp.mx/api'],
    ['https://erp.mx/base/', '', 'https://erp.mx/base/'],
    ['https://erp.mx', '//malo.mx/x', 'https://erp.mx/malo.mx/x'],
    ['https://erp.mx', '\\\\malo.mx', 'https://erp.mx/malo.mx'],
    ['https://erp.mx', '@malo.mx', 'https://erp.mx/@malo.mx'],
    ['https://erp.mx/a', '../../../b', 'https://erp.mx/b'],
  ])('%s and %s are %s, never another machine', (url, path, address) => {
    expect(askedAddress({ url, path })?.href).toBe(address);
  });

  it('is none for a server that is no web server', () => {
    expect(askedAddress({ url: '', path: '/x' })).toBeNull();
  });
});
