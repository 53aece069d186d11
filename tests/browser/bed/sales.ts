import { eq } from 'drizzle-orm';
import type { drizzle } from 'drizzle-orm/pglite';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { centavos } from '#domain/common/money';
import { folioCertificado } from '#domain/vales/certificados';
import { type CustomerData, customerRow } from '../../../server/casos/clientes/create.ts';
import { clientes } from '../../../server/platform/db/schema/clientes.ts';
import { certificados } from '../../../server/platform/db/schema/neighbours.ts';
import {
  guiaArticulos,
  guiaPaquetes,
  guias,
  ventaArticulos,
  ventaPagos,
  ventas,
} from '../../../server/platform/db/schema/operaciones.ts';
import { storeGlobal } from '../../cfdi/storedGlobal.ts';

/** A sale that no other test uses, of three days ago in Tienda Centro, to a customer who has no other. */
export interface OwnSale {
  readonly tienda: number;
  readonly operacion: number;
  /** The number of its buyer; of a sale without a buyer, of a customer who never bought anything. */
  readonly cliente: number;
}

/** A line of a sale; amounts are of all its units, in pesos. */
interface SoldLine {
  readonly descripcion: string;
  readonly unidades: number;
  readonly subtotal: number;
  readonly iva: number;
  readonly total: number;
}

/** A unit of it is worth $2,320.00: too much for the till, and too little for an authorization. */
export const BLENDER = sold('Licuadora industrial', 2, [4_000, 640, 4_640]);
/** A unit of it is worth $1,160.00, which can go back in any way. */
export const IRON = sold('Plancha de vapor', 2, [2_000, 320, 2_320]);
const TWO_LINES = [BLENDER, IRON];

/** The lines of a sale with a guide. All chairs were taken along, a unit is worth $1,450.00; all else travels. */
export const FRIDGE = sold('Refrigerador 14 pies No Frost acero', 1, [10_000, 1_600, 11_600]);
export const CHAIR = sold('Silla secretarial', 4, [5_000, 800, 5_800]);
export const SCREEN = sold('Pantalla LED 55" 4K', 1, [7_000, 1_120, 8_120]);
const MATTRESS = sold('Colchón matrimonial ortopédico', 2, [9_000, 1_440, 10_440]);
export const DINING_TABLE = sold('Comedor 6 sillas nogal', 3, [24_000, 3_840, 27_840]);

const CASH = { idFormaPago: 1, nombre: 'EFECTIVO' };
const CARD = { idFormaPago: 2, nombre: 'TARJETA DE CRÉDITO' };
const CREDIT = { idFormaPago: 4, nombre: 'CRÉDITO DE LA CASA' };

interface Plan {
  readonly lineas: readonly SoldLine[];
  /** In pesos. */
  readonly pagos: readonly { readonly idFormaPago: number; readonly nombre: string; readonly monto: number }[];
  /** Its buyer is unknown. */
  readonly sinComprador?: true;
  /** Its buyer has neither mail nor phone. */
  readonly sinContacto?: true;
  /** It was bought in the virtual store: its folio is `folioWebOf` its number. */
  readonly enLinea?: true;
  /** The packages of its guide: state of the package, and line and state of each unit in it. */
  readonly paquetes?: readonly (readonly [estado: number, ...units: (readonly [linea: number, estado: number])[]])[];
}

