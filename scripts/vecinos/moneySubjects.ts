import { Defecto } from './caller.ts';
import { expects, newKey } from './checks.ts';
import { lookups, type SujetoDe } from './subject.ts';

const TITULAR = { nombre: 'PRUEBA DE MOSTRADOR', correo: null, telefono: null };
const NADIE = 999_999_999_999;

interface Billetera {
  readonly saldo: number;
  readonly movimientos: readonly { readonly monto: number }[];
}

/** Wallets as they are tried. */
export const billetera: SujetoDe<'billetera'> = (caller, { cliente, idVale }) => {
  const owner = { numidenCliente: cliente, titular: TITULAR };
  const read = () => caller.call({ operacion: 'leer', clave: null, datos: { numidenCliente: cliente } });
  const account = async (): Promise<Billetera> => {
    const { sentido, resultado } = await read();
    return sentido === 'hecho' ? (resultado as Billetera) : { saldo: 0, movimientos: [] };
  };
  const deposit = (monto: number, maximo = 1_000_000) => ({ ...owner, monto, maximo, concepto: 'Prueba', idVale });
  const reversal = (claveAbono: string, monto: number) => ({
    ...{ numidenCliente: cliente, claveAbono, monto, concepto: 'Prueba', idVale },
  });
  return {
    cambios: [
      {
        operacion: 'abrir',
        datos: () => owner,
        otros: () => ({ ...owner, numidenCliente: cliente + 1 }),
        libres: () => ({ ...owner, titular: { ...TITULAR, nombre: 'OTRO NOMBRE' } }),
        efecto: null,
        negado: null,
        mal: { numidenCliente: 'x', titular: TITULAR },
      },
      {
        operacion: 'abonar',
        datos: () => deposit(1.01),
        otros: (datos) => ({ ...datos, monto: 2 }),
        libres: (datos) => ({ ...datos, maximo: 0.5, concepto: 'Otro' }),
        efecto: { mide: async () => (await account()).saldo, uno: ({ monto }) => Number(monto) },
        negado: { datos: async () => deposit(1, 0.5), despues: (datos) => ({ ...datos, maximo: 1_000_000 }) },
        mal: { ...deposit(1), monto: 1.001 },
      },
      {
        operacion: 'revertir',
        datos: async () => {
          const clave = newKey();
          await caller.demand({ operacion: 'abonar', clave, datos: deposit(1.01) });
          return reversal(clave, 1.01);
        },
        otros: (datos) => ({ ...datos, claveAbono: newKey() }),
        libres: (datos) => ({ ...datos, concepto: 'Otro' }),
        efecto: { mide: async () => (await account()).saldo, uno: ({ monto }) => -Number(monto) },
        negado: { datos: () => reversal(newKey(), 1), despues: null },
        mal: { ...reversal(newKey(), 1), monto: 'x' },
      },
    ],
    propias: [
      [
        'revertir: un abono se revierte una sola vez, y solo lo que la billetera aún tiene',
        async () => {
          const clave = newKey();
          await caller.demand({ operacion: 'abonar', clave, datos: deposit(1.03) });
          await caller.demand({ operacion: 'revertir', clave: newKey(), datos: reversal(clave, 1.03) });
          expects(
            await caller.call({ operacion: 'revertir', clave: newKey(), datos: reversal(clave, 1.03) }),
            'negado',
          );
        },
      ],
      ...lookups(caller, { operacion: 'leer', datos: { numidenCliente: NADIE } }),
      [
        'existe: dice si hay una billetera con ese folio',
        async () => {
          const opened = { operacion: 'abrir', clave: newKey(), datos: owner };
          const { folio } = await caller.demand<{ folio: string }>(opened);
          for (const [asked, there] of [
            [folio, true],
            ['NOHAYTAL', false],
          ] as const) {
            const ask = { operacion: 'existe', clave: null, datos: { folio: asked } };
            const { existe } = await caller.demand<{ existe: boolean }>(ask);
            if (existe !== there) throw new Defecto(`Del folio ${asked} contestó ${existe}.`);
          }
        },
      ],
      [
        'abonar: hasta el máximo, y ni un centavo más',
        async () => {
          const { saldo } = await account();
          const maximo = Math.round((saldo + 2) * 100) / 100;
          const more = { operacion: 'abonar', clave: newKey(), datos: deposit(2.01, maximo) };
          expects(await caller.call(more), 'negado');
          await caller.demand({ operacion: 'abonar', clave: newKey(), datos: deposit(2, maximo) });
        },
      ],
      [
        'leer: el saldo es la suma de los movimientos',
        async () => {
          await caller.demand({ operacion: 'abonar', clave: newKey(), datos: deposit(0.07) });
          const { saldo, movimientos } = await account();
          const [last] = movimientos;
          if (last?.monto !== 0.07) throw new Defecto('El movimiento más nuevo no es el primero.');
          const total = Math.round(movimientos.reduce((sum, { monto }) => sum + monto, 0) * 100) / 100;
          // Of fifty there may be older ones.
          if (movimientos.length < 50 && total !== saldo) throw new Defecto(`Suman ${total} y el saldo es ${saldo}.`);
        },
      ],
    ],
  };
};

