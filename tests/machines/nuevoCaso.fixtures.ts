import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { customer, noConnection } from './samples.ts';

const fixtures: Fixtures<typeof nuevoCasoMachine> = {
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    buscarCliente: [{ type: 'buscarCliente', busqueda: { nombre: 'Luis', apePat: 'Ibáñez', apeMat: '' } }],
    guardar: [{ type: 'guardar', values: { descripcion: 'El refrigerador llegó con un golpe.' } }],
    guardado: [{ type: 'guardado', idCaso: 7001 }],
    cerrar: [
      { type: 'cerrar', escrito: false },
      { type: 'cerrar', escrito: true },
    ],
    seguirEditando: [{ type: 'seguirEditando' }],
    descartar: [{ type: 'descartar' }],
  },
  actores: {
    searchCustomers: {
      contesta: [
        { clientes: [customer], limiteExcedido: false },
        { clientes: [customer], limiteExcedido: true },
        { clientes: [], limiteExcedido: false },
      ],
      falla: [noConnection],
    },
    fetchCase: {
      contesta: [{ aviso: null }, { aviso: 'El caso lo atenderá el área Facturación.' }],
      falla: [noConnection],
    },
  },
  relevante: ({ clientes }) => clientes.length,
};

export const nuevoCasoModel = model(nuevoCasoMachine, fixtures);
