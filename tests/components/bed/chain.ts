import { page } from 'vitest/browser';
import type { EmisorDeCadena } from '#domain/cadena/emisor';
import type { TiendaDeCadena } from '#domain/cadena/tiendas';
import type { ChainTab } from '../../../src/cadena/chain/tabs.ts';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

/** A store of the centre. */
export const CENTRO: TiendaDeCadena = {
  ...{ id: 1, version: 3, nombre: 'Tienda Centro', tipo: 'fisica', admiteLogin: true },
  ...{ codigoPostal: '06000', serie: null, globales: null, horario: null },
};

/** The issuer as the server brings it: nobody said it yet. */
export const AS_IT_CAME: EmisorDeCadena = {
  ...{ id: 1, version: 0, rfc: 'MDE210401MD3', nombre: 'MOSTRADOR DEMOSTRACION', regimen: '601', guardado: false },
  ...{ certificado: null, impedimento: null, sinValidez: true, aviso: null },
};

/** Opens a tab of the chain's fiscal data. */
export async function openChain(tab: ChainTab, answers: Answers) {
  const app = await openApp(tab === 'listo' ? 'datos-fiscales' : `datos-fiscales?pestana=${tab}`, {
    listoParaFacturar: { muestra: false, emisor: [], tiendas: [], departamentos: [] },
    historialDeRegistro: { cambios: [], hayMas: false },
    // The other tabs, which a pointer on its way reads ahead.
    ...{
      tiendasDeCadena: [],
      festivosDeCadena: [],
      formasDeCadena: [],
      clavesFiscales: { filas: [], limiteExcedido: false },
    },
    ...answers,
  });
  return {
    ...app,
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
    named: (name: string) => page.getByRole('button', { name, exact: true }),
    field: (label: string) => page.getByRole('dialog').getByLabelText(new RegExp(`^${label}`)),
  };
}