/** The sales that tests can ask for. */
const PLANS = {
  porTarjeta: { lineas: TWO_LINES, pagos: [{ ...CARD, monto: 6_960 }] },
  porCredito: { lineas: TWO_LINES, pagos: [{ ...CREDIT, monto: 6_960 }] },
  enEfectivo: { lineas: TWO_LINES, pagos: [{ ...CASH, monto: 6_960 }] },
  /** Less by card than a unit of either line is worth. */
  porTarjetaEnParte: {
    lineas: TWO_LINES,
    pagos: [
      { ...CASH, monto: 6_000 },
      { ...CARD, monto: 960 },
    ],
  },
  /** Four units have left, one was cancelled, and two dining tables can still be. */
  conGuia: {
    lineas: [FRIDGE, CHAIR, SCREEN, MATTRESS, DINING_TABLE],
    pagos: [
      { ...CASH, monto: 15_000 },
      { ...CARD, monto: 48_800 },
    ],
    paquetes: [
      [5, [1, 6]],
      [6, [3, 7], [4, 7]],
      [16, [4, 9]],
      [3, [5, 4]],
      [5, [5, 6]],
      [0, [5, 0]],
    ],
  },
  /** In cash, without a buyer. */
  anonima: { lineas: TWO_LINES, pagos: [{ ...CASH, monto: 6_960 }], sinComprador: true },
  /** Of the virtual store, by card. */
  enLinea: { lineas: TWO_LINES, pagos: [{ ...CARD, monto: 6_960 }], enLinea: true },
  /** In cash, and in a global invoice, all of them in the same one. */
  enGlobal: { lineas: TWO_LINES, pagos: [{ ...CASH, monto: 6_960 }] },
  /** In cash, to somebody who cannot be reached. */
  sinContacto: { lineas: TWO_LINES, pagos: [{ ...CASH, monto: 6_960 }], sinContacto: true },
} as const satisfies Record<string, Plan>;

/** The kinds of sales that tests can ask for. */
export type KindOfSale = keyof typeof PLANS;

const KINDS = Object.keys(PLANS) as KindOfSale[];
const EACH = 150;
const STORE = 1;
const ASESOR = 100_002;
const FACTURISTA = 100_004;
/** Beside the sample's operations and customers: it numbers the sales of store 7 from 7,000,000 and 7,500,000 on. */
const FIRST_NUMBER = 7_700_000;

const taken = new Map<KindOfSale, number>();

/** Hands out a sale that no other test of this worker got, nor will get. @throws Error when all were handed out. */
export function newSale(kind: KindOfSale): OwnSale {
  const place = taken.get(kind) ?? 0;
  if (place === EACH) throw new Error(`All ${EACH} sales '${kind}' were taken: make more of them in bed/sales.ts.`);
  taken.set(kind, place + 1);
  const number = numberOf(kind, place);
  return { tienda: STORE, operacion: number, cliente: number };
}

/** The folio of a sale of the virtual store. */
function folioWebOf(operacion: number): string {
  return `PRUEBA-${operacion}`;
}

function numberOf(kind: KindOfSale, place: number): number {
  return FIRST_NUMBER + KINDS.indexOf(kind) * 10_000 + place;
}

let certificates = 0;

/** Hands out the folio of a gift certificate that no other test spends. @throws Error when all were handed out. */
export function newCertificate(): string {
  if (certificates === EACH) throw new Error(`All ${EACH} certificates were taken: make more of them in bed/sales.ts.`);
  certificates += 1;
  return certificateOf(certificates);
}

function certificateOf(place: number): string {
  return folioCertificado(String(FIRST_NUMBER + place).padStart(14, '0'));
}

type Db = ReturnType<typeof drizzle<Record<string, never>>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Whether a database has them already. */
export async function areSalesStocked(db: Db): Promise<boolean> {
  const stocked = await db.select().from(ventas).where(eq(ventas.operacion, FIRST_NUMBER));
  return stocked.length > 0;
}

/** Puts the sales that tests ask for, their buyers and the certificates into a database. */
export async function stockSales(tx: Tx, fecha: Date): Promise<void> {
  for (const kind of KINDS) {
    const numbers = Array.from({ length: EACH }, (_, place) => numberOf(kind, place));
    const plan: Plan = PLANS[kind];
    const reached = plan.sinContacto === true ? { correo: null, celular: null } : {};
    await tx
      .insert(clientes)
      .values(numbers.map((numiden) => ({ numiden, ...customerRow({ ...buyer(numiden), ...reached }) })));
    await insertSales(tx, plan, numbers, fecha);
    if (kind === 'enGlobal') await storeGlobal(tx, numbers, fecha, FACTURISTA);
  }
  await tx.insert(certificados).values(
    Array.from({ length: EACH }, (_, place) => {
      const folio = certificateOf(place + 1);
      return { folio, clave: folio, monto: inCentavos(500), creado: fecha, numiden: ASESOR };
    }),
  );
}

