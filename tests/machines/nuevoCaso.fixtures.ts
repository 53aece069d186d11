import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { result } from './caso.samples.ts';
import { type Fixtures, model } from './kit/fixtures.ts';
import { customer, noConnection } from './samples.ts';

const fixtures: Fixtures<typeof nuevoCasoMachine> = {
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    buscarCliente: [{ type: 'buscarCliente', busqueda: { nombre: 'Luis', apePat: 'Ibáñez', apeMat: '' } }],
    guardar: [{ type: 'guardar', values: { descripcion: 'El refrigerador llegó con un golpe.' } }],
    guardado: [{ type: 'guardado', resultado: { ...result(1, 'Caso creado'), id: 7001 } }],
    cerrar: [
      { type: 'cerrar', escrito: false },
      { type: 'cerrar', escrito: true },
    ],
    seguirEditando: [{ type: 'seguirEditando' }],
    descartar: [{ type: 'descartar' }],
  },
  actores: {
    registro: { contesta: [], falla: [] },
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
