import { describe, expect, it } from 'vitest';
import type { Servidor } from '#domain/cadena/servidores';
import { serverFormSchema, testOf, typedServer } from './form.ts';

const ERP: Servidor = {
  ...{
    id: 7,
    servidor: 'erp.cadena.mx',
    usuario: 'mostrador',
    puerto: 8443,
    path: '/api',
    url: 'https://erp.cadena.mx',
  },
  ...{ activo: true, tienePass: true, passIlegible: false, version: 3 },
};

function faults(changes: object): readonly string[] {
  const { error } = serverFormSchema.safeParse({ ...typedServer(ERP), ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the form of a server', () => {
  it('begins with what the server is, and never with its password', () => {
    expect(typedServer(ERP)).toEqual({
      ...{
        servidor: 'erp.cadena.mx',
        usuario: 'mostrador',
        puerto: '8443',
        path: '/api',
        url: 'https://erp.cadena.mx',
      },
      ...{ pass: '', quitarPass: false },
    });
    expect(Object.values(typedServer(null)).filter(Boolean)).toEqual([]);
  });

  it('says what is wrong in the words of the house', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ servidor: '', puerto: '' })).toEqual(['servidor: Campo requerido', 'puerto: Campo requerido']);
    expect(faults({ puerto: 'ssh' })).toEqual(['puerto: Campo de solo números.']);
    expect(faults({ puerto: '70000' })).toEqual(['puerto: Escriba un puerto entre 1 y 65535.']);
    expect(faults({ pass: 'x', quitarPass: true })).toEqual([
      'pass: Escriba una contraseña nueva o quite la guardada, no las dos cosas.',
    ]);
  });
});

describe('what a form tries', () => {
  it('is what is typed, with the stored password unless another one is', () => {
    const { id, servidor, usuario, puerto, path, url } = ERP;
    const common = { servidor, usuario, puerto, path, url };
    expect(testOf(id, typedServer(ERP))).toEqual({ ...common, id, pass: null });
    expect(testOf(id, { ...typedServer(ERP), pass: 'nueva' })).toEqual({ ...common, id, pass: 'nueva' });
    expect(testOf(id, { ...typedServer(ERP), quitarPass: true })).toEqual({ ...common, id: null, pass: null });
  });

  it('is nothing while it could not be saved', () => {
    expect(testOf(null, typedServer(null))).toBeNull();
  });
});
