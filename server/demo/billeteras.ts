import { type Centavos, centavos, fromPesos } from '#domain/common/money';
import { BILLETERA } from '#domain/ventas/metodosDevolucion';
import type {
  billeteras,
  canjesCertificado,
  certificados,
  movimientosBilletera,
  movimientosCredito,
} from '../platform/db/schema/neighbours.ts';
import type { Clock } from './clock.ts';
import { certificateFolio, walletFolio } from './folios.ts';
import type { SampleVoucher } from './vales.ts';

const ASESOR = 100_002;

const WALLETS = 8;
const CERTIFICATES = 10;
const CREDITO = 4;
const CERTIFICADO = 7;

/** A refund by a method, with the voucher's id and its customer. */
interface Gone {
  readonly idVale: number;
  readonly numidenCliente: number;
  readonly vale: Pick<SampleVoucher['vale'], 'folio' | 'cvetda' | 'operacion'>;
  readonly folio: string;
  readonly monto: Centavos;
  readonly fecha: Date;
  readonly numiden: number;
}

/** A sample voucher that is stored. */
export interface StoredVoucher extends SampleVoucher {
  readonly id: number;
  readonly numidenCliente: number;
}

/** Wallets and their ledger; certificates and their spendings; amounts that went back to the credit. */
export interface SampleMoney {
  readonly billeteras: readonly (typeof billeteras.$inferInsert)[];
  readonly movimientos: readonly (typeof movimientosBilletera.$inferInsert)[];
  readonly certificados: readonly (typeof certificados.$inferInsert)[];
  readonly canjes: readonly (typeof canjesCertificado.$inferInsert)[];
  readonly creditos: readonly (typeof movimientosCredito.$inferInsert)[];
}

/**
 * Eight wallets and ten certificates: those of the vouchers that went back so, and others that were there before. Wallets
 * hold what vouchers put there less what was spent at a till, never more than they may.
 */
export function sampleMoney(clock: Clock, vales: readonly StoredVoucher[], customers: readonly number[]): SampleMoney {
  const inWallets = goneBy(vales, BILLETERA);
  const owners = new Set(inWallets.map(({ numidenCliente }) => numidenCliente));
  const others = customers.filter((numiden) => !owners.has(numiden)).slice(0, WALLETS - inWallets.length);
  const bought = Array.from({ length: CERTIFICATES - goneBy(vales, CERTIFICADO).length }, (_, place) => place);
  const wallets = [
    ...inWallets.map(({ folio, numidenCliente, fecha, numiden }) => ({
      folio,
      numidenCliente,
      creada: fecha,
      numiden,
    })),
    ...others.map((numidenCliente, place) => ({
      folio: walletFolio(100 + place),
      numidenCliente,
      numiden: ASESOR,
      creada: clock.hoursAgo(24 * (30 + place)),
    })),
  ];
  const issued = [
    ...goneBy(vales, CERTIFICADO).map(({ folio, vale, idVale, monto, fecha, numiden }) => ({
      folio,
      clave: `muestra-${vale.folio}-${CERTIFICADO}`,
      monto,
      idVale,
      creado: fecha,
      numiden,
    })),
    ...bought.map((place) => ({
      folio: certificateFolio(100 + place),
      clave: `muestra-certificado-${place}`,
      idVale: null,
      numiden: ASESOR,
      monto: fromPesos(250 * (1 + (place % 4))),
      creado: clock.hoursAgo(24 * (20 + place)),
    })),
  ];
  return {
    billeteras: wallets,
    movimientos: wallets.flatMap((wallet, place) => movementsOf(clock, wallet, inWallets[place] ?? null, place)),
    certificados: issued,
    creditos: goneBy(vales, CREDITO).map(({ vale: { folio, cvetda, operacion }, idVale, monto, fecha, numiden }) => ({
      clave: `muestra-${folio}-${CREDITO}`,
      cvetda,
      operacion,
      monto,
      idVale,
      fecha,
      numiden,
    })),
    canjes: issued
      .filter((_, place) => place % 3 === 1)
      .map(({ folio, creado }) => ({
        folio,
        clave: `muestra-canje-${folio}`,
        fecha: clock.after(creado, 30),
        numiden: ASESOR,
      })),
  };
}

function goneBy(vales: readonly StoredVoucher[], metodo: number): readonly Gone[] {
  return vales.flatMap(({ id, numidenCliente, vale, devoluciones }) =>
    devoluciones
      .filter((one) => one.metodo === metodo)
      .map(({ monto, folio, creado, numiden }) => ({
        idVale: id,
        numidenCliente,
        vale,
        folio: folio ?? '',
        monto,
        fecha: creado,
        numiden,
      })),
  );
}

function movementsOf(
  clock: Clock,
  { folio, creada, numiden }: { readonly folio: string; readonly creada: Date; readonly numiden: number },
  gone: Gone | null,
  place: number,
): readonly (typeof movimientosBilletera.$inferInsert)[] {
  const monto = gone?.monto ?? fromPesos(600 + place * 150);
  const put = {
    clave: gone === null ? `muestra-abono-${place}` : `muestra-${gone.vale.folio}-${BILLETERA}`,
    folio,
    monto,
    numiden,
    concepto: gone === null ? 'Abono de apertura' : `Vale ${gone.vale.folio}`,
    idVale: gone?.idVale ?? null,
    fecha: creada,
  };
  // Half of the customers have bought with it since.
  if (place % 2 === 0) return [put];
  const spent = centavos(-Math.round(monto / 3));
  const fecha = clock.after(creada, 40);
  return [
    put,
    { clave: `muestra-compra-${place}`, folio, monto: spent, numiden, concepto: 'Compra en caja', idVale: null, fecha },
  ];
}