/** Gift certificates as they are tried. */
export const certificados: SujetoDe<'certificados'> = (caller, { idVale }) => {
  const issue = async (monto = 1.01) =>
    caller.demand<{ folio: string }>({ operacion: 'expedir', clave: newKey(), datos: { monto, idVale } });
  const zona = 'America/Mexico_City';
  const read = (folio: string) => ({ operacion: 'leer', clave: null, datos: { folio } });
  return {
    cambios: [
      {
        operacion: 'expedir',
        datos: () => ({ monto: 1.01, idVale }),
        otros: (datos) => ({ ...datos, monto: 2 }),
        libres: null,
        efecto: null,
        negado: null,
        mal: { monto: 'x', idVale },
      },
      {
        operacion: 'canjear',
        datos: async () => ({ folio: (await issue()).folio, zona }),
        otros: () => ({ folio: 'NOHAYTAL', zona }),
        libres: (datos) => ({ ...datos, zona: 'America/Tijuana' }),
        efecto: null,
        negado: { datos: () => ({ folio: 'NOHAYTAL', zona }), despues: null },
        mal: { folio: 7, zona },
      },
      {
        operacion: 'anular',
        datos: async () => ({ folio: (await issue()).folio, zona }),
        otros: () => ({ folio: 'NOHAYTAL', zona }),
        libres: (datos) => ({ ...datos, zona: 'America/Tijuana' }),
        efecto: null,
        negado: { datos: () => ({ folio: 'NOHAYTAL', zona }), despues: null },
        mal: { folio: 7, zona },
      },
    ],
    propias: [
      [
        'anular: ni lo canjeado se anula ni lo anulado se canjea',
        async () => {
          const end = (operacion: string, folio: string) =>
            caller.call({ operacion, clave: newKey(), datos: { folio, zona } });
          for (const [first, second] of [
            ['canjear', 'anular'],
            ['anular', 'canjear'],
          ] as const) {
            const { folio } = await issue(1.5);
            expects(await end(first, folio), 'hecho');
            expects(await end(second, folio), 'negado');
          }
        },
      ],
      ...lookups(caller, { operacion: 'leer', datos: { folio: 'NOHAYTAL' } }),
      [
        'canjear: un certificado se canjea una sola vez',
        async () => {
          const { folio } = await issue(3.5);
          const before = await caller.demand<{ monto: number; canjeado: string | null }>(read(folio));
          if (before.monto !== 3.5 || before.canjeado !== null) throw new Defecto('Recién expedido no se lee así.');
          const spend = () => caller.call({ operacion: 'canjear', clave: newKey(), datos: { folio, zona } });
          const answers = await Promise.all([spend(), spend()]);
          const done = answers.filter(({ sentido }) => sentido === 'hecho').length;
          if (done !== 1) throw new Defecto(`Dos lo canjean a la vez, y se canjeó ${done} veces.`);
          expects(await spend(), 'negado');
          const after = await caller.demand<{ canjeado: string | null }>(read(folio));
          if (after.canjeado === null) throw new Defecto('Ya canjeado se lee sin canjear.');
        },
      ],
    ],
  };
};

/** The credit as it is tried. */
export const credito: SujetoDe<'credito'> = (caller, { tienda, operacion, idVale }) => {
  const estimate = (monto: number) =>
    caller.demand<Readonly<Record<'pagado' | 'devuelto' | 'maximo' | 'estimado', number>>>({
      operacion: 'estimar',
      clave: null,
      datos: { tienda, operacion, monto },
    });
  const back = (monto: number) => ({ tienda, operacion, monto, idVale });
  return {
    cambios: [
      {
        operacion: 'abonar',
        datos: () => back(0.01),
        otros: () => back(0.02),
        libres: null,
        efecto: { mide: async () => (await estimate(1)).devuelto, uno: ({ monto }) => Number(monto) },
        negado: { datos: async () => back((await estimate(1)).maximo + 1), despues: null },
        mal: { ...back(1), monto: 'x' },
      },
      {
        operacion: 'revertir',
        datos: async () => {
          const claveAbono = newKey();
          await caller.demand({ operacion: 'abonar', clave: claveAbono, datos: back(0.01) });
          return { ...back(0.01), claveAbono };
        },
        otros: (datos) => ({ ...datos, claveAbono: newKey() }),
        libres: null,
        efecto: { mide: async () => (await estimate(1)).devuelto, uno: ({ monto }) => -Number(monto) },
        negado: { datos: () => ({ ...back(0.01), claveAbono: newKey() }), despues: null },
        mal: { ...back(1), claveAbono: newKey(), monto: 'x' },
      },
    ],
    propias: [
      [
        'estimar: lo que puede regresar es lo pagado menos lo devuelto',
        async () => {
          const { pagado, devuelto, maximo, estimado } = await estimate(0.01);
          if (Math.round((pagado - devuelto - maximo) * 100) !== 0 || maximo < 1 || estimado !== 0.01) {
            throw new Defecto(
              `Pagado ${pagado}, devuelto ${devuelto}, máximo ${maximo}, estimado ${estimado}; de la venta debe poder regresar al menos un peso.`,
            );
          }
        },
      ],
    ],
  };
};
