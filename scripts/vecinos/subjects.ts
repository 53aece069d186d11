import type { NombreVecino } from '#contract/vecinos';
import { type Caller, Defecto } from './caller.ts';
import { expects, newKey } from './checks.ts';
import { billetera, certificados, credito } from './moneySubjects.ts';
import { lookups, type SujetoDe } from './subject.ts';

/** Each neighbour as it is tried. */
export const SUJETOS: { readonly [N in NombreVecino]: SujetoDe<N> } = {
  billetera,
  certificados,
  credito,

  logistica: (caller, { tienda, operacion, linea, numArt }) => {
    const sale = { tienda, operacion };
    const guides = () =>
      caller.demand<readonly { guia: string; tipoGuia: string }[]>({
        operacion: 'consultar',
        clave: null,
        datos: sale,
      });
    const countOf = (tipo: string) => async () => (await guides()).filter(({ tipoGuia }) => tipoGuia === tipo).length;
    const calle = { calle: 'Prueba', numeroExterior: '1', numeroInterior: '', colonia: 'Centro' };
    const domicilio = {
      ...calle,
      municipio: 'Puebla',
      estado: 'Puebla',
      codigoPostal: '72000',
      referencias: '',
      telefono: '',
    };
    const pickup = { ...sale, articulos: [{ linea, numArt, cantidad: 1 }], domicilio, fecha: '2030-01-02' };
    const unknown = (name: string) => ({ folioGuia: name, articulos: null });
    return {
      cambios: [
        {
          operacion: 'recolectar',
          datos: () => pickup,
          otros: () => ({ ...pickup, fecha: '2030-01-03' }),
          libres: null,
          efecto: { mide: countOf('RECOLECTA'), uno: () => 1 },
          negado: null,
          mal: { ...pickup, articulos: [] },
        },
        {
          operacion: 'ordenarServicio',
          datos: () => ({ ...sale, linea }),
          otros: () => ({ ...sale, linea: linea + 1 }),
          libres: null,
          efecto: { mide: countOf('SERVICIO'), uno: () => 1 },
          negado: null,
          mal: { ...sale, linea: 'x' },
        },
        {
          operacion: 'cancelar',
          datos: async () => {
            const ordered = { operacion: 'recolectar', clave: newKey(), datos: pickup };
            return { folioGuia: (await caller.demand<{ folioGuia: string }>(ordered)).folioGuia, articulos: null };
          },
          otros: () => unknown('OTRA'),
          libres: null,
          efecto: null,
          negado: { datos: () => unknown('NOHAYTAL'), despues: null },
          mal: { folioGuia: 7 },
        },
      ],
      propias: [
        ...lookups(caller, { operacion: 'guia', datos: { folio: 'NOHAYTAL' } }),
        ...lookups(caller, { operacion: 'consultar', datos: { tienda, operacion: 9_999_999_998 } }),
        [
          'retirarRecoleccion: la recolección ya no está, y retirarla otra vez no hace nada',
          async () => {
            const clave = newKey();
            const { folioGuia } = await caller.demand<{ folioGuia: string }>({
              operacion: 'recolectar',
              clave,
              datos: pickup,
            });
            for (let time = 0; time < 2; time += 1) {
              const datos = { claveRecoleccion: clave };
              await caller.demand({ operacion: 'retirarRecoleccion', clave: newKey(), datos });
            }
            expects(await caller.call({ operacion: 'guia', clave: null, datos: { folio: folioGuia } }), 'noExiste');
          },
        ],
        [
          'actualizar: la guía queda como se pidió',
          async () => {
            const ordered = { operacion: 'recolectar', clave: newKey(), datos: pickup };
            const { folioGuia } = await caller.demand<{ folioGuia: string }>(ordered);
            const asked = { operacion: 'guia', clave: null, datos: { folio: folioGuia } };
            const { articulos } = await caller.demand<{ articulos: readonly { idarticulo: number }[] }>(asked);
            const idArticulo = articulos[0]?.idarticulo;
            const datos = { folioGuia, articulos: [{ idArticulo, statusitem: 13 }], paquetes: [] };
            const updated = { operacion: 'actualizar', clave: newKey(), datos };
            const after = await caller.demand<{ articulos: readonly { statusitem: number }[] }>(updated);
            if (after.articulos[0]?.statusitem !== 13) throw new Defecto('El artículo no quedó RECOLECTADO (13).');
          },
        ],
      ],
    };
  },

  contabilidad: (_caller, { tienda, operacion, idVale, folio }) => {
    const vale = {
      id: idVale,
      folio,
      tipo: 1,
      tienda,
      operacion,
      total: 10,
      depreciacion: 0,
      condonacion: 0,
      saldo: 10,
    };
    return {
      cambios: [
        {
          operacion: 'enviarVale',
          datos: () => vale,
          otros: () => ({ ...vale, folio: `${folio}X` }),
          libres: () => ({ ...vale, saldo: 4 }),
          efecto: null,
          negado: null,
          mal: { ...vale, total: 'x' },
        },
      ],
      propias: [],
    };
  },

  estacionamiento: (caller, { tienda, operacion }) => ({
    cambios: [],
    propias: [
      ...lookups(caller, { operacion: 'buscar', datos: { tienda, operacion: 9_999_999_998 } }),
      ['buscar: el boleto está', () => found(caller, { tienda, operacion })],
    ],
  }),

  ventas: (caller, { tienda, operacion }) => ({
    cambios: [],
    propias: [
      ...lookups(caller, { operacion: 'buscar', datos: { tienda, operacion: 9_999_999_998 } }),
      [
        'buscar: la venta está, y es la que se pidió',
        async () => {
          if (operacion === null) return;
          const ask = { operacion: 'buscar', clave: null, datos: { tienda, operacion } };
          const sale = await caller.demand<{ tienda: number; operacion: number }>(ask);
          if (sale.tienda !== tienda || sale.operacion !== operacion) throw new Defecto('Contestó otra venta.');
        },
      ],
    ],
  }),

  restaurante: (caller, { folio }) => ({
    cambios: [],
    propias: [
      ...lookups(caller, { operacion: 'buscar', datos: { folio: 'NOHAYTAL' } }),
      ['buscar: el consumo está', () => found(caller, { folio })],
      [
        'buscar: no importan las mayúsculas ni los espacios alrededor',
        () => found(caller, { folio: ` ${folio.toLowerCase()} ` }),
      ],
    ],
  }),
};

async function found(caller: Caller, datos: object): Promise<void> {
  await caller.demand({ operacion: 'buscar', clave: null, datos });
}