/** A buyer whose name, phone and e-mail no other customer has. */
export function buyer(numiden: number) {
  return {
    nombre: 'Práxedes',
    apellidoPaterno: 'Xicohténcatl',
    apellidoMaterno: lettersOf(numiden),
    fechaNacimiento: '1987-05-14',
    correo: `praxedes${numiden}@ejemplo.mx`,
    celular: `55${numiden}0`,
    telefono: null,
    sexo: 'F',
  } as const satisfies CustomerData;
}

/** The name of a buyer, as lists and vouchers show it. */
export function nameOf(numiden: number): string {
  return nombreCompletoCliente(buyer(numiden));
}

/** A surname without digits: 7020003 is 'Hacaaad'. */
function lettersOf(number: number): string {
  const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

async function insertSales(
  tx: Tx,
  { lineas, pagos, paquetes, sinComprador, enLinea }: Plan,
  numbers: readonly number[],
  fecha: Date,
) {
  const total = inCentavos(lineas.reduce((sum, line) => sum + line.total, 0));
  await tx.insert(ventas).values(
    numbers.map((operacion) => ({
      cvetda: STORE,
      operacion,
      fecha,
      total,
      origen: 'prueba',
      folioWeb: enLinea === true ? folioWebOf(operacion) : null,
      ...(sinComprador !== true && {
        numidenCliente: operacion,
        nombreCliente: nameOf(operacion),
      }),
    })),
  );
  await tx.insert(ventaArticulos).values(
    numbers.flatMap((operacion) =>
      lineas.map(({ descripcion, unidades, subtotal, iva, total: ofLine }, index) => ({
        cvetda: STORE,
        operacion,
        linea: index + 1,
        numArt: numArt(index + 1),
        descripcion,
        cantidadOriginal: unidades,
        cantidadMaxima: unidades,
        precioUnitario: String(subtotal / unidades),
        subtotal: inCentavos(subtotal),
        descuento: centavos(0),
        iva: inCentavos(iva),
        ieps: centavos(0),
        total: inCentavos(ofLine),
      })),
    ),
  );
  await tx.insert(ventaPagos).values(
    numbers.flatMap((operacion) =>
      pagos.map(({ monto, ...way }, index) => ({
        cvetda: STORE,
        operacion,
        orden: index + 1,
        fecha,
        ...way,
        monto: inCentavos(monto),
      })),
    ),
  );
  if (paquetes !== undefined) await insertGuides(tx, paquetes, numbers);
}

async function insertGuides(tx: Tx, packages: NonNullable<Plan['paquetes']>, numbers: readonly number[]) {
  await tx
    .insert(guias)
    .values(
      numbers.map((operacion) => ({ folio: `GL${operacion}`, tipo: 'ENTREGA', cvetda: STORE, operacion }) as const),
    );
  const planned = numbers.flatMap((operacion) =>
    packages.map(([estado, ...units], index) => {
      const row = { folioGuia: `GL${operacion}`, folio: `GL${operacion}-0${index + 1}`, estado };
      return { row, units };
    }),
  );
  const stored = await tx
    .insert(guiaPaquetes)
    .values(planned.map(({ row }) => row))
    .returning({ id: guiaPaquetes.id, folio: guiaPaquetes.folio });
  const ids = new Map(stored.map(({ id, folio }) => [folio, id]));
  await tx.insert(guiaArticulos).values(
    planned.flatMap(({ row, units }) =>
      units.map(([linea, statusitem]) => ({
        idPaquete: ids.get(row.folio) ?? 0,
        linea,
        numArt: numArt(linea),
        statusitem,
        cantidad: 1,
      })),
    ),
  );
}

function numArt(linea: number): string {
  return `70${linea}`;
}

/** Pesos as the database has them. */
export function inCentavos(pesos: number) {
  return centavos(pesos * 100);
}

function sold(
  descripcion: string,
  unidades: number,
  [subtotal, iva, total]: readonly [number, number, number],
): SoldLine {
  return { descripcion, unidades, subtotal, iva, total };
}
