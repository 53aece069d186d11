import { inArray } from 'drizzle-orm';
import type { TipoVale } from '#domain/cadena/tiposVale';
import type { CasoDeVenta } from '#domain/casos/casosAbiertos';
import { clienteDeCasoSchema, SIN_CLIENTE } from '#domain/casos/clienteDeCaso';
import type { Customer } from '#domain/casos/clientes';
import { CAMPOS_NUEVO_CASO } from '#domain/casos/nuevoCaso';
import { casoPropio, esCasoPropio } from '#domain/vales/casoDeVale';
import {
  type CompradorDeCaso,
  type CompradorDeVale,
  conContacto,
  esElMismo,
  FALTAS_DE_COMPRADOR,
  faltaDeComprador,
} from '#domain/vales/compradorDeVale';
import { unknownCustomer } from '../casos/checkRequest.ts';
import { COLUMNS } from '../casos/clientes/search.ts';
import type { Db } from '../platform/db/db.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import { invalidFields } from '../platform/http/rejection.ts';

/**
 * A sale that says who bought takes no other buyer: who chose one saw the sale before it said so, or means another one.
 * @throws Rejection 400 at the field.
 */
export function demandNoOther(ofSale: Customer | null, comprador: CompradorDeVale | null): void {
  if (ofSale === null || comprador === null) return;
  if (!comprador.esNuevo && comprador.numiden === ofSale.numiden) return;
  throw invalidFields([
    { campo: 'comprador', message: 'Esta operación dice quién compró: no se elige a otro cliente.' },
  ]);
}

/**
 * The open case under which the voucher of a buyer goes: the sale's own. Of a sale without a named customer it is the
 * one of who was chosen; the money never goes to a person that no one named.
 */
export async function ownCaseOfBuyer(
  db: Db,
  open: readonly CasoDeVenta[],
  tipo: TipoVale,
  { ofSale, comprador }: { readonly ofSale: Customer | null; readonly comprador: CompradorDeVale | null },
): Promise<CasoDeVenta | null> {
  if (ofSale !== null) return casoPropio(open, tipo, ofSale.numiden);
  if (comprador === null) return null;
  if (!comprador.esNuevo) return casoPropio(open, tipo, comprador.numiden);
  const possible = open.filter((caso) => esCasoPropio(caso, tipo, null));
  if (possible.length === 0) return null;
  const numbers = possible.map(({ cliente }) => cliente.numiden);
  const same = (await readCustomers(db, numbers)).find((cliente) => esElMismo(cliente, comprador.identidad));
  return same === undefined ? null : casoPropio(possible, tipo, same.numiden);
}

/**
 * The customer that the case of a voucher is made for: the sale's buyer, with the contact that was written where the
 * chain knows none, or who was chosen.
 * @throws Rejection 400 where no customer was chosen, or by the rules of the new-case form.
 */
export async function buyerForCase(
  db: Db,
  ofSale: Customer | null,
  comprador: CompradorDeVale | null,
  now: Date,
): Promise<CompradorDeCaso> {
  if (faltaDeComprador(ofSale) === null && ofSale !== null) return ofSale;
  const known = ofSale ?? (comprador?.esNuevo === false ? await knownCustomer(db, comprador.numiden) : null);
  const contacto = comprador?.contacto ?? null;
  if (comprador === null || contacto === null) {
    const falta = faltaDeComprador(known);
    if (falta !== null || known === null) throw lacking(FALTAS_DE_COMPRADOR[falta ?? 'comprador']);
    return known;
  }
  const identidad = comprador.esNuevo ? comprador.identidad : SIN_CLIENTE.identidad;
  demandRight({ cliente: known, identidad, contacto }, now);
  return conContacto(
    known ?? { ...identidad, apellidoMaterno: identidad.apellidoMaterno || null, numiden: null },
    contacto,
  );
}

/** @throws Rejection 400 with the fields at fault, each by its place in the request. */
function demandRight(fields: Parameters<ReturnType<typeof clienteDeCasoSchema>['parse']>[0], now: Date): void {
  const faults = clienteDeCasoSchema(() => now).safeParse(fields).error?.issues ?? [];
  const [first, ...others] = faults.map(({ path, message }) => ({ campo: ['comprador', ...path].join('.'), message }));
  if (first === undefined) return;
  const name = CAMPOS_NUEVO_CASO.find(({ campo }) => `comprador.${campo}` === first.campo)?.nombre;
  throw invalidFields([first, ...others], name === undefined ? first.message : `${name}: ${first.message}`);
}

function lacking(message: string) {
  return invalidFields([{ campo: 'comprador', message }]);
}

async function knownCustomer(db: Db, numiden: number): Promise<Customer> {
  const [known] = await readCustomers(db, [numiden]);
  if (known === undefined) throw unknownCustomer('comprador.numiden');
  return known;
}

async function readCustomers(db: Db, numbers: readonly number[]): Promise<readonly Customer[]> {
  const rows = await db
    .select(COLUMNS)
    .from(clientes)
    .where(inArray(clientes.numiden, [...numbers]));
  return rows.map((row) => ({ ...row, esNuevo: false }));
}
